import { languageSegment } from "../../config/countryFiles.ts";
import { type SiteConfig, loadConfig } from "../../config/loadConfig.ts";
import { setOwnKinds } from "../../config/schema/own/ownKinds.ts";
import { salvageNetwork } from "../../config/schema/check/salvage.ts";
import type { NetworkConfig } from "../../config/schema/network.ts";
import { parseYaml } from "../../config/yaml/parseYaml.ts";
import { readCountryFiles } from "../../config/yaml/readSources.ts";
import type { YamlFile } from "../../config/yaml/yamlFile.ts";
import { NO_PARTS, readParts } from "../../parts/readParts.ts";
import { findSources, openProject } from "../../project.ts";
import { ProblemsError, UsageError } from "../../report/errors.ts";
import { didYouMean } from "../../report/suggest.ts";

/** A project in which something is to be begun. */
export interface OpenProject {
  root: string;
  network: NetworkConfig;
  networkFile: YamlFile;
  /** Countries in their first languages; none in a project that has only network.yaml. */
  countries: readonly SiteConfig[];
  /** Text of each file of `countries/*.yaml`. */
  texts: ReadonlyMap<string, string>;
  sources: ReadonlyMap<string, string>;
}

/** Reads a project as far as it can be understood. @throws ProblemsError when network.yaml can't be. */
export async function openScaffold(folder: string): Promise<OpenProject> {
  const project = openProject(folder);
  const sources = findSources(project);
  setOwnKinds(((await readParts(project, sources)).value ?? NO_PARTS).kinds);
  const { value, problems } = loadConfig(project.root);
  const read = readCountryFiles(project.root).sources;
  const source = read.find(({ file }) => file === "countries/network.yaml");
  const networkFile = source && parseYaml(source).value;
  const network = value?.network ?? (networkFile && salvageNetwork(networkFile.value));
  if (!network || !networkFile) throw new ProblemsError(problems);
  return {
    root: project.root,
    network,
    networkFile,
    countries: value?.countries ?? [],
    texts: new Map(read.map(({ file, text }) => [file, text])),
    sources,
  };
}

/** A country by its key. @throws UsageError with the nearest one. */
export function findCountry({ countries }: Pick<OpenProject, "countries">, key: string): SiteConfig {
  const site = countries.find((candidate) => candidate.key === key);
  if (site) return site;
  throw new UsageError(
    `There is no country \`${key}\``,
    didYouMean(
      key,
      countries.map((other) => other.key),
    ) || "Begin it with `sitegen new country`.",
  );
}

/** What there is to do for the further languages of a country. */
export const translationsOf = ({ key, config: { languages, untranslated } }: SiteConfig, content: string): string[] =>
  languages.slice(1).map((language) => {
    const file = `countries/content/${key}/${languageSegment(language, languages)}/${content}.md`;
    const until = untranslated === "show" ? "is shown untranslated" : "is left out";
    return `Translate it to ${file}; until then it ${until} in ${language}.`;
  });
