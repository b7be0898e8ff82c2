import { stringify } from "yaml";
import { z } from "zod";
import type { Edit, Place, Problem } from "../../../report/problem.ts";
import { describeKey } from "./describeKey.ts";
import { exampleOf } from "./exampleOf.ts";
import { schemasAt } from "./knownKeys.ts";
import { valueAt } from "./valueAt.ts";

/** What a problem of a missing key, or of one with a value of another type, says of the key. */
export interface KeyHelp {
  why?: string;
  example?: string;
  fix?: NonNullable<Problem["fix"]>;
}

type Locate = (path: readonly PropertyKey[], key?: boolean) => Place;

/** Says what the key at a path is for, with lines that fit it. @param at The problem's place. */
export function whatItIs(
  schema: z.ZodType,
  path: readonly PropertyKey[],
  { value, place, at }: { value: unknown; place: Locate; at: Place },
): KeyHelp {
  const steps = path.map(String);
  const named = steps.findLastIndex((step) => !/^\d+$/.test(step));
  const name = steps[named];
  if (name === undefined) return {};
  const [found] = schemasAt(schema, steps.slice(0, named + 1), value);
  // Which kinds there are, the hint lists.
  if (found instanceof z.ZodLiteral) return {};
  const words = describeKey(schema, steps.slice(0, named + 1), value);
  const description = "description" in words ? words.description : undefined;
  const example = found && exampleOf(found);
  const isMissing = valueAt(value, path) === undefined && named === steps.length - 1;
  const edit = isMissing && example !== undefined ? insertKey({ name, example, path, value, place, at }) : undefined;
  return {
    ...(description !== undefined && { why: `\`${name}\`: ${firstSentence(description)}` }),
    ...(example !== undefined && (isMissing || typeof example === "object") && { example: asYaml(name, example) }),
    ...(edit && { fix: { edits: [edit] } }),
  };
}

const firstSentence = (text: string): string => /^.*?[.:](?= [A-Z`]|$)/.exec(text)?.[0].replace(/:$/, ".") ?? text;

/** The key on a line, and each of its own keys or entries on one. */
function asYaml(name: string, example: unknown): string {
  const inner = (value: unknown) => stringify(value, { collectionStyle: "flow", lineWidth: 0 }).trimEnd();
  if (typeof example !== "object" || example === null) return `${name}: ${inner(example)}`;
  const lines = Array.isArray(example)
    ? example.map((entry) => `  - ${inner(entry)}`)
    : Object.entries(example).map(([key, value]) => `  ${key}: ${inner(value)}`);
  return [`${name}:`, ...lines].join("\n");
}

interface Missing {
  name: string;
  example: unknown;
  path: readonly PropertyKey[];
  value: unknown;
  place: Locate;
  at: Place;
}

/** So many keys are looked at for one that is written in the file. */
const MOST_LOOKED_AT = 50;

/** The missing key before the first one that its map has in the file of the problem. */
function insertKey({ name, example, path, value, place, at }: Missing): Edit | undefined {
  const map = path.slice(0, -1);
  const siblings = Object.keys(valueAt(value, map) ?? {}).slice(0, MOST_LOOKED_AT);
  const places = siblings.map((sibling) => place([...map, sibling], true)).filter(({ file }) => file === at.file);
  const [first] = places.sort((a, b) => a.line - b.line || a.column - b.column);
  if (first?.text === undefined) return undefined;
  const { file, line, column } = first;
  const before = first.text.split("\n")[line - 1]?.slice(0, column - 1) ?? "";
  if (/[{,] *$/.test(before)) {
    const [flow = ""] = [stringify({ [name]: example }, { collectionStyle: "flow", lineWidth: 0 }).trim()];
    return { file, line, column, length: 0, write: `${flow.slice(1, -1).trim()}, ` };
  }
  if (!/^[ -]*$/.test(before)) return undefined;
  const indent = " ".repeat(column - 1);
  return {
    file,
    line,
    column,
    length: 0,
    write: `${asYaml(name, example).replaceAll("\n", `\n${indent}`)}\n${indent}`,
  };
}
