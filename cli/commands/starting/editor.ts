import { openGraph } from "../../core/graph/graph.ts";
import { resolve } from "node:path";
import { projectSchemas } from "../../config/schema/projectSchemas.ts";
import { listCountries } from "../../config/yaml/readSources.ts";
import { bundleEditor } from "../../tools/editor/bundleEditor.ts";
import { describeEditor, requireOwnFolder, writeEditor } from "../../tools/editor/writeEditor.ts";
import { editorConfig, localBackend } from "../../tools/editor/collections.ts";
import { folderInRepository, gitBackend, type GitHostOptions } from "../../tools/editor/gitHost.ts";
import { readParts } from "../../content/parts/readParts.ts";
import { count } from "../../core/console/text.ts";
import { ProblemsError } from "../../core/problems/errors.ts";
import { hasErrors } from "../../core/problems/problem.ts";
import { type CommonOptions, knownNames, openCommand } from "../options.ts";

type Options = CommonOptions & GitHostOptions & { out?: string };

/** `sitegen editor`: the configuration of the editor in the browser, and the editor itself for a host. */
export async function editor(countries: string[], { out, json, ...options }: Options): Promise<void> {
  const { console, project } = openCommand(options);
  knownNames(countries, listCountries(project.root), "country");
  const { value: parts, problems } = await readParts(openGraph(project));
  if (!parts || hasErrors(problems)) throw new ProblemsError(problems);
  const schemas = projectSchemas(parts.kinds);
  const backend = out === undefined ? localBackend("http://localhost:5173/@editor/api") : gitBackend(project, options);
  const config = editorConfig({ project, schemas, countries, backend });
  if (out === undefined) return console.print(json ? config : describeEditor(config, countries));
  const folder = resolve(project.root, out);
  requireOwnFolder(project, folder);
  const bundle = await bundleEditor(project);
  const files = writeEditor({ bundle, config, prefix: folderInRepository(project), out: folder });
  if (json) return console.print(JSON.stringify({ out: folder, backend: config.backend, files }));
  const { name, repo, branch } = config.backend;
  console.note(`${count(files, "file")} in ${out}: an editor for ${repo} on ${name}, branch ${branch}.`);
  console.note(
    "Upload the folder to a separate host, and create it again after a change of settings: node_modules/countrysites/docs/editing.md.",
  );
}
