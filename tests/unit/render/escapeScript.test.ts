import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { runInNewContext } from "node:vm";
import { expect, it, onTestFinished } from "vitest";
import { escapeScript } from "../../../cli/render/escapeScript.ts";

/** The script as it is once its signs are escaped. */
function escaped(script: string): string {
  const folder = mkdtempSync(join(tmpdir(), "sitegen-escape-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = join(folder, "script.cjs");
  writeFileSync(file, script);
  escapeScript(file);
  return readFileSync(file, "utf8");
}

it.each([
  '"größer – ’ 👋 \u{feff}"',
  "`${1 + 1} €`",
  '"a‘b👋c".replace(/[‘’👋]/gu, "!")',
  '"x\u00a0y".split(/\u00a0/)',
])("%s says the same in ASCII", (script) => {
  const ascii = escaped(script);
  expect(ascii).toMatch(/^[\0-\x7f]*$/);
  expect(runInNewContext(ascii)).toEqual(runInNewContext(script));
});

it("a backslash before a sign would swallow its escape: the script stays", () => {
  const script = '"\\’"';
  expect(escaped(script)).toBe(script);
});
