import type { ESTree } from "vite";
import { placeIn } from "../../core/problems/codeFrame.ts";
import type { Checked, Place } from "../../core/problems/problem.ts";

export interface SourceFile {
  file: string;
  text: string;
}

/** Static facts about a script. */
export interface ModuleFacts extends SourceFile {
  exports: ReadonlyMap<string, Place>;
  /** All importable names, including types; undefined if it re-exports all of another module. */
  names: ReadonlySet<string> | undefined;
  imports: { from: string; place: Place; names: { name: string; place: Place }[] }[];
  /** What it imports and re-exports besides types, by name; `*` is everything. */
  values: { from: string; name: string; exportedAs?: string }[];
  /** Exported constants that are number literals. */
  numbers: ReadonlyMap<string, number>;
}

/** Parses a script. Reports `part-syntax`. */
export async function readModule(source: SourceFile): Promise<Checked<ModuleFacts>> {
  const { parseSync } = await import("vite");
  const { module, program, errors } = parseSync(source.file, source.text);
  const [first] = errors;
  if (first) {
    const { start = 0, end = start + 1 } = first.labels[0] ?? {};
    return {
      problems: [
        {
          code: "part-syntax",
          message: `This is not valid TypeScript: ${first.message.replace(/\.$/, "")}`,
          hint: first.helpMessage ?? "Correct the marked place, or the text just before it.",
          place: placeIn(source, start, end - start),
        },
      ],
    };
  }
  const exported = module.staticExports.flatMap(({ start, end, entries }) =>
    entries.map(({ exportName, isType }) => {
      const at = [exportName.start ?? start, exportName.end ?? end] as const;
      return { kind: exportName.kind, name: exportName.kind === "Default" ? "default" : exportName.name, isType, at };
    }),
  );
  const names = exported.flatMap(({ name }) => name ?? []);
  const imports = module.staticImports.map(({ moduleRequest, entries }) => ({
    ...moduleRequest,
    names: entries.flatMap(({ importName: { kind, name, start, end } }) =>
      kind === "Name" && name !== null ? { name, place: placeIn(source, start ?? 0, (end ?? 0) - (start ?? 0)) } : [],
    ),
  }));
  const values = [
    ...module.staticImports.flatMap(({ moduleRequest: { value: from }, entries }) =>
      entries.flatMap(({ importName, isType }) => (isType ? [] : { from, name: nameOf(importName) })),
    ),
    ...module.staticExports.flatMap(({ entries }) =>
      entries.flatMap(({ moduleRequest, importName, exportName, isType }) =>
        isType || !moduleRequest
          ? []
          : { from: moduleRequest.value, name: nameOf(importName), exportedAs: nameOf(exportName) },
      ),
    ),
  ];
  const reexportsAll = exported.some(({ kind }) => kind === "None");
  const reexported = module.staticExports.flatMap(({ entries }) =>
    entries.flatMap(({ moduleRequest }) => (moduleRequest ? { ...moduleRequest, names: [] } : [])),
  );
  return {
    value: {
      ...source,
      exports: new Map(
        exported.flatMap(({ name, isType, at: [start, end] }) =>
          name === null || isType ? [] : [[name, placeIn(source, start, end - start)] as const],
        ),
      ),
      names: reexportsAll ? undefined : new Set(names),
      imports: [...imports, ...reexported].map(({ value, start, end, names: imported }) => ({
        from: value,
        place: placeIn(source, start, end - start),
        names: imported,
      })),
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
