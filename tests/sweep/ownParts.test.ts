import type { Page } from "playwright";
import { beforeAll, expect, test } from "vitest";
import { findViolations, withAxe } from "../e2e/axe.ts";
import { PHONE } from "../e2e/browser.ts";
import { findWide } from "../e2e/findWide.ts";
import { arrivedAt, isSameDocument, routed } from "../e2e/router.ts";
import { servedSite, type ServedSite } from "../sites/sites.ts";
import { visit } from "../e2e/visit.ts";

const STORY = "/india/story/";
const CONTACT = "/india/contact-us/";

let sites: ServedSite;
beforeAll(async () => void (sites = await servedSite("ownParts")));

const open = (path: string) =>
  visit(path, { context: { baseURL: sites.origin, viewport: PHONE, reducedMotion: "reduce" }, prepare: withAxe });

const hideNotice = (page: Page) => page.locator(".own-notice button").click();

test("own parts hydrate without a warning, do what their handlers say, and are accessible", async () => {
  const { page, messages } = await open(STORY);
  await hideNotice(page);
  expect(await page.locator(".own-notice").count()).toBe(0);
  await page.locator(".own-count").click();
  expect(await page.locator(".own-count").textContent()).toBe("1");
  expect(await page.locator(".own-award").evaluate((part) => getComputedStyle(part).backgroundColor)).toBe(
    "rgb(156, 195, 240)",
  );
  expect(await findWide(page)).toEqual([]);
  expect(await findViolations(page)).toEqual([]);
  expect(messages).toEqual([]);
});

test("the router shows a page of an own template, and what a replaced header remembers stays", async () => {
  const { page, messages } = await open(STORY);
  await routed(page);
  await hideNotice(page);
  await page.locator("#prices a").click();
  await arrivedAt(page, CONTACT);
  await page.goBack();
  await arrivedAt(page, STORY);
  expect(await isSameDocument(page)).toBe(true);
  expect(await page.locator(".own-prices dd").allTextContents()).toEqual(["€2.50", "€4.00"]);
  expect(await page.locator(".own-notice").count()).toBe(0);
  await page.locator(".own-count").click();
  expect(await page.locator(".own-count").textContent()).toBe("1");
  expect(messages).toEqual([]);
});

test("the policy lets the project's own scripts run, on pages and on the host's own", async () => {
  for (const path of [STORY, "/", "/nowhere/"]) {
    const { page, messages } = await visit(path, { context: { baseURL: sites.origin }, early: true });
    const data = () => page.evaluate(() => ({ ...document.documentElement.dataset }));
    await expect.poll(data).toMatchObject({ counted: "story", inline: "yes" });
    expect(messages.filter((text) => !text.includes("status of 404"))).toEqual([]);
  }
});
