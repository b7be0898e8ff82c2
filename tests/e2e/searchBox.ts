import type { Locator, Page } from "playwright";
import { expect } from "vitest";

/** The search in a page's header. */
export const box = (page: Page): Locator => page.getByRole("banner").getByRole("search");
export const input = (page: Page): Locator => box(page).getByRole("combobox", { name: "Search" });
export const options = (page: Page): Locator => box(page).getByRole("option");

/** The results on the page of results. */
export const results = (page: Page): Locator => page.getByRole("main").locator(".results__link");

const isFocused = (page: Page) => input(page).evaluate((element) => element === document.activeElement);

/** Opens the box, and waits until somebody can type. */
export async function openBox(page: Page): Promise<void> {
  await box(page).getByRole("button", { name: "Search this site" }).click();
  await expect.poll(() => isFocused(page)).toBe(true);
}
