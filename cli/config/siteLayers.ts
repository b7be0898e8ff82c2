import { countryKey, languageSegment, NETWORK, PULLED } from "./countryFiles.ts";
import { segmentChain } from "./languageChain.ts";
import { valueAt } from "./schema/check/valueAt.ts";
import { mergeLayers, type Layer } from "./yaml/layers.ts";
import type { YamlFile } from "./yaml/yamlFile.ts";

/** The files that contain a country's settings. */
export interface CountryFiles {
  own: YamlFile;
  network?: YamlFile | undefined;
  /** Overlays by `owner.segment`: `india.hi`, `network.hi`; and `india.pulled`. */
  languages: ReadonlyMap<string, YamlFile>;
}

/** Layers of a country's first site, lowest first: defaults, their overlay, pulled settings, own file. */
export function firstLayers(files: CountryFiles): Layer[] {
  const { common, own } = commonLayers(files);
  const firstLanguage = valueAt(mergeLayers([...common, ...own]), ["languages", 0]);
  return [...common, ...inLanguage(files, typeof firstLanguage === "string" ? firstLanguage : "en"), ...own];
}

/** Layers of a country's site in a further language; `added` are those for this language alone. */
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

/** Layers of a network file: its defaults and its brand. */
const networkLayers = (yaml: YamlFile): Layer[] => [
  { yaml, path: ["defaults"] },
  ...(valueAt(yaml.value, ["brand"]) === undefined ? [] : [{ yaml, path: ["brand"], key: "brand" }]),
];
