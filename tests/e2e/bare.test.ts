import { beforeAll, expect, test } from "vitest";
import { PHONE } from "./browser.ts";
import { servedSite, type ServedSite } from "../sites/sites.ts";
import { pathOf, visit } from "./visit.ts";

let sites: ServedSite;
beforeAll(async () => void (sites = await servedSite("bare")));

const open = async (path: string, early = false) =>
  (await visit(path, { early, context: { baseURL: sites.origin, viewport: PHONE, reducedMotion: "reduce" } })).page;

test("at `/` the visitor chooses, and is led there again", async () => {
  const page = await open("/", true);
  expect(pathOf(page)).toBe("/");
  await page.getByRole("link", { name: "Old Quay" }).click();
  await page.waitForURL("**/quay/");
  await page.goto("/");
  expect(pathOf(page)).toBe("/quay/");
});

test("the bottom bar calls and leads to the contact page; without contacts there is none, nor space for it", async () => {
  const page = await open("/quay/");
  const bar = page.getByRole("navigation", { name: "Quick contact" }).getByRole("link");
  expect(await bar.evaluateAll((all) => all.map((link) => link.getAttribute("href")))).toEqual([
    "tel:+442079460123",
    "/quay/contact-us/",
  ]);
  await page.goto("/mill/");
  expect(await page.locator(".bottom-bar").count()).toBe(0);
  expect(await page.evaluate(() => getComputedStyle(document.body).paddingBottom)).toBe("0px");
});
