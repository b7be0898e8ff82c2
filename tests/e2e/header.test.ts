import type { Page } from "playwright";
import { expect, test } from "vitest";
import { hydrated, NO_PAGE } from "./browser.ts";
import { pathOf, settle, visit } from "./visit.ts";

const header = (page: Page) => page.getByRole("banner");
const flagMenu = (page: Page) => header(page).locator("summary", { hasText: "Change country" });

test("the header is fixed from 100 px of scroll on, and nothing moves by that", async () => {
  const { page } = await visit("/india/services/");
  const place = async (y: number) => {
    await page.evaluate((top) => scrollTo({ top, behavior: "instant" }), y);
    await settle(page);
    return page.evaluate(() => [
      getComputedStyle(document.querySelector("header") ?? document.body).position,
      Math.round((document.querySelector("main")?.getBoundingClientRect().top ?? 0) + scrollY),
    ]);
  };
  const [normal, top] = await place(0);
  expect(normal).not.toBe("fixed");
  expect(await place(99)).toEqual([normal, top]);
  expect(await place(100)).toEqual(["fixed", top]);
  expect(await page.getByRole("navigation", { name: "Main" }).isVisible()).toBe(true);
  expect(await place(99)).toEqual([normal, top]);
});

test("logo, network bar, phone and Free Consultation, by country", async () => {
  const homes = ["/india/", "/australia/", "/bhutan/", "/philippines/"];
  const phones: Record<string, string[]> = {};
  const { page } = await visit(NO_PAGE, { context: { javaScriptEnabled: false } });
  for (const home of ["/india/", "/australia/"]) {
    await page.goto(home);
    expect(
      await header(page)
        .getByRole("link", { name: /home page$/ })
        .getAttribute("href"),
    ).toBe(home);
    const bar = page.getByRole("navigation", { name: "Country sites" }).getByRole("link");
    expect(
      await bar.evaluateAll((links) =>
        links.map((link) => [link.getAttribute("href"), link.getAttribute("aria-current")]),
      ),
    ).toEqual(homes.map((to) => [to, to === home ? "true" : null]));
    phones[home] = await header(page).locator('a[href^="tel:"]').filter({ visible: true }).allTextContents();
  }
  expect(phones).toEqual({
    "/india/": [],
    "/australia/": ["(08) 5550 0142"],
  });
});

test("without scripts Free Consultation leads to the page with the form, the flags to the sites", async () => {
  const { page } = await visit("/philippines/services/", { context: { javaScriptEnabled: false } });
  await header(page).getByRole("link", { name: "Free Consultation" }).filter({ visible: true }).click();
  expect(pathOf(page)).toBe("/philippines/contact-us/");
  expect(await page.locator("form[data-enquiry]").count()).toBe(1);
  await flagMenu(page).click();
  await header(page).locator("details[open]").getByRole("link", { name: "Bhutan" }).click();
  expect(pathOf(page)).toBe("/bhutan/contact-us/");
});

test("the flags lead to the same page on the other sites, else to their homes, and are remembered", async () => {
  const { page } = await visit("/bhutan/services/international-education-counselling/");
  const links = () => header(page).locator("details[open]").getByRole("link");
  const list = () =>
    links().evaluateAll((all) =>
      all.map((link) => [link.textContent, link.getAttribute("href"), link.getAttribute("aria-current")]),
    );
  expect(await links().count()).toBe(0);
  await flagMenu(page).click();
  // In this country alone it is spelled with a double l; Australia has no such page.
  expect(await list()).toEqual([
    ["Bhutan", "/bhutan/", "true"],
    ["Philippines", "/philippines/services/international-education-counseling/", null],
    ["Australia", "/australia/", null],
    ["India", "/india/services/international-education-counseling/", null],
  ]);
  await page.keyboard.press("Escape");
  expect(await links().count()).toBe(0);
  await flagMenu(page).click();
  await page.locator("h1").click();
  expect(await links().count()).toBe(0);

  await flagMenu(page).click();
  await links().filter({ hasText: "Philippines" }).click();
  await page.waitForURL("**/philippines/services/international-education-counseling/");
  const choice = async () => (await page.context().cookies()).find(({ name }) => name === "country-choice");
  const cookie = await choice();
  expect([cookie?.value, cookie?.path]).toEqual(["philippines", "/"]);
  expect((cookie?.expires ?? 0) - Date.now() / 1000).toBeGreaterThan(360 * 86400);
  await page.goto("/");
  expect(pathOf(page)).toBe("/philippines/");
  await hydrated(page);
  await page.getByRole("navigation", { name: "Country sites" }).getByRole("link", { name: "Bhutan" }).click();
  await page.waitForURL("**/bhutan/");
  expect((await choice())?.value).toBe("bhutan");
});

test("a country that is chosen before hydration is remembered too, in the dropdown and in the network bar", async () => {
  const { page } = await visit("/bhutan/services/", {
    early: true,
    prepare: (opened) => opened.route("**/entry-client-*.js", (route) => route.abort()),
  });
  const choice = async () => (await page.context().cookies()).find(({ name }) => name === "country-choice")?.value;
  await flagMenu(page).click();
  await header(page).locator("details[open]").getByRole("link", { name: "Philippines" }).click();
  await page.waitForURL("**/philippines/services/");
  expect(await choice()).toBe("philippines");
  await page.getByRole("navigation", { name: "Country sites" }).getByRole("link", { name: "India" }).click();
  await page.waitForURL("**/india/");
  expect(await choice()).toBe("india");
  await page.goto("/nowhere/");
  await page.getByRole("main").getByRole("link", { name: "Australia" }).click();
  await page.waitForURL("**/australia/");
  expect(await choice()).toBe("australia");
});

test("the search box expands, and closes again", async () => {
  const { page, messages } = await visit("/india/");
  const search = header(page).getByRole("search");
  const toggle = search.getByRole("button", { name: /search/i }).first();
  const input = search.getByRole("combobox", { name: "Search" });
  expect(await input.isVisible()).toBe(false);
  await toggle.click();
  expect(await toggle.getAttribute("aria-expanded")).toBe("true");
  await expect.poll(() => input.evaluate((element) => element === document.activeElement)).toBe(true);
  expect(await search.locator(".search__box").evaluate((box) => (box as HTMLElement).offsetWidth)).toBe(299);
  await page.keyboard.type("visa");
  // It opens at once; the rest comes with its code.
  await expect.poll(() => toggle.getAttribute("aria-label")).toBe("Close search");
  expect(await input.inputValue()).toBe("visa");
  await page.keyboard.press("Escape");
  expect(await input.isVisible()).toBe(false);
  expect(await toggle.evaluate((element) => element === document.activeElement)).toBe(true);
  await page.keyboard.press("Enter");
  expect(await input.inputValue()).toBe("");
  await page.getByRole("heading", { level: 1 }).click();
  expect(await input.isVisible()).toBe(false);
  expect(messages).toEqual([]);
});
