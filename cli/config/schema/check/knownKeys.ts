import { z } from "zod";
import { targetOf } from "../own/deferred.ts";

/**
 * The keys that a schema knows at a path, for suggestions. Follows objects, records, arrays, defaults and unions. Of a union
 * whose kinds differ by a key (`type`), only the kind that is written is followed.
 */
export const knownKeys = (schema: z.core.$ZodType, path: readonly PropertyKey[], written: unknown): string[] => [
  ...new Set(schemasAt(schema, path, written).flatMap(ownKeys)),
];

/** Whether names can be chosen for keys at a path. */
export const hasFreeKeys = (schema: z.core.$ZodType, path: readonly PropertyKey[], written: unknown): boolean =>
  schemasAt(schema, path, written).some((found) =>
    found instanceof z.ZodObject
      ? found.def.catchall !== undefined && !(found.def.catchall instanceof z.ZodNever)
      : found instanceof z.ZodRecord,
  );

/** What a value at a path is checked against. */
export function schemasAt(schema: z.core.$ZodType, path: readonly PropertyKey[], written: unknown): z.core.$ZodType[] {
  let at = written;
  let found = unwrap(schema, at);
  for (const step of path) {
    at = isMap(at) ? at[step] : undefined;
    found = found.flatMap((from) => stepInto(from, step)).flatMap((to) => unwrap(to, at));
  }
  return found;
}

const isMap = (value: unknown): value is Record<PropertyKey, unknown> => typeof value === "object" && value !== null;

/** Keys of an object; of a record, those that its key type names. */
export function ownKeys(schema: z.core.$ZodType): string[] {
  if (schema instanceof z.ZodObject) return Object.keys(schema.shape);
  return schema instanceof z.ZodRecord ? unwrap(schema.keyType, undefined).flatMap(choices) : [];
}

function choices(schema: z.core.$ZodType): string[] {
  if (schema instanceof z.ZodEnum) return schema.options.map(String);
  return schema instanceof z.ZodLiteral ? [...schema.values].map(String) : [];
}

/** The schemas of what an object, record or list holds at a step. */
export function stepInto(schema: z.core.$ZodType, step: PropertyKey): z.core.$ZodType[] {
  if (schema instanceof z.ZodObject) {
    const next = (schema.shape as Record<PropertyKey, z.core.$ZodType | undefined>)[step];
    return [next ?? schema.def.catchall ?? []].flat();
  }
  if (schema instanceof z.ZodRecord) return [schema.valueType];
  if (schema instanceof z.ZodArray) return [schema.element];
  return [];
}

/** The schemas that a value meets behind defaults, pipes and unions. */
export function unwrap(schema: z.core.$ZodType, written: unknown): z.core.$ZodType[] {
  if (schema instanceof z.ZodDefault || schema instanceof z.ZodOptional) return unwrap(schema.unwrap(), written);
  if (schema instanceof z.ZodPipe) return unwrap(targetOf(schema) ?? schema.in, written);
  if (schema instanceof z.ZodDiscriminatedUnion) return kindsOf(schema, written);
  if (schema instanceof z.ZodUnion) return schema.options.flatMap((option) => unwrap(option, written));
  return [schema];
}

/** The kinds that have the written value of the key by which they differ; all when it is not there. */
function kindsOf({ def, options }: z.ZodDiscriminatedUnion, written: unknown): z.core.$ZodType[] {
  const name = isMap(written) ? written[def.discriminator] : undefined;
  const kinds = options.flatMap((option) => (option instanceof z.ZodPipe ? [option.in] : [option]));
  if (name === undefined) return kinds;
  return kinds.filter((option) => {
    const discriminator =
      option instanceof z.ZodObject ? (option.shape as z.core.$ZodShape)[def.discriminator] : undefined;
    return discriminator instanceof z.ZodLiteral && discriminator.values.has(name as string);
  });
}
