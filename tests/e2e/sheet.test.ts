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

test("a sheet of one country at one width has a picture of each template, and the next one finds them unchanged", () => {
  const out = mkdtempSync(join(tmpdir(), "sitegen-sheet-"));
  onTestFinished(() => rmSync(out, { recursive: true, force: true }));
  const take = (): Sheet => {
    const args = ["sheet", "australia", "--root", inject("root"), "--widths", "390", "--out", out, "--json", "--quiet"];
    return JSON.parse(
      execFileSync(process.execPath, [CLI, ...args], {
        encoding: "utf8",
        env: { ...process.env, CHROME_PATH: findHeadless() },
      }),
    ) as Sheet;
  };
  const { pictures } = take();
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
  expect(take().pictures.filter(({ state }) => state !== "same")).toEqual([]);
  expect(readdirSync(out).sort()).toEqual(["australia", "index.html"]);
}, 240_000);

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
  expect(after).toEqual({ height: before, ends: [20, 20] });
});
