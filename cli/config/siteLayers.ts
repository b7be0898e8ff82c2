import { countryKey, languageSegment, NETWORK, PULLED } from "./countryFiles.ts";
import { segmentChain } from "./languageChain.ts";
import { valueAt } from "./schema/check/valueAt.ts";
import { mergeLayers, type Layer } from "./yaml/layers.ts";
import type { YamlFile } from "./yaml/yamlFile.ts";

/** The files that a country's settings come from. */
export interface CountryFiles {
  own: YamlFile;
  network?: YamlFile | undefined;
  /** Files that override settings for a language, by `owner.segment`: `india.hi`, `network.hi`; and `india.pulled`. */
  languages: ReadonlyMap<string, YamlFile>;
}

/** The settings of a country's first site: what countries share, what they share in its language, what its CMS says, and its own file. */
export function firstLayers(files: CountryFiles): Layer[] {
  const { common, own } = commonLayers(files);
  const written = valueAt(mergeLayers([...common, ...own]), ["languages", 0]);
  return [...common, ...inLanguage(files, typeof written === "string" ? written : "en"), ...own];
}

/** The settings of a country's site in a further language, and those of them that are for this language alone. */
export function furtherLayers(
  files: CountryFiles,
  language: string,
  languages: readonly string[],
): { layers: Layer[]; added: Layer[]; overlay: YamlFile | undefined } {
  const { common, own } = commonLayers(files);
  const overlay = files.languages.get(`${countryKey(files.own.file)}.${languageSegment(language, languages)}`);
  const added: Layer[] = [...inLanguage(files, language), ...(overlay ? [{ yaml: overlay, path: [] }] : [])];
  return { layers: [...common, ...own, ...added], added, overlay };
}

function commonLayers({ network, own, languages }: CountryFiles): { common: Layer[]; own: Layer[] } {
  const pulled = languages.get(`${countryKey(own.file)}.${PULLED}`);
  const ownFiles = pulled ? [pulled, own] : [own];
  return { common: network ? networkLayers(network) : [], own: ownFiles.map((yaml) => ({ yaml, path: [] })) };
}

const inLanguage = ({ languages }: CountryFiles, tag: string): Layer[] =>
  segmentChain(tag).flatMap((segment) => {
    const shared = languages.get(`${NETWORK}.${segment}`);
    return shared ? networkLayers(shared) : [];
  });

/** What the network's file says for a country that says nothing: its defaults, and its brand. */
const networkLayers = (yaml: YamlFile): Layer[] => [
  { yaml, path: ["defaults"] },
  ...(valueAt(yaml.value, ["brand"]) === undefined ? [] : [{ yaml, path: ["brand"], key: "brand" }]),
];
