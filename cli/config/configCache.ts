import { readCache, writeCache } from "../cache.ts";
import { contentHash } from "../contentHash.ts";
import type { Project } from "../project.ts";
import { hasErrors, type Checked, type Place, type Problem } from "../report/problem.ts";
import { findCopies } from "./findCopies.ts";
import { firstSites, loadConfig, type Config, type SiteConfig } from "./loadConfig.ts";
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
  const key = isReadable
    ? configKey(
        parts,
        read.flatMap(({ sources }) => sources),
      )
    : undefined;
  const names = contentHash([...files.keys()].join("\n"));
  const saved = key === undefined ? undefined : readSaved(project, key);
  if (key !== undefined && saved) {
    const config = fromSaved(project.root, saved);
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

/** Places are found by reading the files when they are asked for. */
function fromSaved(root: string, { network, networks, sites: saved, texts, facts }: Saved): Config {
  let read: Config | undefined;
  const fresh = () => (read ??= loadConfig(root).value);
  const nowhere = (file: string): Place => ({ file, line: 1, column: 1, length: 1 });
  const sites = saved.map((site): SiteConfig => ({
    ...site,
    locate: (path, atKey) =>
      fresh()
        ?.sites.find(({ key }) => key === site.key)
        ?.locate(path, atKey) ?? nowhere(site.file),
  }));
  return {
    root,
    network,
    networks,
    locateNetwork: (path, atKey) => fresh()?.locateNetwork(path, atKey) ?? nowhere("countries/network.yaml"),
    countries: firstSites(sites),
    sites,
    brokenCountries: [],
    texts,
    facts,
    factIds: Object.keys(facts),
    locateFact: (path, atKey) => fresh()?.locateFact(path, atKey) ?? nowhere("countries/facts.yaml"),
  };
}
