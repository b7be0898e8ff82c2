import { attempt } from "../../core/attempt.ts";
import { readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { brokenKind, NO_KINDS, type OwnKinds } from "../../config/schema/ownKinds.ts";
import { projectSchemas, type ProjectSchemas } from "../../config/schema/projectSchemas.ts";
import type { Source } from "../../config/yaml/readSources.ts";
import { contentHash } from "../../core/contentHash.ts";
import { describePackages, findPackage, installedIn } from "../../core/engine.ts";
import { defineQuery, type Graph } from "../../core/graph/graph.ts";
import { packageFile, readPackage, type Project } from "../../core/project.ts";
import { hasErrors, type Checked, type Problem, type Place, problemsIn, startOf } from "../../core/problems/problem.ts";
import { bundleProblems } from "./partProblems.ts";
import { bundleSchemas, type SectionExport, loadSchemas, sectionKinds } from "./sectionSchemas.ts";
import { checkExports } from "./checkExports.ts";
import { checkHooks } from "./checkHooks.ts";
import { checkImports, checkName } from "./checkParts.ts";
import {
  listParts,
  ownFiles,
  type PartFile,
  type PartFolder,
  folderOf,
  PARTS_MODULE,
  PARTS_SOURCE,
} from "./partFiles.ts";
import { readModule, type ModuleFacts } from "./readModule.ts";
import { placeIn } from "../../core/problems/codeFrame.ts";
import { fileURLToPath } from "node:url";

export interface OwnParts {
  /** Hash of their files and of the installed packages; empty without parts. */
  key: string;
  /** Hash of their files and of the packages in `package.json`, the same on every machine. Empty without parts. */
  code: string;
  files: readonly PartFile[];
  kinds: OwnKinds;
  /** Bundled schemas of sections, for worker threads; undefined without any. */
  schemas?: string | undefined;
}

export const NO_PARTS: OwnParts = { key: "", code: "", files: [], kinds: NO_KINDS };

/** Bundled schemas of own parts. @param _installed Hash of installed packages. */
const schemasOf = defineQuery(
  "schemas",
  async ({ root, bytes }, _installed: string, files: readonly PartFile[], names: readonly string[]) =>
    checkParts(
      root,
      files,
      names.map((file) => ({ file, text: bytes(file).toString() })),
    ),
  ({ problems }) => problems.length === 0,
);

/** Finds and checks own parts. Without any, nothing is imported or read. */
export async function readParts(graph: Graph): Promise<Checked<OwnParts>> {
  const { project, sources } = graph;
  const names = ownFiles(sources);
  const files = listParts(names);
  if (files.length === 0) return { value: NO_PARTS, problems: [] };
  const texts = names.map((file) => ({ file, text: readFileSync(join(project.root, file), "utf8") }));
  const written = contentHash(...texts.flatMap(({ file, text }) => [file, text]));
  const code = contentHash(written, ...describePackages(namedPackages(project), project.root));
  const installed = installedIn(project.root);
  const key = contentHash(installed, written);
  const { value: schemas, problems } = await graph.ask(schemasOf, installed, files, names);
  const namesIn = (folder: PartFolder) => files.filter((part) => part.folder === folder).map(({ name }) => name);
  const templates = namesIn("templates");
  if (hasErrors(problems)) {
    const sections = new Map(namesIn("sections").map((name) => [name, brokenKind(name)]));
    // Lenient results must not be cached as valid.
    return { value: { ...NO_PARTS, key: `broken ${key}`, kinds: { sections, templates } }, problems };
  }
  const sections = await sectionKinds(schemas);
  const withClients = files.map((part) =>
    part.folder === "sections" ? { ...part, client: sections.get(part.name)?.client } : part,
  );
  return { value: { key, code, files: withClients, schemas, kinds: { sections, templates } }, problems };
}

/** The schemas of a project's files, with its own kinds, even where own parts have mistakes. */
export const readSchemas = async (graph: Graph): Promise<ProjectSchemas> =>
  projectSchemas(((await readParts(graph)).value ?? NO_PARTS).kinds);

/** Packages in the project's `package.json`, which parts may import. */
function namedPackages({ root }: Project): string[] {
  // The file may be missing or invalid.
  const found = attempt(() => readPackage(root));
  // sitegen and its packages are hashed separately.
  return Object.keys({ ...found?.dependencies, ...found?.devDependencies }).filter(
    (name) => name !== packageFile().name,
  );
}

async function checkParts(
  root: string,
  files: readonly PartFile[],
  texts: readonly Source[],
): Promise<Checked<string | undefined>> {
  const problems: Problem[] = files.flatMap(checkName);
  const partsModule = await readModule({ file: PARTS_SOURCE, text: readFileSync(PARTS_SOURCE, "utf8") });
  const modules = new Map<string, ModuleFacts>();
  const context = {
    files: new Set(texts.map(({ file }) => file)),
    hasPackage: (name: string) => findPackage(root, name) !== undefined,
    namesIn: (module: string) => (module === PARTS_MODULE ? partsModule.value : modules.get(module))?.names,
  };
  for (const source of texts.filter(({ file }) => /\.[jt]sx?$/.test(file))) {
    const read = await readModule(source);
    problems.push(...read.problems);
    if (read.value) modules.set(source.file, read.value);
  }
  for (const facts of modules.values()) problems.push(...checkImports(facts, context));
  for (const part of files) {
    const facts = modules.get(part.file);
    if (facts) problems.push(...checkExports(part, facts));
    if (part.folder === "styles") problems.push(...problemsIn(await checkStyles(root, part)));
  }
  problems.push(...checkHooks(files, modules));
  const sections = files.filter(({ folder }) => folder === "sections");
  if (hasErrors(problems) || sections.length === 0) return { problems };
  try {
    const code = await bundleSchemas(root, sections);
    const loaded = await loadSchemas(code, (name, exported) => placeOf(modules, name, exported));
    return { value: code, problems: [...problems, ...loaded.problems] };
  } catch (error) {
    const found = bundleProblems(root, error) ?? (await evaluationProblems(root, sections, modules));
    if (found.length === 0) throw error;
    return { problems: [...problems, ...found] };
  }
}

type Modules = ReadonlyMap<string, ModuleFacts>;

/** Source location of an export of a section's file. */
function placeOf(modules: Modules, section: string, exported: SectionExport): Place {
  const file = `countries/sections/${section}.tsx`;
  const facts = modules.get(file);
  return facts?.exports.get(exported) ?? startOf(file, facts?.text ?? "");
}

/** Evaluates the sections one by one, to find those whose code throws. */
async function evaluationProblems(root: string, sections: readonly PartFile[], modules: Modules): Promise<Problem[]> {
  const problems: Problem[] = [];
  for (const section of sections) {
    try {
      await loadSchemas(await bundleSchemas(root, [section]));
    } catch (error) {
      problems.push({
        code: "part-schema",
        message: `The schema can't be evaluated: ${error instanceof Error ? error.message : String(error)}`,
        why: "The schema is evaluated when pages are checked, without the component.",
        hint: "Correct what the schema calls. Import `z` and the fields from `countrysites/parts`.",
        place: placeOf(modules, section.name, "schema"),
      });
    }
  }
  return problems;
}

/** Compiles SCSS, and reports errors and files outside of the folders of own parts. The bundler checks plain CSS. */
async function checkStyles(root: string, { file }: PartFile): Promise<Problem | undefined> {
  if (!file.endsWith(".scss")) return undefined;
  const { compile, Exception, Logger } = await import("sass");
  try {
    const { loadedUrls } = compile(join(root, file), { logger: Logger.silent });
    const names = loadedUrls.map((url) => nameOf(root, url));
    const outside = names.find((name) => folderOf(name) === undefined && !name.includes("node_modules/"));
    if (outside === undefined) return undefined;
    return {
      code: "part-import",
      message: `The styles use ${outside}, which is not in a folder of own parts`,
      why: "A build detects changes in countries/sections, templates, components and styles only.",
      hint: "Move it to countries/styles.",
      place: startOf(file),
    };
  } catch (error) {
    if (!(error instanceof Exception)) throw error;
    const { span, sassMessage } = error;
    const at = span.url ? nameOf(root, span.url) : file;
    const text = span.url ? readFileSync(span.url, "utf8") : "";
    return {
      code: "part-syntax",
      message: `Sass reports an error: ${sassMessage.split("\n")[0]?.replace(/\.$/, "") ?? ""}`,
      hint: "Correct the marked place, or the text just before it.",
      place: placeIn({ file: at, text }, span.start.offset, span.end.offset - span.start.offset),
    };
  }
}

const nameOf = (root: string, url: URL): string => relative(root, fileURLToPath(url)).replaceAll("\\", "/");
