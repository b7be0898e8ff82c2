import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";
import { findInstalled } from "../../core/engine.ts";
import { PARTS_FIELDS } from "../../config/schema/own/fields.ts";
import { type PartFile, PARTS_MODULE, PARTS_SOURCE } from "./partFiles.ts";
import { readModule } from "./readModule.ts";

/** Global symbol under which bundled schemas find the fields of `countrysites/parts`. */
export const FIELDS_KEY = "sitegen.parts";

/** A section's file, with those of `EXPORTS` that it has. */
export type SectionFile = PartFile & { exports: readonly SectionExport[] };

/** What a section exports beside its component. */
export const EXPORTS = ["schema", "example", "client"] as const;
export type SectionExport = (typeof EXPORTS)[number];

/**
 * Bundles the schemas and examples of own sections for Node, as a module without imports that exports them by section.
 * Components are left out; zod and the fields are those of this process.
 * @throws The bundler's errors.
 */
export async function bundleSchemas(root: string, sections: readonly SectionFile[]): Promise<string> {
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

async function schemasPlugin(root: string, sections: readonly SectionFile[]): Promise<Plugin> {
  const fields = await fieldsModule();
  return {
    name: "sitegen:schemas",
    enforce: "pre",
    resolveId: (id) => (id === ENTRY ? ENTRY : id === PARTS_MODULE || id === "zod" ? FIELDS : undefined),
    load: (id) => (id === ENTRY ? entryModule(root, sections) : id === FIELDS ? fields : undefined),
  };
}

function entryModule(root: string, sections: readonly SectionFile[]): string {
  const lines = sections.map(({ file, exports }, index) => {
    const names = exports.map((name) => `${name} as ${name}${index}`);
    return `import { ${names.join(", ")} } from ${JSON.stringify(join(root, file))};`;
  });
  const entries = sections.map(
    ({ name, exports }, index) =>
      `${JSON.stringify(name)}: { ${exports.map((exported) => `${exported}: ${exported}${index}`).join(", ")} }`,
  );
  return `${lines.join("\n")}\nexport default { ${entries.join(", ")} };\n`;
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
