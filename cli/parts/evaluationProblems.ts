import { placeIn } from "../report/placeIn.ts";
import type { Place, Problem } from "../report/problem.ts";
import { bundleSchemas } from "./bundleSchemas.ts";
import { loadSchemas } from "./loadSchemas.ts";
import type { PartFile } from "./partFiles.ts";
import type { ModuleFacts } from "./readModule.ts";

type Modules = ReadonlyMap<string, ModuleFacts>;

/** Where the file of a section exports something. */
export function placeOf(modules: Modules, section: string, exported: "schema" | "example"): Place {
  const facts = modules.get(`countries/sections/${section}.tsx`);
  const nowhere = { file: `countries/sections/${section}.tsx`, text: facts?.text ?? "" };
  return facts?.exports.get(exported) ?? placeIn(nowhere, 0);
}

/** Evaluates the sections one by one, to say in which the project's own code has thrown something. */
export async function evaluationProblems(
  root: string,
  sections: readonly (PartFile & { hasExample: boolean })[],
  modules: Modules,
): Promise<Problem[]> {
  const problems: Problem[] = [];
  for (const section of sections) {
    try {
      await loadSchemas(await bundleSchemas(root, [section]));
    } catch (error) {
      problems.push({
        code: "part-schema",
        severity: "error",
        message: `The schema can't be evaluated: ${error instanceof Error ? error.message : String(error)}`,
        why: "It is evaluated when pages are checked, without the component.",
        hint: "Correct what it calls; `z` and the fields are those of `countrysites/parts`.",
        place: placeOf(modules, section.name, "schema"),
      });
    }
  }
  return problems;
}
