import { stringify } from "yaml";
import { z } from "zod";
import type { Edit, Place, Problem } from "../../../report/problem.ts";
import { describeKey } from "./describeKey.ts";
import { exampleOf } from "./exampleOf.ts";
import { schemasAt } from "./knownKeys.ts";
import { valueAt } from "./valueAt.ts";

/** Help for a missing key or a value of the wrong type. */
export interface KeyHelp {
  why?: string;
  example?: string;
  fix?: NonNullable<Problem["fix"]>;
}

type Locate = (path: readonly PropertyKey[], key?: boolean) => Place;

/** Describes the key at a path, with an example. @param at Location of the problem. */
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
  // The hint already lists the variants.
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

/** Formats an example, with each inner key or entry on a line. */
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

/** Most siblings to look up. */
const MAX_SIBLINGS = 50;

/** The edit that inserts the missing key before the first sibling in the problem's file. */
function insertKey({ name, example, path, value, place, at }: Missing): Edit | undefined {
  const map = path.slice(0, -1);
  const siblings = Object.keys(valueAt(value, map) ?? {}).slice(0, MAX_SIBLINGS);
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
