import type { ESTree } from "vite";
import { placeIn } from "../report/placeIn.ts";
import type { Checked, Place } from "../report/problem.ts";

/** A file of the project with its text. */
export interface SourceFile {
  file: string;
  text: string;
}

/** What a script says about itself, without being run. */
export interface ModuleFacts extends SourceFile {
  /** Names that it exports, each with the place of the name. */
  exports: ReadonlyMap<string, Place>;
  /** Names that others can import from it, those of types included; undefined where it passes on all of another module. */
  names: ReadonlySet<string> | undefined;
  /** What it imports, and by which names. */
  imports: { from: string; place: Place; names: { name: string; place: Place }[] }[];
  /** Values of exported constants that are plain numbers. */
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
          severity: "error",
          message: `This is no valid TypeScript: ${first.message.replace(/\.$/, "")}`,
          hint: first.helpMessage ?? "Correct it where it is marked, or just before.",
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
  const passesOn = exported.some(({ kind }) => kind === "None");
  const from = [...imports, ...reexported(module).map((request) => ({ ...request, names: [] }))];
  return {
    value: {
      ...source,
      exports: new Map(
        exported.flatMap(({ name, isType, at: [start, end] }) =>
          name === null || isType ? [] : [[name, placeIn(source, start, end - start)] as const],
        ),
      ),
      names: passesOn ? undefined : new Set(names),
      imports: from.map(({ value, start, end, names: imported }) => ({
        from: value,
        place: placeIn(source, start, end - start),
        names: imported,
      })),
      numbers: new Map(program.body.flatMap(exportedNumbers)),
    },
    problems: [],
  };
}

function reexported({
  staticExports,
}: {
  staticExports: { entries: { moduleRequest: Request | null }[] }[];
}): Request[] {
  return staticExports.flatMap(({ entries }) => entries.flatMap(({ moduleRequest }) => moduleRequest ?? []));
}

interface Request {
  value: string;
  start: number;
  end: number;
}

function exportedNumbers(statement: ESTree.Program["body"][number]): (readonly [string, number])[] {
  const declaration = statement.type === "ExportNamedDeclaration" ? statement.declaration : null;
  if (declaration?.type !== "VariableDeclaration") return [];
  return declaration.declarations.flatMap(({ id, init }) =>
    id.type === "Identifier" && init?.type === "Literal" && typeof init.value === "number"
      ? [[id.name, init.value] as const]
      : [],
  );
}
