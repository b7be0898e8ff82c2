import { z } from "zod";
import { check } from "../config/schema/check/check.ts";
import { PARTS_FIELDS } from "../config/schema/own/fields.ts";
import { ownKind } from "../config/schema/own/ownKind.ts";
import { NO_KINDS, type OwnKind, type OwnKinds } from "../config/schema/own/ownKinds.ts";
import type { Checked, Place, Problem } from "../report/problem.ts";
import { FIELDS_KEY } from "./bundleSchemas.ts";

/** What a file of a section says beside its component. */
type Written = Record<string, { schema: unknown; example?: unknown }>;

/** Evaluates the code that `bundleSchemas` made. @throws what the project's own code throws */
async function evaluate(code: string): Promise<Written> {
  Object.assign(globalThis, { [Symbol.for(FIELDS_KEY)]: PARTS_FIELDS });
  const url = `data:text/javascript;base64,${Buffer.from(code).toString("base64")}`;
  return ((await import(/* @vite-ignore */ url)) as { default: Written }).default;
}

/**
 * Makes kinds of the schemas in the code, by their names. Reports `part-schema`, and what is wrong in an example.
 * @param place Where a section's file exports something.
 */
export async function loadSchemas(
  code: string,
  place: (section: string, exported: "schema" | "example") => Place = nowhere,
): Promise<Checked<Map<string, OwnKind>>> {
  const written = await evaluate(code);
  const kinds = new Map<string, OwnKind>();
  const problems: Problem[] = [];
  for (const [name, { schema, example }] of Object.entries(written)) {
    const mistake = schemaMistake(schema);
    if (mistake) {
      problems.push({ code: "part-schema", severity: "error", ...mistake, place: place(name, "schema") });
      continue;
    }
    const kind = ownKind(name, schema as z.ZodObject);
    if (example === undefined) {
      kinds.set(name, kind);
      continue;
    }
    const checked = check(kind.schema, { type: name, ...(example as object) }, () => place(name, "example"));
    problems.push(
      ...checked.problems.map((problem) => ({ ...problem, why: problem.why ?? "The gallery shows the example." })),
    );
    kinds.set(name, { ...kind, example: example as Record<string, unknown> });
  }
  return { value: kinds, problems };
}

/** The kinds of sections that code from `bundleSchemas` makes; none without code. */
export async function sectionKinds(code: string | undefined): Promise<OwnKinds["sections"]> {
  return (code === undefined ? undefined : (await loadSchemas(code)).value) ?? NO_KINDS.sections;
}

function schemaMistake(schema: unknown): Pick<Problem, "message" | "why" | "hint"> | undefined {
  const hint = "Write `export const schema = z.strictObject({ … });`, with `z` from `countrysites/parts`.";
  if (!(schema instanceof z.ZodObject)) return { message: "The `schema` is no zod object", hint };
  if (Object.hasOwn(schema.shape, "type"))
    return {
      message: "The `schema` has a key `type`",
      why: "It is the name of the section's file: sitegen adds it.",
      hint: "Give the key another name.",
    };
  return undefined;
}

const nowhere = (section: string): Place => ({
  file: `countries/sections/${section}.tsx`,
  line: 1,
  column: 1,
  length: 1,
});
