import { countryKey, isCommon, languageSegment, NETWORK, parseFileName } from "../../config/countryFiles.ts";
import { valueAt } from "../../config/schema/check/valueAt.ts";
import { Layout } from "../../config/schema/layouts.ts";
import { firstLayers, furtherLayers, type CountryFiles } from "../../config/siteLayers.ts";
import { keepKeys, type WantedKeys } from "../../config/yaml/keepKeys.ts";
import { mergeLayers, type Layer } from "../../config/yaml/layers.ts";
import { parseYaml } from "../../config/yaml/parseYaml.ts";
import { listCountryFiles, readText } from "../../config/yaml/readSources.ts";
import { oldNames } from "../../config/yaml/renamedNames.ts";
import { yamlFile, type YamlFile } from "../../config/yaml/yamlFile.ts";
import { ProblemsError } from "../../report/errors.ts";

/** Settings as they are written, before they are checked. May hold some keys only. */
export interface Settings {
  /** Keys of all countries. */
  countries: string[];
  /** Layers of network.yaml alone; empty without the file. */
  network: Layer[];
  /** The layers of a country's sites, by the keys of the sites: `india`, `india/hi`. */
  sitesOf(country: string): ReadonlyMap<string, Layer[]>;
}

/** The key that says which sites a country has. */
const LANGUAGES = "languages";

/** Keys to read of country files and of network.yaml. */
interface Wanted {
  country: WantedKeys;
  network: WantedKeys;
}

/** The keys to read for one key, so that of long files only small parts are parsed. Goes down to the second step of the key. */
export function wantedFor([first = "", second]: readonly string[]): Wanted {
  const inner = second === undefined ? ("all" as const) : [second, "add", "remove"];
  const ofLayout = Object.hasOwn(Layout.shape, first);
  const names = [first, LANGUAGES, ...(ofLayout ? ["layout"] : [])];
  return {
    country: new Map([...names.map((name) => [name, "all"] as const), [first, inner]]),
    network: new Map<string, readonly string[] | "all">([
      ...[first, ...oldNames(first)].map((name) => [name, inner] as const),
      ["defaults", names],
      ...(ofLayout ? ([["layouts", "all"]] as const) : []),
      ...(first === "forms" ? ([["optionLists", "all"]] as const) : []),
    ]),
  };
}

/**
 * Reads the files of settings, or some keys of them.
 * @throws ProblemsError for a file that is not YAML.
 */
export function readSettings(root: string, wanted?: Wanted): Settings {
  const names = listCountryFiles(root).map((file) => ({ file, ...parseFileName(file) }));
  const ofNetwork = names.filter(({ owner }) => owner === NETWORK);
  const shared = new Map(
    ofNetwork.map(({ file, language }) => [language ?? "", readYaml(root, file, wanted?.network)]),
  );
  const network = shared.get("");
  const known = new Map<string, Map<string, Layer[]>>();
  const sitesOf = (country: string): ReadonlyMap<string, Layer[]> => {
    const found = known.get(country);
    if (found) return found;
    const files = names.filter(({ owner }) => owner === country);
    const own = files.find(({ language }) => language === undefined);
    const layers = layersOfSites({
      own: readYaml(root, own?.file ?? `countries/${country}.yaml`, wanted?.country),
      network,
      languages: new Map([
        ...[...shared].map(([language, yaml]) => [`${NETWORK}.${language}`, yaml] as const),
        ...files
          .filter(({ language }) => language !== undefined)
          .map(({ language, file }) => [`${country}.${language}`, readYaml(root, file, wanted?.country)] as const),
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

/** The layers of a country's sites, by the keys of the sites: the first one, then those in further languages. */
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

/** Reads a file or some of its keys; without them the result is empty. @throws ProblemsError for a file that is not YAML. */
function readYaml(root: string, file: string, wanted?: WantedKeys): YamlFile {
  const source = readText(root, file);
  if (!("text" in source)) throw new ProblemsError([source]);
  const part = wanted ? keepKeys(source.text, wanted) : source;
  if (wanted && part.text === "") return yamlFile({ file, text: "" }, {});
  const { value, problems } = parseYaml({ file, whole: source.text, ...part });
  if (!value) throw new ProblemsError(problems);
  return value;
}
