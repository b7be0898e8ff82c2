import type { BrowserContextOptions, Page } from "playwright";
import { expect, inject, test } from "vitest";
import { DESKTOP, PHONE } from "./browser.ts";
import { visit } from "./visit.ts";

/** Opens a page and waits until it is hydrated, without the pointer, whose move would ask for the app at once. */
async function open(path: string, viewport: BrowserContextOptions["viewport"]): Promise<Page> {
  const { page } = await visit(path, { context: { viewport }, early: true, fresh: true });
  await expect.poll(() => page.evaluate(() => "hydrated" in document.documentElement.dataset)).toBe(true);
  return page;
}

/** Names of the files that a page has asked for, without hashes, and of those that it asked for before its first view. */
async function filesOf(page: Page): Promise<{ all: string[]; early: string[] }> {
  const files = await page.evaluate(() => {
    const shown = performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? NaN;
    return performance.getEntriesByType("resource").map(({ name, startTime }) => ({
      name: name.replace(/^.*\/|-[\w-]{8}(?=\.\w+$)/g, ""),
      early: startTime < shown,
    }));
  });
  const names = (some: typeof files) => some.map(({ name }) => name).sort();
  return { all: names(files), early: names(files.filter(({ early }) => early)) };
}

test.each([
  ["a phone", PHONE],
  ["a desktop", DESKTOP],
])(
  "on %s the app is asked for after the first view has been shown, and nothing of it before",
  async (_name, viewport) => {
    const { all, early } = await filesOf(await open("/india/", viewport));
    expect(all).toContain("entry-client.js");
    expect(early.filter((name) => name.endsWith(".js"))).toEqual(["boot.js"]);
  },
);

test("before its first view a page asks for its styles, two fonts and the boot module, and nothing else", async () =>
  expect((await filesOf(await open("/india/news/a-first-year-budget-in-rupees/", PHONE))).early).toEqual([
    "base.css",
    "boot.js",
    "figtree-core.woff2",
    "fraunces-core.woff2",
    "page.css",
  ]));

test("on a phone the pictures below the home's banner come after the first view", async () => {
  const page = await open("/india/", PHONE);
  await page.locator('main img[src$="/fr.svg"]').first().scrollIntoViewIfNeeded();
  await expect.poll(async () => (await filesOf(page)).all).toContain("fr.svg");
  const { early } = await filesOf(page);
  // The flags of three destinations are in the banner. Some browsers fetch the icon themselves.
  expect(early.filter((name) => name.endsWith(".svg") && !/^(?:au|ca|gb|icon)\./.test(name))).toEqual([]);
});

test("they come without scripts, too", async () => {
  const { page } = await visit("/india/", { context: { viewport: PHONE, javaScriptEnabled: false } });
  const slide = page.locator(".hero__scene img").first();
  await expect.poll(() => slide.evaluate((picture: HTMLImageElement) => picture.naturalWidth)).toBeGreaterThan(0);
  const section = page.locator(".banners ~ .section").first();
  await expect.poll(() => section.evaluate((part) => getComputedStyle(part).contentVisibility)).toBe("visible");
});

/** Beginning of the address of the flag in the header, and whether it is shown. */
const headerFlag = (page: Page): Promise<[address: string | undefined, shown: boolean]> =>
  page
    .locator(".flag-menu__toggle img")
    .evaluate((flag: HTMLImageElement) => [flag.src.match(/^data:|[^/]+$/)?.[0], flag.naturalWidth > 0]);

test("a small flag is part of the header, a large one a file", async () => {
  expect(await headerFlag((await visit("/india/")).page)).toEqual(["data:", true]);
  const { page } = await visit("/bhutan/");
  await expect.poll(() => headerFlag(page)).toEqual(["bt.svg", true]);
});

test("the site's icon is part of its pages; the home tells search engines its address", async () => {
  const icon = async (path: string) => {
    const html = await (await fetch(inject("origin") + path)).text();
    return /<link rel="icon" type="image\/svg\+xml" href="([^"]*)"/.exec(html)?.[1] ?? "";
  };
  expect(await icon("/india/contact-us/")).toMatch(/^data:image\/svg\+xml,%3Csvg/);
  const address = await icon("/india/");
  expect(address).toMatch(/^\/india\/assets\/icon-\w+\.svg$/);
  const answer = await fetch(new URL(address, inject("origin")));
  expect([answer.status, answer.headers.get("content-type")]).toEqual([200, "image/svg+xml"]);
});
