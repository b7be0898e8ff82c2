import { z } from "zod";
import { isMap, valueAt } from "../../yaml/yamlFile.ts";

type Schema = z.core.$ZodType;

/**
 * The keys that a schema knows at a path, for suggestions. Follows objects, records, arrays, defaults and unions. Of a
 * discriminated union only the written variant is followed.
 */
export const knownKeys = (schema: Schema, path: readonly PropertyKey[], written: unknown): string[] =>
  keysOf(schemasAt(schema, path, written));

const keysOf = (schemas: readonly Schema[]): string[] => [...new Set(schemas.flatMap(ownKeys))];

/** The schemas of a key, without defaults and other wrappers; none if a step is unknown. */
export const schemasAt = (schema: Schema, path: readonly PropertyKey[], written: unknown) =>
  stagesOf(schema, path, written)[path.length]?.open ?? [];

interface Stage {
  schemas: readonly Schema[];
  /** The schemas without wrappers: what is below the key. */
  open: Schema[];
}

/** The root and the keys on a path. Ends before the first step that the schema doesn't know. */
function stagesOf(schema: Schema, path: readonly PropertyKey[], written: unknown): Stage[] {
  const stage = (schemas: readonly Schema[], at: unknown) => ({
    schemas,
    open: schemas.flatMap((each) => unwrap(each, at)),
  });
  const stages = [stage([schema], written)];
  for (const [index, step] of path.entries()) {
    const next = stages[index]?.open.flatMap((from) => stepInto(from, step)) ?? [];
    if (next.length === 0) break;
    stages.push(stage(next, valueAt(written, path.slice(0, index + 1))));
  }
  return stages;
}

/** Keys of an object; of a record, its fixed keys. */
function ownKeys(schema: Schema): string[] {
  if (schema instanceof z.ZodObject) return Object.keys(schema.shape);
  if (!(schema instanceof z.ZodRecord)) return [];
  return unwrap(schema.keyType, undefined).flatMap((key) => {
    if (key instanceof z.ZodEnum) return key.options.map(String);
    return key instanceof z.ZodLiteral ? [...key.values].map(String) : [];
  });
}

/** The schemas of a key: of a list the key is a number, of a record with fixed keys one of them. */
function stepInto(schema: Schema, step: PropertyKey): Schema[] {
  if (schema instanceof z.ZodObject) {
    const next = (schema.shape as Record<PropertyKey, Schema | undefined>)[step] ?? schema.def.catchall;
    // `ZodNever` means that a strict map has no further keys.
    return next === undefined || next instanceof z.ZodNever ? [] : [next];
  }
  if (schema instanceof z.ZodArray) return /^\d+$/.test(String(step)) ? [schema.element] : [];
  if (!(schema instanceof z.ZodRecord)) return [];
  const fixed = ownKeys(schema);
  return fixed.length === 0 || fixed.includes(String(step)) ? [schema.valueType] : [];
}

/** The schemas behind defaults, pipes and unions. */
export function unwrap(schema: Schema, written: unknown): Schema[] {
  if (schema instanceof z.ZodDefault || schema instanceof z.ZodOptional) return unwrap(schema.unwrap(), written);
  if (schema instanceof z.ZodPipe) return unwrap(schema.in, written);
  if (schema instanceof z.ZodDiscriminatedUnion) return variantsOf(schema, written);
  if (schema instanceof z.ZodUnion) return schema.options.flatMap((option) => unwrap(option, written));
  return [schema];
}

/** The variants with the written discriminator; all if there is none. */
function variantsOf({ def, options }: z.ZodDiscriminatedUnion, written: unknown): Schema[] {
  const name = isMap(written) ? written[def.discriminator] : undefined;
  const kinds = options.flatMap((option) => (option instanceof z.ZodPipe ? [option.in] : [option]));
  if (name === undefined) return kinds;
  return kinds.filter((option) => {
    const discriminator =
      option instanceof z.ZodObject ? (option.shape as z.core.$ZodShape)[def.discriminator] : undefined;
    return discriminator instanceof z.ZodLiteral && discriminator.values.has(name as string);
  });
}

/** A schema's description of a key. */
export interface KeyDescription {
  /** Undefined for list entries and for names that the project chooses. */
  description?: string | undefined;
  default?: unknown;
  /** Indexes of steps that are names chosen by the project. */
  names: number[];
}

/** The first step that a schema doesn't know, and the keys that it knows there. */
export interface UnknownStep {
  at: number;
  known: string[];
}

/** Describes the key at a path. `written` selects the variant of a union. */
export function describeKey(schema: Schema, path: readonly string[], written: unknown): KeyDescription | UnknownStep {
  const stages = stagesOf(schema, path, written);
  const [key] = stages.slice(path.length);
  if (!key) return { at: stages.length - 1, known: keysOf(stages.at(-1)?.open ?? []) };
  const names = path.flatMap((step, index) => (stages[index]?.open.every((from) => isNameIn(from, step)) ? index : []));
  const description = firstOf(key.schemas, descriptionOf);
  // The default of the key itself, or its part of a parent's default.
  const byDefault = stages.reduce<unknown>(
    (outer, { schemas }, index) => firstOf(schemas, defaultOf) ?? valueAt(outer, path.slice(index - 1, index)),
    undefined,
  );
  return { names, description, default: byDefault };
}

const firstOf = <T>(schemas: readonly Schema[], read: (schema: Schema) => T | undefined) =>
  schemas.map(read).find((value) => value !== undefined);

const isNameIn = (schema: Schema, step: string): boolean =>
  schema instanceof z.ZodRecord || (schema instanceof z.ZodObject && !Object.hasOwn(schema.shape, step));

const descriptionOf = (schema: Schema): string | undefined => {
  const { description } = schema as z.ZodType;
  if (description !== undefined) return description;
  return schema instanceof z.ZodOptional || schema instanceof z.ZodDefault ? descriptionOf(schema.unwrap()) : undefined;
};

function defaultOf(schema: Schema): unknown {
  if (schema instanceof z.ZodDefault) return schema.def.defaultValue;
  return schema instanceof z.ZodOptional ? defaultOf(schema.unwrap()) : undefined;
}
