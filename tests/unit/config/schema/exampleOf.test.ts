import { expect, it } from "vitest";
import { z } from "zod";
import { exampleOf } from "../../../../cli/config/schema/check/whatItIs.ts";
import { SHIPPED_SCHEMAS } from "../../../../cli/config/schema/projectSchemas.ts";

const { country: Country, frontMatter: FrontMatter, network: Network } = SHIPPED_SCHEMAS;

/** Keys without an example: what they hold is in another file, or depends on another key. */
const NONE = [
  "integrity",
  "illustrations",
  "subjects",
  "defaults",
  "copy",
  "autocomplete",
  "upstream",
  "data",
  "modals",
];

/** Every key that a schema has, with what it takes; sections have examples of their own (`templates/gallery`). */
function listKeys(schema: z.core.$ZodType, path: string, seen = new Set<unknown>()): [string, z.ZodType][] {
  if (seen.has(schema)) return [];
  seen.add(schema);
  const into = (inner: z.core.$ZodType, step = "") => listKeys(inner, path + step, seen);
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodDefault) return into(schema.unwrap());
  if (schema instanceof z.ZodPipe) return into(schema.in);
  if (schema instanceof z.ZodRecord) return into(schema.valueType, ".<name>");
  if (schema instanceof z.ZodArray) return into(schema.element);
  if (schema instanceof z.ZodUnion) return schema.options.flatMap((option) => into(option));
  if (!(schema instanceof z.ZodObject)) return [];
  return Object.entries(schema.shape as Record<string, z.ZodType>).flatMap(([key, inner]) => [
    [`${path}.${key}`, inner],
    ...(key === "sections" ? [] : into(inner, `.${key}`)),
  ]);
}

const KEYS = [...listKeys(Network, "network"), ...listKeys(Country, "country"), ...listKeys(FrontMatter, "copy")];

it("every key has an example, and it fits", () => {
  expect(KEYS.length).toBeGreaterThan(300);
  const wrong = KEYS.filter(([path, schema]) => {
    const example = exampleOf(schema);
    if (example === undefined) return !NONE.includes(path.split(".").at(-1) ?? "");
    return !schema.safeParse(example).success;
  });
  expect(wrong.map(([path]) => path)).toEqual([]);
});

it("a map that holds itself ends", () => {
  interface Tree {
    below: Tree;
  }
  const Tree: z.ZodType<Tree> = z.strictObject({
    get below() {
      return Tree;
    },
  });
  expect(exampleOf(Tree)).toBeUndefined();
});
