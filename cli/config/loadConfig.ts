import type { Checked, Place } from "../report/problem.ts";
import { check } from "./schema/check/check.ts";
import { countryKey, loadCountry, type LoadedCountry } from "./loadCountry.ts";
import { parseYaml } from "./yaml/parseYaml.ts";
import { listPostFiles, readCountryFiles } from "./yaml/readSources.ts";
import { checkRules } from "./rules/index.ts";
import { salvageNetwork } from "./schema/check/salvage.ts";
import type { CountryConfig } from "./schema/country.ts";
import { Network, type NetworkConfig } from "./schema/network.ts";
import { locate } from "./yaml/locate.ts";
import type { YamlFile } from "./yaml/yamlFile.ts";

/** One country's settings, with the network's defaults, and a function that finds where each was written. */
export interface SiteConfig {
  /** The file's name without ending: the site's name in paths. */
  key: string;
  /** `countries/india.yaml` */
  file: string;
  config: CountryConfig;
  /** Slugs of the posts in the folders of the groups that are collections. */
  posts: Record<string, string[]>;
  /** Place of a setting: in the country's file, or in the network's defaults when it was inherited. */
  locate(path: readonly PropertyKey[], key?: boolean): Place;
}

/** Everything that `countries/*.yaml` says. */
export interface Config {
  root: string;
  network: NetworkConfig;
  locateNetwork(path: readonly PropertyKey[], key?: boolean): Place;
  countries: SiteConfig[];
  /** Countries whose file has problems of its own. */
  brokenCountries: string[];
}

const NETWORK_FILE = "countries/network.yaml";

/**
 * Reads and checks all country files. Returns every problem of every file; `value` holds what could be understood, so that
 * later steps can report their problems in the same run.
 * @throws EnvironmentError when there is no countries/ folder.
 */
export function loadConfig(root: string): Checked<Config> {
  const { sources, problems } = readCountryFiles(root);
  const files: YamlFile[] = [];
  for (const source of sources) {
    const parsed = parseYaml(source);
    problems.push(...parsed.problems);
    if (parsed.value) files.push(parsed.value);
  }
  const networkFile = files.find(({ file }) => file === NETWORK_FILE);
  if (!networkFile) {
    if (![...sources, ...problems.map(({ place }) => place)].some(({ file }) => file === NETWORK_FILE)) {
      problems.push({
        code: "no-countries",
        severity: "error",
        message: `There is no ${NETWORK_FILE}`,
        why: "It holds what belongs to no single country: brand, host, content API.",
        hint: "Write it, or name the folder that holds countries/ with --root DIR.",
        place: { file: NETWORK_FILE, line: 1, column: 1, length: 1 },
      });
    }
    // A key that is missing may be one of the defaults, which could not be read.
    for (const file of files) problems.push(...loadCountry(file).problems.filter(({ code }) => code !== "missing-key"));
    return { problems };
  }
  const checked = check(Network, networkFile.value, (path, key) => locate(networkFile, path, key));
  problems.push(...checked.problems);

  const loaded: LoadedCountry[] = [];
  for (const file of files.filter((candidate) => candidate !== networkFile)) {
    const country = loadCountry(file, networkFile);
    problems.push(...country.problems);
    if (country.value) loaded.push(country.value);
  }
  const keys = [
    ...new Set(
      [...sources, ...problems.map(({ place }) => place)]
        .filter(({ file }) => file !== NETWORK_FILE)
        .map(({ file }) => countryKey(file)),
    ),
  ];
  if (keys.length === 0) {
    problems.push({
      code: "no-countries",
      severity: "error",
      message: "There is no country file beside network.yaml",
      hint: "Add countries/<country>.yaml.",
      place: locate(networkFile, []),
    });
    return { problems };
  }
  const network = checked.value ?? salvageNetwork(networkFile.value, keys[0] ?? "");
  if (!network) return { problems };
  const countries = loaded.map((site): SiteConfig => ({ ...site, posts: findPosts(root, network, site) }));
  const config: Config = {
    root,
    network,
    locateNetwork: (path, key) => locate(networkFile, path, key),
    countries,
    brokenCountries: keys.filter((key) => !countries.some((site) => site.key === key)),
  };
  problems.push(...checkRules(config));
  return { value: config, problems };
}

/** Slugs of a country's posts, by the groups that are collections. */
export function findPosts(root: string, network: NetworkConfig, { key, config }: LoadedCountry): SiteConfig["posts"] {
  const collections = Object.keys(config.groups).filter((group) => network.groups[group]?.collection);
  return Object.fromEntries(collections.map((group) => [group, listPostFiles(root, key, group)]));
}
