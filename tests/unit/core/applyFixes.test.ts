import { expect, it } from "vitest";
import { applyFixes } from "../../../cli/core/problems/applyFixes.ts";
import type { Edit, Problem } from "../../../cli/core/problems/problem.ts";

const problem = (...edits: Edit[]): Problem => ({
  code: "heading-level",
  severity: "error",
  message: "",
  fix: { edits },
  place: { file: "a.md", line: 1, column: 1, length: 1 },
});
const edit = (line: number, column: number, length: number, write: string): Edit => ({
  file: "a.md",
  line,
  column,
  length,
  write,
});

it("writes the edits of several problems into one file, and leaves line endings as they are", () =>
  expect(
    applyFixes(
      [problem(edit(1, 1, 0, "#"), edit(3, 1, 0, "#")), problem(edit(3, 3, 1, "Z"))],
      () => "# A\r\nb\r\n# C\r\n",
    ),
  ).toEqual([
    {
      file: "a.md",
      text: "## A\r\nb\r\n## Z\r\n",
      lines: [
        { line: 1, before: "# A\r", after: "## A\r" },
        { line: 3, before: "# C\r", after: "## Z\r" },
      ],
    },
  ]));

it("counts columns behind a byte order mark, which stays", () =>
  expect(applyFixes([problem(edit(1, 1, 1, "x"))], () => "\uFEFFabc")[0]).toEqual({
    file: "a.md",
    text: "\uFEFFxbc",
    lines: [{ line: 1, before: "abc", after: "xbc" }],
  }));

it("of edits that overlap writes one", () =>
  expect(applyFixes([problem(edit(1, 1, 3, "x")), problem(edit(1, 2, 2, "y"))], () => "abc")[0]?.text).toBe("ay"));

it.each<Problem>([
  { ...problem(), fix: { move: "a.md", to: "b.md" } },
  // An example of what is missing, as the telephone number of an office.
  { ...problem(edit(1, 1, 0, "phone: …")), code: "missing-key" },
])("writes nothing that the maintainer has to know: %j", (unknown) =>
  expect(applyFixes([unknown], () => "a")).toEqual([]),
);
