import { openGraph } from "../../core/graph/graph.ts";
import { join, relative, resolve } from "node:path";
import { writeText } from "../../core/files.ts";
import { projectSchemas } from "../../config/schema/projectSchemas.ts";
import { readParts } from "../../content/parts/readParts.ts";
import { PACKAGE_DIR } from "../../core/project.ts";
import { ProblemsError } from "../../core/problems/errors.ts";
import { hasErrors } from "../../core/problems/problem.ts";
import { jsonSchemas } from "../../tools/jsonSchemas.ts";
import { referencePages } from "../../tools/referencePages.ts";
import { EDITOR_SETTINGS, settingsForAll } from "../../tools/scaffold/countryFile.ts";
import { type CommonOptions, openCommand } from "../options.ts";

const WRITERS = { json: jsonSchemas, markdown: referencePages };

type Options = CommonOptions & { format: keyof typeof WRITERS; out: string };

/** `sitegen schema`: writes JSON Schemas for editors, or reference pages, from the schemas that validate. */
export async function schema({ format, out, json, ...options }: Options): Promise<void> {
  const { console, project } = openCommand(options);
  const { value: parts, problems } = await readParts(openGraph(project));
  if (!parts || hasErrors(problems)) throw new ProblemsError(problems);
  const folder = resolve(project.root, out);
  const docs = relative(folder, resolve(PACKAGE_DIR, "docs")).replaceAll("\\", "/");
  const files = [...WRITERS[format](projectSchemas(parts.kinds), docs)].map(([name, text]) => {
    const path = resolve(folder, name);
    writeText(path, text);
    return relative(project.root, path);
  });
  const settings = format === "json" ? settingsForAll(project.root) : undefined;
  if (settings !== undefined) {
    writeText(join(project.root, EDITOR_SETTINGS), settings);
    files.push(EDITOR_SETTINGS);
  }
  if (json) return console.print(files);
  for (const file of files) console.note(file);
}
