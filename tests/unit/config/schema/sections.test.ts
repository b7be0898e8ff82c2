import { describe, expect, it } from "vitest";
import type { z } from "zod";
import { jsonSchema } from "../../../../cli/config/schema/keys.ts";
import { SECTIONS } from "../../../../cli/config/schema/sections/index.ts";
import { SHIPPED_SCHEMAS } from "../../../../cli/config/schema/projectSchemas.ts";

const { country: Country, frontMatter: FrontMatter } = SHIPPED_SCHEMAS;

type Schema = z.core.JSONSchema.BaseSchema;

/** What editors are given of a page's sections (`sitegen schema`). */
const sectionsIn = (schema: z.ZodType, path: string[]) =>
  path.reduce<Schema>((at, step) => at[step] as Schema, jsonSchema(schema));

describe.each([
  ["front matter", FrontMatter, ["properties", "sections"]],
  [
    "a page in a country's file",
    Country,
    ["properties", "pages", "additionalProperties", "properties", "copy", "properties", "sections"],
  ],
] as const)("sections of %s, for editors", (_name, schema, path) => {
  const kinds = (sectionsIn(schema, [...path, "items"]).oneOf ?? []) as Schema[];

  it("have every kind, told apart by its type, with what it is for", () => {
    const described = kinds.map(({ properties, description }) => [
      (properties?.["type"] as Schema | undefined)?.const,
      description,
    ]);
    expect(described.map(([type]) => type)).toEqual(Object.keys(SECTIONS));
    for (const [type, description] of described) expect(description, String(type)).toMatch(/\.$/);
  });

  it("have options that say what they are", () => {
    for (const { properties = {} } of kinds)
      for (const [key, option] of Object.entries(properties)) expect((option as Schema).description, key).toBeTruthy();
  });
});
