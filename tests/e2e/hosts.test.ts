import { appendFileSync, cpSync, rmSync } from "node:fs";
import { dirname, join } from "node:path";
import type { Page } from "playwright";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { json } from "./contentApi.ts";
import { arrivedAt, follow, isSameDocument, routed } from "./router.ts";
import { type ServedSites, serveSites } from "../sites/serve.ts";
import { visit } from "./visit.ts";

let sites: ServedSites;
/** Where the host of India is on this machine. */
let india = "";

beforeAll(async () => {
  const root = join(dirname(inject("root")), "hosts");
  rmSync(join(root, "countries"), { recursive: true, force: true });
  cpSync(join(inject("root"), "countries"), join(root, "countries"), { recursive: true, preserveTimestamps: true });
  appendFileSync(join(root, "countries/india.yaml"), "\nhost: { allowed: india.example }\n");
  sites = await serveSites(root);
  india = sites.origin.replace("localhost", "india.example.localhost");
});
afterAll(() => sites?.stop());

const open = (path: string, options: Parameters<typeof visit>[1] = {}) =>
  visit(path, { ...options, context: { baseURL: sites.origin, ...options?.context } });

const notFound = (page: Page) => page.getByRole("heading", { level: 1 });

test("from a country to one on another host, to its other language, and back", async () => {
  const { page, messages } = await open("/bhutan/contact-us/");
  await page.locator(".network-bar__link", { hasText: "India" }).click();
  await page.waitForURL(`${india}/`);
  expect(
    await page
      .locator("link[rel=stylesheet]")
      .first()
      .evaluate((link: HTMLLinkElement) => link.href),
  ).toContain(india);
  await page.locator(".language-menu summary").click();
  await page.locator(".language-menu a", { hasText: "हिन्दी" }).click();
  await page.waitForURL(`${india}/hi/`);
  await page.goBack();
  await page.goBack();
  await page.waitForURL(`${sites.origin}/bhutan/contact-us/`);
  // The menu leads to the same page of the other host, and from there back.
  await page.locator(".flag-menu summary").first().click();
  await page.locator(".flag-menu__link", { hasText: "India" }).first().click();
  await page.waitForURL(`${india}/contact-us/`);
  await page.locator(".flag-menu:not(.language-menu) summary").click();
  await page.locator(".flag-menu__link", { hasText: "Bhutan" }).click();
  await page.waitForURL(`${sites.origin}/bhutan/contact-us/`);
  expect(messages).toEqual([]);
});

test("the router shows the pages of a country at the root of a host", async () => {
  const { page } = await open(`${india}/`);
  await routed(page);
  await follow(page, "/services/visa-guidance/");
  await arrivedAt(page, "/services/visa-guidance/");
  expect(page.url()).toBe(`${india}/services/visa-guidance/`);
  expect(await isSameDocument(page)).toBe(true);
  await follow(page, "/hi/");
  await page.waitForURL(`${india}/hi/`);
  await page.waitForFunction(() => document.documentElement.lang.startsWith("hi"));
  expect(await isSameDocument(page)).toBe(false);
});

test("each host has its 404 page, and a former address leads on", async () => {
  const { page } = await open("/nothing/", { early: true });
  expect(await page.locator("#back-home").getAttribute("href")).toBe("/australia/");
  await page.goto(`${india}/nothing/`);
  expect(await notFound(page).textContent()).toContain("OOPS");
  expect(await page.locator("main a.button").getAttribute("href")).toBe("/");
  await page.goto("/india/services/visa-guidance/?a=1");
  expect(page.url()).toBe(`${india}/services/visa-guidance/?a=1`);
  expect((await page.goto("/india/nothing/"))?.status()).toBe(404);
});

test("the root leads to the host of the visitor's country, and of the one that was chosen", async () => {
  const { page, services } = await open("/?stay", { early: true });
  services.geoIp = json({ country_code: "IN" });
  await page.goto("/?utm_campaign=x");
  await page.waitForURL(`${india}/?utm_campaign=x`);
  services.geoIp = json({ country_code: "PH" });
  await page.goto("/");
  await page.waitForURL(`${sites.origin}/philippines/`);
  await page.goto("/?stay");
  expect(
    await page
      .locator("img")
      .evaluateAll((all: HTMLImageElement[]) => all.every((image) => !image.complete || image.naturalWidth > 0)),
  ).toBe(true);
  await page.getByRole("link", { name: "India" }).click();
  await page.waitForURL(`${india}/`);
  await page.goto(`${sites.origin}/`);
  await page.waitForURL(`${india}/`);
});
