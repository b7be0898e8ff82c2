import { z } from "zod";

/** Every editor supports draft-07. */
type Target = "draft-2020-12" | "draft-07";

/** The JSON Schema of a schema's input, for editors and the gallery. */
export const jsonSchema = (schema: z.ZodType, target: Target = "draft-2020-12"): Schema =>
  z.toJSONSchema(schema, { target, io: "input", unrepresentable: "any" });

export type Schema = z.core.JSONSchema.BaseSchema;

/** A schema in place of a reference to it. Keys beside the reference are added. */
export function followed(schema: Schema, root: Schema): Schema {
  const { $ref, ...beside } = schema;
  if ($ref === undefined) return schema;
  const target = root.$defs?.[$ref.replace("#/$defs/", "")];
  return typeof target === "object" ? { ...target, ...beside } : beside;
}

/** The schema of a list's entries, if all have the same. */
export const itemOf = ({ items }: Schema): Schema | undefined =>
  typeof items === "object" && !Array.isArray(items) ? items : undefined;

export const variantsOf = ({ anyOf = [], oneOf = [] }: Schema): Schema[] =>
  [...anyOf, ...oneOf].filter((variant): variant is Schema => typeof variant === "object");

/** The `type` of a map, which distinguishes it from other maps of its list. */
export function typeOf({ properties }: Schema): string | undefined {
  const type = properties?.["type"];
  return typeof type === "object" && typeof type.const === "string" ? type.const : undefined;
}

/** A key of a schema, for the reference. */
export interface SchemaKey {
  name: string;
  description: string;
  /** Its choices, or the kind of value. */
  values: string;
  /** `required`, the default, or `none`. */
  default: string;
  inside: SchemaKey[];
}

/** Stands for a key that the project chooses. */
export const ANY_NAME = "<name>";

/** The keys of a map, read from its JSON Schema. Recursion is followed once. */
export const keysOf = (schema: Schema): SchemaKey[] => inside(schema, schema, []);

/** @param open References that are being resolved. */
const keyOf = (name: string, written: Schema, byDefault: string, root: Schema, open: readonly string[]): SchemaKey => ({
  name,
  description: written.description ?? "",
  values: valuesOf(written, root),
  default: byDefault,
  inside: inside(written, root, open),
});

/** An empty default means required: the schema rejects it with a hint of its own. */
function defaultOf({ default: value }: Schema, isRequired: boolean): string {
  if (isRequired || value === "") return "required";
  return value === undefined ? "none" : code(typeof value === "string" ? value : JSON.stringify(value));
}

const code = (value: unknown): string => `\`${String(value)}\``;

/** The keys of a map, or of the maps in a list. */
function inside(schema: Schema, root: Schema, open: readonly string[]): SchemaKey[] {
  const { $ref, properties = {}, required = [], additionalProperties: each } = schema;
  if ($ref !== undefined) return open.includes($ref) ? [] : inside(followed(schema, root), root, [...open, $ref]);
  const item = itemOf(schema);
  if (item) return inside(item, root, open);
  const variants = variantsOf(schema);
  if (variants.length > 0) return insideVariants(variants, root, open);
  const keys = Object.entries(properties).flatMap(([name, written]) =>
    typeof written === "boolean" ? [] : keyOf(name, written, defaultOf(written, required.includes(name)), root, open),
  );
  const chosen = typeof each === "object" ? [keyOf(ANY_NAME, each, "none", root, open)] : [];
  return [...keys, ...chosen.filter((key) => key.inside.length > 0)];
}

/** Keys of alternative maps: separately if they have a `type`, else merged. */
function insideVariants(variants: readonly Schema[], root: Schema, open: readonly string[]): SchemaKey[] {
  if (variants.every((variant) => typeOf(variant) !== undefined))
    return variants.map((variant) => {
      const key = keyOf(`type: ${typeOf(variant)}`, variant, "none", root, open);
      return { ...key, inside: key.inside.filter(({ name }) => name !== "type") };
    });
  const all = new Map<string, SchemaKey>();
  for (const variant of variants)
    for (const key of inside(variant, root, open)) {
      const isOnly = variants.some((other) => other !== variant && !(key.name in (other.properties ?? {})));
      const byDefault = key.default === "required" && isOnly ? "none" : key.default;
      if (!all.has(key.name)) all.set(key.name, { ...key, default: byDefault });
    }
  return [...all.values()];
}

function valuesOf(written: Schema, root: Schema): string {
  const schema = followed(written, root);
  if (schema.enum) return schema.enum.map(code).join(", ");
  if (schema.const !== undefined) return code(schema.const);
  const variants = variantsOf(schema);
  if (variants.length > 0)
    return [...new Set(variants.map((variant) => valuesOf(variant, root)))].filter(Boolean).join(", or ");
  return VALUES[String(schema.type)]?.(schema) ?? "";
}

const VALUES: Record<string, (schema: Schema) => string> = {
  boolean: () => "`true`, `false`",
  integer: ({ minimum, maximum }) => `whole number${range(minimum, maximum)}`,
  number: ({ minimum, maximum }) => `number${range(minimum, maximum)}`,
  string: () => "text",
  object: () => "map",
  array: (schema) => `list of ${entries(itemOf(schema))}${range(schema.minItems, schema.maxItems)}`,
};

/** Describes the entries of a list. */
function entries(item: Schema | undefined): string {
  if (!item) return "values";
  const types = new Set([item, ...variantsOf(item)].map(({ type }) => type).filter((type) => type !== undefined));
  if (types.size > 1) return "texts or maps";
  if (types.has("object") || item.$ref !== undefined) return "maps";
  return types.has("integer") || types.has("number") ? "numbers" : "texts";
}

/** `, 1 to 6`. Zod's defaults, the safe integers, are left out. */
function range(minimum = -Infinity, maximum = Infinity): string {
  const [hasFrom, hasTo] = [minimum, maximum].map((bound) => Math.abs(bound) < Number.MAX_SAFE_INTEGER);
  if (hasFrom && hasTo) return `, ${minimum} to ${maximum}`;
  return hasFrom ? `, ${minimum} or more` : hasTo ? `, at most ${maximum}` : "";
}
