import { appendFileSync, cpSync, rmSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import type { Page } from "playwright";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
// @ts-expect-error a script without types
import { makeSite } from "../bench/makeSite.js";
import { edit } from "../integration/render/sitegen.ts";
import { findViolations, withAxe } from "./axe.ts";
import { PHONE } from "./browser.ts";
import { findWide } from "./findWide.ts";
import { arrivedAt, isSameDocument, routed } from "./router.ts";
import { type ServedSites, serve, serveSites } from "../sites/serve.ts";
import { visit } from "./visit.ts";

const FIXTURE = resolve(import.meta.dirname, "../fixtures/ownParts/countries");
const STORY = "/india/story/";
const CONTACT = "/india/contact-us/";
const HEAD = `
head:
  - script: { src: /count.js, data: { data-name: story } }
  - script: { text: "document.documentElement.dataset.inline = 'yes';" }
`;

const root = join(dirname(inject("root")), "own-parts");
let sites: ServedSites;
beforeAll(async () => {
  rmSync(join(root, "countries"), { recursive: true, force: true });
  makeSite(root, 2);
  cpSync(FIXTURE, join(root, "countries"), { recursive: true });
  edit(join(root, "countries/india.yaml"), /^groups:\n/m, "pages:\n  story: {}\n\ngroups:\n");
  appendFileSync(join(root, "countries/network.yaml"), HEAD);
  sites = await serveSites(root);
});
afterAll(() => sites?.stop());

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
    "rgb(246, 174, 45)",
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

test("the server in development shows own parts, and their edits without a reload by hand", async () => {
  // Another try edits files that are as they were.
  cpSync(FIXTURE, join(root, "countries"), { recursive: true });
  const server = await serve("dev", "india", "--root", root);
  try {
    const context = { baseURL: server.origin, viewport: PHONE };
    const { page, messages } = await visit(STORY, { context, early: true });
    const prices = () => page.locator(".own-prices dd").allTextContents();
    await expect.poll(prices).toEqual(["€2.50", "€4.00"]);
    // Who is not connected yet is not told of an edit.
    await expect.poll(() => messages).toContainEqual(expect.stringContaining("[vite] connected."));
    edit(join(root, "countries/sections/lib/inEuro.ts"), "EUR", "USD");
    await expect.poll(prices).toEqual(["$2.50", "$4.00"]);
    edit(join(root, "countries/styles/_colours.scss"), "--accent", "--deep");
    const colour = () => page.locator(".own-award").evaluate((part) => getComputedStyle(part).backgroundColor);
    await expect.poll(colour).toBe("rgb(13, 58, 55)");
  } finally {
    server.stop();
  }
});
