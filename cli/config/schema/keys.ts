import type { z } from "zod";

/** A key that can be written, in words: what its schema says. */
export interface SchemaKey {
  name: string;
  description: string;
  /** What can be written: the choices, or what kind of value. */
  values: string;
  /** `required`, the default, or `none`. */
  default: string;
  /** Keys of a map, or of each map in a list. */
  inside: SchemaKey[];
}

/** Name of a key that the project chooses. */
export const ANY_NAME = "<name>";

type Schema = z.core.JSONSchema.BaseSchema;

/** The keys of a map, read from its JSON Schema. Those of a map that holds itself are there once. */
export function keysOf(schema: Schema): SchemaKey[] {
  return inside(schema, { root: schema, open: [] });
}

interface Known {
  /** Has the parts that others refer to. */
  root: Schema;
  /** References that are being followed. */
  open: readonly string[];
}

function listKeys(schema: Schema, known: Known): SchemaKey[] {
  const { properties = {}, required = [] } = schema;
  return Object.entries(properties).flatMap(([name, written]): SchemaKey[] => {
    if (typeof written === "boolean") return [];
    const description = written.description ?? "";
    const values = valuesOf(written, known);
    return [
      {
        name,
        description,
        values,
        default: defaultOf(written, required.includes(name)),
        inside: inside(written, known),
      },
    ];
  });
}

/** An empty text in place of a missing one is refused with a hint of its own. */
function defaultOf({ default: value }: Schema, isRequired: boolean): string {
  if (isRequired || value === "") return "required";
  return value === undefined ? "none" : code(typeof value === "string" ? value : JSON.stringify(value));
}

const code = (value: unknown): string => `\`${String(value)}\``;

/** The keys of the maps that can be a value, or an entry of it. */
function inside(schema: Schema, known: Known): SchemaKey[] {
  const { $ref } = schema;
  if ($ref !== undefined)
    return known.open.includes($ref) ? [] : inside(target($ref, known), { ...known, open: [...known.open, $ref] });
  const item = itemOf(schema);
  if (item) return inside(item, known);
  const variants = variantsOf(schema);
  if (variants.length > 0) return insideVariants(variants, known);
  return [...listKeys(schema, known), ...insideEach(schema, known)];
}

/** A key for what a map holds under names that the project chooses, when those are maps themselves. */
function insideEach({ additionalProperties: each }: Schema, known: Known): SchemaKey[] {
  if (typeof each !== "object") return [];
  const keys = inside(each, known);
  const { description = "" } = each;
  return keys.length > 0
    ? [{ name: ANY_NAME, description, values: valuesOf(each, known), default: "none", inside: keys }]
    : [];
}

/** Keys of several kinds of maps: those with a `type` apart, others together. */
function insideVariants(variants: readonly Schema[], known: Known): SchemaKey[] {
  const types = variants.map(({ properties }) => {
    const type = properties?.["type"];
    return typeof type === "object" ? type.const : undefined;
  });
  if (types.every((type) => type !== undefined))
    return variants.map((variant, index) => ({
      name: `type: ${String(types[index])}`,
      description: variant.description ?? "",
      values: "map",
      default: "none",
      inside: listKeys(variant, known).filter(({ name }) => name !== "type"),
    }));
  const all = new Map<string, SchemaKey>();
  for (const variant of variants)
    for (const key of inside(variant, known)) {
      const isOnly = variants.some((other) => other !== variant && !(key.name in (other.properties ?? {})));
      if (!all.has(key.name))
        all.set(key.name, key.default === "required" && isOnly ? { ...key, default: "none" } : key);
    }
  return [...all.values()];
}

const variantsOf = ({ anyOf, oneOf }: Schema): Schema[] =>
  [...(anyOf ?? []), ...(oneOf ?? [])].filter((variant): variant is Schema => typeof variant === "object");

/** What each entry of a list is. */
function itemOf({ items }: Schema): Schema | undefined {
  return typeof items === "object" && !Array.isArray(items) ? items : undefined;
}

const target = ($ref: string, { root }: Known): Schema =>
  (root.$defs?.[$ref.replace("#/$defs/", "")] as Schema | undefined) ?? {};

function valuesOf(schema: Schema, known: Known): string {
  if (schema.enum) return schema.enum.map(code).join(", ");
  if (schema.const !== undefined) return code(schema.const);
  if (schema.$ref !== undefined)
    return valuesOf(target(schema.$ref, known), { ...known, open: [...known.open, schema.$ref] });
  const variants = variantsOf(schema);
  if (variants.length > 0)
    return [...new Set(variants.map((variant) => valuesOf(variant, known)))].filter(Boolean).join(", or ");
  const say = typeof schema.type === "string" ? VALUES[schema.type] : undefined;
  return say ? say(schema) : "";
}

const VALUES: Record<string, (schema: Schema) => string> = {
  boolean: () => "`true`, `false`",
  integer: ({ minimum, maximum }) => `whole number${range(minimum, maximum)}`,
  number: ({ minimum, maximum }) => `number${range(minimum, maximum)}`,
  string: () => "text",
  object: () => "map",
  array: (schema) => `list of ${entries(itemOf(schema))}${range(schema.minItems, schema.maxItems)}`,
};

/** What the entries of a list are called. */
function entries(item: Schema | undefined): string {
  if (!item) return "values";
  const types = new Set([item, ...variantsOf(item)].map(({ type }) => type).filter((type) => type !== undefined));
  if (types.size > 1) return "texts or maps";
  if (types.has("object") || item.$ref !== undefined) return "maps";
  return types.has("integer") || types.has("number") ? "numbers" : "texts";
}

/** `, 1 to 6`. The largest and the smallest safe integer, which a schema has by default, are not named. */
function range(least: number | undefined, most: number | undefined): string {
  const from = least !== undefined && Math.abs(least) < Number.MAX_SAFE_INTEGER ? least : undefined;
  const to = most !== undefined && Math.abs(most) < Number.MAX_SAFE_INTEGER ? most : undefined;
  if (from !== undefined && to !== undefined) return `, ${from} to ${to}`;
  if (from !== undefined) return `, ${from} or more`;
  return to === undefined ? "" : `, at most ${to}`;
}
