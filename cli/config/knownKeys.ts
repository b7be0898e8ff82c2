import { z } from "zod";

/** The keys that a schema knows at a path, for suggestions. Follows objects, records, arrays, defaults and unions. */
export function knownKeys(schema: z.core.$ZodType, path: readonly PropertyKey[]): string[] {
  let found: z.core.$ZodType[] = unwrap(schema);
  for (const step of path) found = found.flatMap((at) => stepInto(at, step)).flatMap(unwrap);
  return [...new Set(found.flatMap(ownKeys))];
}

/** Keys of an object; of a record, those that its key type names. */
function ownKeys(schema: z.core.$ZodType): string[] {
  if (schema instanceof z.ZodObject) return Object.keys(schema.shape);
  return schema instanceof z.ZodRecord ? unwrap(schema.keyType).flatMap(choices) : [];
}

function choices(schema: z.core.$ZodType): string[] {
  if (schema instanceof z.ZodEnum) return schema.options.map(String);
  return schema instanceof z.ZodLiteral ? [...schema.values].map(String) : [];
}

function stepInto(schema: z.core.$ZodType, step: PropertyKey): z.core.$ZodType[] {
  if (schema instanceof z.ZodObject) {
    const next = (schema.shape as Record<PropertyKey, z.core.$ZodType | undefined>)[step];
    return next ? [next] : [];
  }
  if (schema instanceof z.ZodRecord) return [schema.valueType];
  if (schema instanceof z.ZodArray) return [schema.element];
  return [];
}

function unwrap(schema: z.core.$ZodType): z.core.$ZodType[] {
  if (schema instanceof z.ZodDefault || schema instanceof z.ZodOptional) return unwrap(schema.unwrap());
  if (schema instanceof z.ZodPipe) return unwrap(schema.in);
  if (schema instanceof z.ZodUnion) return schema.options.flatMap(unwrap);
  return [schema];
}
