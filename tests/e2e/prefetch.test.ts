import type { Page } from "playwright";
import { describe, expect, test } from "vitest";
import { hydrated } from "./browser.ts";
import { arrivedAt, clickAdded, routed } from "./router.ts";
import { pathOf, settle, visit } from "./visit.ts";

const LINK =
  'main a[href="/india/services/"]:visible, footer a[href="/india/services/"]:visible, a[href^="/india/services/"]:visible';

/** The router's code does not arrive: links are the browser's, as they are before it has. */
const withoutRouter = (page: Page) => page.route("**/startRouter-*.js", (route) => route.abort());

/** As a browser without speculation rules. */
const withoutRules = (page: Page) =>
  page.addInitScript(() => Object.assign(HTMLScriptElement, { supports: undefined }));

/** What the console says of the router's code that is not let through. */
const isOfRouter = (message: string) => /startRouter|ERR_FAILED/.test(message);

/** In it pages of links in view are asked for, in milliseconds (`runtime/router/prefetch.ts`). */
const LOOK_MS = 2000;

/** Pages that the browser fetches by the speculation rules, as they come. */
async function watchPreloads(page: Page): Promise<string[]> {
  const fetched: string[] = [];
  const session = await page.context().newCDPSession(page);
  session.on("Preload.prefetchStatusUpdated", ({ prefetchUrl, status }) => {
    if (status === "Success" || status === "Ready") fetched.push(new URL(prefetchUrl).pathname);
  });
  await session.send("Preload.enable");
  return fetched;
}

describe("before the router is there, or without it", () => {
  test("a page is fetched when the pointer rests on its link, without a word in the console", async () => {
    const { page, messages } = await visit("/india/contact-us/", { prepare: withoutRouter });
    const fetched = await watchPreloads(page);
    const link = page.locator(LINK).first();
    await link.hover();
    await expect.poll(() => fetched).toContain(await link.getAttribute("href"));
    expect(messages.filter((message) => !isOfRouter(message))).toEqual([]);
  });

  test("a browser without speculation rules is asked for the page by a link element, once", async () => {
    const { page, messages } = await visit("/india/contact-us/", {
      prepare: async (page) => {
        await withoutRouter(page);
        await withoutRules(page);
      },
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
    expect(messages.filter((message) => !isOfRouter(message))).toEqual([]);
  });

  test("what opens a modal or leads within the page is not fetched", async () => {
    const { page } = await visit("/india/", { prepare: withoutRules });
    await page.locator("[data-modal]:visible").first().hover();
    await page.locator(".skip-link").focus();
    await settle(page);
    expect(await page.locator("link[rel=prefetch]").count()).toBe(0);
  });
});

describe("the router", () => {
  /** Opens a page in a browser that tells this of its network; gives the pages that are fetched, as they come. */
  async function open(path: string, connection: { saveData?: true; effectiveType?: string }) {
    const fetched: string[] = [];
    const visited = await visit(path, {
      ahead: true,
      early: connection.saveData === true,
      prepare: async (page) => {
        await page.clock.install();
        page.on("request", (request) => {
          const { pathname } = new URL(request.url());
          if (request.resourceType() === "xhr" && pathname.endsWith("/")) fetched.push(pathname);
        });
        return page.addInitScript(
          (connection) => Object.defineProperty(navigator, "connection", { value: connection }),
          connection,
        );
      },
    });
    return { ...visited, fetched };
  }

  const isOnce = (paths: readonly string[]) => new Set(paths).size === paths.length;

  test("fetches pages whose links are in view on a good network, each once, and the browser does not", async () => {
    const { page, fetched, messages } = await open("/india/services/", { effectiveType: "4g" });
    await routed(page);
    const preloads = await watchPreloads(page);
    const link = page.locator("main a[href^='/india/services/']:visible").first();
    const path = (await link.getAttribute("href")) ?? "";
    await link.scrollIntoViewIfNeeded();
    await expect.poll(() => fetched).toContain(path);
    await link.hover();
    await link.click();
    await arrivedAt(page, path);
    await page.clock.runFor(LOOK_MS);
    expect([isOnce(fetched), preloads, messages]).toEqual([true, [], []]);
    expect(fetched.length).toBeLessThanOrEqual(33);
    expect(fetched.every((page) => page.startsWith("/india/"))).toBe(true);
  });

  test("fetches on a slower network what the visitor points at, touches or focuses, once", async () => {
    const { page, fetched } = await open("/india/services/", { effectiveType: "3g" });
    await routed(page);
    const link = page.locator("main a[href^='/india/services/']:visible").first();
    await link.scrollIntoViewIfNeeded();
    await page.clock.runFor(LOOK_MS);
    expect(fetched).toEqual([]);
    for (const turn of [0, 1]) {
      await page.mouse.move(5, 5 + turn);
      await link.hover();
    }
    await link.focus();
    await settle(page);
    expect(fetched).toEqual([await link.getAttribute("href")]);
  });

  test("is not even loaded for a visitor who saves data: nothing is fetched in advance", async () => {
    const { page, fetched } = await open("/india/services/", { saveData: true });
    const link = page.locator("main a[href^='/india/services/']:visible").first();
    await link.hover();
    await hydrated(page);
    await page.clock.runFor(LOOK_MS);
    expect(fetched).toEqual([]);
    expect(await page.locator("html[data-router], link[rel=prefetch]").count()).toBe(0);
    await clickAdded(page, "/india/");
    await expect.poll(() => pathOf(page)).toBe("/india/");
  });
});
