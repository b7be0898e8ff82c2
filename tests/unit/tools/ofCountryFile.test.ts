import { expect, it } from "vitest";
import { z } from "zod";
import { jsonSchema } from "../../../cli/config/schema/keys.ts";
import { ofCountryFile } from "../../../cli/tools/jsonSchemas.ts";

it("a key may be left out for an editor, as network.yaml may have it, but not one of a list's entry", () => {
  const map = z.strictObject({ a: z.string() });
  const { properties } = ofCountryFile(jsonSchema(z.strictObject({ one: map, each: z.array(map) })));
  expect(properties?.["one"]).not.toHaveProperty("required");
  expect(properties?.["each"]).toMatchObject({ anyOf: [{ items: { required: ["a"] } }, {}] });
});

it("a list of a country may be changed for an editor, but not one inside of an entry", () => {
  const schema = z.strictObject({
    menu: z.array(z.strictObject({ children: z.array(z.string()).optional() })).describe("Menu."),
    forms: z.record(z.string(), z.union([z.string(), z.array(z.string())])),
  });
  const written: unknown = JSON.parse(JSON.stringify(ofCountryFile(jsonSchema(schema)).properties));
  expect(written).toMatchInlineSnapshot(`
    {
      "forms": {
        "additionalProperties": {
          "anyOf": [
            {
              "type": "string",
            },
            {
              "anyOf": [
                {
                  "items": {
                    "type": "string",
                  },
                  "type": "array",
                },
                {
                  "additionalProperties": false,
                  "minProperties": 1,
                  "properties": {
                    "add": {
                      "description": "Entries to add after the inherited ones.",
                      "items": {
                        "type": "string",
                      },
                      "type": "array",
                    },
                    "remove": {
                      "description": "Inherited entries to remove: each by its name, or by some of its keys.",
                      "type": "array",
                    },
                  },
                  "type": "object",
                },
              ],
            },
          ],
        },
        "propertyNames": {
          "type": "string",
        },
        "type": "object",
      },
      "menu": {
        "anyOf": [
          {
            "items": {
              "additionalProperties": false,
              "properties": {
                "children": {
                  "items": {
                    "type": "string",
                  },
                  "type": "array",
                },
              },
              "type": "object",
            },
            "type": "array",
          },
          {
            "additionalProperties": false,
            "minProperties": 1,
            "properties": {
              "add": {
                "description": "Entries to add after the inherited ones.",
                "items": {
                  "additionalProperties": false,
                  "properties": {
                    "children": {
                      "items": {
                        "type": "string",
                      },
                      "type": "array",
                    },
                  },
                  "type": "object",
                },
                "type": "array",
              },
              "remove": {
                "description": "Inherited entries to remove: each by its name, or by some of its keys.",
                "type": "array",
              },
            },
            "type": "object",
          },
        ],
        "description": "Menu.",
      },
    }
  `);
});
