import type { z } from "zod";

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
