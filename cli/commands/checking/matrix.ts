import { dirname, join, relative, resolve } from "node:path";
import { listCountries } from "../../config/yaml/readSources.ts";
import { listOverrides } from "../../content/copy/combineCopy.ts";
import { listTranslations, markFile } from "../../content/copy/listTranslations.ts";
import { readSettings } from "../../tools/explain/settings.ts";
import { writeText } from "../../core/files.ts";
import { readHistory } from "../../core/history.ts";
import { keyRows, pageRows } from "../../tools/matrixRows.ts";
import { countStates, differs, matrixTable, type Row, matrixPage } from "../../tools/matrix.ts";
import { openProject } from "../../core/project.ts";
import { openConsole } from "../../core/console/console.ts";
import { count } from "../../core/console/text.ts";
import { checkProject, type CheckedProject, requireProject } from "../../build/checkProject.ts";
import { type CommonOptions, knownNames } from "../options.ts";

type Options = CommonOptions & { all?: boolean; mark?: boolean; out?: string };

/** Width where the output is no terminal. */
const DEFAULT_WIDTH = 100;

/** `sitegen matrix`: a table of countries × settings and pages: shared, overridden, missing, or outdated overrides. */
export async function matrix(named: string[], { root, all = false, mark = false, out, json, quiet }: Options) {
  const console = openConsole({ quiet });
  const known = listCountries(root);
  const chosen = knownNames(named, known, "country");
  const countries = chosen.length > 0 ? known.filter((key) => chosen.includes(key)) : known;
  if (mark) {
    const marked = await markOverrides(root, countries);
    console.note(`${count(marked, "file was", "files were")} marked as up to date.`);
  }
  const { config, content } = await readProject(root);
  const history = await readHistory(openProject(root).root);
  const options = { countries, history, config, content, settings: readSettings(root) };
  const rows = [...(await keyRows(options)), ...pageRows(options)];
  const shown = all ? rows : rows.filter(differs);
  if (out !== undefined) {
    const path = resolve(root, out);
    const toRoot = relative(dirname(path), resolve(root)).replaceAll("\\", "/");
    const page = { rows, countries, toRoot: toRoot && `${toRoot}/`, name: config.network.brand.name };
    writeText(path, matrixPage(page));
    console.note(out);
  }
  if (json) return console.print(shown);
  if (out !== undefined) return;
  console.print(matrixTable(shown, countries, process.stdout.columns || DEFAULT_WIDTH));
  console.note(() => summary(rows, shown, history !== undefined));
}

/** Reads settings and copy of all countries. Only the first country is planned, because a plan needs one. */
async function readProject(root: string): Promise<CheckedProject> {
  return requireProject(await checkProject({ root, countries: listCountries(root).slice(0, 1) }));
}

/** Marks overrides with the version of the shared copy that they replace. Current translations of them stay current. */
async function markOverrides(root: string, countries: readonly string[]): Promise<number> {
  const folder = openProject(root).root;
  const before = await readProject(root);
  const current = listTranslations(before.config, before.content).filter(({ state }) => state === "current");
  const files = listOverrides(before.config, before.content)
    .filter(
      ({ site, state, copy }) => countries.includes(site.key) && state !== "current" && copy.source.endsWith(".md"),
    )
    .filter(({ copy, hash }) => markFile(join(folder, copy.source), hash));
  if (files.length === 0 || current.length === 0) return files.length;
  const after = await readProject(root);
  for (const { state, file, hash } of listTranslations(after.config, after.content))
    if (state === "stale" && current.some((translation) => translation.file === file))
      markFile(join(folder, file), hash);
  return files.length;
}

function summary(rows: readonly Row[], shown: readonly Row[], hasHistory: boolean): string {
  const { older } = countStates({ cells: rows.flatMap(({ cells }) => cells) });
  const parts = [
    `${shown.length} of ${rows.length} keys and pages are shown${shown.length < rows.length ? "; --all also shows those without differences" : ""}.`,
    older === 0 ? "" : `${older} are older than what they replace. Compare them, and mark copy with --mark.`,
    hasHistory ? "" : "There is no Git history, so only marked copy can be compared.",
  ];
  return parts.filter(Boolean).join(" ");
}
