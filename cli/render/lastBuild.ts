import { readFileSync } from "node:fs";
import { join } from "node:path";
import { removePath, writeText } from "../files.ts";
import { codeStamp, PACKAGE_DIR, type Project } from "../project.ts";
import { listStamps, stampsBelow } from "../stamps.ts";
import { readIntact } from "./outputs.ts";

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
  /** Markdown files whose size or time is another, by their paths from the project's root. */
  edited: string[];
  /** Markdown files that were added or removed. */
  moved: string[];
}

/**
 * What has changed since the last build, when that is nothing or some Markdown files. Otherwise undefined, and also when
 * the last build had warnings and files have changed: they may be others now.
 */
export function sinceLastBuild(project: Project, fingerprint: string): SinceLastBuild | undefined {
  try {
    const { report, warnings, ...last } = JSON.parse(readFileSync(file(project), "utf8")) as LastBuild;
    const changes = changedMarkdown(last.fingerprint, fingerprint);
    if (!changes || (warnings !== "" && hasChanged(changes))) return undefined;
    const sites = report.sites.map((site) => ({ ...site, rendered: 0 }));
    return { report: { ...report, bundled: false, sites }, warnings, ...changes };
  } catch {
    return undefined;
  }
}

/** True when all that the last build wrote is there, untouched since. */
export const isOutputIntact = (project: Project, { sites }: BuildReport): boolean =>
  sites.every(({ country }) => readIntact(project, country, join(project.out, country))) &&
  readIntact(project, HOST_RECORD, project.out) !== undefined;

export const hasChanged = ({ edited, moved }: Pick<SinceLastBuild, "edited" | "moved">): boolean =>
  edited.length + moved.length > 0;

/** What of the Markdown differs between two fingerprints; undefined when anything else differs. */
function changedMarkdown(before: string, now: string): Pick<SinceLastBuild, "edited" | "moved"> | undefined {
  if (before === now) return { edited: [], moved: [] };
  const [old, lines] = [new Set(before.split("\n")), new Set(now.split("\n"))];
  const gone = new Set([...old].filter((line) => !lines.has(line)).map(markdownOf));
  const come = new Set([...lines].filter((line) => !old.has(line)).map(markdownOf));
  const changes = { edited: [] as string[], moved: [] as string[] };
  for (const path of new Set([...gone, ...come])) {
    if (path === undefined) return undefined;
    changes[gone.has(path) && come.has(path) ? "edited" : "moved"].push(path);
  }
  return changes;
}

/** The Markdown file of a fingerprint's line; undefined when the line is of something else. */
const markdownOf = (line: string): string | undefined => /^(countries\/content\/.*\.md) \S+$/.exec(line)?.[1];

export const saveBuild = (project: Project, build: LastBuild): void =>
  void writeText(file(project), JSON.stringify(build));

export const forgetBuild = (project: Project): void => removePath(file(project));
