import { execFileSync } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { expect, inject, onTestFinished, test } from "vitest";
import { findChromium } from "../chromium.js";

const CLI = join(resolve(import.meta.dirname, "../.."), "bin/sitegen.js");

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
        env: { ...process.env, CHROME_PATH: findChromium() },
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
