import { z } from "zod";
import { unwrap, schemasAt, describeKey } from "./describeKey.ts";
import { stringify } from "yaml";
import type { Edit, Place, Problem, ProblemCode } from "../../../core/problems/problem.ts";
import { valueAt } from "../../yaml/yamlFile.ts";

/** A short valid value of a schema: its required keys, or else one key. Undefined if none can be made. */
export function exampleOf(schema: z.core.$ZodType, depth = 0): unknown {
  const given = z.globalRegistry.get(schema)?.["examples"] as unknown[] | undefined;
  if (given) return given[0];
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodDefault) return exampleOf(schema.unwrap(), depth);
  // Schemas can be recursive.
  if (depth > MAX_DEPTH) return undefined;
  const [first] = unwrap(schema, undefined);
  if (!first) return undefined;
  const make = first === schema ? ofType(first, depth) : exampleOf(first, depth);
  return make !== undefined && depth === 0 && !z.safeParse(schema as z.ZodType, make).success ? undefined : make;
}

const MAX_DEPTH = 4;

function ofType(schema: z.core.$ZodType, depth: number): unknown {
  if (schema instanceof z.ZodObject) return ofMap(schema, depth + 1);
  if (schema instanceof z.ZodRecord) {
    const value = exampleOf(schema.valueType, depth + 1);
    return value === undefined ? undefined : { [String(exampleOf(schema.keyType, depth + 1) ?? "name")]: value };
  }
  if (schema instanceof z.ZodArray) {
    const entry = exampleOf(schema.element, depth + 1);
    // A list may require several entries.
    const lists = entry === undefined ? [] : [[entry], [entry, entry], [entry, entry, entry]];
    return lists.find((list) => z.safeParse(schema, list).success);
  }
  if (schema instanceof z.ZodEnum) return schema.options[0];
  if (schema instanceof z.ZodLiteral) return [...schema.values][0];
  if (schema instanceof z.ZodBoolean) return true;
  if (schema instanceof z.ZodNumber) return Math.max(1, Math.ceil(schema.minValue ?? 1));
  return schema instanceof z.ZodString ? "A short text" : undefined;
}

/** The required keys; without any, the first key with an example. */
function ofMap({ shape }: z.ZodObject, depth: number): Record<string, unknown> | undefined {
  const keys = Object.entries(shape as Record<string, z.ZodType>);
  const required = keys.filter(([, inner]) => !inner.safeParse(undefined, { reportInput: false }).success);
  const made = (required.length > 0 ? required : keys).map(([key, inner]) => [key, exampleOf(inner, depth)] as const);
  if (required.length > 0) return made.every(([, value]) => value !== undefined) ? Object.fromEntries(made) : undefined;
  const bestKey = made.find(([, value]) => value !== undefined && value !== true);
  return bestKey && Object.fromEntries([bestKey]);
}

/** What is checked, with the schema and the source locations. */
export interface CheckedValue {
  schema: z.ZodType;
  value: unknown;
  place(path: readonly PropertyKey[], key?: boolean): Place;
}

/** Help for a missing key or a value of the wrong type: what it is, and an example. @param at Location of the problem. */
export function whatItIs(
  checked: CheckedValue,
  path: readonly PropertyKey[],
  at: Place,
  code: ProblemCode,
): Pick<Problem, "why" | "example" | "fix"> {
  const { schema, value } = checked;
  const steps = path.map(String);
  const named = steps.findLastIndex((step) => !/^\d+$/.test(step));
  const name = steps[named];
  if (name === undefined || (code !== "missing-key" && code !== "wrong-type")) return {};
  const toKey = steps.slice(0, named + 1);
  const [found] = schemasAt(schema, toKey, value);
  // The hint already lists the variants.
  if (found instanceof z.ZodLiteral) return {};
  const words = describeKey(schema, toKey, value);
  const description = "names" in words ? words.description : undefined;
  const example = found && exampleOf(found);
  const isMissing = valueAt(value, path) === undefined && named === steps.length - 1;
  const edit = isMissing && example !== undefined ? insertKey(name, example, { checked, path, at }) : undefined;
  return {
    why: description && `\`${name}\`: ${firstSentence(description)}`,
    example: example !== undefined && (isMissing || typeof example === "object") ? asYaml(name, example) : undefined,
    fix: edit && { edits: [edit] },
  };
}

const firstSentence = (text: string): string => /^.*?[.:](?= [A-Z`]|$)/.exec(text)?.[0].replace(/:$/, ".") ?? text;

/** A value as YAML on one line. */
const flow = (value: unknown): string => stringify(value, { collectionStyle: "flow", lineWidth: 0 }).trimEnd();

/** Formats an example, with each inner key or entry on a line. */
function asYaml(name: string, example: unknown): string {
  if (typeof example !== "object" || example === null) return `${name}: ${flow(example)}`;
  const lines = Array.isArray(example)
    ? example.map((entry) => `  - ${flow(entry)}`)
    : Object.entries(example).map(([key, value]) => `  ${key}: ${flow(value)}`);
  return [`${name}:`, ...lines].join("\n");
}

/** Most siblings to look up. */
const MAX_SIBLINGS = 50;

/** The edit that inserts the missing key before the first sibling in the problem's file. */
function insertKey(
  name: string,
  example: unknown,
  { checked: { value, place }, path, at }: { checked: CheckedValue; path: readonly PropertyKey[]; at: Place },
): Edit | undefined {
  const map = path.slice(0, -1);
  const siblings = Object.keys(valueAt(value, map) ?? {}).slice(0, MAX_SIBLINGS);
  const places = siblings.map((sibling) => place([...map, sibling], true)).filter(({ file }) => file === at.file);
  const [first] = places.sort((a, b) => a.line - b.line || a.column - b.column);
  if (first?.text === undefined) return undefined;
  const { file, line, column } = first;
  const before = first.text.split("\n")[line - 1]?.slice(0, column - 1) ?? "";
  const insert = (write: string): Edit => ({ file, line, column, length: 0, write });
  const pair = flow({ [name]: example });
  if (/[{,] *$/.test(before)) return insert(`${pair.slice(1, -1).trim()}, `);
  const indent = `\n${" ".repeat(column - 1)}`;
  return /^[ -]*$/.test(before) ? insert(asYaml(name, example).replaceAll("\n", indent) + indent) : undefined;
}
