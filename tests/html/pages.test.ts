import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { builtSite } from "../sites/sites.ts";
import { checkHtml } from "./checkHtml.ts";

it("finds what is wrong", () => {
  const folder = mkdtempSync(join(tmpdir(), "sitegen-html-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  writeFileSync(join(folder, "index.html"), "<!DOCTYPE html><title>Wrong</title><p><div></div></p>");
  expect(checkHtml(folder).join("\n")).toContain("No “p” element in scope");
});

it.each([
  ["the shipped sites", "shipped"],
  ["the clinics", "clinics"],
] as const)("%s are valid HTML and SVG", async (_, name) => {
  const { root } = await builtSite(name);
  expect(checkHtml(join(root, "dist"))).toEqual([]);
});
