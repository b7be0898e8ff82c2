import { readFileSync } from "node:fs";
import { join } from "node:path";
import { Ajv } from "ajv";
import { describe, expect, test } from "vitest";
import { parse } from "yaml";
import { listCountries } from "../../../cli/config/yaml/readSources.ts";
import { SHIPPED_SCHEMAS } from "../../../cli/config/schema/projectSchemas.ts";
import { PACKAGE_DIR } from "../../../cli/core/project.ts";
import { jsonSchemas } from "../../../cli/tools/jsonSchemas.ts";

const SCHEMAS = new Map(jsonSchemas(SHIPPED_SCHEMAS));
const ajv = new Ajv({ strict: false, allErrors: true, validateFormats: false });
const checkers = new Map(
  [...SCHEMAS].map(([name, text]) => {
    const { $schema: _, ...schema } = JSON.parse(text) as Record<string, unknown>;
    return [name, ajv.compile(schema)];
  }),
);

/** Places and messages of what an editor marks. */
function marked(name: string, written: unknown): string[] {
  const check = checkers.get(name);
  check?.(written);
  return (check?.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`);
}

test.each([...SCHEMAS])("%s is under 200 kB", (_, text) => expect(text.length).toBeLessThan(200_000));

describe("an editor marks", () => {
  test.each([
    ["code", "XQZ!"],
    ["currency", "EURO"],
    ["dialCode", "91"],
    ["timeZone", "Asia Kolkata"],
    ["languages", ["english"]],
    ["layout", "With Header"],
    ["theme", { accent: "f6ae2d" }],
    ["contacts", { phone: { e164: "9779800000", display: "977 98 0000" } }],
    ["contacts", { email: "nobody" }],
    ["redirects", [{ from: "old-page", to: "/new/" }]],
  ])("%s: %j", (key, value) => expect(marked("country.json", { [key]: value }).join()).toMatch(`/${key}`));

  test("a day in front matter, and the source of a fact", () => {
    expect(marked("front-matter.json", { date: "14.9.2026" }).join()).toContain("/date must match");
    expect(marked("facts.json", { a: { source: "www.example.com" } }).join()).toContain("/a/source must match");
  });
});

describe("an editor marks nothing", () => {
  test.each([".", "examples/clinics"])("in the settings of %s", (folder) => {
    const read = (file: string): unknown => parse(readFileSync(join(PACKAGE_DIR, folder, "countries", file), "utf8"));
    const keys = listCountries(join(PACKAGE_DIR, folder));
    expect(keys).not.toHaveLength(0);
    expect(keys.flatMap((key) => marked("country.json", read(`${key}.yaml`)))).toEqual([]);
    expect(marked("network.json", read("network.yaml"))).toEqual([]);
    if (folder === ".") expect(marked("facts.json", read("facts.yaml"))).toEqual([]);
  });
});
