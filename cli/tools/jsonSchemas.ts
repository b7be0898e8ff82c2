import {
  Facts,
  type ProjectSchemas,
  type Schema,
  isMap,
  jsonSchema,
  nestTexts,
  shippedMessages,
} from "../config/index.ts";
import { z } from "zod";
import { mapValues } from "../core/lookups.ts";

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

/** Keys whose values are maps of schemas; and those whose values are schemas, or lists of them. */
const MAPS = new Set(["properties", "definitions"]);
const SCHEMAS = new Set([
  "additionalItems",
  "additionalProperties",
  "allOf",
  "anyOf",
  "items",
  "not",
  "oneOf",
  "propertyNames",
]);

function mapInner(schema: Schema, change: (inner: Schema) => Schema): Schema {
  const one = (value: unknown): unknown => (isMap(value) ? change(value) : value);
  return mapValues(schema, (value, key) => {
    if (MAPS.has(key) && isMap(value)) return mapValues(value, one);
    if (!SCHEMAS.has(key)) return value;
    return Array.isArray(value) ? value.map(one) : one(value);
  });
}

/** Schema of a catalogue for editors; each key is described by its English text. */
function textSchema(): z.ZodType {
  const english = [...shippedMessages("en")];
  return toSchema(nestTexts(english.map(([key, message]) => [key, z.string().describe(message.source)])));
}

const toSchema = (nested: unknown): z.ZodType =>
  nested instanceof z.ZodType
    ? nested
    : z.strictObject(mapValues(nested as object, (inner: unknown) => toSchema(inner).optional()));

/**
 * The JSON Schema of a country's file, which inherits from network.yaml: no key is required, and each list can be
 * changed by `{ add: […], remove: […] }`. Entries of lists are written in full.
 */
export function ofCountryFile(schema: Schema): Schema {
  const { required: _, oneOf, anyOf = oneOf, items, definitions, ...rest } = schema;
  const changed: Schema = {
    ...mapInner({ ...rest, ...(anyOf && { anyOf }) }, ofCountryFile),
    items,
    definitions,
  };
  if (schema.type !== "array") return changed;
  const { description, default: value, ...list } = changed;
  return {
    description,
    default: value,
    anyOf: [
      list,
      {
        type: "object",
        properties: {
          add: { type: "array", items, description: "Entries to add after the inherited ones." },
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
