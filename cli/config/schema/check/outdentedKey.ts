import { z } from "zod";
import { count } from "../../../core/console/text.ts";
import type { Place, Problem } from "../../../core/problems/problem.ts";
import { valueAt } from "./singleIssues.ts";
import { knownKeys } from "./knownKeys.ts";

/** What is checked, with the schema and the source locations. */
export interface CheckedValue {
  schema: z.ZodType;
  value: unknown;
  place(path: readonly PropertyKey[], key?: boolean): Place;
}

/** The problem of an unknown key that the map above it knows and lacks, and the path that the key is meant to have. */
export function outdentedKey(path: readonly PropertyKey[], { schema, value, place }: CheckedValue) {
  const name = String(path.at(-1));
  const parent = path.slice(0, -1);
  const at = place(path, true);
  const [above] = knownKeys(schema, parent, value)
    .filter((key) => valueAt(value, [...parent, key]) !== undefined)
    .map((key) => ({ path: [...parent, key], start: place([...parent, key], true) }))
    .filter(({ start }) => start.file === at.file && start.line < at.line)
    .sort((a, b) => b.start.line - a.start.line);
  if (!above || !knownKeys(schema, above.path, value).includes(name)) return undefined;
  const map = valueAt(value, above.path) as object | null;
  if (map !== null && (typeof map !== "object" || Object.hasOwn(map, name))) return undefined;
  const first = Object.keys(map ?? {})
    .map((key) => place([...above.path, key], true))
    .find(({ file }) => file === at.file);
  // A map in braces ends before the key.
  if (map !== null && (!first || first.line === above.start.line)) return undefined;
  const column = first?.column ?? above.start.column + 2;
  // What an alias names is written elsewhere.
  if (column <= at.column) return undefined;
  return { problem: explain(name, String(above.path.at(-1)), at, column), meant: [...above.path, name] };
}

function explain(name: string, into: string, at: Place, column: number): Problem {
  const { file, line, text = "" } = at;
  const spaces = " ".repeat(column - at.column);
  const lines = text.split("\n");
  const end = lines.findIndex((below, index) => index >= line && !isBelow(below, at.column));
  const below = lines.slice(line, end < 0 ? undefined : end).findLastIndex((inside) => inside.trim() !== "") + 1;
  return {
    code: "indentation",
    severity: "error",
    message: `\`${name}\` is indented too little`,
    why: `It is a key of \`${into}\`, the map above.`,
    hint: `Write \`${spaces}${lines[line - 1] ?? ""}\`, with ${count(column - 1, "space")} before it${below > 0 ? `, and indent the next ${below === 1 ? "line" : `${below} lines`} by as much` : ""}.`,
    fix: {
      edits: Array.from({ length: below + 1 }, (_, index) => ({
        file,
        line: line + index,
        column: 1,
        length: 0,
        write: spaces,
      })),
    },
    place: at,
  };
}

/** Whether a line belongs to the value of a key at a column. */
const isBelow = (line: string, column: number): boolean => {
  const indent = line.search(/\S/) + 1;
  return indent === 0 || indent > column || (indent === column && line.startsWith("- ", indent - 1));
};
