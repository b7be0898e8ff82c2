import { readCache, writeCache } from "../cache.ts";
import { contentHash } from "../contentHash.ts";
import { memoize } from "../memoize.ts";
import type { Project } from "../project.ts";
import { hasErrors, type Checked, type Place, type Problem } from "../report/problem.ts";
import { NETWORK, parseFileName } from "./countryFiles.ts";
import { FACTS_FILE } from "./facts/loadFacts.ts";
import { findCopies } from "./findCopies.ts";
import { firstLayers, furtherLayers, type CountryFiles } from "./siteLayers.ts";
import { locateInLayers, type Layer } from "./yaml/layers.ts";
import { locate } from "./yaml/locate.ts";
import { parseYaml } from "./yaml/parseYaml.ts";
import type { YamlFile } from "./yaml/yamlFile.ts";
import { firstSites, loadConfig, NETWORK_FILE, type Config, type SiteConfig } from "./loadConfig.ts";
import { keepProblems, renewProblems } from "./yaml/keptProblems.ts";
import { readTextFiles } from "./text/textFiles.ts";
import { readCountryFiles, type Source } from "./yaml/readSources.ts";
import { checkRules } from "./rules/index.ts";

/** A configuration that had no errors, without the functions that locate its values. */
interface Saved {
  /** Hash of the country files, of the project's texts, and of its own parts. */
  key: string;
  /** Hash of the names of all files. */
  names: string;
  network: Config["network"];
  networks: Config["networks"];
  sites: Omit<SiteConfig, "locate">[];
  texts: Config["texts"];
  facts: Config["facts"];
  /** Its warnings. */
  problems: Problem[];
}

const ENTRY = "config.json";

/**
 * The configuration as the last run found it, when no country file has changed since; otherwise it is read anew. Where
 * there are other files now, their posts are listed and the rules asked again.
 * @param parts Key of the project's own parts, whose schemas check pages in country files.
 */
export function loadCachedConfig(project: Project, files: ReadonlyMap<string, string>, parts: string): Checked<Config> {
  const read = [readCountryFiles(project.root), readTextFiles(project.root)];
  const isReadable = read.every(({ problems }) => problems.length === 0);
  const sources = read.flatMap((files) => files.sources);
  const key = isReadable ? configKey(parts, sources) : undefined;
  const names = contentHash([...files.keys()].join("\n"));
  const saved = key === undefined ? undefined : readSaved(project, key);
  if (key !== undefined && saved) {
    const config = fromSaved(project.root, sources, saved);
    if (saved.names === names) return { value: config, problems: renewProblems(project.root, saved.problems) };
    const sites = config.sites.map((site) => ({ ...site, ...findCopies(project.root, config.network, site) }));
    const renewed = { ...config, sites, countries: firstSites(sites) };
    if (saved.problems.length === 0 && checkRules(renewed).length === 0) {
      save(project, { key, names }, { value: renewed, problems: [] });
      return { value: renewed, problems: [] };
    }
  }
  const checked = loadConfig(project.root);
  if (key !== undefined && !hasErrors(checked.problems)) save(project, { key, names }, checked);
  return checked;
}

const configKey = (parts: string, sources: readonly Source[]): string =>
  contentHash(parts, ...sources.flatMap(({ file, text }) => [file, text]));

function readSaved(project: Project, key: string): Saved | undefined {
  const saved = readCache<Saved>(project, ENTRY);
  return saved?.key === key ? saved : undefined;
}

function save(project: Project, key: Pick<Saved, "key" | "names">, { value, problems }: Checked<Config>): void {
  if (!value) return;
  const { network, networks, sites, texts, facts } = value;
  const saved: Saved = {
    ...key,
    network,
    networks,
    sites: sites.map(({ locate: _, ...site }) => site),
    texts,
    facts,
    problems: keepProblems(problems),
  };
  writeCache(project, ENTRY, saved);
}

/** Places are found when they are asked for, by parsing the files that a setting can come from. */
function fromSaved(
  root: string,
  sources: readonly Source[],
  { network, networks, sites: saved, texts, facts }: Saved,
): Config {
  const parse = memoize((file: string): YamlFile | undefined => {
    const source = sources.find((one) => one.file === file);
    return source && parseYaml(source).value;
  });
  const locateIn =
    (file: string) =>
    (path: readonly PropertyKey[], atKey?: boolean): Place => {
      const yaml = parse(file);
      return yaml ? locate(yaml, path, atKey) : { file, line: 1, column: 1, length: 1 };
    };
  const filesOf = memoize((country: string): CountryFiles | undefined => {
    const names = sources.map(({ file }) => ({ file, ...parseFileName(file) }));
    const own = names.find(({ owner, language }) => owner === country && language === undefined);
    const yaml = own && parse(own.file);
    return (
      yaml && {
        own: yaml,
        network: parse(NETWORK_FILE),
        languages: new Map(
          names.flatMap(({ file, owner, language }) => {
            const further =
              language !== undefined && (owner === country || owner === NETWORK) ? parse(file) : undefined;
            return further ? [[`${owner}.${language}`, further] as const] : [];
          }),
        ),
      }
    );
  });
  const layersOf = memoize((site: Saved["sites"][number]): readonly Layer[] => {
    const files = filesOf(site.country);
    if (!files) return [];
    return site.main === undefined
      ? firstLayers(files)
      : furtherLayers(files, site.language, site.config.languages).layers;
  });
  const sites = saved.map((site): SiteConfig => ({
    ...site,
    locate: (path, atKey) => locateInLayers(layersOf(site), path, atKey),
  }));
  return {
    root,
    network,
    networks,
    locateNetwork: locateIn(NETWORK_FILE),
    countries: firstSites(sites),
    sites,
    brokenCountries: [],
    texts,
    facts,
    factIds: Object.keys(facts),
    locateFact: locateIn(FACTS_FILE),
  };
}
