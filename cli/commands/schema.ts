import { relative, resolve } from "node:path";
import { Country } from "../config/schema/country.ts";
import { Network } from "../config/schema/network.ts";
import { Facts } from "../config/schema/facts.ts";
import { FrontMatter } from "../config/schema/frontMatter.ts";
import { textSchema } from "../config/text/textSchema.ts";
import { writeText } from "../files.ts";
import { jsonSchema } from "../config/schema/jsonSchema.ts";
import { withListChanges } from "../config/schema/listChanges.ts";
import { setOwnKinds } from "../config/schema/own/ownKinds.ts";
import { readParts } from "../parts/readParts.ts";
import { findSources, openProject } from "../project.ts";
import { ProblemsError } from "../report/errors.ts";
import { hasErrors } from "../report/problem.ts";
import { referencePages } from "../reference/referencePages.ts";
import { openConsole } from "../report/console.ts";
import type { CommonOptions } from "./options.ts";

const SCHEMAS = {
  "network.json": Network,
  // What network.yaml gives as default a country may leave out, so that nothing is required for an editor.
  "country.json": Country.partial(),
  "front-matter.json": FrontMatter,
  "facts.json": Facts,
};

const WRITERS: Record<Options["format"], () => Iterable<[name: string, text: string]>> = {
  json: () =>
    Object.entries({ ...SCHEMAS, "text.json": textSchema() }).map(([name, source]) => {
      const written = jsonSchema(source);
      // Only a country inherits lists.
      const schema = name === "country.json" ? withListChanges(written) : written;
      return [name, `${JSON.stringify(schema, null, 2)}\n`];
    }),
  markdown: referencePages,
};

interface Options extends CommonOptions {
  format: "json" | "markdown";
  out: string;
}

/** `sitegen schema`: JSON Schemas for editors, or pages for readers, from the same schemas that validate. */
export async function schema({ root, format, out, quiet }: Options): Promise<void> {
  const console = openConsole({ quiet: quiet ?? false });
  const project = openProject(root);
  const { value: parts, problems } = await readParts(project, findSources(project));
  if (!parts || hasErrors(problems)) throw new ProblemsError(problems);
  setOwnKinds(parts.kinds);
  for (const [name, text] of WRITERS[format]()) {
    const path = resolve(project.root, out, name);
    writeText(path, text);
    console.note(relative(project.root, path));
  }
}
