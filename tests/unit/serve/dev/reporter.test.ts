import { expect, test } from "vitest";
import { createReporter } from "../../../../cli/serve/dev/reporter.ts";
import type { Problem } from "../../../../cli/core/problems/problem.ts";

const error = (message: string, line = 1): Problem => ({
  code: "unknown-key",
  severity: "error",
  message,
  place: { file: "countries/quay.yaml", line, column: 1, length: 1 },
});
const warning = (message: string): Problem => ({ ...error(message), severity: "warning" });

/** What is printed after each of the checks, first lines only. */
function printed(checks: { problems?: Problem[]; notes?: string[] }[], { quiet = false } = {}): string[][] {
  let lines: string[] = [];
  const note = (text: string | (() => string)) => void lines.push((typeof text === "string" ? text : text()) || "");
  const style = (_: string, text: string) => text;
  const loud = { note, style, print: note, task: (_: string, run: () => unknown) => run() } as Parameters<
    typeof createReporter
  >[0];
  const reporter = createReporter(quiet ? { ...loud, note: () => {} } : loud, loud);
  return checks.map(({ problems = [], notes }) => {
    lines = [];
    reporter.report(problems, notes);
    return lines.map((line) => line.replace(/^countries\/quay\.yaml:/gm, "").replace(/ \[unknown-key\]/g, ""));
  });
}

test("a problem is printed once, also when its line has moved", () => {
  expect(printed([{ problems: [error("a")] }, { problems: [error("a", 7)] }])).toEqual([
    ["1:1 error a\n\n1 error in 1 file"],
    [],
  ]);
});

test("what is new is printed, and how much is mended", () => {
  const checks = [[error("a"), error("b")], [error("b"), error("c")], [error("b")], []];
  expect(printed(checks.map((problems) => ({ problems })))).toEqual([
    ["1:1 error a\n\n1:1 error b\n\n2 errors in 1 file"],
    ["1:1 error c\n\n1 error in 1 file", "✓ 1 corrected, still 2 errors in 1 file"],
    ["✓ 1 corrected, still 1 error in 1 file"],
    ["✓ corrected"],
  ]);
});

test("without mistakes all is mended, whatever warnings there are", () => {
  expect(printed([{ problems: [error("a"), warning("w")] }, { problems: [warning("w")] }])[1]).toEqual(["✓ corrected"]);
});

test("a note is printed again only after it was missing", () => {
  const checks = [["a"], ["a", "b"], ["b"], ["a", "b"]].map((notes) => ({ notes }));
  expect(printed(checks)).toEqual([["a"], ["b"], [], ["a"]]);
});

test("a command that is to be quiet still prints mistakes", () => {
  const checks = [{ problems: [error("a")], notes: ["n"] }, { problems: [warning("w")] }];
  expect(printed(checks, { quiet: true })).toEqual([["1:1 error a\n\n1 error in 1 file"], []]);
});
