import type { z } from "zod";
import { firstProblems, MAX_EXPLAINED } from "../../../core/problems/problem.ts";
import type { Checked, Place, Problem } from "../../../core/problems/problem.ts";
import { suggest } from "../../../core/problems/suggest.ts";
import { explainIssue } from "./explainIssue.ts";
import { knownKeys } from "./describeKey.ts";
import { singleIssues, type Issue } from "./singleIssues.ts";
import { valueAt } from "../../yaml/yamlFile.ts";
import { type CheckedValue, whatItIs } from "./whatItIs.ts";
import { count } from "../../../core/console/text.ts";

/** The problem of an unknown key that the map above it knows and lacks, and the path that the key is meant to have. */
function outdentedKey(path: readonly PropertyKey[], { schema, value, place }: CheckedValue) {
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
  return { problem: explainIndentation(name, String(above.path.at(-1)), at, column), meant: [...above.path, name] };
}

function explainIndentation(name: string, into: string, place: Place, column: number): Problem {
  const { file, line, text = "" } = place;
  const write = " ".repeat(column - place.column);
  const lines = text.split("\n");
  const end = lines.findIndex((below, index) => index >= line && !isBelow(below, place.column));
  const below = lines.slice(line, end < 0 ? undefined : end).findLastIndex((inside) => inside.trim() !== "") + 1;
  const others = below > 0 ? `, and indent the next ${below === 1 ? "line" : `${below} lines`} by as much` : "";
  return {
    code: "indentation",
    message: `\`${name}\` is indented too little`,
    why: `It is a key of \`${into}\`, the map above.`,
    hint: `Write \`${write}${lines[line - 1] ?? ""}\`, with ${count(column - 1, "space")} before it${others}.`,
    fix: {
      edits: Array.from({ length: below + 1 }, (_, at) => ({ file, line: line + at, column: 1, length: 0, write })),
    },
    place,
  };
}

/** Whether a line belongs to the value of a key at a column. */
const isBelow = (line: string, column: number): boolean => {
  const indent = line.search(/\S/) + 1;
  return indent === 0 || indent > column || (indent === column && line.startsWith("- ", indent - 1));
};

/** Checks a value against a schema. The first issues are explained and located, the others only counted. */
export function check<S extends z.ZodType>(
  schema: S,
  value: unknown,
  place: CheckedValue["place"],
): Checked<z.output<S>> {
  const result = schema.safeParse(value, { reportInput: false });
  if (result.success) return { value: result.data, problems: [] };
  const checked = { schema, value, place };
  const issues = singleIssues(result.error.issues, value);
  const unknown = issues.filter((issue) => issue.code === "unrecognized_keys");
  const outdented = new Map<Issue, NonNullable<ReturnType<typeof outdentedKey>>>();
  for (const issue of unknown.slice(0, MAX_EXPLAINED)) {
    const found = outdentedKey([...issue.path, ...issue.keys], checked);
    if (found) outdented.set(issue, found);
  }
  const meant = [...outdented.values()].flatMap(({ meant }) => [meant.join("."), meant.slice(0, -1).join(".")]);
  /** Whether a value is missing only because its key is misspelt, or is outside of its map. */
  const isElsewhere = ({ path }: Issue): boolean => {
    if (unknown.length === 0 || (valueAt(value, path) ?? null) !== null) return false;
    const beside = unknown.filter((issue) => issue.path.join(".") === path.slice(0, -1).join("."));
    const names = beside.flatMap(({ keys }) => keys);
    return meant.includes(path.join(".")) || suggest(String(path.at(-1)), names) !== undefined;
  };
  const mistakes = issues.filter((issue) => issue.code === "unrecognized_keys" || !isElsewhere(issue));
  const problems = firstProblems(mistakes, (issue) => {
    const indentation = outdented.get(issue)?.problem;
    if (indentation) return indentation;
    const { path, key, ...mistake } = explainIssue(issue, value, (at) => knownKeys(schema, at, value));
    const at = place(path, key);
    return { ...whatItIs(checked, path, at, mistake.code), ...mistake, place: at };
  });
  return { problems };
}
