import { expect, test } from "vitest";
import { findViolations, withAxe } from "./axe.ts";
import { DESKTOP, hydrated } from "./browser.ts";
import { findWide, NARROW } from "./findWide.ts";
import { isSameDocument, routed } from "./router.ts";
import { box, input, openBox, options, results } from "./searchBox.ts";
import { resize, settle, visit } from "./visit.ts";

/** What belongs to the search and to nothing else. */
const IS_SEARCH = /\/search\/index\.json|\/(?:openFinder|Options)-/;

test("nothing of the search is loaded before its box is opened", async () => {
  const asked: string[] = [];
  const { page } = await visit("/india/", {
    prepare: async (opened) => void opened.on("request", (request) => asked.push(new URL(request.url()).pathname)),
  });
  await routed(page);
  expect(asked.filter((path) => IS_SEARCH.test(path))).toEqual([]);
  await openBox(page);
  await expect.poll(() => asked.filter((path) => path.endsWith(".json") && IS_SEARCH.test(path))).toHaveLength(1);
});

test.each(["click", "key"])("a %s that comes before hydration opens the box once React is there", async (by) => {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  const { page } = await visit("/india/services/", {
    early: true,
    prepare: (opened) =>
      opened.route(/\/entry-client-/, async (route) => {
        await released;
        await route.continue();
      }),
  });
  const toggle = page.locator(".search__toggle");
  await toggle.focus();
  await (by === "key" ? page.keyboard.press("Enter") : toggle.click());
  release();
  await expect.poll(() => input(page).evaluate((element) => element === document.activeElement)).toBe(true);
  expect(await toggle.getAttribute("aria-expanded")).toBe("true");
});

test("what is typed is found at once, mistakes and beginnings of words too, and marked", async () => {
  const { page, messages } = await visit("/india/");
  await openBox(page);
  await page.keyboard.type("scolarship can");
  await expect
    .poll(async () => (await options(page).allTextContents())[0])
    .toBe("Scholarships to study in Canada for Indian students");
  expect(await options(page).first().locator("mark").allTextContents()).toEqual(["Scholarships", "Canada"]);
  expect(await options(page).count()).toBe(8);
  expect(await options(page).last().textContent()).toBe("All results");
  expect(await box(page).getByRole("status").textContent()).toBe("7 pages found");
  await input(page).fill("xylophone");
  await expect
    .poll(() => box(page).getByRole("link", { name: "Ask us instead" }).getAttribute("href"))
    .toBe("/india/contact-us/");
  expect(messages).toEqual([]);
});

test("by keyboard: arrows choose, Enter follows, Esc closes", async () => {
  const { page } = await visit("/india/");
  await openBox(page);
  await page.keyboard.type("visa guidance");
  await options(page).first().waitFor();
  const active = () => input(page).getAttribute("aria-activedescendant");
  expect(await active()).toBeNull();
  await page.keyboard.press("ArrowDown");
  expect(await page.locator(`#${await active()}`).getAttribute("aria-selected")).toBe("true");
  await page.keyboard.press("ArrowUp");
  expect(await active()).toBeNull();
  await page.keyboard.press("ArrowUp");
  expect(await page.locator(`#${await active()}`).textContent()).toBe("All results");
  await page.keyboard.press("Escape");
  expect(await input(page).isVisible()).toBe(false);
  await openBox(page);
  await page.keyboard.type("visa guidance");
  await options(page).first().waitFor();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await page.waitForURL("**/india/services/visa-guidance/");
  await expect.poll(() => input(page).isVisible()).toBe(false);
});

test("Enter leads to the page of results, which the router shows, and back again", async () => {
  const { page, messages } = await visit("/india/services/");
  await routed(page);
  await openBox(page);
  await page.keyboard.type("canada");
  await options(page).first().waitFor();
  await page.keyboard.press("Enter");
  await page.waitForURL("**/india/search/?q=canada");
  await results(page).first().waitFor();
  expect(await isSameDocument(page)).toBe(true);
  expect(await page.getByRole("main").getByRole("searchbox").inputValue()).toBe("canada");

  // From there to another query, and to a page; the browser's button leads to each again.
  await openBox(page);
  await page.keyboard.type("germany");
  await options(page).first().waitFor();
  await page.keyboard.press("Enter");
  await page.waitForURL("**/india/search/?q=germany");
  await expect.poll(() => results(page).first().textContent()).toBe("Study in Germany");
  await results(page).first().click();
  await page.waitForURL("**/india/abroad/study-in-germany/");
  await page.goBack();
  await expect.poll(() => results(page).first().textContent()).toBe("Study in Germany");
  await page.goBack();
  await expect.poll(() => page.getByRole("main").getByRole("searchbox").inputValue()).toBe("canada");
  expect(messages).toEqual([]);
});

test("the page of results answers the query of a link, follows what is typed, and tells the owner's scripts", async () => {
  const { page, messages } = await visit("/india/search/?q=scolarship");
  await expect.poll(() => results(page).first().textContent()).toContain("Scholarship");
  const told = page.evaluate(
    () =>
      new Promise((tell) =>
        document.addEventListener("sitegen:searched", (event) => tell((event as CustomEvent<unknown>).detail)),
      ),
  );
  await page.getByRole("main").getByRole("searchbox").fill("zzqx");
  await page.getByText("Check the spelling, or try fewer or other words.").waitFor();
  await page.waitForURL("**/india/search/?q=zzqx");
  expect(await page.getByRole("main").getByRole("status").textContent()).toBe("0 pages found");
  expect(await told).toEqual({ query: "zzqx", count: 0 });
  expect(await page.locator('meta[name="robots"]').getAttribute("content")).toBe("noindex");
  expect(messages).toEqual([]);
});

test("each language has an index of its own: Hindi is found by its words and their beginnings", async () => {
  const { page, messages } = await visit("/india/hi/search/?q=वीजा");
  await results(page).first().waitFor();
  const hrefs = await results(page).evaluateAll((links) => links.map((link) => link.getAttribute("href") ?? ""));
  expect(hrefs.length).toBeGreaterThan(0);
  expect(hrefs.filter((href) => !href.startsWith("/india/hi/"))).toEqual([]);
  expect(messages).toEqual([]);
});

test("a form that is sent before the page is hydrated leads to the results, too", async () => {
  const { page } = await visit("/india/search/", {
    early: true,
    prepare: (opened) => opened.route("**/assets/boot-*.js", (route) => route.abort()),
  });
  await page.getByRole("main").getByRole("searchbox").fill("canada");
  await page.unroute("**/assets/boot-*.js");
  await page.keyboard.press("Enter");
  await page.waitForURL("**/india/search/?q=canada");
  await hydrated(page);
  await results(page).first().waitFor();
});

test("without scripts the page of results says so, and leads on", async () => {
  const { page } = await visit("/india/search/?q=visa", { context: { javaScriptEnabled: false } });
  await page.getByText("The search needs JavaScript").waitFor();
  expect(await page.getByRole("main").getByRole("link", { name: "Services" }).getAttribute("href")).toBe(
    "/india/services/",
  );
  expect(await page.getByRole("searchbox").filter({ visible: true }).count()).toBe(0);
});

test("when the index can't be loaded, both say so", async () => {
  const { page } = await visit("/india/search/?q=visa", {
    prepare: (opened) => opened.route("**/search/index.json", (route) => route.abort()),
  });
  await page.getByText("The search could not be loaded.").waitFor();
});

test("box, results and no results: no violations, nothing wider than the screen, on a phone and a wide screen", async () => {
  const { page } = await visit("/india/search/?q=visa", { context: { viewport: NARROW }, prepare: withAxe });
  for (const viewport of [NARROW, DESKTOP]) {
    await resize(page, viewport);
    await page.getByRole("main").getByRole("searchbox").fill("visa");
    await results(page).first().waitFor();
    expect([await findViolations(page, "main"), await findWide(page)]).toEqual([[], []]);
    await page.getByRole("main").getByRole("searchbox").fill("zzqx");
    await page.getByText("Check the spelling").waitFor();
    expect(await findViolations(page, "main")).toEqual([]);
    if (viewport === NARROW) await page.getByRole("button", { name: "Open menu" }).click();
    else await openBox(page);
    await input(page).fill("visa");
    await options(page).first().waitFor();
    await page.keyboard.press("ArrowDown");
    await settle(page);
    expect([await findViolations(page, ".search"), await findWide(page)]).toEqual([[], []]);
    await page.keyboard.press("Escape");
    await page.keyboard.press("Escape");
  }
});
