import type { z } from "zod";
import type { LoadedSite, Networks } from "../model/config.ts";
import { type Checked, type Place, type Problem, problemsIn } from "../core/problems/problem.ts";
import {
  checkFileName,
  countryKey,
  languageSegment,
  NETWORK,
  PULLED,
  inLanguage as chosen,
  segmentChain,
  parseFileName,
} from "./files/countryFiles.ts";
import { check } from "./schema/check/check.ts";
import { salvageCountry } from "./schema/check/salvage.ts";
import type { ProjectSchemas } from "./schema/projectSchemas.ts";
import { isIn, locateInLayers, mergeLayers, type Layer } from "./yaml/layers.ts";
import { valueAt, type YamlFile } from "./yaml/yamlFile.ts";
import type { NetworkConfig } from "./schema/network/network.ts";

export interface CountryFiles {
  own: YamlFile;
  network?: YamlFile | undefined;
  /** Overlays by `owner.segment`: `india.hi`, `network.hi`; and `india.pulled`. */
  languages: ReadonlyMap<string, YamlFile>;
}

/** The overlays among files, by `owner.segment`. */
export const overlaysOf = (files: readonly YamlFile[]): ReadonlyMap<string, YamlFile> =>
  new Map(
    files.flatMap((yaml) => {
      const { owner, language } = parseFileName(yaml.file);
      return language === undefined ? [] : [[`${owner}.${language}`, yaml]];
    }),
  );

/** The files of a country among others; undefined without its own file. */
export function filesOf(country: string, files: readonly YamlFile[]): CountryFiles | undefined {
  const main = files.filter(({ file }) => parseFileName(file).language === undefined);
  const fileOf = (key: string) => main.find(({ file }) => countryKey(file) === key);
  const own = fileOf(country);
  return own && { own, network: fileOf(NETWORK), languages: overlaysOf(files) };
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
  ...(valueAt(yaml.value, ["brand"]) === undefined ? [] : [{ yaml, path: [], only: "brand" }]),
];

/**
 * Merges a country's file with the network's defaults and checks the result. The first site is in the country's own
 * language; sites in further languages inherit what their files don't override.
 */
export function loadCountry(schemas: ProjectSchemas, files: CountryFiles): Checked<LoadedSite[]> {
  const { own } = files;
  const country = countryKey(own.file);
  const { merged, value, problems, place } = readLayers(schemas.country, firstLayers(files));
  const config = value ?? salvageCountry(schemas, merged);
  problems.push(...problemsIn(checkFileName(own)));
  if (!config) return { problems };
  const [language = "en", ...others] = config.languages;
  const main: LoadedSite = { key: country, country, language, file: own.file, config, locate: place };
  const further = others.flatMap((other): LoadedSite | [] => {
    const { layers, added, overlay } = furtherLayers(files, other, config.languages);
    const { merged, value, problems: found, place: locate } = readLayers(schemas.country, layers);
    problems.push(...found);
    const own = value ?? salvageCountry(schemas, merged);
    if (!own) return [];
    const sets = (path: readonly PropertyKey[]) => added.some((layer) => isIn(layer, path));
    const pages = Object.entries(own.pages).filter(([name]) => sets(["pages", name, "copy"]));
    return {
      key: `${country}/${languageSegment(other, config.languages)}`,
      country,
      language: other,
      main: country,
      file: (overlay ?? files.own).file,
      config: sets(["name"]) ? own : { ...own, name: chosen(config.names, other) ?? config.name },
      locate,
      ownKeys: Object.keys(own).filter((name) => sets([name])),
      ownCopies: pages.map(([name, { content = name }]) => content),
    };
  });
  return { value: [main, ...further], problems };
}

function readLayers<S extends z.ZodType>(schema: S, layers: readonly Layer[]) {
  const inLists: Problem[] = [];
  const merged = mergeLayers(layers, inLists);
  const place = (path: readonly PropertyKey[], atKey = false): Place => locateInLayers(layers, path, atKey);
  const { value, problems } = check(schema, merged, place);
  return { merged, value, problems: [...inLists, ...problems], place };
}

export function networkIn({ network, networks }: { network: NetworkConfig; networks: Networks }, language: string) {
  const [general = "", exact = general] = segmentChain(language);
  return networks[exact] ?? networks[general] ?? network;
}

/** Checks the network's file, alone and merged with each overlay (`network.hi.yaml`). */
export function loadNetworks(
  schemas: ProjectSchemas,
  file: YamlFile,
  languages: ReadonlyMap<string, YamlFile>,
): { network: NetworkConfig | undefined; networks: Networks; problems: Problem[] } {
  const base: Layer = { yaml: file, path: [] };
  const { value: network, problems } = readLayers(schemas.network, [base]);
  const networks: Record<string, NetworkConfig> = {};
  for (const { file: name } of languages.values()) {
    const { owner, language = "" } = parseFileName(name);
    if (owner !== NETWORK) continue;
    const chain = segmentChain(language).flatMap((tag) => languages.get(`${NETWORK}.${tag}`) ?? []);
    const own = readLayers(schemas.network, [base, ...chain.map((layer) => ({ yaml: layer, path: [] }))]);
    problems.push(...own.problems);
    if (own.value) networks[language] = own.value;
  }
  return { network, networks, problems };
}
