import { openGraph } from "../../core/graph/graph.ts";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { languageSegment, loadConfig, parseYaml, readCountryFiles, salvageNetwork } from "../../config/index.ts";
import type { SiteConfig } from "../../model/config.ts";
import { writeText, type FileTree } from "../../core/files.ts";
import { readSchemas } from "../../content/index.ts";
import { findSources, openProject } from "../../core/project.ts";
import { openConsole } from "../../core/console/console.ts";
import { ProblemsError, UsageError } from "../../core/problems/errors.ts";
import { didYouMean } from "../../core/problems/suggest.ts";

export type OpenProject = Awaited<ReturnType<typeof openScaffold>>;

/** Reads a project, even one with errors. @throws ProblemsError when network.yaml can't be read. */
export async function openScaffold(folder: string) {
  const project = openProject(folder);
  const sources = findSources(project);
  const schemas = await readSchemas(openGraph(project, sources));
  const { value, problems } = loadConfig(project.root, schemas);
  const read = readCountryFiles(project.root).sources;
  const source = read.find(({ file }) => file === "countries/network.yaml");
  const networkFile = source && parseYaml(source).value;
  const network = value?.network ?? (networkFile && salvageNetwork(schemas, networkFile.value));
  if (!network || !networkFile) throw new ProblemsError(problems);
  return {
    root: project.root,
    schemas,
    network,
    networkFile,
    /** Countries in their first languages. Empty in a project that has only network.yaml. */
    countries: value?.countries ?? [],
    /** Text of each file of `countries/*.yaml`. */
    texts: new Map<string, string>(read.map(({ file, text }) => [file, text])),
    sources,
  };
}

/** A country by its key. @throws UsageError that names a similar one. */
export function findCountry({ countries }: OpenProject, key: string): SiteConfig {
  const site = countries.find((candidate) => candidate.key === key);
  if (site) return site;
  throw new UsageError(
    `There is no country \`${key}\``,
    didYouMean(
      key,
      countries.map((other) => other.key),
    ) || "Create it with `sitegen new country`.",
  );
}

/** Next steps for the country's further languages. */
export const translationsOf = ({ key, config: { languages, untranslated } }: SiteConfig, content: string): string[] =>
  languages.slice(1).map((language) => {
    const file = `countries/content/${key}/${languageSegment(language, languages)}/${content}.md`;
    const until = untranslated === "show" ? "is shown untranslated" : "is left out";
    return `Translate it to ${file}; until then it ${until} in ${language}.`;
  });

export interface Scaffold {
  /** New files by their paths from the root. */
  files: FileTree;
  /** Changed files with their new text. */
  changes?: FileTree;
  /** Next steps, a line for each. */
  next: string[];
}

/** Writes the files and lists them. @throws UsageError when a new file exists; then nothing is written. */
export function applyScaffold(
  { root }: OpenProject,
  { files, changes = new Map(), next }: Scaffold,
  { quiet = false, json }: { quiet?: boolean; json?: boolean },
): void {
  const taken = [...files.keys()].find((file) => existsSync(join(root, file)));
  if (taken !== undefined) throw new UsageError(`${taken} already exists`, "Change that file, or choose another name.");
  for (const [file, text] of [...files, ...changes]) writeText(join(root, file), text);
  const console = openConsole({ quiet });
  if (json) {
    console.print({ created: [...files.keys()], changed: [...changes.keys()], next });
    return;
  }
  for (const file of files.keys()) console.print(`${console.style("green", "+")} ${file}`);
  for (const file of changes.keys()) console.print(`${console.style("yellow", "~")} ${file}`);
  if (next.length > 0) console.note(`\nNext:\n${next.map((line) => `  ${line}`).join("\n")}`);
}
