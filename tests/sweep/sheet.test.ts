import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "playwright";
import { beforeEach, expect, inject, test, vi } from "vitest";
import { settlePage } from "../../cli/tools/sheet/settlePage.ts";
import { findHeadless } from "../chromium.js";
import { run } from "../integration/build/inProcess.ts";
import { HARBOUR } from "../sites/settingsSites.ts";
import { copySite } from "../sites/sites.ts";
import { openTab } from "../e2e/browser.ts";
import { held } from "../e2e/contentApi.ts";
import { settle } from "../e2e/visit.ts";

interface Sheet {
  pictures: { template: string; file: string; width: number; height: number; state: string }[];
}

beforeEach(() => {
  vi.stubEnv("CHROME_PATH", findHeadless());
  return () => void vi.unstubAllEnvs();
});

/** Takes pictures of built sites at one width; gives what is said of them. */
async function sheet<Report>(root: string, out: string, ...args: string[]): Promise<Report> {
  const options = ["--root", root, "--widths", "390", "--out", out, "--json", "--quiet"];
  const { code, out: said, err } = await run("sheet", ...args, ...options);
  expect([code, err]).toEqual([0, ""]);
  return JSON.parse(said) as Report;
}

test("a sheet of one country at one width has a picture of each template, and the next one marks what has changed", async () => {
  const root = await copySite("bare");
  const out = join(root, "sheets");
  const take = async () => (await sheet<Sheet>(root, out, "quay")).pictures;
  const pictures = await take();
  expect(pictures.map(({ template }) => template).sort()).toEqual([
    "article",
    "contact",
    "home",
    "listing",
    "not-found",
    "search",
  ]);
  for (const { file, width, height } of pictures) {
    const png = readFileSync(join(out, file));
    expect([png.readUInt32BE(16), png.readUInt32BE(20)], file).toEqual([width, height]);
    // A page that is twice as long as it should be has something fixed in the wrong place.
    expect(height, file).toBeGreaterThan(800);
    expect(height, file).toBeLessThan(16_000);
  }
  expect(readFileSync(join(out, "index.html"), "utf8")).toContain('src="quay/home-390.png"');
  const home = join(root, "dist/quay/index.html");
  writeFileSync(home, readFileSync(home, "utf8").replace("<main ", "<main hidden "));
  const changed = (await take()).filter(({ state }) => state !== "same");
  expect(changed).toMatchObject([{ template: "home", state: "changed", before: "before/quay/home-390.png" }]);
  expect(readdirSync(out).sort()).toEqual(["before", "index.html", "quay"]);
});

/** Waits until a page has been settled, which an answer that is held keeps from ending. */
async function settleWithout(page: Page, url: RegExp): Promise<void> {
  const answer = held((route) => route.continue());
  const asked = page.waitForRequest(url);
  await page.route(url, answer.answer);
  let isSettled = false;
  const settling = settlePage(page).then(() => (isSettled = true));
  await asked;
  await settle(page);
  expect(isSettled).toBe(false);
  answer.release();
  await settling;
}

test("what comes late is in the pictures: the dial codes of a form, a picture far down", async () => {
  const page = await openTab({ baseURL: inject("settingsOrigin"), reducedMotion: "reduce" });
  await page.goto("/lemuria/contact-us/");
  await settleWithout(page, /listDialCodes/);
  expect(await page.locator("main .field__control--dial option").count()).toBeGreaterThan(99);
  await page.goto(HARBOUR);
  await settleWithout(page, /tower/);
  const tower = page.getByRole("img", { name: "The tower" });
  expect(await tower.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 0)).toBe(true);
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
