import { execFileSync } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, inject, onTestFinished, test } from "vitest";
import { settlePage } from "../../cli/sheet/settlePage.ts";
import { findHeadless } from "../chromium.js";
import { openTab } from "./browser.ts";
import { CLI } from "./serveSites.ts";

interface Sheet {
  pictures: { template: string; file: string; width: number; height: number; state: string }[];
}

/** Takes the pictures of a country at one width; gives what is said of each, and where they are. */
function useSheet(country: string, root: string): { out: string; take: () => Sheet["pictures"] } {
  const out = mkdtempSync(join(tmpdir(), "sitegen-sheet-"));
  onTestFinished(() => rmSync(out, { recursive: true, force: true }));
  const args = ["sheet", country, "--root", root, "--widths", "390", "--out", out, "--json", "--quiet"];
  const env = { ...process.env, CHROME_PATH: findHeadless() };
  const take = () =>
    (JSON.parse(execFileSync(process.execPath, [CLI, ...args], { encoding: "utf8", env })) as Sheet).pictures;
  return { out, take };
}

test("a sheet of one country at one width has a picture of each template", () => {
  const { out, take } = useSheet("australia", inject("root"));
  const pictures = take();
  expect(pictures.map(({ template }) => template)).toEqual(expect.arrayContaining(["home", "contact", "not-found"]));
  expect(new Set(pictures.map(({ template }) => template)).size).toBe(pictures.length);
  for (const { file, width, height } of pictures) {
    const png = readFileSync(join(out, file));
    expect([png.readUInt32BE(16), png.readUInt32BE(20)], file).toEqual([width, height]);
    // A page that is twice as long as it should be has something fixed in the wrong place.
    expect(height, file).toBeGreaterThan(800);
    expect(height, file).toBeLessThan(16_000);
  }
  expect(readFileSync(join(out, "index.html"), "utf8")).toContain('src="australia/home-390.png"');
});

test("the next sheet finds the pictures unchanged", () => {
  const { out, take } = useSheet("atlantis", inject("settingsRoot"));
  const count = take().length;
  expect(take().map(({ state }) => state)).toEqual(Array.from({ length: count }, () => "same"));
  expect(count).toBeGreaterThan(3);
  expect(readdirSync(out).sort()).toEqual(["atlantis", "index.html"]);
});

test("what is fixed stands at the page's end in the pictures, and makes no page longer", async () => {
  const page = await openTab({ viewport: { width: 1440, height: 900 }, reducedMotion: "reduce" });
  await page.goto("/india/thank-you/");
  const before = await page.evaluate(() => document.documentElement.scrollHeight);
  await settlePage(page);
  const after = await page.evaluate(() => ({
    height: document.documentElement.scrollHeight,
    ends: [...document.querySelectorAll(".booking, .stack__inner")].map((element) =>
      Math.round(document.documentElement.scrollHeight - element.getBoundingClientRect().bottom),
    ),
  }));
  // The heights of parts that were not in view are estimated before.
  expect(after.height).toBeLessThanOrEqual(before);
  expect(after.ends).toEqual([20, 20]);
});
