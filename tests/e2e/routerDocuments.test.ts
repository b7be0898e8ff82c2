import type { Page } from "playwright";
import { describe, expect, test } from "vitest";
import { until } from "./browser.ts";
import { clickAdded, isSameDocument, routed } from "./router.ts";
import { pathOf, visit } from "./visit.ts";

const NEWS = "/india/news/";

const START = "/india/services/visa-guidance/";

async function open(): Promise<Page> {
  const { page } = await visit(START);
  await routed(page);
  return page;
}

/** A link is followed, and the page is another document. */
async function expectDocument(page: Page, path: string): Promise<void> {
  await expect.poll(() => pathOf(page)).toBe(path);
  await until(page, () => !("isMarked" in globalThis));
}

describe("a document is loaded", () => {
  test("for other sites, files, links that ask for one, and addresses without the final slash", async () => {
    const page = await open();
    for (const [href, attributes] of [
      ["/bhutan/contact-us/", {}],
      ["/india/sitemap.xml", {}],
      [NEWS, { rel: "external" }],
      // The final slash is the host's to add.
      ["/india/news", {}],
    ] as const) {
      await page.goto(START);
      await routed(page);
      await clickAdded(page, href, attributes);
      await expectDocument(page, href === "/india/news" ? NEWS : href);
    }
  });

  test("in another tab with a modifier, and to be saved with `download`", async () => {
    const page = await open();
    const link = page.locator(`a[href="${NEWS}"]:visible`).last();
    const [tab] = await Promise.all([page.context().waitForEvent("page"), link.click({ modifiers: ["Control"] })]);
    await tab.waitForURL(`**${NEWS}`);
    const [download] = await Promise.all([
      page.waitForEvent("download"),
      clickAdded(page, NEWS, { download: "news.html" }),
    ]);
    expect(download.suggestedFilename()).toBe("news.html");
    expect(await isSameDocument(page)).toBe(true);
  });

  test("of a newer deploy", async () => {
    const page = await open();
    await page.route(`**${NEWS}`, async (route) => {
      const response = await route.fetch();
      const body = (await response.text()).replace(/"build":"\w+"/, '"build":"newer"');
      await route.fulfill({ response, body });
    });
    await clickAdded(page, NEWS);
    await expectDocument(page, NEWS);
  });

  test("when the server fails, and when there is no network: the browser says so", async () => {
    const page = await open();
    await page.route(`**${NEWS}`, (route) => route.fulfill({ status: 500, body: "broken" }));
    await clickAdded(page, NEWS);
    await expect.poll(() => page.textContent("body").catch(() => "")).toBe("broken");
    const other = await open();
    await other.context().setOffline(true);
    await clickAdded(other, NEWS);
    await expect.poll(() => other.url()).toMatch(/^chrome-error:/);
  });

  test("when a page can't be rendered: once, and it is as the server made it", async () => {
    const page = await open();
    await page.route(`**${NEWS}`, async (route) => {
      const response = await route.fetch();
      const body = (await response.text()).replace('"siblings":{', '"siblings":null,"was":{');
      await route.fulfill({ response, body });
    });
    await clickAdded(page, NEWS);
    await expectDocument(page, NEWS);
    expect(await page.locator("h1").isVisible()).toBe(true);
  });
});

test("a document that was left comes with its own page when the visitor comes back from another site", async () => {
  const { page } = await visit("/india/");
  await routed(page);
  await page.goto("/australia/");
  await page.goBack();
  await expect.poll(() => pathOf(page)).toBe("/india/");
  expect(await page.title()).toContain("India");
});
