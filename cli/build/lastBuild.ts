import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { removePath, writeText } from "../files.ts";
import { codeStamp, PACKAGE_DIR, type Project } from "../project.ts";
import { folderStamp, isIntact } from "./outputs.ts";

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
}

const file = (project: Project) => join(project.work, "cache/last-build.json");

/** Names of the records of what was written: the countries, and what belongs to the host. */
export const HOST_RECORD = "(host)";

/**
 * Everything that a build reads, as text, because the code that hashes takes longer to load: names, sizes and times of the
 * project's files, sitegen's own sources, and the options. Taken before anything is read, so that a file that is changed
 * meanwhile counts as changed the next time.
 */
export function takeFingerprint({ root }: Pick<Project, "root">, sources: string, options: unknown): string {
  const countries = join(root, "countries");
  return [JSON.stringify(options), sources, existsSync(countries) ? folderStamp(countries) : ""].join("\n");
}

/** Names, sizes and times of sitegen's own sources; what is compiled of others is known by `codeStamp`. */
export const stampSources = (): string =>
  [codeStamp() ?? "", ...["runtime", "templates"].map((part) => folderStamp(join(PACKAGE_DIR, part)))].join("\n");

/** The report of the last build, when nothing that it read or wrote has changed since. */
export function unchangedSince(project: Project, fingerprint: string): BuildReport | undefined {
  try {
    const last = JSON.parse(readFileSync(file(project), "utf8")) as LastBuild;
    if (last.fingerprint !== fingerprint) return undefined;
    const intact = last.report.sites.every(({ country }) => isIntact(project, country, join(project.out, country)));
    return intact && isIntact(project, HOST_RECORD, project.out) ? last.report : undefined;
  } catch {
    return undefined;
  }
}

export const saveBuild = (project: Project, build: LastBuild): void =>
  void writeText(file(project), JSON.stringify(build));

export const forgetBuild = (project: Project): void => removePath(file(project));
