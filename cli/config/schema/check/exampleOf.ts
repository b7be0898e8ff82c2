import { z } from "zod";
import { unwrap } from "./knownKeys.ts";

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
  const required = keys.filter(([, inner]) => !isOptional(inner));
  const made = (required.length > 0 ? required : keys).map(([key, inner]) => [key, exampleOf(inner, depth)] as const);
  if (required.length > 0) return made.every(([, value]) => value !== undefined) ? Object.fromEntries(made) : undefined;
  const bestKey = made.find(([, value]) => value !== undefined && value !== true);
  return bestKey && Object.fromEntries([bestKey]);
}

const isOptional = (schema: z.ZodType): boolean => schema.safeParse(undefined, { reportInput: false }).success;
