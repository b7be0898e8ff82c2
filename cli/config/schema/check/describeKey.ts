import { z } from "zod";
import { valueAt } from "../../yaml/yamlFile.ts";

/**
 * The keys that a schema knows at a path, for suggestions. Follows objects, records, arrays, defaults and unions. Of a
 * discriminated union only the written variant is followed.
 */
export const knownKeys = (schema: z.core.$ZodType, path: readonly PropertyKey[], written: unknown): string[] => [
  ...new Set(schemasAt(schema, path, written).flatMap(ownKeys)),
];

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
function ownKeys(schema: z.core.$ZodType): string[] {
  if (schema instanceof z.ZodObject) return Object.keys(schema.shape);
  return schema instanceof z.ZodRecord ? unwrap(schema.keyType, undefined).flatMap(choices) : [];
}

function choices(schema: z.core.$ZodType): string[] {
  if (schema instanceof z.ZodEnum) return schema.options.map(String);
  return schema instanceof z.ZodLiteral ? [...schema.values].map(String) : [];
}

function stepInto(schema: z.core.$ZodType, step: PropertyKey): z.core.$ZodType[] {
  if (schema instanceof z.ZodObject) {
    const next = (schema.shape as Record<PropertyKey, z.core.$ZodType | undefined>)[step];
    return [next ?? schema.def.catchall ?? []].flat();
  }
  if (schema instanceof z.ZodRecord) return [schema.valueType];
  if (schema instanceof z.ZodArray) return [schema.element];
  return [];
}

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

export interface KeyDescription {
  /** Description; absent for list entries and for names that the project chooses. */
  description?: string;
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
export function describeKey(
  schema: z.core.$ZodType,
  path: readonly string[],
  written: unknown,
): KeyDescription | UnknownStep {
  let stage = [schema];
  let at = written;
  const names: number[] = [];
  for (const [index, step] of path.entries()) {
    const open = stage.flatMap((option) => unwrap(option, at));
    if (open.every((option) => isNameIn(option, step))) names.push(index);
    const next = open
      .filter((option) => takes(option, step))
      .flatMap((option) => stepInto(option, step))
      .filter(isSomething);
    if (next.length === 0) return { at: index, known: [...new Set(open.flatMap(ownKeys))] };
    stage = next;
    at = valueAt(at, [step]);
  }
  const description = stage.map(descriptionOf).find((text) => text !== undefined);
  const byDefault = defaultAt(schema, path, written);
  return {
    names,
    ...(description !== undefined && { description }),
    ...(byDefault !== undefined && { default: byDefault }),
  };
}

const isNameIn = (schema: z.core.$ZodType, step: string): boolean =>
  schema instanceof z.ZodRecord || (schema instanceof z.ZodObject && !Object.hasOwn(schema.shape, step));

/** `ZodNever` means that a strict map has no further keys. */
const isSomething = (schema: z.core.$ZodType): boolean => !(schema instanceof z.ZodNever);

/** Whether a step fits: a number for a list, one of the choices for a record with fixed keys. */
function takes(schema: z.core.$ZodType, step: string): boolean {
  if (schema instanceof z.ZodArray) return /^\d+$/.test(step);
  if (!(schema instanceof z.ZodRecord)) return true;
  const choices = ownKeys(schema);
  return choices.length === 0 || choices.includes(step);
}

const descriptionOf = (schema: z.core.$ZodType): string | undefined => {
  const { description } = schema as z.ZodType;
  if (description !== undefined) return description;
  return schema instanceof z.ZodOptional || schema instanceof z.ZodDefault ? descriptionOf(schema.unwrap()) : undefined;
};

/** The default of the key itself, or its part of a parent's default. */
function defaultAt(schema: z.core.$ZodType, path: readonly string[], written: unknown): unknown {
  let stage = [schema];
  let at = written;
  let found = defaultOf(schema);
  for (const step of path) {
    stage = stage.flatMap((option) => unwrap(option, at)).flatMap((option) => stepInto(option, step));
    at = valueAt(at, [step]);
    const outer = valueAt(found, [step]);
    found = stage.map(defaultOf).find((value) => value !== undefined) ?? outer;
  }
  return found;
}

function defaultOf(schema: z.core.$ZodType): unknown {
  if (schema instanceof z.ZodDefault) return schema.def.defaultValue;
  return schema instanceof z.ZodOptional ? defaultOf(schema.unwrap()) : undefined;
}
