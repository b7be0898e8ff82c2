import { z } from "zod";
import { check } from "../../config/schema/check/check.ts";
import { PARTS_FIELDS } from "../../config/schema/own/fields.ts";
import { ownKind, NO_KINDS, type OwnKind, type OwnKinds } from "../../config/schema/own/ownKinds.ts";
import type { Checked, Place, Problem } from "../../core/problems/problem.ts";
import { didYouMean } from "../../core/problems/suggest.ts";
import { CLIENT_TIMES, type Client } from "../../../runtime/site/parts.ts";
import { FIELDS_KEY, type SectionExport } from "./bundleSchemas.ts";

/** What each section exports. */
type Written = Record<string, Partial<Record<SectionExport, unknown>>>;

/** Evaluates the output of `bundleSchemas`. @throws Errors of the project's code. */
async function evaluate(code: string): Promise<Written> {
  Object.assign(globalThis, { [Symbol.for(FIELDS_KEY)]: PARTS_FIELDS });
  const url = `data:text/javascript;base64,${Buffer.from(code).toString("base64")}`;
  return ((await import(/* @vite-ignore */ url)) as { default: Written }).default;
}

/**
 * Makes kinds of own sections from bundled schemas, by name. Reports `part-schema`, `part-client`, and problems of examples.
 * @param place Source location of an export of a section's file.
 */
export async function loadSchemas(
  code: string,
  place: (section: string, exported: SectionExport) => Place = nowhere,
): Promise<Checked<Map<string, OwnKind>>> {
  const written = await evaluate(code);
  const kinds = new Map<string, OwnKind>();
  const problems: Problem[] = [];
  for (const [name, { schema, example, client }] of Object.entries(written)) {
    const mistake = schemaMistake(schema);
    if (mistake) {
      problems.push({ code: "part-schema", severity: "error", ...mistake, place: place(name, "schema") });
      continue;
    }
    if (client !== undefined && !isClient(client))
      problems.push({ ...clientMistake(client), place: place(name, "client") });
    const kind = ownKind(name, schema as z.ZodObject, isClient(client) ? client : undefined);
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

/** The kinds of own sections from bundled schemas; empty without code. */
export async function sectionKinds(code: string | undefined): Promise<OwnKinds["sections"]> {
  return (code === undefined ? undefined : (await loadSchemas(code)).value) ?? NO_KINDS.sections;
}

function schemaMistake(schema: unknown): Pick<Problem, "message" | "why" | "hint"> | undefined {
  const hint = "Write `export const schema = z.strictObject({ … });`, with `z` from `countrysites/parts`.";
  if (!(schema instanceof z.ZodObject)) return { message: "The `schema` is not a zod object", hint };
  if (Object.hasOwn(schema.shape, "type"))
    return {
      message: "The `schema` has a key `type`",
      why: "`type` is the name of the section's file, and sitegen adds it.",
      hint: "Rename the key.",
    };
  return undefined;
}

const isClient = (value: unknown): value is Client => (CLIENT_TIMES as readonly unknown[]).includes(value);

const clientMistake = (written: unknown): Omit<Problem, "place"> => ({
  code: "part-client",
  severity: "error",
  message: `\`client\` can't be ${typeof written === "string" ? `\`${written}\`` : `of the type ${typeof written}`}`,
  why: "It says when browsers load the section's code: near the view, when the page is idle, or at once.",
  hint: didYouMean(String(written), CLIENT_TIMES, CLIENT_TIMES.length),
});

const nowhere = (section: string): Place => ({
  file: `countries/sections/${section}.tsx`,
  line: 1,
  column: 1,
  length: 1,
});
