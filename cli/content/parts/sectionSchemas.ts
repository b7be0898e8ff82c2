import { z } from "zod";
import { check } from "../../config/schema/check/check.ts";
import { PARTS_FIELDS, ownKind, NO_KINDS, type OwnKind, type OwnKinds } from "../../config/schema/ownKinds.ts";
import { type Checked, type Mistake, type Place, type Problem, startOf } from "../../core/problems/problem.ts";
import { didYouMean } from "../../core/problems/suggest.ts";
import { CLIENT_TIMES, type Client } from "../../../runtime/site/parts.ts";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";
import { findInstalled } from "../../core/engine.ts";
import { type PartFile, PARTS_MODULE, PARTS_SOURCE } from "./partFiles.ts";
import { readModule } from "./readModule.ts";

type Written = Record<string, Partial<Record<SectionExport, unknown>>>;

/** Evaluates the output of `bundleSchemas`. @throws Errors of the project's code. */
async function evaluate(code: string): Promise<Written> {
  Object.assign(globalThis, { [Symbol.for(FIELDS_KEY)]: PARTS_FIELDS });
  const url = `data:text/javascript;base64,${Buffer.from(code).toString("base64")}`;
  return ((await import(/* @vite-ignore */ url)) as { default: Written }).default;
}

/** Makes kinds of own sections from bundled schemas, by name. Reports `part-schema`, `part-client`, and bad examples. */
export async function loadSchemas(
  code: string,
  place: (section: string, exported: SectionExport) => Place = (section) =>
    startOf(`countries/sections/${section}.tsx`),
): Promise<Checked<Map<string, OwnKind>>> {
  const written = await evaluate(code);
  const kinds = new Map<string, OwnKind>();
  const problems: Problem[] = [];
  for (const [name, { schema, example, client }] of Object.entries(written)) {
    const mistake = schemaMistake(schema);
    if (mistake) {
      problems.push({ ...mistake, place: place(name, "schema") });
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

function schemaMistake(schema: unknown): Mistake | undefined {
  const hint = "Write `export const schema = z.strictObject({ … });`, with `z` from `countrysites/parts`.";
  if (!(schema instanceof z.ZodObject))
    return { code: "part-schema", message: "The `schema` is not a zod object", hint };
  if (Object.hasOwn(schema.shape, "type"))
    return {
      code: "part-schema",
      message: "The `schema` has a key `type`",
      why: "`type` is the name of the section's file, and sitegen adds it.",
      hint: "Rename the key.",
    };
  return undefined;
}

const isClient = (value: unknown): value is Client => (CLIENT_TIMES as readonly unknown[]).includes(value);

const clientMistake = (written: unknown): Mistake => ({
  code: "part-client",
  message: `\`client\` can't be ${typeof written === "string" ? `\`${written}\`` : `of the type ${typeof written}`}`,
  why: "It says when browsers load the section's code: near the view, when the page is idle, or at once.",
  hint: didYouMean(String(written), CLIENT_TIMES, CLIENT_TIMES.length),
});

/** Global symbol under which bundled schemas find the fields of `countrysites/parts`. */
const FIELDS_KEY = "sitegen.parts";

/** What a section can export beside its component. */
const EXPORTS = ["schema", "example", "client"] as const;
export type SectionExport = (typeof EXPORTS)[number];

/**
 * Bundles the schemas and examples of own sections for Node, as a module without imports that exports them by section.
 * Components are left out; zod and the fields are those of this process.
 * @throws The bundler's errors.
 */
export async function bundleSchemas(root: string, sections: readonly PartFile[]): Promise<string> {
  const { build } = await import("vite");
  const react = findInstalled("react");
  const result = await build({
    root,
    configFile: false,
    publicDir: false,
    logLevel: "silent",
    resolve: { alias: react === undefined ? [] : [{ find: /^react(?=\/|$)/, replacement: react }] },
    ssr: { noExternal: true },
    plugins: [await schemasPlugin(root, sections)],
    build: {
      write: false,
      ssr: true,
      target: "node20",
      minify: false,
      rolldownOptions: { input: ENTRY, treeshake: { moduleSideEffects: false }, output: { codeSplitting: false } },
    },
  });
  const [output] = Array.isArray(result) ? result : [result];
  if (!output || !("output" in output)) throw new Error("the schemas were not bundled");
  return output.output[0].code;
}

const ENTRY = "sitegen:schemas";
const FIELDS = "sitegen:fields";

async function schemasPlugin(root: string, sections: readonly PartFile[]): Promise<Plugin> {
  const fields = await fieldsModule();
  return {
    name: "sitegen:schemas",
    enforce: "pre",
    resolveId: (id) => (id === ENTRY ? ENTRY : id === PARTS_MODULE || id === "zod" ? FIELDS : undefined),
    load: (id) => (id === ENTRY ? entryModule(root, sections) : id === FIELDS ? fields : undefined),
  };
}

function entryModule(root: string, sections: readonly PartFile[]): string {
  const imports = sections.map(
    ({ file }, index) => `import * as own${index} from ${JSON.stringify(join(root, file))};`,
  );
  const entries = sections.map(({ name }, index) => {
    const values = EXPORTS.map((exported) => `${exported}: own${index}.${exported}`);
    return `${JSON.stringify(name)}: { ${values.join(", ")} }`;
  });
  return `${imports.join("\n")}\nexport default { ${entries.join(", ")} };\n`;
}

/** `countrysites/parts` for schemas: the fields of this process; other exports are undefined. */
async function fieldsModule(): Promise<string> {
  const { value: facts } = await readModule({ file: PARTS_SOURCE, text: readFileSync(PARTS_SOURCE, "utf8") });
  const given = Object.keys(PARTS_FIELDS);
  const others = [...(facts?.exports.keys() ?? [])].filter((name) => !given.includes(name));
  return [
    `const fields = globalThis[Symbol.for(${JSON.stringify(FIELDS_KEY)})];`,
    ...given.map((name) => `export const ${name} = fields.${name};`),
    ...others.map((name) => `export const ${name} = undefined;`),
    "export default fields.z;",
  ].join("\n");
}
