import {
  type CountryFiles,
  type Layer,
  NETWORK,
  type YamlFile,
  countryKey,
  firstLayers,
  furtherLayers,
  isCommon,
  languageSegment,
  listCountryFiles,
  mergeLayers,
  parseFileName,
  parseYaml,
  readText,
  valueAt,
} from "../../config/index.ts";
import { ProblemsError } from "../../core/problems/errors.ts";

/** Settings as they are written, before they are checked. */
export interface Settings {
  countries: string[];
  /** Layers of network.yaml alone; empty without the file. */
  network: Layer[];
  /** The layers of a country's sites, by the keys of the sites: `india`, `india/hi`. */
  sitesOf(country: string): ReadonlyMap<string, Layer[]>;
}

/** Reads network.yaml, and a country's files on demand. @throws ProblemsError for a file that is not YAML. */
export function readSettings(root: string): Settings {
  const names = listCountryFiles(root).map((file) => ({ file, ...parseFileName(file) }));
  const ofNetwork = names.filter(({ owner }) => owner === NETWORK);
  const shared = new Map(ofNetwork.map(({ file, language }) => [language ?? "", readYaml(root, file)]));
  const network = shared.get("");
  const known = new Map<string, Map<string, Layer[]>>();
  const sitesOf = (country: string): ReadonlyMap<string, Layer[]> => {
    const found = known.get(country);
    if (found) return found;
    const files = names.filter(({ owner }) => owner === country);
    const own = files.find(({ language }) => language === undefined);
    const layers = layersOfSites({
      own: readYaml(root, own?.file ?? `countries/${country}.yaml`),
      network,
      languages: new Map([
        ...[...shared].map(([language, yaml]) => [`${NETWORK}.${language}`, yaml] as const),
        ...files
          .filter(({ language }) => language !== undefined)
          .map(({ language, file }) => [`${country}.${language}`, readYaml(root, file)] as const),
      ]),
    });
    known.set(country, layers);
    return layers;
  };
  return {
    countries: names
      .filter(({ owner, language }) => !isCommon(owner) && language === undefined)
      .map(({ owner }) => owner),
    network: network ? [{ yaml: network, path: [] }] : [],
    sitesOf,
  };
}

function layersOfSites(files: CountryFiles): Map<string, Layer[]> {
  const country = countryKey(files.own.file);
  const layers = firstLayers(files);
  const written = valueAt(mergeLayers(layers), ["languages"]);
  const languages = Array.isArray(written) ? written.filter((tag) => typeof tag === "string") : [];
  return new Map([
    [country, layers],
    ...languages
      .slice(1)
      .map(
        (tag) =>
          [`${country}/${languageSegment(tag, languages)}`, furtherLayers(files, tag, languages).layers] as const,
      ),
  ]);
}

function readYaml(root: string, file: string): YamlFile {
  const source = readText(root, file);
  if (!("text" in source)) throw new ProblemsError([source]);
  const { value, problems } = parseYaml({ file, ...source });
  if (!value) throw new ProblemsError(problems);
  return value;
}
