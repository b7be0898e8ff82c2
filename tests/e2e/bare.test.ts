import { beforeAll, expect, test } from "vitest";
import { PHONE } from "./browser.ts";
import { lookAtPages } from "./lookAtPages.ts";
import { servedSite, type ServedSite } from "../sites/sites.ts";
import { closed } from "./states.ts";
import { pathOf, visit } from "./visit.ts";

let sites: ServedSite;
beforeAll(async () => void (sites = await servedSite("bare")));

const open = async (path: string, early = false) =>
  (await visit(path, { early, context: { baseURL: sites.origin, viewport: PHONE, reducedMotion: "reduce" } })).page;

const onPhone = { narrow: [closed], phone: [closed], desktop: [closed] };

test("pages of sites with few contacts say nothing in the console, nothing stands out, and axe finds no violation", async () => {
  const paths = ["/", "/mill/", "/quay/", "/quay/contact-us/", "/quay/about/", "/quay/breads/"];
  const urls = paths.map((path) => sites.origin + path);
  expect(await lookAtPages(urls, { statesOf: () => onPhone })).toEqual([]);
});

test("so do those of what is not found", async () => {
  const urls = ["/nowhere/", "/mill/nothing/", "/quay/nothing/"].map((path) => sites.origin + path);
  expect(await lookAtPages(urls, { statesOf: () => onPhone, status: 404 })).toEqual([]);
});

test("the links of a page lead to pages", async () => {
  const wrong: string[] = [];
  for (const path of ["/", "/mill/", "/quay/", "/quay/contact-us/"]) {
    const page = await open(path, path === "/");
    const links = await page
      .locator("a[href]")
      .evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).href));
    for (const link of new Set(links.filter((href) => href.startsWith(sites.origin)))) {
      const { status } = await fetch(link);
      if (status !== 200) wrong.push(`${path}: ${link} ${status}`);
    }
  }
  expect(wrong).toEqual([]);
});

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
  const bare = await open("/mill/");
  expect(await bare.locator(".bottom-bar").count()).toBe(0);
  expect(await bare.evaluate(() => getComputedStyle(document.body).paddingBottom)).toBe("0px");
});
