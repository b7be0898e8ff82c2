import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { until } from "../e2e/browser.ts";
import { json } from "../e2e/contentApi.ts";
import { arrivedAt, follow, isSameDocument, routed } from "../e2e/router.ts";
import { type ServedSites, serveSites } from "../sites/serve.ts";
import { visit } from "../e2e/visit.ts";

const root = mkdtempSync(join(tmpdir(), "sitegen-hosts-"));
let sites: ServedSites;
/** Where the network is on this machine, below a path, and the host of Atlantis. */
let [network, atlantis] = ["", ""];

beforeAll(async () => {
  cpSync(resolve(import.meta.dirname, "../fixtures/ownHosts/countries"), join(root, "countries"), { recursive: true });
  sites = await serveSites(root);
  network = `${sites.origin}/sub`;
  atlantis = sites.origin.replace("localhost", "atlantis.example.localhost");
});
afterAll(async () => {
  await sites?.stop();
  rmSync(root, { recursive: true, force: true });
});

const open = (url: string, options: Parameters<typeof visit>[1] = {}) =>
  visit(url, { ...options, context: { baseURL: sites.origin } });

test("from a country to one on another host, to its other language, and back", async () => {
  const { page, messages } = await open(`${network}/lemuria/contact-us/`);
  await page.locator(".network-bar__link", { hasText: "Atlantis" }).click();
  await page.waitForURL(`${atlantis}/`);
  const styles = page.locator("link[rel=stylesheet]").first();
  expect(await styles.evaluate((link: HTMLLinkElement) => link.href)).toContain(atlantis);
  await page.locator(".language-menu summary").click();
  await page.locator(".language-menu a", { hasText: "Deutsch" }).click();
  await page.waitForURL(`${atlantis}/de/`);
  await page.goBack();
  await page.goBack();
  await page.waitForURL(`${network}/lemuria/contact-us/`);
  // The menu leads to the same page of the other host, and from there back.
  await page.locator(".flag-menu summary").first().click();
  await page.locator(".flag-menu__link", { hasText: "Atlantis" }).first().click();
  await page.waitForURL(`${atlantis}/contact-us/`);
  await page.locator(".flag-menu:not(.language-menu) summary").click();
  await page.locator(".flag-menu__link", { hasText: "Lemuria" }).click();
  await page.waitForURL(`${network}/lemuria/contact-us/`);
  expect(messages).toEqual([]);
});

test("the router shows the pages of a country at the root of a host", async () => {
  const { page } = await open(`${atlantis}/`);
  await routed(page);
  await follow(page, "/services/visa-guidance/");
  await arrivedAt(page, "/services/visa-guidance/");
  expect(page.url()).toBe(`${atlantis}/services/visa-guidance/`);
  expect(await isSameDocument(page)).toBe(true);
  await follow(page, "/de/");
  await page.waitForURL(`${atlantis}/de/`);
  await until(page, () => document.documentElement.lang.startsWith("de"));
  expect(await isSameDocument(page)).toBe(false);
});

test("each host has its 404 page, and a former address leads on", async () => {
  const { page } = await open(`${network}/nothing/`, { early: true });
  expect(await page.locator("#back_home").getAttribute("href")).toBe("/sub/lemuria/");
  expect((await page.goto(`${atlantis}/nothing/`))?.status()).toBe(404);
  expect(await page.locator("main a.button").getAttribute("href")).toBe("/");
  await page.goto(`${network}/atlantis/services/visa-guidance/?a=1`);
  expect(page.url()).toBe(`${atlantis}/services/visa-guidance/?a=1`);
  expect((await page.goto(`${network}/atlantis/nothing/`))?.status()).toBe(404);
});

test("the root leads to the host of the visitor's country, and of the one that was chosen", async () => {
  const { page, services } = await open(`${network}/?stay`, {
    early: true,
    // An answer may take as long as the page does.
    async prepare(opened) {
      await opened.clock.install({ time: 0 });
      await opened.clock.pauseAt(1000);
    },
  });
  services.geoIp = json({ country_code: "PT" });
  await page.goto(`${network}/?utm_campaign=x`);
  await page.waitForURL(`${atlantis}/?utm_campaign=x`);
  services.geoIp = json({ country_code: "MG" });
  await page.goto(`${network}/`);
  await page.waitForURL(`${network}/lemuria/`);
  await page.goto(`${network}/?stay`);
  const flags = page.locator("img");
  // The page is loaded before its images, which are lazy.
  await expect
    .poll(() => flags.evaluateAll((all: HTMLImageElement[]) => all.map(({ naturalWidth }) => naturalWidth > 0)), {
      timeout: 10_000,
    })
    .toEqual([true, true]);
  await page.getByRole("link", { name: "Atlantis" }).click();
  await page.waitForURL(`${atlantis}/`);
  await page.goto(`${network}/`);
  await page.waitForURL(`${atlantis}/`);
});
