import { basename } from "node:path";
import type { z } from "zod";
import { EnvironmentError } from "../report/errors.ts";
import { hasErrors, type Checked, type Place, type Problem } from "../report/problem.ts";
import { explainIssue } from "./explainIssue.ts";
import { knownKeys } from "./knownKeys.ts";
import { mergeDefaults } from "./mergeDefaults.ts";
import { hasPath, locate, parseYaml, type YamlFile } from "./parseYaml.ts";
import { readCountryFiles } from "./readSources.ts";
import { checkRules } from "./rules.ts";
import { Country, type CountryConfig } from "./schema/country.ts";
import { Network, type NetworkConfig } from "./schema/network.ts";
import { isSlug, toSlug } from "./schema/primitives.ts";

/** One country's settings, resolved, with a way back to where each was written. */
export interface SiteConfig {
  /** The file's name without ending: the site's name in paths. */
  key: string;
  /** `countries/india.yaml` */
  file: string;
  config: CountryConfig;
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
    if (!sources.some(({ file }) => file === NETWORK_FILE) && problems.length === 0) {
      throw new EnvironmentError(`There is no ${NETWORK_FILE} in ${root}`, "It holds what belongs to no single country: brand, host, content API.");
    }
    return { problems };
  }
  const network = check(Network, networkFile.value, (path, key) => locate(networkFile, path, key));
  problems.push(...network.problems);
  const defaults = (networkFile.value as { defaults?: unknown } | null)?.defaults;

  const countries: SiteConfig[] = [];
  for (const file of files.filter((candidate) => candidate !== networkFile)) {
    const country = loadCountry(file, networkFile, defaults);
    problems.push(...country.problems);
    if (country.value) countries.push(country.value);
  }
  if (countries.length === 0 && !hasErrors(problems)) {
    problems.push({ code: "no-countries", severity: "error", message: "There is no country file beside network.yaml", hint: "Add countries/<country>.yaml.", place: locate(networkFile, []) });
  }
  if (!network.value) return { problems };
  const keys = sources.filter(({ file }) => file !== NETWORK_FILE).map(({ file }) => countryKey(file));
  const loaded = new Set(countries.map(({ key }) => key));
  const config: Config = {
    root,
    network: network.value,
    locateNetwork: (path, key) => locate(networkFile, path, key),
    countries,
    brokenCountries: keys.filter((key) => !loaded.has(key)),
  };
  problems.push(...checkRules(config));
  return { value: config, problems };
}

const countryKey = (file: string): string => basename(file).replace(/\.ya?ml$/, "");

function loadCountry(file: YamlFile, networkFile: YamlFile, defaults: unknown): Checked<SiteConfig> {
  const key = countryKey(file.file);
  const place = (path: readonly PropertyKey[], atKey = false): Place => {
    const inherited = path.length > 0 && !hasPath(file, path) && hasPath(networkFile, ["defaults", ...path]);
    return inherited ? locate(networkFile, ["defaults", ...path], atKey) : locate(file, path, atKey);
  };
  const merged = mergeDefaults(defaults, file.value);
  const { value, problems } = check(Country, merged, place);
  const config = value ?? withoutBrokenIdentity(merged);
  if (!isSlug(key) || file.file.endsWith(".yml")) {
    problems.push({ code: "file-name", severity: "error", message: `The file name \`${basename(file.file)}\` is no slug with the ending .yaml`, why: "The name is the site's path: /<name>/.", hint: `Rename it to ${toSlug(key) || "country"}.yaml.`, place: locate(file, []) });
  }
  return config ? { value: { key, file: file.file, config, locate: place }, problems } : { problems };
}

/** Values that no rule looks at, in place of broken ones, so that the file's other mistakes are found in the same run. */
const NEUTRAL: { [Key in keyof CountryConfig]?: z.input<typeof Country>[Key] } = {
  name: "This country",
  demonym: "its",
  code: "ZZ",
  dialCode: "+1",
  timeZone: "UTC",
  language: "en",
  contentApi: { menuId: 1 },
  contacts: { phone: { e164: "+10000000000", display: "-" }, email: "nobody@example.com", offices: [{ name: "-", lines: ["-"] }] },
  redirects: [],
};

function withoutBrokenIdentity(value: unknown): CountryConfig | undefined {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return undefined;
  const known = Object.entries(value).filter(([key]) => key in Country.shape);
  const broken = Object.entries(NEUTRAL).filter(([key]) => !Country.shape[key as keyof CountryConfig].safeParse((value as Record<string, unknown>)[key]).success);
  return Country.safeParse({ ...Object.fromEntries(known), ...Object.fromEntries(broken) }).data;
}

/** Checks a value against a schema; each issue is explained and located. */
export function check<S extends z.ZodType>(schema: S, value: unknown, place: (path: readonly PropertyKey[], key?: boolean) => Place): Checked<z.output<S>> {
  const result = schema.safeParse(value, { reportInput: false });
  if (result.success) return { value: result.data, problems: [] };
  const problems: Problem[] = result.error.issues
    .flatMap((issue) => explainIssue(issue, value, (path) => knownKeys(schema, path)))
    .map(({ path, key, problem }) => ({ ...problem, place: place(path, key) }));
  return { problems };
}
