import { join } from "node:path";
import { readCache, writeCache } from "../cache.ts";
import type { HostName } from "../config/schema/hostNames.ts";
import { engineId, installedIn } from "../engine.ts";
import type { Problem } from "../report/problem.ts";
import { PACKAGE_DIR, type Project } from "../project.ts";
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
  /** What was found in the pages of each site, by its key, without the texts of files. */
  problems: Readonly<Record<string, Problem[]>>;
}

const ENTRY = "last-build.json";

/** Name of the record of the files that belong to the host, beside those of the countries. */
export const HOST_RECORD = "(host)";

/**
 * Everything that a build reads, as text: the engine, the options, and the stamps of the project's files and of sitegen's
 * runtime and templates. Taken before anything is read, so that a file that is changed meanwhile counts as changed the
 * next time.
 */
const takeFingerprint = (sources: ReadonlyMap<string, string>, options: unknown): string =>
  [
    engineId(),
    JSON.stringify(options),
    ...["runtime", "templates"].map((part) => listStamps(stampsBelow(join(PACKAGE_DIR, part)))),
    listStamps(sources),
  ].join("\n");

/** What decides about a build beside the project's files. */
interface BuildSettings {
  /** Countries that the user named; all when there are none. */
  countries?: readonly string[];
  /** Hosts in place of those in network.yaml. */
  hosts?: readonly HostName[] | undefined;
  baseUrl?: string | undefined;
}

/** The fingerprint of a build of a project. */
export const buildFingerprint = (
  project: Project,
  sources: ReadonlyMap<string, string>,
  { countries = [], hosts, baseUrl }: BuildSettings,
): string => takeFingerprint(sources, [{ countries, hosts, baseUrl }, project.out, installedIn(project.root)]);

/** What a build knows of the one before it. */
export interface SinceLastBuild {
  /** The last build's report, as that of one that had nothing to do. */
  report: BuildReport;
  /** Its warnings, which still hold when nothing has changed. */
  warnings: string;
  /** Those of each site's pages, which still hold when the site shows nothing of what has changed. */
  problems: LastBuild["problems"];
  /** Markdown files with another stamp, by their paths from the project's root. */
  edited: string[];
  /** Markdown files that were added or removed. */
  moved: string[];
}

/** What has changed since the last build, when that is nothing or some Markdown files; otherwise undefined. */
export function sinceLastBuild(project: Project, fingerprint: string): SinceLastBuild | undefined {
  const last = readCache<LastBuild>(project, ENTRY);
  const changes = last && changedMarkdown(last.fingerprint, fingerprint);
  if (!changes) return undefined;
  const sites = last.report.sites.map((site) => ({ ...site, rendered: 0 }));
  return {
    report: { ...last.report, bundled: false, sites },
    warnings: last.warnings,
    problems: last.problems,
    ...changes,
  };
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

export const saveBuild = (project: Project, build: LastBuild): void => writeCache(project, ENTRY, build);

export const forgetBuild = (project: Project): void => writeCache(project, ENTRY, undefined);
