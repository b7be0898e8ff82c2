import type { Locator, Page } from "playwright";

/** The header menu. */
export const menu = (page: Page): Locator => page.getByRole("navigation", { name: "Main" }).locator("ul.menu");

/** Titles of its first level. */
export const menuTitles = (page: Page): Promise<string[]> =>
  menu(page).locator(":scope > li").locator("> a, > details > summary").allTextContents();

/** Every link of it: title and address. */
export const menuLinks = (page: Page): Promise<(string | null)[][]> =>
  menu(page)
    .locator("a")
    .evaluateAll((all) => all.map((link) => [link.textContent, link.getAttribute("href")]));
