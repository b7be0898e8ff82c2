import type { Config } from "../../model/config.ts";
import type { Plan } from "../../model/plan.ts";
import { CONTENT_FOLDER, PICTURE_FOLDER } from "../../config/files/pictureFiles.ts";
import { listRoutes } from "../../config/routes/routes.ts";
import { contentHash } from "../../core/contentHash.ts";
import { defineInput, type Graph, type Query } from "../../core/graph/graph.ts";
import { groupBy } from "../../core/lookups.ts";
import { readIntact } from "../output/outputs.ts";
import type { DueTimes } from "../../plan/schedule/dueTimes.ts";
import type { Schedule } from "../../plan/schedule/schedule.ts";
import { builtSite, runDependencies, type BuiltSite } from "./lastBuild.ts";

type Sites = Pick<Config, "network" | "sites">;
type States = Pick<Schedule, "isShown" | "unpublished">;

/** What the pages of a site show of other sites: their versions there, and which pages there are not published. */
const otherSites = defineInput<[site: string], string>("otherSites");

function setOtherSites(graph: Graph, config: Sites, { isShown, unpublished }: States): void {
  const routesOf = (site: Sites["sites"][number]) => listRoutes(config, site);
  const hidden = contentHash(...unpublished.map(({ route }) => route.path).sort());
  const byPair = groupBy(config.sites.flatMap(routesOf).filter(isShown), ({ pair }) => pair);
  const hashes = new Map([...byPair].map(([pair, routes]) => [pair, contentHash(...routes.map(({ path }) => path))]));
  for (const site of config.sites) {
    const versions = new Set(routesOf(site).map(({ pair }) => hashes.get(pair) ?? ""));
    graph.set(otherSites, [site.key], contentHash(hidden, ...versions));
  }
}

/** Markdown belongs to a country; every site depends on all other files. */
const NOT_MARKDOWN = /^(?!countries\/content\/.*\.md$)/;

const markdownOf = (owner: string) => ({ files: RegExp(`^countries/content/${owner}/.*\\.md$`) });

/** Stores what became of sites in this run, for the next one. @param due The period in which it stays the same. */
export function saveSites<T>(
  graph: Graph,
  query: Query<[site: string], T>,
  { config, plan, due }: { config: Sites; plan: Pick<Plan, "schedule">; due: DueTimes },
  results: ReadonlyMap<string, Awaited<T>>,
): void {
  setOtherSites(graph, config, plan.schedule);
  for (const { key, country } of config.sites) {
    const result = results.get(key);
    const files = [{ files: NOT_MARKDOWN }, markdownOf("shared"), markdownOf(country)];
    if (result !== undefined)
      graph.put(query, [key], [...runDependencies(due), ...files, { query: otherSites, args: [key] }], result);
  }
}

/**
 * What became of the sites that this run need not plan. A country is planned with all its languages or not at all.
 * Because a plan needs a site, the first country is planned even if nothing has changed.
 */
export function findUnchanged<T, S>(
  graph: Graph,
  query: Query<[site: string], T>,
  { config, schedule }: { config: Sites; schedule: States },
  useOf: (key: string, result: Awaited<T>) => S | undefined,
): S[] {
  setOtherSites(graph, config, schedule);
  const last = config.sites.filter(({ key }) => graph.stored(query, key) !== undefined);
  const usable = new Map(
    last.flatMap(({ key }) => {
      const result = graph.valid(query, key);
      const use = result && useOf(key, result);
      return use === undefined ? [] : [[key, use] as const];
    }),
  );
  const changed = new Set(config.sites.filter(({ key }) => !usable.has(key)).map(({ country }) => country));
  if (last.every(({ country }) => !changed.has(country))) changed.add(last[0]?.country ?? "");
  return last.flatMap(({ key, country }) => (changed.has(country) ? [] : (usable.get(key) ?? [])));
}

/** A site that stays as the last build wrote it. */
export interface UnchangedSite extends BuiltSite {
  key: string;
  country: string;
  /** The pictures that it shows. */
  pictures: { original: string }[];
}

/**
 * Finds the sites that a build need not make again: nothing that they show has changed, and nobody has changed their
 * files.
 */
export const findBuiltSites = (graph: Graph) => (config: Config, schedule: Schedule) =>
  findUnchanged(graph, builtSite, { config, schedule }, (key, built): UnchangedSite | undefined => {
    const outputs = readIntact(graph.project, key);
    const [country = ""] = key.split("/");
    // The key of a picture's file is its original.
    const originals = Object.values(outputs ?? {}).map((output) => output.key);
    const isPicture = (file: string) =>
      [PICTURE_FOLDER, CONTENT_FOLDER].some((folder) => file.startsWith(`${folder}/`));
    const pictures = originals.filter(isPicture).map((original) => ({ original }));
    return outputs && { ...built, key, country, pictures };
  });
