import { expect, inject, test } from "vitest";
import { findViolations, withAxe } from "../e2e/axe.ts";
import { DESKTOP, PHONE } from "../e2e/browser.ts";
import { NARROW } from "../e2e/findWide.ts";
import { pathOf, resize, type Visit, visit } from "../e2e/visit.ts";

/** Two countries, of which a page names its own only. */
const open = (path: string, context: object): Promise<Visit> =>
  visit(path, { context: { baseURL: inject("settingsOrigin"), ...context }, prepare: withAxe });

test("the flag menu leads to the list of all countries, whose links remember the choice", async () => {
  const { page, messages } = await open("/atlantis/contact-us/", { viewport: DESKTOP });
  await page.locator(".flag-menu__toggle").click();
  const entries = page.locator(".flag-menu__list").getByRole("link");
  expect(await entries.allTextContents()).toEqual(["Atlantis", "All countries"]);
  await entries.last().click();
  const list = page.getByRole("navigation", { name: "All countries" });
  await expect.poll(() => list.isVisible()).toBe(true);
  expect(new URL(page.url()).hash).toBe("#all-countries");
  expect(await list.getByRole("link").allTextContents()).toEqual(["Atlantis", "Lemuria"]);
  await list.getByRole("link", { name: "Lemuria" }).click();
  await page.waitForURL("**/lemuria/");
  expect((await page.context().cookies()).some(({ value }) => value === "lemuria")).toBe(true);
  expect(messages).toEqual([]);
});

test("so do the network bar and the phone's menu, without scripts too", async () => {
  const { page } = await open("/atlantis/contact-us/", { viewport: DESKTOP, javaScriptEnabled: false });
  await page.getByRole("navigation", { name: "Country sites" }).getByRole("link", { name: "All countries" }).click();
  expect(pathOf(page)).toBe("/atlantis/");
  expect(await page.getByRole("navigation", { name: "All countries" }).isVisible()).toBe(true);

  const phone = await open("/lemuria/contact-us/", { viewport: PHONE });
  await phone.page.getByRole("button", { name: "Open menu" }).click();
  await phone.page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "All countries" }).click();
  await phone.page.waitForURL("**/lemuria/#all-countries");
});

test("a home with the list is accessible", async () => {
  const { page } = await open("/atlantis/", {});
  for (const viewport of [NARROW, DESKTOP]) {
    await resize(page, viewport);
    expect(await findViolations(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  }
});
