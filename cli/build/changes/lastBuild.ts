import { join } from "node:path";
import type { DueTimes } from "../../plan/schedule/dueTimes.ts";
import type { ShowDrafts } from "../../plan/schedule/schedule.ts";
import type { HostingService } from "../../config/schema/network/hostingServices.ts";
import { installedIn } from "../../core/engine.ts";
import { defineInput, defineResult, instant, openGraph, type Graph } from "../../core/graph/graph.ts";
import type { Store } from "../../core/graph/store.ts";
import type { Problem } from "../../core/problems/problem.ts";
import { PACKAGE_DIR, type Project } from "../../core/project.ts";
import { listStamps, stampsBelow } from "../../core/stamps.ts";
import { HOST_RECORD, readIntact } from "../output/outputs.ts";

/** What a build reports at its end. */
export interface BuildReport {
  /** `country` is the site's key: with `--json`, programs read it under this name. */
  sites: { country: string; pages: number; rendered: number; bytes: number }[];
  /** For example what the chosen hosts can't express. */
  notes: string[];
  bundled: boolean;
  /** When the output becomes outdated without any change, such as by a scheduled page (ISO 8601); null for never. */
  next: string | null;
}

/** Options that change the result of a build or a check. */
export interface RunOptions {
  /** Countries that the user named; empty for all. */
  countries?: readonly string[];
  /** Hosting services in place of those in network.yaml. */
  hosts?: readonly HostingService[] | undefined;
  baseUrl?: string | undefined;
  /** Whether unpublished pages are included. */
  drafts?: ShowDrafts;
  /** Decides which pages are published. */
  now: Date;
}

/** All that results depend on besides the project's files, the engine and the time. */
export const settings = defineInput<[], unknown>("settings");

/** Opens the graph for a build or a check with these options. */
export function openRun(project: Project, { countries = [], hosts, baseUrl, drafts, now }: RunOptions): Graph {
  const graph = openGraph(project);
  const { root, out } = project;
  // The package's sources change only for those who work on them.
  const code = ["runtime", "templates"].map((part) => listStamps(stampsBelow(join(PACKAGE_DIR, part))));
  graph.set(settings, [], { countries, hosts, baseUrl, drafts, out, installed: installedIn(root), code });
  graph.set(instant, [], now.getTime());
  return graph;
}

interface LastBuild {
  /** With no page rendered and nothing bundled. */
  report: BuildReport;
  /** The printed warnings about the project's files; empty when there were none. */
  warnings: string;
  /** Whether unpublished pages were included. */
  drafts: boolean;
}

const build = defineResult<[], LastBuild>("build");

/** Results of a site's last build, by the site's key. */
export const builtSite = defineResult<[site: string], BuiltSite>("site");

export interface BuiltSite {
  report: BuildReport["sites"][number];
  /** Problems in its pages, without source texts. */
  problems: Problem[];
  /** Days on which structured data of its pages expires. */
  lastDays: string[];
}

/** Dependencies of every result of a run: settings and period. @param due The period in which the same files give the same result. */
export const runDependencies = ({ from, until }: DueTimes) => [
  { query: settings, args: [] },
  { period: { ...(from !== undefined && { from }), ...(until !== undefined && { until }) } },
];

/** Dependencies of a result about the whole project: settings, period and all files. */
export const projectDependencies = (due: DueTimes) => [...runDependencies(due), { files: /^/ }];

/** The last build, if nothing has changed since, in the project or in the output. */
export function unchangedBuild(graph: Graph): LastBuild | undefined {
  const { project } = graph;
  const last = graph.valid(build);
  const isIntact =
    last?.report.sites.every(({ country }) => readIntact(project, country)) && readIntact(project, HOST_RECORD);
  return isIntact ? last : undefined;
}

/** True when the last build included unpublished pages. */
export const hasShownDrafts = (graph: Graph): boolean => graph.stored(build)?.drafts === true;

export function saveBuild(graph: Graph, { report, ...last }: LastBuild, due: DueTimes): void {
  const sites = report.sites.map((site) => ({ ...site, rendered: 0 }));
  graph.put(build, [], projectDependencies(due), { ...last, report: { ...report, bundled: false, sites } });
}

/** Forgets what was built, before the output is changed. */
export function forgetBuild(store: Pick<Store, "forget" | "save">): void {
  for (const { name } of [build, builtSite]) store.forget(name);
  store.save();
}
