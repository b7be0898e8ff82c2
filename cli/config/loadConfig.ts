import type { Config, LoadedSite, SiteConfig } from "../model/config.ts";
import type { Texts } from "../../runtime/site/text.ts";
import { type Checked, type Problem, startOf } from "../core/problems/problem.ts";
import { checkGuards } from "./rules/guards.ts";
import { checkLanguageFiles } from "./rules/countries.ts";
import { findSources } from "../core/project.ts";
import { countryKey, isCommon, parseFileName } from "./files/countryFiles.ts";
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
  /** Names of all YAML files, including invalid ones. */
  names: readonly string[];
  files: readonly YamlFile[];
  texts: readonly TextSource[];
}

/**
 * Reads and checks all country files. Returns every problem, and as `value` the valid part, so that later steps can
 * report problems in the same run.
 * @throws EnvironmentError when there is no countries/ folder.
 */
export function loadConfig(root: string, schemas = SHIPPED_SCHEMAS): Checked<Config> {
  const { sources, problems } = readCountryFiles(root);
  const files: YamlFile[] = [];
  for (const source of sources) {
    const parsed = parseYaml(source);
    problems.push(...parsed.problems);
    if (parsed.value) files.push(parsed.value);
  }
  const names = [...sources, ...problems.map(({ place }) => place)].map(({ file }) => file);
  const texts = readTextFiles(root);
  const present = [...findSources({ root }).keys()];
  const { value, problems: found } = checkFiles(schemas, { root, present, names, files, texts: texts.sources });
  return { ...(value && { value }), problems: [...problems, ...texts.problems, ...found] };
}

export function checkFiles(
  schemas: ProjectSchemas,
  { root, present, names, files, texts }: ConfigFiles,
): Checked<Config> {
  const problems: Problem[] = [];
  const networkFile = files.find(({ file }) => file === NETWORK_FILE);
  const countryFiles = files.filter(({ file }) => {
    const { owner, language } = parseFileName(file);
    return !isCommon(owner) && language === undefined;
  });
  const languages = overlaysOf(files);
  if (!networkFile) {
    if (!names.includes(NETWORK_FILE)) problems.push(noNetwork());
    // A missing key may be in the defaults, which could not be read.
    for (const own of countryFiles)
      problems.push(...loadCountry(schemas, { own, languages }).problems.filter(({ code }) => code !== "missing-key"));
    return { problems };
  }
  const { network: checked, networks, problems: inNetworks } = loadNetworks(schemas, networkFile, languages);
  problems.push(...inNetworks);

  const loaded: LoadedSite[] = [];
  for (const own of countryFiles) {
    const country = loadCountry(schemas, { own, network: networkFile, languages });
    problems.push(...country.problems);
    loaded.push(...(country.value ?? []));
  }
  const keys = [...new Set(names.filter((file) => parseFileName(file).language === undefined).map(countryKey))].filter(
    (key) => !isCommon(key),
  );
  if (keys.length === 0) {
    problems.push({
      code: "no-countries",
      message: "There is no country file beside network.yaml",
      hint: "Add countries/<country>.yaml.",
      place: locate(networkFile, []),
    });
    return { problems };
  }
  const { problems: inFacts, ...facts } = loadFacts(files.find(({ file }) => file === FACTS_FILE));
  problems.push(...inFacts);
  const network = checked ?? salvageNetwork(schemas, networkFile.value);
  if (!network) return { problems };
  const locateNetwork: Config["locateNetwork"] = (path, key) => locate(networkFile, path, key);
  problems.push(...checkGuards({ network, locateNetwork }, networkFile, files));
  const copies = indexCopies(present);
  const sites = loaded.map((site): SiteConfig => ({
    ...site,
    ...findCopies(copies, network, site),
    cites: JSON.stringify(site.config).includes("{{fact:"),
  }));
  const countries = firstSites(sites);
  const broken = keys.filter((key) => !countries.some((site) => site.key === key));
  const siteText = loadTexts(
    texts,
    sites.map((site) => ({
      country: site.country,
      language: site.language,
      place: () => site.locate(["languages", site.config.languages.indexOf(site.language)]),
    })),
    broken,
  );
  problems.push(...siteText.problems, ...checkLanguageFiles([...languages.values()], countries, broken));
  const config: Config = {
    root,
    network,
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

const noNetwork = (): Problem => ({
  code: "no-countries",
  message: `There is no ${NETWORK_FILE}`,
  why: "It contains what belongs to no single country: brand, host, content API.",
  hint: "Create it, or pass the folder that contains countries/ with --root DIR.",
  place: startOf(NETWORK_FILE),
});
