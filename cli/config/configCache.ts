import { contentHash } from "../core/contentHash.ts";
import { defineQuery, type Graph } from "../core/graph/graph.ts";
import { memoize } from "../core/memoize.ts";
import { hasErrors, type Checked, type Place, type Problem } from "../core/problems/problem.ts";
import { NETWORK, parseFileName } from "./files/countryFiles.ts";
import { FACTS_FILE } from "./facts/loadFacts.ts";
import { findCopies } from "./files/findCopies.ts";
import { firstLayers, furtherLayers, type CountryFiles } from "./loadCountry.ts";
import { locateInLayers } from "./yaml/layers.ts";
import { locate } from "./yaml/locate.ts";
import { parseYaml } from "./yaml/parseYaml.ts";
import type { YamlFile } from "./yaml/yamlFile.ts";
import type { Config, SiteConfig } from "../model/config.ts";
import { firstSites, loadConfig, NETWORK_FILE } from "./loadConfig.ts";
import type { KeyedKinds, OwnKinds } from "./schema/own/ownKinds.ts";
import { projectSchemas } from "./schema/projectSchemas.ts";
import { withoutFileTexts, withFileTexts } from "./yaml/cachedProblems.ts";
import { readTextFiles } from "./text/textFiles.ts";
import { readCountryFiles, type Source } from "./yaml/readSources.ts";
import { checkRules } from "./rules/index.ts";

/** A cached configuration without errors, and without the functions that locate its values. */
interface Saved {
  /** Hash of country files, texts and own parts. */
  key: string;
  /** Hash of all file names. */
  names: string;
  network: Config["network"];
  networks: Config["networks"];
  sites: Omit<SiteConfig, "locate">[];
  texts: Config["texts"];
  facts: Config["facts"];
  problems: Problem[];
}

const KIND = "config";

/**
 * Returns the cached configuration if no country file has changed, else reads it again. If files were added or removed,
 * lists of posts are updated and rules checked again.
 * @param parts The project's own kinds, with their cache key.
 */
export function loadCachedConfig(graph: Graph, { key: parts, kinds }: KeyedKinds): Checked<Config> {
  const { root } = graph.project;
  const read = [readCountryFiles(root), readTextFiles(root)];
  const isReadable = read.every(({ problems }) => problems.length === 0);
  const sources = read.flatMap((files) => files.sources);
  const key = isReadable ? configKey(parts, sources) : undefined;
  const names = contentHash([...graph.sources.keys()].join("\n"));
  const saved = key === undefined ? undefined : readSaved(graph, key);
  if (key !== undefined && saved) {
    const config = fromSaved(graph, sources, saved, kinds);
    if (saved.names === names) return { value: config, problems: withFileTexts(root, saved.problems) };
    const sites = config.sites.map((site) => ({ ...site, ...findCopies(root, config.network, site) }));
    const renewed = { ...config, sites, countries: firstSites(sites) };
    if (saved.problems.length === 0 && checkRules(renewed).length === 0) {
      save(graph, { key, names }, { value: renewed, problems: [] });
      return { value: renewed, problems: [] };
    }
  }
  const checked = loadConfig(root, projectSchemas(kinds));
  if (key === undefined || !checked.value || hasErrors(checked.problems)) return checked;
  save(graph, { key, names }, checked);
  return { ...checked, value: cacheLocations(graph, sources, checked.value) };
}

/** The same configuration, which caches each source location that it looks up. */
function cacheLocations(graph: Graph, sources: readonly Source[], config: Config): Config {
  const hashOf = memoize((file: string) => contentHash(sources.find((source) => source.file === file)?.text ?? ""));
  const sites = config.sites.map((site): SiteConfig => {
    const [files, ...rest] = filesOfSite(sources, site);
    const reads = files.map((file) => ({ file, hash: hashOf(file) }));
    return {
      ...site,
      locate(path, atKey = false) {
        const place = site.locate(path, atKey);
        graph.put(placeOfSetting, [files, ...rest, path.map(stepOf), atKey], reads, withoutText(place));
        return place;
      },
    };
  });
  return { ...config, sites, countries: firstSites(sites) };
}

/** Files that may contain a site's settings, its country's first; a further site's language, or ""; its country's languages. */
function filesOfSite(
  sources: readonly Source[],
  { country, main, language, config }: Omit<SiteConfig, "locate">,
): [files: string[], language: string, languages: string[]] {
  const names = sources.map(({ file }) => ({ file, ...parseFileName(file) }));
  const own = names.filter(({ owner }) => owner === country);
  const files = [
    ...own.filter((name) => name.language === undefined),
    ...own.filter((name) => name.language !== undefined),
    ...names.filter(({ owner }) => owner === NETWORK),
  ].map(({ file }) => file);
  return [files, main === undefined ? "" : language, config.languages];
}

const configKey = (parts: string, sources: readonly Source[]): string =>
  contentHash(parts, ...sources.flatMap(({ file, text }) => [file, text]));

function readSaved(graph: Graph, key: string): Saved | undefined {
  const saved = graph.kept<Saved>(KIND);
  return saved?.key === key ? saved : undefined;
}

function save(graph: Graph, key: Pick<Saved, "key" | "names">, { value, problems }: Checked<Config>): void {
  if (!value) return;
  const { network, networks, sites, texts, facts } = value;
  const saved: Saved = {
    ...key,
    network,
    networks,
    sites: sites.map(({ locate: _, ...site }) => site),
    texts,
    facts,
    problems: withoutFileTexts(problems),
  };
  graph.keep(KIND, saved);
}

/** Restores a configuration from the cache; source locations are looked up on demand. */
function fromSaved(
  graph: Graph,
  sources: readonly Source[],
  { network, networks, sites: saved, texts, facts }: Saved,
  { templates }: OwnKinds,
): Config {
  const withText = (place: Place): Place => ({ ...place, text: sources.find(({ file }) => file === place.file)?.text });
  const locateIn =
    (file: string) =>
    (path: readonly PropertyKey[], atKey = false): Place =>
      withText(graph.ask(placeInFile, file, path.map(stepOf), atKey));
  const sites = saved.map((site): SiteConfig => {
    const files = filesOfSite(sources, site);
    return {
      ...site,
      locate: (path, atKey = false) => withText(graph.ask(placeOfSetting, ...files, path.map(stepOf), atKey)),
    };
  });
  return {
    root: graph.project.root,
    network,
    networks,
    locateNetwork: locateIn(NETWORK_FILE),
    countries: firstSites(sites),
    sites,
    brokenCountries: [],
    texts,
    templates,
    facts,
    factIds: Object.keys(facts),
    locateFact: locateIn(FACTS_FILE),
  };
}

/** A step of a path that can be serialized. */
const stepOf = (step: PropertyKey): string | number => (typeof step === "symbol" ? String(step) : step);

const parse = (contents: Buffer, file: string): YamlFile | undefined =>
  parseYaml({ file, text: contents.toString() }).value;

const withoutText = ({ text: _, ...place }: Place): Place => place;

/** Source location of a path in a file. */
const placeInFile = defineQuery(
  "placeInFile",
  ({ parsed }, file: string, path: readonly PropertyKey[], atKey: boolean) => {
    const yaml = parsed(file, parse);
    return yaml ? withoutText(locate(yaml, path, atKey)) : { file, line: 1, column: 1, length: 1 };
  },
);

/**
 * Source location of a site's setting.
 * @param files The files that may contain it, the country's first.
 * @param language Language of a further site; empty for the country's first one.
 */
const placeOfSetting = defineQuery(
  "place",
  (
    { parsed },
    files: readonly string[],
    language: string,
    languages: readonly string[],
    path: readonly PropertyKey[],
    atKey: boolean,
  ): Place => {
    const [own, ...others] = files.map((file) => ({ ...parseFileName(file), yaml: parsed(file, parse) }));
    const countryFiles: CountryFiles | undefined = own?.yaml && {
      own: own.yaml,
      network: others.find((other) => other.owner === NETWORK && other.language === undefined)?.yaml,
      languages: new Map(
        others.flatMap((other) =>
          other.language !== undefined && other.yaml ? [[`${other.owner}.${other.language}`, other.yaml]] : [],
        ),
      ),
    };
    if (!countryFiles) return { file: files[0] ?? "", line: 1, column: 1, length: 1 };
    const layers =
      language === "" ? firstLayers(countryFiles) : furtherLayers(countryFiles, language, languages).layers;
    return withoutText(locateInLayers(layers, path, atKey));
  },
);
