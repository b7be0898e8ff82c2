import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, it } from "vitest";
import { build } from "../integration/render/inProcess.ts";
import { checkHtml } from "./checkHtml.ts";

const work = mkdtempSync(join(tmpdir(), "sitegen-html-"));
afterAll(() => rmSync(work, { recursive: true, force: true }));

it("finds what is wrong", () => {
  const folder = join(work, "wrong");
  mkdirSync(folder);
  writeFileSync(join(folder, "index.html"), "<!DOCTYPE html><title>Wrong</title><p><div></div></p>");
  expect(checkHtml(folder).join("\n")).toContain("No “p” element in scope");
});

it.each([
  ["the shipped sites", "shipped", "countries"],
  ["the clinics", "clinics", "examples/clinics/countries"],
])("%s are valid HTML and SVG", async (_, name, countries) => {
  const root = join(work, name);
  mkdirSync(root);
  cpSync(countries, join(root, "countries"), { recursive: true });
  await build(root);
  expect(checkHtml(join(root, "dist"))).toEqual([]);
});
