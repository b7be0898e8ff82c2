import { describe, expect, it } from "vitest";
import { parseYaml } from "../../../../cli/config/yaml/parseYaml.ts";
import type { Problem } from "../../../../cli/core/problems/problem.ts";

const said = (problems: Problem[]) => problems.map(({ place, message, hint }) => [place.line, message, hint]);

describe("a line that is indented too little, so that the file is no YAML", () => {
  it.each([
    ["among deeper ones", "a:\n  b: x\nc: y\n  d: []\n", 3, "  c: y", "2 spaces before it, not 0"],
    ["by one space", "a:\n  b: x\n c: y\n  d: []\n", 3, "  c: y", "2 spaces before it, not 1"],
    ["at the end of a map", "a:\n  b: x\n c: y\nd: {}\n", 3, "  c: y", "2 spaces before it, not 1"],
    [
      "with the nearest map that it can be in",
      "a:\n  b:\n    c: x\n d: {}\ne: {}\n",
      4,
      "  d: {}",
      "2 spaces before it, not 1",
    ],
    ["an entry of a list", "a:\n  - b: x\n- b: y\n  - b: z\nc: w\n", 3, "  - b: y", "2 spaces before it, not 0"],
    ["a key of an entry", "a:\n  - b: x\n   c: y\nd: w\n", 3, "    c: y", "4 spaces before it, not 3"],
  ])("%s", (_name, text, line, write, spaces) =>
    expect(said(parseYaml({ file: "a.yaml", text }).problems)).toEqual([
      [line, "The line is not indented far enough", `Write \`${write}\`, with ${spaces}.`],
    ]),
  );

  it("is not looked for where something else is wrong", () => {
    for (const text of ["a:\n  b: |\n    x\n c\nd: e\n", "a: [\n  b\nc: d\n", 'a:\n  b: "x\nc: d\n'])
      expect(parseYaml({ file: "a.yaml", text }).problems.map(({ message }) => message)).not.toContain(
        "The line is not indented far enough",
      );
  });
});
