import { Facts, type ProjectSchemas, jsonSchema, nestTexts, readCatalogue, readShippedText } from "../config/index.ts";
import { z } from "zod";

/** The JSON Schemas for editors, by the names of their files. */
export function jsonSchemas({ network, country, frontMatter }: ProjectSchemas): [name: string, text: string][] {
  const schemas = {
    "network.json": network,
    "country.json": country,
    "front-matter.json": frontMatter,
    "facts.json": Facts,
    "text.json": textSchema(),
  };
  return Object.entries(schemas).map(([name, source]) => {
    const written = jsonSchema(source, "draft-07");
    const schema = name === "country.json" ? ofCountryFile(written) : written;
    return [name, `${JSON.stringify(shareRepeated(schema))}\n`];
  });
}

/** Shorter schemas are repeated, because a reference saves too little. */
const SHORTEST = 80;

/** Moves repeated parts of a JSON Schema into its `definitions`. */
function shareRepeated(schema: Schema): Schema {
  const times = new Map<string, number>();
  const count = (inner: Schema): Schema => {
    const text = JSON.stringify(inner);
    const before = times.get(text) ?? 0;
    times.set(text, before + 1);
    // The parts of a repeated schema are counted once.
    return before > 0 ? inner : mapInner(inner, count);
  };
  count(schema);
  const names = new Map<string, string>();
  const definitions: Schema = {};
  const share = (inner: Schema): Schema => {
    const text = JSON.stringify(inner);
    if ((times.get(text) ?? 0) < 2 || text.length < SHORTEST) return mapInner(inner, share);
    if (!names.has(text)) {
      names.set(text, `shared${names.size + 1}`);
      definitions[names.get(text) ?? ""] = mapInner(inner, share);
    }
    return { $ref: `#/definitions/${names.get(text)}` };
  };
  const shared = mapInner(schema, share);
  return { ...shared, definitions: Object.assign(definitions, shared["definitions"]) };
}

/** Replaces the direct subschemas of a schema. */
function mapInner(schema: Schema, change: (inner: Schema) => Schema): Schema {
  const one = (value: unknown) => (typeof value === "object" && value !== null ? change(value as Schema) : value);
  const each = (value: object) => Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, one(inner)]));
  return Object.fromEntries(
    Object.entries(schema).map(([key, value]) => {
      if (MAPS.has(key)) return [key, each(value as object)];
      if (LISTS.has(key)) return [key, (value as unknown[]).map(one)];
      return [key, ONES.has(key) ? (Array.isArray(value) ? value.map(one) : one(value)) : value];
    }),
  );
}

const MAPS = new Set(["properties", "definitions"]);
const LISTS = new Set(["anyOf", "oneOf", "allOf"]);
const ONES = new Set(["additionalProperties", "propertyNames", "items", "additionalItems", "not"]);

/** Schema of a catalogue for editors; each key is described by its English text. */
function textSchema(): z.ZodType {
  const source = readShippedText("en");
  const english = source ? [...readCatalogue(source).catalogue.messages] : [];
  return toSchema(nestTexts(english.map(([key, message]) => [key, z.string().describe(message.source)])));
}

const toSchema = (nested: unknown): z.ZodType =>
  nested instanceof z.ZodType
    ? nested
    : z.strictObject(
        Object.fromEntries(
          Object.entries(nested as Record<string, unknown>).map(([key, inner]) => [key, toSchema(inner).optional()]),
        ),
      );

type Schema = z.core.JSONSchema.BaseSchema;

/**
 * The JSON Schema of a country's file, which inherits from network.yaml: no key is required, and each list can be
 * changed by `{ add: […], remove: […] }`. Entries of lists are written in full.
 */
export function ofCountryFile(schema: Schema): Schema {
  const { required: _, oneOf, properties, additionalProperties, anyOf = oneOf, items, ...rest } = schema;
  const changed: Schema = {
    ...rest,
    ...(items !== undefined && { items }),
    ...(properties && { properties: mapValues(properties) }),
    ...(additionalProperties !== undefined && {
      additionalProperties:
        typeof additionalProperties === "object" ? ofCountryFile(additionalProperties) : additionalProperties,
    }),
    ...(anyOf && { anyOf: anyOf.map((each) => (typeof each === "object" ? ofCountryFile(each) : each)) }),
  };
  if (schema.type !== "array") return changed;
  const { description, default: value, ...list } = changed;
  return {
    ...(description !== undefined && { description }),
    ...(value !== undefined && { default: value }),
    anyOf: [
      list,
      {
        type: "object",
        properties: {
          add: {
            type: "array",
            ...(items !== undefined && { items }),
            description: "Entries to add after the inherited ones.",
          },
          remove: {
            type: "array",
            description: "Inherited entries to remove: each by its name, or by some of its keys.",
          },
        },
        additionalProperties: false,
        minProperties: 1,
      },
    ],
  };
}

const mapValues = (properties: NonNullable<Schema["properties"]>): NonNullable<Schema["properties"]> =>
  Object.fromEntries(
    Object.entries(properties).map(([name, each]) => [name, typeof each === "object" ? ofCountryFile(each) : each]),
  );
