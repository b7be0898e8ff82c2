import { readFileSync } from "node:fs";
import { join } from "node:path";
import { removePath, writeText } from "../files.ts";
import { codeStamp, PACKAGE_DIR, type Project } from "../project.ts";
import { listStamps, stampsBelow } from "../stamps.ts";
import { isIntact } from "./outputs.ts";

/** What a build says when it is done. */
export interface BuildReport {
  sites: { country: string; pages: number; rendered: number; bytes: number }[];
  /** What the hosts can't express, and other things to know. */
  notes: string[];
  bundled: boolean;
}

interface LastBuild {
  fingerprint: string;
  report: BuildReport;
  /** What it had to say about the project's files, as text; empty when that was nothing. */
  warnings: string;
}

const file = (project: Project) => join(project.work, "cache/last-build.json");

/** Names of the records of what was written: the countries, and what belongs to the host. */
export const HOST_RECORD = "(host)";

/**
 * Everything that a build reads, as text, because the code that hashes takes longer to load: names, sizes and times of the
 * project's files, sitegen's own sources, and the options. Taken before anything is read, so that a file that is changed
 * meanwhile counts as changed the next time.
 */
export const takeFingerprint = (code: string, sources: ReadonlyMap<string, string>, options: unknown): string =>
  [JSON.stringify(options), code, listStamps(sources)].join("\n");

/** Names, sizes and times of sitegen's own sources; what is compiled of others is known by `codeStamp`. */
export const stampCode = (): string =>
  [codeStamp() ?? "", ...["runtime", "templates"].map((part) => listStamps(stampsBelow(join(PACKAGE_DIR, part))))].join(
    "\n",
  );

/** What a build knows of the one before it. */
export interface SinceLastBuild {
  /** The last build's report, as that of one that had nothing to do. */
  report: BuildReport;
  /** Its warnings, which still hold when nothing has changed. */
  warnings: string;
  /** Markdown files that were changed since, by their paths from the project's root. */
  texts: string[];
}

/**
 * What has changed since the last build, when that is nothing or some Markdown files. Otherwise undefined, and also when
 * the last build had warnings and files have changed: they may be others now.
 */
export function sinceLastBuild(project: Project, fingerprint: string): SinceLastBuild | undefined {
  try {
    const { report, warnings, ...last } = JSON.parse(readFileSync(file(project), "utf8")) as LastBuild;
    const texts = changedTexts(last.fingerprint, fingerprint);
    if (!texts || (warnings !== "" && texts.length > 0)) return undefined;
    const sites = report.sites.map((site) => ({ ...site, rendered: 0 }));
    return { report: { ...report, bundled: false, sites }, warnings, texts };
  } catch {
    return undefined;
  }
}

/** True when all that the last build wrote is there, untouched since. */
export const isOutputIntact = (project: Project, { sites }: BuildReport): boolean =>
  sites.every(({ country }) => isIntact(project, country, join(project.out, country))) &&
  isIntact(project, HOST_RECORD, project.out);

/** Markdown files whose size or time differs between two fingerprints; undefined when anything else differs. */
function changedTexts(before: string, now: string): string[] | undefined {
  if (before === now) return [];
  const [old, lines] = [before.split("\n"), now.split("\n")];
  if (lines.length !== old.length) return undefined;
  const changed = lines.flatMap((line, index) => {
    const was = old[index] ?? "";
    if (line === was) return [];
    const path = line.slice(0, line.lastIndexOf(" "));
    const isText = /^countries\/content\/.*\.md$/.test(path) && was.startsWith(`${path} `);
    return [isText ? path : undefined];
  });
  return changed.every((path) => path !== undefined) ? changed : undefined;
}

export const saveBuild = (project: Project, build: LastBuild): void =>
  void writeText(file(project), JSON.stringify(build));

export const forgetBuild = (project: Project): void => removePath(file(project));
