import { z } from "zod";

/**
 * The keys that a schema knows at a path, for suggestions. Follows objects, records, arrays, defaults and unions. Of a
 * discriminated union only the written variant is followed.
 */
export const knownKeys = (schema: z.core.$ZodType, path: readonly PropertyKey[], written: unknown): string[] => [
  ...new Set(schemasAt(schema, path, written).flatMap(ownKeys)),
];

/** The schemas of the value at a path. */
export function schemasAt(schema: z.core.$ZodType, path: readonly PropertyKey[], written: unknown): z.core.$ZodType[] {
  let at = written;
  let schemas = unwrap(schema, at);
  for (const step of path) {
    at = isMap(at) ? at[step] : undefined;
    schemas = schemas.flatMap((from) => stepInto(from, step)).flatMap((to) => unwrap(to, at));
  }
  return schemas;
}

const isMap = (value: unknown): value is Record<PropertyKey, unknown> => typeof value === "object" && value !== null;

/** Keys of an object; of a record, its fixed keys. */
export function ownKeys(schema: z.core.$ZodType): string[] {
  if (schema instanceof z.ZodObject) return Object.keys(schema.shape);
  return schema instanceof z.ZodRecord ? unwrap(schema.keyType, undefined).flatMap(choices) : [];
}

function choices(schema: z.core.$ZodType): string[] {
  if (schema instanceof z.ZodEnum) return schema.options.map(String);
  return schema instanceof z.ZodLiteral ? [...schema.values].map(String) : [];
}

/** The schemas of an object's, record's or list's value at a step. */
export function stepInto(schema: z.core.$ZodType, step: PropertyKey): z.core.$ZodType[] {
  if (schema instanceof z.ZodObject) {
    const next = (schema.shape as Record<PropertyKey, z.core.$ZodType | undefined>)[step];
    return [next ?? schema.def.catchall ?? []].flat();
  }
  if (schema instanceof z.ZodRecord) return [schema.valueType];
  if (schema instanceof z.ZodArray) return [schema.element];
  return [];
}

/** The schemas behind defaults, pipes and unions. */
export function unwrap(schema: z.core.$ZodType, written: unknown): z.core.$ZodType[] {
  if (schema instanceof z.ZodDefault || schema instanceof z.ZodOptional) return unwrap(schema.unwrap(), written);
  if (schema instanceof z.ZodPipe) return unwrap(schema.in, written);
  if (schema instanceof z.ZodDiscriminatedUnion) return variantsOf(schema, written);
  if (schema instanceof z.ZodUnion) return schema.options.flatMap((option) => unwrap(option, written));
  return [schema];
}

/** The variants with the written discriminator; all if there is none. */
function variantsOf({ def, options }: z.ZodDiscriminatedUnion, written: unknown): z.core.$ZodType[] {
  const name = isMap(written) ? written[def.discriminator] : undefined;
  const kinds = options.flatMap((option) => (option instanceof z.ZodPipe ? [option.in] : [option]));
  if (name === undefined) return kinds;
  return kinds.filter((option) => {
    const discriminator =
      option instanceof z.ZodObject ? (option.shape as z.core.$ZodShape)[def.discriminator] : undefined;
    return discriminator instanceof z.ZodLiteral && discriminator.values.has(name as string);
  });
}
