import { isDeepStrictEqual } from "node:util";
import { copyOf, memoizeWeak } from "../core/lookups.ts";
import { defineQuery, type Graph, type Reads } from "../core/graph/graph.ts";
import { hasErrors, type Checked, type Place, startOf } from "../core/problems/problem.ts";
import type { Config, SiteConfig } from "../model/config.ts";
import { FACTS_FILE } from "./facts/loadFacts.ts";
import { COUNTRY_FILE, countryKey, NETWORK } from "./files/countryFiles.ts";
import { checkFiles, firstSites, loadConfig, NETWORK_FILE } from "./loadConfig.ts";
import { filesOf, firstLayers, furtherLayers } from "./loadCountry.ts";
import type { KeyedKinds, OwnKinds } from "./schema/ownKinds.ts";
import { projectSchemas } from "./schema/projectSchemas.ts";
import { CATALOGUE, readTextFiles, textSource } from "./text/textFiles.ts";
import { withFileTexts, withoutFileTexts, readCountryFiles, textIn, type Source } from "./yaml/readSources.ts";
import { locateInLayers } from "./yaml/layers.ts";
import { locate } from "./yaml/locate.ts";
import { parseYaml } from "./yaml/parseYaml.ts";
import { yamlFile, type YamlFile } from "./yaml/yamlFile.ts";

/** A configuration without the functions that locate its values. */
interface PlainConfig extends Omit<Config, "root" | "countries" | "sites" | "locateNetwork" | "locateFact"> {
  sites: Omit<SiteConfig, "locate">[];
}

/** The value of a YAML file; null for a file with problems, whose places are found by parsing it again. */
const yamlValue = defineQuery(
  "yaml",
  ({ bytes }, file: string): { value: unknown } | null => {
    const { value: yaml, problems } = parse(bytes(file), file);
    return yaml && problems.length === 0 ? { value: yaml.value } : null;
  },
  // What JSON has no form for isn't stored: `.inf`, `!!set`.
  (result) => result !== null && isDeepStrictEqual(copyOf(result), result),
);

const yamlFiles = new WeakMap<object, YamlFile>();

/** A YAML file. If its value is known, its nodes are parsed when a place in it is asked for. */
function yamlOf({ ask, parsed }: Reads, file: string): Checked<YamlFile> {
  const known = ask(yamlValue, file);
  if (!known) return parsed(file, parse);
  // Also recorded as read: places depend on the text, not on the value alone.
  const text = parsed(file, asText);
  const value = yamlFiles.get(known) ?? yamlFile({ file, text }, known.value);
  yamlFiles.set(known, value);
  return { value, problems: [] };
}

/**
 * The query for the configuration, for each set of own kinds. Their schemas check it. A configuration with errors isn't
 * kept: their source locations are found by reading it again.
 */
const queryWith = memoizeWeak((kinds: OwnKinds) =>
  defineQuery(
    "config",
    (reads, _parts: string): Checked<PlainConfig> => {
      const { root, names, parsed } = reads;
      const yaml = names(COUNTRY_FILE).map((file) => ({ file, ...yamlOf(reads, file) }));
      const { value, problems } = checkFiles(projectSchemas(kinds), {
        root,
        // Rules look at which files there are.
        present: names(/^/),
        yaml,
        texts: names(CATALOGUE).map((file) => textSource(file, parsed(file, asText))),
      });
      const all = withoutFileTexts([...yaml.flatMap((file) => file.problems), ...problems]);
      if (!value) return { problems: all };
      const { root: _root, countries: _countries, locateNetwork: _network, locateFact: _fact, sites, ...plain } = value;
      return { value: { ...plain, sites: sites.map(({ locate: _, ...site }) => site) }, problems: all };
    },
    ({ value, problems }) => value !== undefined && !hasErrors(problems),
  ),
);

/**
 * Reads the configuration through the graph.
 * @param parts The project's own kinds, with their cache key.
 */
export function readConfig(graph: Graph, { key, kinds }: KeyedKinds): Checked<Config> {
  const { root } = graph.project;
  const read = [readCountryFiles(root), readTextFiles(root)];
  if (read.some(({ problems }) => problems.length > 0)) return loadConfig(root, projectSchemas(kinds));
  const sources = read.flatMap((files) => files.sources);
  const { value, problems } = graph.ask(queryWith(kinds), key);
  return { value: value && withLocations(graph, sources, value), problems: withFileTexts(root, problems) };
}

/** Source locations are looked up on demand. */
function withLocations(graph: Graph, sources: readonly Source[], config: PlainConfig): Config {
  const locateWith =
    (find: (path: string[], atKey: boolean) => Place): Config["locateNetwork"] =>
    (path, atKey = false) => {
      const place = find(path.map(String), atKey);
      return { ...place, text: sources.find(({ file }) => file === place.file)?.text };
    };
  const locateIn = (file: string) => locateWith((path, atKey) => graph.ask(placeInFile, file, path, atKey));
  const sites = config.sites.map((site): SiteConfig => {
    const files = filesOfSite(sources, site);
    return { ...site, locate: locateWith((path, atKey) => graph.ask(placeOfSetting, files, path, atKey)) };
  });
  return {
    ...config,
    root: graph.project.root,
    sites,
    countries: firstSites(sites),
    locateNetwork: locateIn(NETWORK_FILE),
    locateFact: locateIn(FACTS_FILE),
  };
}

/** Files that may contain a site's settings; a further site's language; its country's languages. */
function filesOfSite(sources: readonly Source[], { country, main, language, config }: PlainConfig["sites"][number]) {
  const files = sources.map(({ file }) => file).filter((file) => [country, NETWORK].includes(countryKey(file)));
  return { country, files, language: main === undefined ? "" : language, languages: config.languages };
}

const asText = (contents: Buffer): string => textIn(contents) ?? "";

const parse = (contents: Buffer, file: string): Checked<YamlFile> => parseYaml({ file, text: asText(contents) });

const withoutText = ({ text: _, ...place }: Place): Place => place;

const placeInFile = defineQuery("placeInFile", (reads, file: string, path: readonly string[], atKey: boolean) => {
  const yaml = yamlOf(reads, file).value;
  return yaml ? withoutText(locate(yaml, path, atKey)) : startOf(file);
});

const placeOfSetting = defineQuery(
  "place",
  (reads, site: ReturnType<typeof filesOfSite>, path: readonly string[], atKey: boolean): Place => {
    const { country, files, language, languages } = site;
    const yaml = files.flatMap((file) => yamlOf(reads, file).value ?? []);
    const own = filesOf(country, yaml);
    if (!own) return startOf(NETWORK_FILE);
    const layers = language === "" ? firstLayers(own) : furtherLayers(own, language, languages).layers;
    return withoutText(locateInLayers(layers, path, atKey));
  },
);
