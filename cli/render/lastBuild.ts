import { join } from "node:path";
import { isWithin, type DueTimes } from "../plan/schedule/dueTimes.ts";
import type { HostName } from "../config/schema/hostNames.ts";
import { engineId, installedIn } from "../engine.ts";
import type { Problem } from "../report/problem.ts";
import { openStore, today } from "../graph/store.ts";
import { PACKAGE_DIR, type Project } from "../project.ts";
import { listStamps, stampsBelow } from "../stamps.ts";
import { readIntact } from "./outputs.ts";

/** What a build says when it is done. */
export interface BuildReport {
  sites: { country: string; pages: number; rendered: number; bytes: number }[];
  /** What the hosts can't express, and other things to know. */
  notes: string[];
  bundled: boolean;
  /** The next instant at which the output would be another one by itself; null when there is none. */
  next: string | null;
}

interface LastBuild {
  fingerprint: string;
  report: BuildReport;
  /** What it had to say about the project's files, as text; empty when that was nothing. */
  warnings: string;
  /** What was found in the pages of each site, by its key, without the texts of files. */
  problems: Readonly<Record<string, Problem[]>>;
  /** Last days on which what the pages of a site tell of is true, by its key; only of sites that have some. */
  lastDays: Readonly<Record<string, string[]>>;
  /** The instants between which it is the same. */
  due: DueTimes;
  /** Whether it has shown pages that were not published yet. */
  drafts: boolean;
  /** Pages that were not published, each a site and a content key: `india/hi news/new-prices`. */
  unpublished: string[];
}

const KIND = "build";

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
  /** Whether pages are shown that are not published yet. */
  drafts?: boolean;
}

/** The fingerprint of a build of a project. */
export const buildFingerprint = (
  project: Project,
  sources: ReadonlyMap<string, string>,
  { countries = [], hosts, baseUrl, drafts = false }: BuildSettings,
): string => takeFingerprint(sources, [{ countries, hosts, baseUrl, drafts }, project.out, installedIn(project.root)]);

/** What a build knows of the one before it. */
export interface SinceLastBuild {
  /** The last build's report, as that of one that had nothing to do. */
  report: BuildReport;
  /** Its warnings, which still hold when nothing has changed. */
  warnings: string;
  /** Those of each site's pages, which still hold when the site shows nothing of what has changed. */
  problems: LastBuild["problems"];
  lastDays: LastBuild["lastDays"];
  unpublished: LastBuild["unpublished"];
  /** Markdown files with another stamp, by their paths from the project's root. */
  edited: string[];
  /** Markdown files that were added or removed. */
  moved: string[];
}

/**
 * What has changed since the last build, when that is nothing or some Markdown files; otherwise undefined.
 * @param now A build before a page was published or over, or a job, an event or a fact, is not one of now; nor is a later one.
 */
export function sinceLastBuild(project: Project, fingerprint: string, now: Date): SinceLastBuild | undefined {
  const last = readBuild(project);
  const changes = last && changedMarkdown(last.fingerprint, fingerprint);
  if (!changes || !isWithin(last.due, now)) return undefined;
  const sites = last.report.sites.map((site) => ({ ...site, rendered: 0 }));
  return {
    report: { ...last.report, bundled: false, sites },
    warnings: last.warnings,
    problems: last.problems,
    lastDays: last.lastDays,
    unpublished: last.unpublished,
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

/** True when the last build has shown pages that are not published. */
export const hasShownDrafts = (project: Project): boolean => readBuild(project)?.drafts === true;

const readBuild = (project: Project): LastBuild | undefined =>
  openStore(project).table(KIND).get("")?.value as LastBuild | undefined;

export function saveBuild(project: Project, build: LastBuild): void {
  const store = openStore(project);
  store.table(KIND).set("", { reads: [], value: build, used: today() });
  store.save();
}

export function forgetBuild(project: Project): void {
  const store = openStore(project);
  store.table(KIND).remove("");
  store.save();
}
