import type { z } from "zod";

type Schema = z.core.JSONSchema.BaseSchema;

/**
 * The JSON Schema of a country's file in which each list may be changed, too: `{ add: […], remove: […] }`. Lists inside of
 * a list's entries are written whole.
 */
export function withListChanges(schema: Schema): Schema {
  const { properties, additionalProperties, anyOf, items } = schema;
  const changed: Schema = {
    ...schema,
    ...(properties && { properties: mapValues(properties) }),
    ...(typeof additionalProperties === "object" && { additionalProperties: withListChanges(additionalProperties) }),
    ...(anyOf && { anyOf: anyOf.map((each) => (typeof each === "object" ? withListChanges(each) : each)) }),
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
            description: "Entries after the inherited ones.",
          },
          remove: {
            type: "array",
            description: "Inherited entries to take away: each by its name, or by some of its keys.",
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
    Object.entries(properties).map(([name, each]) => [name, typeof each === "object" ? withListChanges(each) : each]),
  );
