import { expect, test } from "vitest";
import { laidOut, PHONE } from "./browser.ts";
import { held } from "./contentApi.ts";
import { resize, visit } from "./visit.ts";

/** Fonts that a page has loaded, without the hash of their content. */
async function fontsOf(path: string): Promise<string[]> {
  // A style sheet that the browser has from another page tells of the fonts that were loaded for that one.
  const { page } = await visit(path, { fresh: true });
  await laidOut(page);
  const names = await page.evaluate(async () => {
    await document.fonts.ready;
    return performance.getEntriesByType("resource").map(({ name }) => name);
  });
  return names.flatMap((name) => /([\w-]+)-[\w-]{8}\.woff2$/.exec(name)?.[1] ?? []).sort();
}

test("a page loads the fonts' small parts, and another part only for a character that it shows", async () => {
  // It names a university with É.
  expect(await fontsOf("/india/")).toEqual(["figtree-core", "fraunces-core"]);
  // It shows the sign of the rupee.
  expect(await fontsOf("/india/news/a-first-year-budget-in-rupees/")).toEqual(["figtree-core", "fraunces-core"]);
});

test("a page brings the font of a currency's sign along", async () => {
  const { page, messages } = await visit("/india/news/a-first-year-budget-in-rupees/");
  const signs = await page.evaluate(async () => {
    await document.fonts.ready;
    return [...document.fonts]
      .filter(({ family, unicodeRange }) => /Body More/.test(family) && unicodeRange.includes("U+20B9"))
      .map(({ status }) => status);
  });
  // The file's own rule comes first, and nobody asks for it.
  expect(signs).toEqual(["unloaded", "loaded"]);
  // The host's policy would say so.
  expect(messages).toEqual([]);
});

test("figures in tables are as wide as each other", async () => {
  const { page } = await visit("/india/exam/ielts/");
  const widths = await page
    .locator(".prose table td")
    .first()
    .evaluate((cell) =>
      ["1111", "0000", "8888"].map((text) => {
        const probe = Object.assign(document.createElement("span"), { textContent: text });
        cell.append(probe);
        return probe.getBoundingClientRect().width;
      }),
    );
  expect(new Set(widths).size).toBe(1);
});

test("a font that is not there after 2000 ms comes no more; one that is in time stays", async () => {
  const fonts = held((route) => route.continue());
  const { page } = await visit("/?stay", { early: true, fresh: true });
  await page.route("**/figtree-core-*.woff2", fonts.answer);
  // It stands still after a second, however long the page takes.
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(1000);
  // The load event waits for the font.
  await page.goto("/india/news/", { waitUntil: "domcontentloaded" });
  const shown = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((element) => getComputedStyle(element).fontFamily.split(",")[0]?.replaceAll('"', ""));
  expect(await shown("body")).toBe("Body");
  const loaded = () =>
    page.evaluate(() => [...document.fonts].flatMap(({ family, status }) => (status === "loaded" ? [family] : [])));
  await expect.poll(loaded).toContain("Heading");
  await page.clock.runFor(500);
  expect(await shown("body")).toBe("Body");
  await page.clock.runFor(2000);
  expect([await shown("body"), await shown("h1")]).toEqual(["Body Fallback", "Heading"]);
  fonts.release();
  await page.evaluate(async () => void (await document.fonts.ready));
  expect(await shown("body")).toBe("Body Fallback");
});

test("teasers of posts have at most 4 lines, and 5 on small screens", async () => {
  const { page } = await visit("/india/news/");
  const summary = page.locator(".card--post .card__summary").first();
  const lines = () =>
    summary.evaluate((element) => {
      element.textContent = "words ".repeat(200);
      return Math.round(element.clientHeight / Number.parseFloat(getComputedStyle(element).lineHeight));
    });
  expect(await lines()).toBe(4);
  await resize(page, PHONE);
  expect(await lines()).toBe(5);
});

test("the container is at most 1175 px wide, 1400 px from 1599 px; the footer's middle 650 px, its columns 200 and 230 px", async () => {
  const { page } = await visit("/india/");
  const width = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((element) => element.getBoundingClientRect().width);
  for (const [window, most] of [
    [1598, 1175],
    [1599, 1400],
  ] as const) {
    // The window without its scrollbar.
    await resize(page, { width: window, height: 900 });
    await expect.poll(() => width(".footer .container"), { message: `in ${window} px` }).toBe(most);
  }
  expect(await width(".footer__centre")).toBe(650);
  const most = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((element) => getComputedStyle(element).maxWidth);
  expect([await most(".footer__column--contact"), await most("nav.footer__column")]).toEqual(["230px", "200px"]);
});
