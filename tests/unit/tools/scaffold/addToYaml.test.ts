import { expect, test } from "vitest";
import { addToYaml } from "../../../../cli/tools/scaffold/addToYaml.ts";

test.each([
  [
    "a list of lines",
    "groups:\n  a:\n    add:\n      - one # first\n      - { slug: two }\n\npages: {}\n",
    "groups.a.add",
  ],
  ["a list in brackets", "groups:\n  a:\n    add: [one, two] # both\n", "groups.a.add"],
  ["an empty list", "groups:\n  a: { add: [] }\n", "groups.a.add"],
  ["a map in braces", "groups:\n  a: { shared: true }\n  b: {}\n", "groups.a.add"],
  ["an empty map", "groups:\n  a: {}\n", "groups.a.add"],
  [
    "a map of lines",
    "name: A\ngroups:\n  a:\n    shared: true\n\n# Single pages.\npages:\n  faq: {}\n",
    "groups.a.add",
  ],
  ["no such group", "groups:\n  b: {}\n", "groups.a.add"],
  ["no groups, and no line end", "name: A", "groups.a.add"],
  ["a block of text before it", "groups:\n  a:\n    about: |\n      Lines.\n      Lines.\nname: A\n", "groups.a.add"],
])("adds to %s", (_name, text, path) => {
  const keys = path.split(".");
  const last = keys.at(-1) ?? "";
  const isList = text.includes(`${last}:`);
  expect(addToYaml(text, keys, isList ? "new" : ["new"])).toMatchSnapshot();
});

test("gives up where there is neither list nor map", () =>
  expect(addToYaml("groups: none\n", ["groups", "a", "add"], ["new"])).toBeUndefined());
