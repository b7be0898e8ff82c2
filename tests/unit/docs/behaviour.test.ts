import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";

const ROOT = join(import.meta.dirname, "../../..");
const rows = readFileSync(join(ROOT, "tests/behaviour.md"), "utf8")
  .split("\n")
  .filter((line) => line.startsWith("| ") && !/^\| (?:behaviour|-)/.test(line))
  .map((line) => line.split(/(?<!\\)\|/).map((cell) => cell.trim().replaceAll(String.raw`\|`, "|")));
const quoted = /^(`+) ?(\S+) › (.+?) ?\1$/;

/** What is in quotation marks in the source of a test. */
const titlesIn = (file: string): string => readFileSync(file, "utf8").replaceAll(/\\(["'`])/g, "$1");

describe("tests/behaviour.md names tests that are there", () => {
  it("in every row of its tables", () => {
    expect(rows.length).toBeGreaterThan(400);
    const wrong = rows.flatMap(([, behaviour, setting, test = ""]) => {
      const [, , file = "", title = ""] = quoted.exec(test) ?? [];
      const path = join(ROOT, "tests", file);
      const isThere =
        file !== "" && existsSync(path) && [`"`, "`", "'"].some((mark) => titlesIn(path).includes(mark + title + mark));
      return isThere && behaviour !== "" && setting !== "" ? [] : [`${behaviour}: ${test}`];
    });
    expect(wrong).toEqual([]);
  });
});
