import type { Config, SiteConfig } from "../model/config.ts";
import type { Texts } from "../../runtime/site/text.ts";
import { type Checked, type Mistake, type Problem, startOf } from "../core/problems/problem.ts";
import { checkGuards } from "./rules/guards.ts";
import { checkLanguageFiles } from "./rules/countries.ts";
import { findSources } from "../core/project.ts";
import { countryKey, isCountryFile } from "./files/countryFiles.ts";
import { FACTS_FILE, loadFacts } from "./facts/loadFacts.ts";
import { findCopies, indexCopies } from "./files/findCopies.ts";
import { loadCountry, loadNetworks, overlaysOf } from "./loadCountry.ts";
import { checkRules } from "./rules/index.ts";
import { salvageNetwork } from "./schema/check/salvage.ts";
import { SHIPPED_SCHEMAS, type ProjectSchemas } from "./schema/projectSchemas.ts";
import { loadTexts, textsKey } from "./text/loadTexts.ts";
import { readTextFiles, type TextSource } from "./text/textFiles.ts";
import { locate } from "./yaml/locate.ts";
import { parseYaml } from "./yaml/parseYaml.ts";
import { readCountryFiles } from "./yaml/readSources.ts";
import type { YamlFile } from "./yaml/yamlFile.ts";

export const textsOfSite = ({ texts }: Config, { country, language }: SiteConfig): Texts =>
  texts[textsKey({ country, language }, true)] ?? texts[textsKey({ country, language }, false)] ?? {};

/** Each country's site in its first language. */
export const firstSites = (sites: readonly SiteConfig[]): SiteConfig[] =>
  sites.filter(({ main }) => main === undefined);

export const NETWORK_FILE = "countries/network.yaml";

interface ConfigFiles {
  root: string;
  /** Paths of all files of the project. */
  present: readonly string[];
  /** All YAML files; invalid ones have no value. */
  yaml: readonly { file: string; value?: YamlFile }[];
  texts: readonly TextSource[];
}

/**
 * Reads and checks all country files. Returns every problem, and as `value` the valid part, so that later steps can
 * report problems in the same run.
 * @throws EnvironmentError when there is no countries/ folder.
 */
export function loadConfig(root: string, schemas = SHIPPED_SCHEMAS): Checked<Config> {
  const { sources, problems: unread } = readCountryFiles(root);
  const yaml = sources.map((source) => ({ file: source.file, ...parseYaml(source) }));
  const texts = readTextFiles(root);
  const { value, problems } = checkFiles(schemas, {
    root,
    present: [...findSources({ root }).keys()],
    yaml: [...yaml, ...unread.map(({ place: { file } }) => ({ file }))],
    texts: texts.sources,
  });
  const inYaml = yaml.flatMap((file) => file.problems);
  return { value, problems: [...unread, ...inYaml, ...texts.problems, ...problems] };
}

export function checkFiles(schemas: ProjectSchemas, { root, present, yaml, texts }: ConfigFiles): Checked<Config> {
  const names = yaml.map(({ file }) => file);
  const files = yaml.flatMap(({ value }) => value ?? []);
  const network = files.find(({ file }) => file === NETWORK_FILE);
  const languages = overlaysOf(files);
  const loaded = files
    .filter(({ file }) => isCountryFile(file))
    .map((own) => loadCountry(schemas, { own, network, languages }));
  const inCountries = loaded.flatMap(({ problems }) => problems);
  if (!network) {
    // A missing key may be in the defaults, which could not be read.
    const problems = inCountries.filter(({ code }) => code !== "missing-key");
    return { problems: names.includes(NETWORK_FILE) ? problems : [NO_NETWORK, ...problems] };
  }
  const { network: checked, networks, problems: inNetworks } = loadNetworks(schemas, network, languages);
  const problems = [...inNetworks, ...inCountries];
  const keys = new Set(names.filter(isCountryFile).map(countryKey));
  if (keys.size === 0) return { problems: [...problems, { ...NO_COUNTRIES, place: locate(network, []) }] };
  const { problems: inFacts, ...facts } = loadFacts(files.find(({ file }) => file === FACTS_FILE));
  problems.push(...inFacts);
  const settings = checked ?? salvageNetwork(schemas, network.value);
  if (!settings) return { problems };
  const locateNetwork: Config["locateNetwork"] = (path, key) => locate(network, path, key);
  problems.push(...checkGuards({ network: settings, locateNetwork }, network, files));
  const copies = indexCopies(present);
  const sites = loaded
    .flatMap(({ value = [] }) => value)
    .map((site): SiteConfig => ({
      ...site,
      ...findCopies(copies, settings, site),
      cites: JSON.stringify(site.config).includes("{{fact:"),
    }));
  const countries = firstSites(sites);
  const broken = [...keys].filter((key) => !countries.some((site) => site.key === key));
  const readers = sites.map(({ country, language, config, locate }) => ({
    country,
    language,
    place: () => locate(["languages", config.languages.indexOf(language)]),
  }));
  const siteText = loadTexts(texts, readers, broken);
  problems.push(...siteText.problems, ...checkLanguageFiles([...languages.values()], countries, broken));
  const config: Config = {
    root,
    network: settings,
    networks,
    locateNetwork,
    countries,
    sites,
    brokenCountries: broken,
    texts: siteText.texts,
    templates: schemas.kinds.templates,
    ...facts,
  };
  problems.push(...checkRules(config));
  return { value: config, problems };
}

const NO_COUNTRIES: Mistake = {
  code: "no-countries",
  message: "There is no country file beside network.yaml",
  hint: "Add countries/<country>.yaml.",
};

const NO_NETWORK: Problem = {
  code: "no-countries",
  message: `There is no ${NETWORK_FILE}`,
  why: "It contains what belongs to no single country: brand, host, content API.",
  hint: "Create it, or pass the folder that contains countries/ with --root DIR.",
  place: startOf(NETWORK_FILE),
};
