import { readFileSync } from "node:fs";
import { join } from "node:path";
import { deserialize, serialize } from "node:v8";
import { contentHash } from "../contentHash.ts";
import { writeText } from "../files.ts";
import { codeStamp, type Project } from "../project.ts";
import { EnvironmentError } from "../report/errors.ts";
import type { Checked, Place } from "../report/problem.ts";
import { loadConfig, type Config, type SiteConfig } from "./loadConfig.ts";
import { readCountryFiles, type Source } from "./readSources.ts";

/** A configuration that had no problems, without its ways back to the lines. */
interface Saved {
  key: string;
  network: Config["network"];
  countries: Omit<SiteConfig, "locate">[];
}

const cacheFile = (project: Project) => join(project.work, "cache/config");

/** The configuration as the last run found it, when no country file and no file name has changed since; otherwise it is read anew. */
export function loadCachedConfig(project: Project, files: ReadonlyMap<string, string>): Checked<Config> {
  const { sources, problems } = readCountryFiles(project.root);
  const key = problems.length > 0 ? undefined : configKey(sources, files);
  const saved = key === undefined ? undefined : readSaved(project, key);
  if (saved) return { value: fromSaved(project.root, saved), problems: [] };
  const checked = loadConfig(project.root);
  if (key !== undefined && checked.value && checked.problems.length === 0) save(project, key, checked.value);
  return checked;
}

/** What the configuration depends on: the texts of the country files, and which other files there are. */
function configKey(sources: readonly Source[], files: ReadonlyMap<string, string>): string | undefined {
  const code = codeStamp();
  if (code === undefined) return undefined;
  return contentHash(code, [...files.keys()].join("\n"), ...sources.flatMap(({ file, text }) => [file, text]));
}

function readSaved(project: Project, key: string): Saved | undefined {
  try {
    const saved = deserialize(readFileSync(cacheFile(project))) as Saved;
    return saved.key === key ? saved : undefined;
  } catch {
    return undefined;
  }
}

/** Keeps it where the disk lets it: nothing depends on it. */
function save(project: Project, key: string, config: Config): void {
  const saved: Saved = {
    key,
    network: config.network,
    countries: config.countries.map(({ locate: _, ...site }) => site),
  };
  try {
    writeText(cacheFile(project), serialize(saved));
  } catch (error) {
    if (!(error instanceof EnvironmentError)) throw error;
  }
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
