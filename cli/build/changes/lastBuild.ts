import { join } from "node:path";
import { isWithin, type DueTimes } from "../../plan/schedule/dueTimes.ts";
import type { HostingService } from "../../config/schema/network/hostingServices.ts";
import { engineId, installedIn } from "../../core/engine.ts";
import type { Problem } from "../../core/problems/problem.ts";
import { openStore } from "../../core/graph/store.ts";
import { PACKAGE_DIR, type Project } from "../../core/project.ts";
import { listStamps, stampsBelow } from "../../core/stamps.ts";
import { readIntact } from "../output/outputs.ts";

/** What a build reports at its end. */
export interface BuildReport {
  sites: { country: string; pages: number; rendered: number; bytes: number }[];
  /** For example what the chosen hosts can't express. */
  notes: string[];
  bundled: boolean;
  /** When the output becomes outdated without any change, such as by a scheduled page (ISO 8601); null for never. */
  next: string | null;
}

interface LastBuild {
  fingerprint: string;
  report: BuildReport;
  /** The printed warnings about the project's files; empty when there were none. */
  warnings: string;
  /** Problems in the pages of each site, by its key, without source texts. */
  problems: Readonly<Record<string, Problem[]>>;
  /** Expiry dates of facts that the pages of a site show, by its key; only for sites that have some. */
  lastDays: Readonly<Record<string, string[]>>;
  /** The period in which the same files give the same output. */
  due: DueTimes;
  /** Whether unpublished pages were included. */
  drafts: boolean;
  /** The unpublished pages, as `listUnpublished` gives them. */
  unpublished: string[];
}

const KIND = "build";

/** Key of the record of the host's files, among those of the sites. */
export const HOST_RECORD = "(host)";

/**
 * All inputs of a build, as text: the engine, the options, and the stamps of the project's files and of sitegen's
 * runtime and templates. Taken before anything is read, so that the next build notices changes during this one.
 */
const takeFingerprint = (sources: ReadonlyMap<string, string>, options: unknown): string =>
  [
    engineId(),
    JSON.stringify(options),
    ...["runtime", "templates"].map((part) => listStamps(stampsBelow(join(PACKAGE_DIR, part)))),
    listStamps(sources),
  ].join("\n");

/** Options that change a build's output. */
interface BuildSettings {
  /** Countries that the user named; empty for all. */
  countries?: readonly string[];
  /** Hosts in place of those in network.yaml. */
  hosts?: readonly HostingService[] | undefined;
  baseUrl?: string | undefined;
  /** Whether unpublished pages are included. */
  drafts?: boolean;
}

export const buildFingerprint = (
  project: Project,
  sources: ReadonlyMap<string, string>,
  { countries = [], hosts, baseUrl, drafts = false }: BuildSettings,
): string => takeFingerprint(sources, [{ countries, hosts, baseUrl, drafts }, project.out, installedIn(project.root)]);

/** The last build, and what has changed since. */
export interface SinceLastBuild {
  /** The last build's report, with no page rendered and nothing bundled. */
  report: BuildReport;
  /** Its warnings, which still apply when nothing has changed. */
  warnings: string;
  /** Its problems by site, which still apply to sites that the changes don't affect. */
  problems: LastBuild["problems"];
  lastDays: LastBuild["lastDays"];
  unpublished: LastBuild["unpublished"];
  /** Markdown files with a changed stamp, as paths from the project's root. */
  edited: string[];
  /** Markdown files that were added or removed. */
  moved: string[];
}

/**
 * The last build, if nothing but Markdown files has changed since; otherwise undefined.
 * @param now Undefined too, when this instant is outside the period in which the last build's output is up to date.
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

/** True when all files of the last build exist and are unmodified. */
export const isOutputIntact = (project: Project, { sites }: BuildReport): boolean =>
  sites.every(({ country }) => readIntact(project, country, join(project.out, country))) &&
  readIntact(project, HOST_RECORD, project.out) !== undefined;

export const hasChanged = ({ edited, moved }: Pick<SinceLastBuild, "edited" | "moved">): boolean =>
  edited.length + moved.length > 0;

/** The Markdown files that differ between two fingerprints; undefined when anything else differs. */
function changedMarkdown(before: string, now: string): Pick<SinceLastBuild, "edited" | "moved"> | undefined {
  if (before === now) return { edited: [], moved: [] };
  const [oldLines, newLines] = [new Set(before.split("\n")), new Set(now.split("\n"))];
  const removed = new Set([...oldLines].filter((line) => !newLines.has(line)).map(markdownOf));
  const added = new Set([...newLines].filter((line) => !oldLines.has(line)).map(markdownOf));
  const changes = { edited: [] as string[], moved: [] as string[] };
  for (const path of new Set([...removed, ...added])) {
    if (path === undefined) return undefined;
    changes[removed.has(path) && added.has(path) ? "edited" : "moved"].push(path);
  }
  return changes;
}

/** The Markdown file of a fingerprint's line; undefined for other lines. */
const markdownOf = (line: string): string | undefined => /^(countries\/content\/.*\.md) \S+$/.exec(line)?.[1];

/** True when the last build included unpublished pages. */
export const hasShownDrafts = (project: Project): boolean => readBuild(project)?.drafts === true;

const readBuild = (project: Project): LastBuild | undefined => openStore(project).kept<LastBuild>(KIND);

export function saveBuild(project: Project, build: LastBuild): void {
  const store = openStore(project);
  store.keep(KIND, build);
  store.save();
}

export function forgetBuild(project: Project): void {
  const store = openStore(project);
  store.forget(KIND);
  store.save();
}
