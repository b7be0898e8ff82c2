import { readCache, writeCache } from "../cache.ts";
import { contentHash } from "../contentHash.ts";
import type { Project } from "../project.ts";
import type { Checked, Place } from "../report/problem.ts";
import { findPosts, loadConfig, type Config, type SiteConfig } from "./loadConfig.ts";
import { readCountryFiles, type Source } from "./yaml/readSources.ts";
import { checkRules } from "./rules/index.ts";

/** A configuration that had no problems, without the functions that locate its values. */
interface Saved {
  /** Hash of the texts of the country files. */
  key: string;
  /** Hash of the names of all files. */
  names: string;
  network: Config["network"];
  countries: Omit<SiteConfig, "locate">[];
}

const ENTRY = "config.json";

/**
 * The configuration as the last run found it, when no country file has changed since; otherwise it is read anew. Where
 * there are other files now, their posts are listed and the rules asked again.
 */
export function loadCachedConfig(project: Project, files: ReadonlyMap<string, string>): Checked<Config> {
  const { sources, problems } = readCountryFiles(project.root);
  const key = problems.length > 0 ? undefined : configKey(sources);
  const names = contentHash([...files.keys()].join("\n"));
  const saved = key === undefined ? undefined : readSaved(project, key);
  if (key !== undefined && saved) {
    const config = fromSaved(project.root, saved);
    if (saved.names === names) return { value: config, problems: [] };
    const countries = config.countries.map((site) => ({
      ...site,
      posts: findPosts(project.root, config.network, site),
    }));
    const renewed = { ...config, countries };
    if (checkRules(renewed).length === 0) {
      save(project, { key, names }, renewed);
      return { value: renewed, problems: [] };
    }
  }
  const checked = loadConfig(project.root);
  if (key !== undefined && checked.value && checked.problems.length === 0) save(project, { key, names }, checked.value);
  return checked;
}

const configKey = (sources: readonly Source[]): string =>
  contentHash(...sources.flatMap(({ file, text }) => [file, text]));

function readSaved(project: Project, key: string): Saved | undefined {
  const saved = readCache<Saved>(project, ENTRY);
  return saved?.key === key ? saved : undefined;
}

function save(project: Project, key: Pick<Saved, "key" | "names">, { network, countries }: Config): void {
  const saved: Saved = { ...key, network, countries: countries.map(({ locate: _, ...site }) => site) };
  writeCache(project, ENTRY, saved);
}

/** Places are found by reading the files when they are asked for. */
function fromSaved(root: string, { network, countries }: Saved): Config {
  let read: Config | undefined;
  const fresh = () => (read ??= loadConfig(root).value);
  const nowhere = (file: string): Place => ({ file, line: 1, column: 1, length: 1 });
  return {
    root,
    network,
    locateNetwork: (path, atKey) => fresh()?.locateNetwork(path, atKey) ?? nowhere("countries/network.yaml"),
    countries: countries.map((site) => ({
      ...site,
      locate: (path, atKey) =>
        fresh()
          ?.countries.find(({ key }) => key === site.key)
          ?.locate(path, atKey) ?? nowhere(site.file),
    })),
    brokenCountries: [],
  };
}
