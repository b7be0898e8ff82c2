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
  /** What it imports. */
  imports: { from: string; place: Place }[];
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
      return { name: exportName.kind === "Default" ? "default" : exportName.name, isType, at };
    }),
  );
  const from = [...module.staticImports.map(({ moduleRequest }) => moduleRequest), ...reexported(module)];
  return {
    value: {
      ...source,
      exports: new Map(
        exported.flatMap(({ name, isType, at: [start, end] }) =>
          name === null || isType ? [] : [[name, placeIn(source, start, end - start)] as const],
        ),
      ),
      imports: from.map(({ value, start, end }) => ({ from: value, place: placeIn(source, start, end - start) })),
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
