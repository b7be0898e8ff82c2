import { z } from "zod";

/** The keys that a schema knows at a path, for suggestions. Follows objects, records, arrays, defaults and unions. */
export function knownKeys(schema: z.core.$ZodType, path: readonly PropertyKey[]): string[] {
  let found: z.core.$ZodType[] = unwrap(schema);
  for (const step of path) found = found.flatMap((at) => stepInto(at, step)).flatMap(unwrap);
  return [...new Set(found.flatMap((at) => (at instanceof z.ZodObject ? Object.keys(at.shape) : [])))];
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
