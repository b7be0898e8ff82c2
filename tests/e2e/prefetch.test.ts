import { expect, test } from "vitest";
import { settle, visit } from "./visit.ts";

const LINK =
  'main a[href="/india/services/"]:visible, footer a[href="/india/services/"]:visible, a[href^="/india/services/"]:visible';

test("a page is fetched when the pointer rests on its link, without a word in the console", async () => {
  const { page, messages } = await visit("/india/contact-us/");
  const session = await page.context().newCDPSession(page);
  const fetched: string[] = [];
  session.on("Preload.prefetchStatusUpdated", ({ prefetchUrl, status }) => {
    if (status === "Success" || status === "Ready") fetched.push(new URL(prefetchUrl).pathname);
  });
  await session.send("Preload.enable");
  const link = page.locator(LINK).first();
  await link.hover();
  await expect.poll(() => fetched).toContain(await link.getAttribute("href"));
  expect(messages).toEqual([]);
});

test("a browser without speculation rules is asked for the page by a link element, once", async () => {
  const { page, messages } = await visit("/india/contact-us/", {
    prepare: (page) => page.addInitScript(() => Object.assign(HTMLScriptElement, { supports: undefined })),
  });
  const link = page.locator(LINK).first();
  for (const turn of [0, 1]) {
    await page.mouse.move(5, 5 + turn);
    await link.hover();
  }
  await settle(page);
  const hrefs = await page
    .locator("link[rel=prefetch]")
    .evaluateAll((links) => links.map((link) => link.getAttribute("href") ?? ""));
  const target = await link.evaluate((element) => (element as HTMLAnchorElement).href);
  expect(hrefs.filter((href) => href === target)).toHaveLength(1);
  expect(messages).toEqual([]);
});

test("what opens a modal or leads within the page is not fetched", async () => {
  const { page } = await visit("/india/", {
    prepare: (page) => page.addInitScript(() => Object.assign(HTMLScriptElement, { supports: undefined })),
  });
  await page.locator("[data-modal]:visible").first().hover();
  await page.locator(".skip-link").focus();
  await settle(page);
  expect(await page.locator("link[rel=prefetch]").count()).toBe(0);
});
