import type { Checked, Place, Problem } from "../report/problem.ts";
import { checkFileName, countryKey, languageSegment, NETWORK } from "./countryFiles.ts";
import { inLanguage as chosen, segmentChain } from "./languageChain.ts";
import type { SiteConfig } from "./loadConfig.ts";
import { check } from "./schema/check/check.ts";
import { salvageCountry } from "./schema/check/salvage.ts";
import { Country } from "./schema/country.ts";
import { valueAt } from "./schema/check/valueAt.ts";
import { isIn, locateInLayers, mergeLayers, type Layer } from "./yaml/layers.ts";
import type { YamlFile } from "./yaml/yamlFile.ts";

/** A site's settings, before its folders are read. */
export type LoadedSite = Omit<SiteConfig, "posts" | "translated" | "cites">;

/** The files that a country's settings come from. */
interface CountryFiles {
  own: YamlFile;
  network?: YamlFile | undefined;
  /** Files that override settings for a language, by `owner.segment`: `india.hi`, `network.hi`. */
  languages: ReadonlyMap<string, YamlFile>;
}

/**
 * Checks a country's file, with the defaults of the network's file and those of the language for what it does not say. The
 * first site is that in the country's own language; the others take what their language's files don't override from it.
 */
export function loadCountry({ own, network, languages }: CountryFiles): Checked<LoadedSite[]> {
  const country = countryKey(own.file);
  const common = network ? networkLayers(network) : [];
  const inLanguage = (tag: string) =>
    segmentChain(tag).flatMap((segment) => {
      const shared = languages.get(`${NETWORK}.${segment}`);
      return shared ? networkLayers(shared) : [];
    });
  const layers: Layer[] = [...common, { yaml: own, path: [] }];
  const { config, problems, place } = readLayers([
    ...common,
    ...inLanguage(firstLanguage(layers)),
    ...layers.slice(-1),
  ]);
  problems.push(...checkFileName(own));
  if (!config) return { problems };
  const [language = "en", ...others] = config.languages;
  const main: LoadedSite = { key: country, country, language, file: own.file, config, locate: place };
  const further = others.flatMap((other): LoadedSite[] => {
    const segment = languageSegment(other, config.languages);
    const file = languages.get(`${country}.${segment}`);
    const added: Layer[] = [...inLanguage(other), ...(file ? [{ yaml: file, path: [] }] : [])];
    const read = readLayers([...layers, ...added]);
    problems.push(...read.problems);
    if (!read.config) return [];
    const says = (path: readonly PropertyKey[]) => added.some((layer) => isIn(layer, path));
    const pages = Object.entries(read.config.pages).filter(([name]) => says(["pages", name, "copy"]));
    return [
      {
        key: `${country}/${segment}`,
        country,
        language: other,
        main: country,
        file: file?.file ?? own.file,
        config: says(["name"]) ? read.config : { ...read.config, name: chosen(config.names, other) ?? config.name },
        locate: read.place,
        ownKeys: Object.keys(read.config).filter((name) => says([name])),
        ownCopies: pages.map(([name, { content = name }]) => content),
      },
    ];
  });
  return { value: [main, ...further], problems };
}

/** A country's first language, before its settings are checked. */
function firstLanguage(layers: readonly Layer[]): string {
  const written = valueAt(mergeLayers(layers), ["languages", 0]);
  return typeof written === "string" ? written : "en";
}

function readLayers(layers: readonly Layer[]) {
  const inLists: Problem[] = [];
  const merged = mergeLayers(layers, inLists);
  const place = (path: readonly PropertyKey[], atKey = false): Place => locateInLayers(layers, path, atKey);
  const { value, problems } = check(Country, merged, place);
  return { config: value ?? salvageCountry(merged), problems: [...inLists, ...problems], place };
}

/** What the network's file says for a country that says nothing: its defaults, and its brand. */
const networkLayers = (yaml: YamlFile): Layer[] => [
  { yaml, path: ["defaults"] },
  ...(valueAt(yaml.value, ["brand"]) === undefined ? [] : [{ yaml, path: ["brand"], key: "brand" }]),
];
