import type { Page } from "playwright";
import { beforeAll, expect, test } from "vitest";
import { findViolations, withAxe } from "./axe.ts";
import { DESKTOP, laidOut, PHONE, until } from "./browser.ts";
import { resize, settle } from "./visit.ts";
import { visitCounted } from "./countedVisit.ts";
import { findWide, NARROW } from "./findWide.ts";
import { arrivedAt, clickAdded, routed } from "./router.ts";
import { servedSite, type ServedSite } from "../sites/sites.ts";

let sites: ServedSite;
beforeAll(async () => void (sites = await servedSite("counted")));

async function openAsked(path: string, viewport = DESKTOP, prepare?: (page: Page) => Promise<unknown>) {
  const visit = await visitCounted(sites.origin, path, { context: { viewport }, ...(prepare && { prepare }) });
  await visit.banner.waitFor();
  return visit;
}

test.each(["/atlantis/", "/mu/"])("%s: the banner is accessible, and nothing is too wide", async (path) => {
  const { page, banner, messages } = await openAsked(path, DESKTOP, withAxe);
  for (const isOpen of [false, true]) {
    if (isOpen) await banner.locator("summary").click();
    for (const viewport of [NARROW, PHONE, DESKTOP]) {
      await resize(page, viewport);
      expect(await findWide(page)).toEqual([]);
      const { height = 0 } = (await banner.boundingBox()) ?? {};
      expect(height).toBeLessThan(viewport.height - 100);
    }
    expect(await findViolations(page, "#privacy_banner")).toEqual([]);
  }
  expect(messages).toEqual([]);
});

test("Accept and Reject have the same weight", async () => {
  const { page, banner } = await openAsked("/atlantis/");
  for (const viewport of [NARROW, DESKTOP]) {
    await resize(page, viewport);
    const looks = await banner.locator(".privacy__buttons button").evaluateAll((buttons) =>
      buttons.map((button) => {
        const { width, height, top } = button.getBoundingClientRect();
        const { color, backgroundColor, borderColor, fontWeight, fontSize } = getComputedStyle(button);
        return { width, height, top, color, backgroundColor, borderColor, fontWeight, fontSize };
      }),
    );
    expect(looks.length).toBe(2);
    expect(looks[0]).toEqual(looks[1]);
  }
});

test("the banner is the first thing behind the skip link, and works by keyboard", async () => {
  const { page, banner } = await openAsked("/atlantis/");
  const focused = () => page.evaluate(() => document.activeElement?.textContent);
  const tab = async (times: number) => {
    for (let time = 0; time < times; time++) await page.keyboard.press("Tab");
  };
  await page.evaluate(() => getSelection()?.collapse(document.body, 0));
  await tab(2);
  expect(await focused()).toBe("How we use data");
  await tab(1);
  expect(await focused()).toBe("Choose");
  await page.keyboard.press("Enter");
  await tab(1);
  await page.keyboard.press("Space");
  await tab(2);
  expect(await focused()).toBe("Save choice");
  await page.keyboard.press("Enter");
  expect(await banner.isVisible()).toBe(false);
  expect(await page.evaluate(() => localStorage.getItem("privacy-choices"))).toContain('"allowed":["statistics"]');
});

/** What has the focus and is wholly behind the banner, after each press of Tab. */
async function findObscured(page: Page, presses: number): Promise<string[]> {
  const found: string[] = [];
  for (let press = 0; press < presses; press++) {
    await page.keyboard.press("Tab");
    const hidden = await page.evaluate(() => {
      const { activeElement } = document;
      const banner = document.querySelector("#privacy_banner");
      if (!activeElement || !banner || banner.contains(activeElement)) return undefined;
      const [a, b] = [activeElement.getBoundingClientRect(), banner.getBoundingClientRect()];
      const isBehind = a.left >= b.left && a.right <= b.right && a.top >= b.top && a.bottom <= b.bottom;
      return isBehind && a.width > 1 ? activeElement.outerHTML.slice(0, 80) : undefined;
    });
    if (hidden !== undefined) found.push(hidden);
  }
  return found;
}

test("nothing that has the focus is behind the banner", async () => {
  const { page } = await openAsked("/atlantis/privacy/", PHONE);
  await laidOut(page);
  await page.evaluate(() => getSelection()?.collapse(document.body, 0));
  expect(await findObscured(page, 45)).toEqual([]);
});

test("the banner moves nothing", async () => {
  const { page, banner } = await openAsked("/atlantis/", PHONE);
  await laidOut(page);
  const places = () =>
    page.evaluate(() =>
      [...document.querySelectorAll("header *, main *, footer *")].map((element) => {
        const { x, y, width, height } = element.getBoundingClientRect();
        return [element.nodeName, x, y + scrollY, width, height].join(" ");
      }),
    );
  const beside = await places();
  expect(beside.length).toBeGreaterThan(100);
  await banner.evaluate((element) => {
    element.remove();
    document.documentElement.style.removeProperty("--privacy");
  });
  expect(await places()).toEqual(beside);
});

test("the banner stays while the router shows pages, and is on pages that are not there", async () => {
  const { page, banner } = await openAsked("/atlantis/");
  await routed(page);
  await clickAdded(page, "/atlantis/contact-us/");
  await arrivedAt(page, "/atlantis/contact-us/");
  expect(await banner.isVisible()).toBe(true);
  await banner.getByRole("button", { name: "Reject" }).click();
  await page.goBack();
  await arrivedAt(page, "/atlantis/");
  expect(await banner.isVisible()).toBe(false);
  for (const path of ["/atlantis/nowhere/", "/nowhere/"]) await openAsked(path);
});

test("the root page counts nothing and asks nothing", async () => {
  const { page, others, sent, banner } = await visitCounted(sites.origin, "/?stay", { early: true });
  await settle(page);
  expect([others, sent, await banner.count()]).toEqual([[], [], 0]);
});

test("without scripts nothing is asked, loaded or offered", async () => {
  const { page, others, sent, banner } = await visitCounted(sites.origin, "/atlantis/", {
    context: { javaScriptEnabled: false },
  });
  expect([await banner.isVisible(), others, sent]).toEqual([false, [], []]);
  expect(await page.getByText("Privacy choices").isVisible()).toBe(false);
});

test("where storage is blocked the answer holds for the document", async () => {
  const { page, banner, sent } = await openAsked("/atlantis/", DESKTOP, (tab) =>
    tab.addInitScript(() => {
      const blocked = () => {
        throw new DOMException("blocked", "SecurityError");
      };
      for (const name of ["localStorage", "sessionStorage"])
        Object.defineProperty(window, name, { get: blocked, configurable: true });
    }),
  );
  await banner.getByRole("button", { name: "Accept" }).click();
  await until(page, () => "tagRuns" in window);
  await expect.poll(() => sent.length).toBe(2);
  expect(await banner.isVisible()).toBe(false);
});

test("a site that counts nothing has neither banner nor link, and loads no code for them", async () => {
  const { page, messages } = await visitCounted(sites.origin, "/hyperborea/");
  await routed(page);
  const scripts = await page.evaluate(() => performance.getEntriesByType("resource").map(({ name }) => name));
  expect(await page.locator("#privacy_banner, .privacy-choices").count()).toBe(0);
  expect(scripts.filter((name) => /\/start-/.test(name))).toEqual([]);
  expect(messages).toEqual([]);
});
