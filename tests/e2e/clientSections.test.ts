import type { Page } from "playwright";
import { beforeAll, expect, test } from "vitest";
import { servedSite, type ServedSite } from "../sites/sites.ts";
import { findViolations, withAxe } from "./axe.ts";
import { PHONE } from "./browser.ts";
import { arrivedAt, isSameDocument, routed } from "./router.ts";
import { visit } from "./visit.ts";

const STORY = "/india/story/";
const CONTACT = "/india/contact-us/";
const CLIENT_FILES = /\/(waitForSections|hydrateSection|Counter|count-[a-z]+)-[^/]+\.js$/;

let site: ServedSite;
beforeAll(async () => void (site = await servedSite("ownParts")));

const open = (path: string, options: Parameters<typeof visit>[1] = {}) =>
  visit(path, { early: true, ...options, context: { baseURL: site.origin, viewport: PHONE, ...options.context } });

const outputOf = (page: Page, id: string) => page.locator(`#${id} output`);
const liveSections = (page: Page) =>
  page.locator("output[data-live]").evaluateAll((outputs) => outputs.map((output) => output.closest("section")?.id));

/** Adds once, and tells what is shown then. */
async function countUp(page: Page, id: string): Promise<string | null> {
  await page.locator(`#${id} button`).click();
  return outputOf(page, id).textContent();
}

/** Notes the names of the sections' files that a page loads. */
const noteFiles = (files: string[]) => async (page: Page) =>
  void page.on("request", (request) => void files.push(CLIENT_FILES.exec(request.url())?.[1] ?? ""));

test("sections are hydrated at once, when the page is idle, and near the view, with their data, context and ids", async () => {
  const files: string[] = [];
  const prepare = (page: Page) => Promise.all([withAxe(page), noteFiles(files)(page)]);
  const { page, messages } = await open(STORY, { fresh: true, prepare });
  await expect.poll(() => liveSections(page)).toEqual(["at-once", "when-idle"]);
  expect(files).not.toContain("count-visible");
  await page.locator("#far-below").scrollIntoViewIfNeeded();
  await expect.poll(() => liveSections(page)).toEqual(["at-once", "when-idle", "far-below"]);
  expect(await countUp(page, "at-once")).toBe("3");
  expect(await countUp(page, "when-idle")).toBe("7");
  expect(await countUp(page, "far-below")).toBe("3");
  expect(await page.getByLabel("India").count()).toBe(3);
  expect(await findViolations(page)).toEqual([]);
  expect(messages).toEqual([]);
});

/** Waits until the code that waits for the time of sections has run. */
async function sectionsWait(page: Page): Promise<void> {
  const address = () =>
    page.evaluate(() =>
      performance.getEntriesByType("resource").flatMap(({ name }) => (name.includes("/waitForSections-") ? name : [])),
    );
  await expect.poll(address).toHaveLength(1);
  await page.evaluate(`import("${(await address())[0]}").then(() => {})`);
}

test("with Save-Data a section is hydrated when the visitor uses it, and the click on its button counts", async () => {
  const saveData = (page: Page) =>
    page.addInitScript(() => Object.defineProperty(navigator, "connection", { value: { saveData: true } }));
  const { page, messages } = await open(STORY, { ahead: true, prepare: saveData });
  await sectionsWait(page);
  expect(await liveSections(page)).toEqual([]);
  await page.locator("#when-idle button").click();
  await expect.poll(() => outputOf(page, "when-idle").textContent()).toBe("7");
  expect(await liveSections(page)).toEqual(["when-idle"]);
  expect(messages).toEqual([]);
});

test("the router's pages have them too, and they end with their page", async () => {
  const { page, messages } = await open(CONTACT);
  await routed(page);
  await page.evaluate(() => {
    const link = Object.assign(document.createElement("a"), { href: "/india/story/" });
    document.querySelector("main")?.append(link);
    link.click();
  });
  await arrivedAt(page, STORY);
  await expect.poll(() => liveSections(page)).toEqual(["at-once", "when-idle"]);
  expect(await countUp(page, "at-once")).toBe("3");
  const left = await outputOf(page, "at-once").elementHandle();
  await page.goBack();
  await arrivedAt(page, CONTACT);
  expect(await left?.evaluate((output) => output.isConnected)).toBe(false);
  await page.goForward();
  await arrivedAt(page, STORY);
  await expect.poll(() => liveSections(page)).toEqual(["at-once", "when-idle"]);
  expect(await outputOf(page, "at-once").textContent()).toBe("1");
  expect(await isSameDocument(page)).toBe(true);
  expect(messages).toEqual([]);
});

test("a section that throws stays as the server has rendered it, says so once, and hurts nothing else", async () => {
  const { page, messages } = await open(`${STORY}?fail=at-once`);
  await expect.poll(() => liveSections(page)).toEqual(["when-idle"]);
  await expect.poll(() => messages).toEqual([expect.stringContaining("no counting")]);
  expect(await outputOf(page, "at-once").textContent()).toBe("1");
  expect(await countUp(page, "when-idle")).toBe("7");
  await page.locator(".own-count").click();
  await expect.poll(() => page.locator(".own-count").textContent()).toBe("1");
  expect(messages).toHaveLength(1);
});

test("a page without such a section loads none of their files, and all is HTML without scripts", async () => {
  const files: string[] = [];
  const { page } = await open(CONTACT, { early: false, fresh: true, prepare: noteFiles(files) });
  expect(files.filter(Boolean)).toEqual([]);
  expect(await page.content()).not.toContain("data-client");
  const { page: plain } = await open(STORY, { context: { javaScriptEnabled: false } });
  expect(await plain.locator("section output").allTextContents()).toEqual(["1", "5", "1"]);
});
