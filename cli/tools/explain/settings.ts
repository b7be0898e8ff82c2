import {
  type CountryFiles,
  type Layer,
  NETWORK,
  type YamlFile,
  countryKey,
  filesOf,
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
import { memoize } from "../../core/lookups.ts";
import { ProblemsError } from "../../core/problems/errors.ts";

export type Settings = ReturnType<typeof readSettings>;

/**
 * Reads settings as they are written, before they are checked: network.yaml, and a country's files on demand.
 * @throws ProblemsError for a file that is not YAML.
 */
export function readSettings(root: string) {
  const names = listCountryFiles(root).map((file) => ({ file, ...parseFileName(file) }));
  const mains = names.filter(({ owner, language }) => !isCommon(owner) && language === undefined);
  const countries = mains.map(({ owner }) => owner);
  const shared = names.filter(({ owner }) => owner === NETWORK).map(({ file }) => readYaml(root, file));
  /** The layers of a country's sites, by the keys of the sites: `india`, `india/hi`. */
  const sitesOf = memoize((country: string): ReadonlyMap<string, Layer[]> => {
    const own = names.filter(({ owner }) => owner === country).map(({ file }) => readYaml(root, file));
    const files = filesOf(country, [...shared, ...own]);
    return files ? layersOfSites(files) : new Map();
  });
  return {
    countries,
    /** Layers of network.yaml alone; empty without the file. */
    network: shared
      .filter(({ file }) => parseFileName(file).language === undefined)
      .map((yaml): Layer => ({ yaml, path: [] })),
    sitesOf,
  };
}

/** The layers of a country's sites, by the keys of the sites: the first one, then those in further languages. */
function layersOfSites(files: CountryFiles): Map<string, Layer[]> {
  const country = countryKey(files.own.file);
  const layers = firstLayers(files);
  const rawLanguages = valueAt(mergeLayers(layers), ["languages"]);
  const languages = Array.isArray(rawLanguages) ? rawLanguages.filter((tag) => typeof tag === "string") : [];
  const sites = new Map([[country, layers]]);
  for (const tag of languages.slice(1))
    sites.set(`${country}/${languageSegment(tag, languages)}`, furtherLayers(files, tag, languages).layers);
  return sites;
}

function readYaml(root: string, file: string): YamlFile {
  const source = readText(root, file);
  if (!("text" in source)) throw new ProblemsError([source]);
  const { value, problems } = parseYaml({ file, ...source });
  if (!value) throw new ProblemsError(problems);
  return value;
}
