import type { Page } from "playwright";
import { expect, test } from "vitest";
import { enquiryLink } from "./openModal.ts";
import { routed } from "./router.ts";
import { visit } from "./visit.ts";

/** Files of the form's code that a page has loaded. */
const formFiles = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    performance
      .getEntriesByType("resource")
      .map(({ name }) => new URL(name).pathname)
      .filter((path) => path.includes("/EnquiryForm-") && path.endsWith(".js")),
  );

test("a page without a form loads the form's code when a modal is opened, and not before", async () => {
  const { page } = await visit("/bhutan/services/");
  expect(await page.locator("main form").count()).toBe(0);
  await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: "instant" }));
  await routed(page);
  expect(await formFiles(page)).toEqual([]);
  await enquiryLink(page).click();
  await page.locator("dialog[open] form[data-enquiry]").waitFor();
  expect((await formFiles(page)).length).toBe(1);
});

test("a page with a form loads its code by itself", async () => {
  const { page } = await visit("/bhutan/contact-us/");
  await page.locator("main form[data-enquiry]").scrollIntoViewIfNeeded();
  await expect.poll(async () => (await formFiles(page)).length).toBe(1);
});
