import type { ESTree } from "vite";
import type { Source } from "../../config/yaml/readSources.ts";
import { placeIn } from "../../core/problems/codeFrame.ts";
import type { Checked, Place } from "../../core/problems/problem.ts";

/** Static facts about a script. */
export interface ModuleFacts extends Source {
  exports: ReadonlyMap<string, Place>;
  /** All importable names, including types; undefined if it re-exports all of another module. */
  names: ReadonlySet<string> | undefined;
  imports: { from: string; place: Place; names: { name: string; place: Place }[] }[];
  /** What it imports and re-exports besides types, by name; `*` is everything. */
  values: { from: string; name: string; exportedAs?: string }[];
  numbers: ReadonlyMap<string, number>;
}

/** Parses a script. Reports `part-syntax`. */
export async function readModule(source: Source): Promise<Checked<ModuleFacts>> {
  const { parseSync } = await import("vite");
  const { module, program, errors } = parseSync(source.file, source.text);
  const [first] = errors;
  if (first) {
    const { start = 0, end = start + 1 } = first.labels[0] ?? {};
    const message = `This is not valid TypeScript: ${first.message.replace(/\.$/, "")}`;
    const hint = first.helpMessage ?? "Correct the marked place, or the text just before it.";
    return { problems: [{ code: "part-syntax", message, hint, place: placeIn(source, start, end - start) }] };
  }
  const placeAt = (start: number, end: number) => placeIn(source, start, end - start);
  const exported = module.staticExports.flatMap(({ start, end, entries }) =>
    entries.map((entry) => {
      const { exportName } = entry;
      const name = exportName.kind === "Default" ? "default" : exportName.name;
      return { ...entry, name, place: placeAt(exportName.start ?? start, exportName.end ?? end) };
    }),
  );
  const reexported = exported.flatMap(({ moduleRequest, ...entry }) =>
    moduleRequest ? { ...entry, moduleRequest } : [],
  );
  const imports = [
    ...module.staticImports.map(({ moduleRequest, entries }) => ({
      moduleRequest,
      names: entries.flatMap(({ importName: { kind, name, start, end } }) =>
        kind === "Name" && name !== null ? { name, place: placeAt(start ?? 0, end ?? 0) } : [],
      ),
    })),
    ...reexported.map(({ moduleRequest }) => ({ moduleRequest, names: [] })),
  ].map(({ moduleRequest: { value, start, end }, names }) => ({ from: value, place: placeAt(start, end), names }));
  const values = [
    ...module.staticImports.flatMap(({ moduleRequest, entries }) =>
      entries.flatMap(({ importName, isType }) =>
        isType ? [] : { from: moduleRequest.value, name: nameOf(importName) },
      ),
    ),
    ...reexported.flatMap(({ moduleRequest, importName, exportName, isType }) =>
      isType ? [] : { from: moduleRequest.value, name: nameOf(importName), exportedAs: nameOf(exportName) },
    ),
  ];
  const reexportsAll = exported.some(({ exportName }) => exportName.kind === "None");
  return {
    value: {
      ...source,
      exports: new Map(
        exported.flatMap(({ name, isType, place }) => (name === null || isType ? [] : [[name, place] as const])),
      ),
      names: reexportsAll ? undefined : new Set(exported.flatMap(({ name }) => name ?? [])),
      imports,
      values,
      numbers: new Map(program.body.flatMap(exportedNumbers)),
    },
    problems: [],
  };
}

/** A name in an import or export; `*` for a whole module. */
const nameOf = ({ kind, name }: { kind: string; name: string | null }): string =>
  name ?? (kind === "Default" ? "default" : "*");

function exportedNumbers(statement: ESTree.Program["body"][number]): (readonly [string, number])[] {
  const declaration = statement.type === "ExportNamedDeclaration" ? statement.declaration : null;
  if (declaration?.type !== "VariableDeclaration") return [];
  return declaration.declarations.flatMap(({ id, init }) =>
    id.type === "Identifier" && init?.type === "Literal" && typeof init.value === "number"
      ? [[id.name, init.value] as const]
      : [],
  );
}
