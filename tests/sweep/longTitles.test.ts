import { appendFileSync, cpSync, rmSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import type { Page } from "playwright";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { DESKTOP, PHONE } from "../e2e/browser.ts";
import { findWide, NARROW } from "../e2e/findWide.ts";
import { serveSites, type ServedSites } from "../sites/serve.ts";
import { resize, visit } from "../e2e/visit.ts";

/** No space, no hyphen, and no word that a browser could hyphenate: 70 letters. */
const LONG = "Donaudampfschifffahrtsgesellschaftskapitaenswitwenrentenauszahlung".padEnd(70, "x");
/** Ids of one's own are long words, too. */
const titled = (number: number) => `${LONG}${number}`;

const links = (count: number, indent: string): string =>
  Array.from({ length: count }, (_, index) => `${indent}- { title: ${titled(index)}, to: /about/#${index} }\n`).join(
    "",
  );

const SETTINGS = `navigation:
  - { title: ${titled(1)}, to: /about/ }
  - title: ${titled(2)}
    to: /breads/
    children:
      - title: ${titled(3)}
        to: /about/
        children:
${links(2, "          ")}      - { title: Two of ${titled(4)}, to: /contact-us/ }
  - title: Ordinary
    to: /contact-us/
    children:
${links(7, "      ")}footer:
  - title: ${titled(5)}
    links:
${links(2, "      ")}  - title: ${titled(6)}
    links:
${links(9, "      ")}`;

let sites: ServedSites;

beforeAll(async () => {
  const root = join(dirname(inject("root")), "long-titles");
  rmSync(join(root, "countries"), { recursive: true, force: true });
  cpSync(resolve(import.meta.dirname, "../fixtures/bare"), root, { recursive: true });
  appendFileSync(join(root, "countries/quay.yaml"), SETTINGS);
  sites = await serveSites(root);
});
afterAll(() => sites?.stop());

const open = async (viewport: typeof DESKTOP, path = "/quay/"): Promise<Page> =>
  (await visit(path, { context: { baseURL: sites.origin, viewport, reducedMotion: "reduce" } })).page;

/** Opens panels one in the other: by mouse, resting on a title would have opened its panel before a click. */
async function openPanels(page: Page, path: readonly number[]): Promise<void> {
  await page.locator(".menu details").evaluateAll((all: HTMLDetailsElement[], open) => {
    for (const [index, details] of all.entries()) details.open = open.includes(index);
  }, path);
  await page
    .locator(".menu__panel")
    .nth(path.at(-1) ?? 0)
    .waitFor();
}

/** The first title's panel, with the one inside; the second's, with two columns. */
const PANELS = [[0], [0, 1], [2]];

/** Texts that stand out of their own box or of one around it that they scroll sideways. */
const findCut = (page: Page): Promise<string[]> =>
  page
    .locator(".site-nav[open], .menu__panel, .menu__link, .footer, .footer__column, .footer__title, .footer__link")
    .evaluateAll((elements) =>
      elements
        .filter((element) => element.checkVisibility() && element.scrollWidth > element.clientWidth + 1)
        .filter((element) => getComputedStyle(element).display !== "inline")
        .map(({ className, scrollWidth, clientWidth }) => `${className}: ${scrollWidth} in ${clientWidth} px`),
    );

const lookAt = async (page: Page): Promise<string[]> => [...(await findWide(page)), ...(await findCut(page))];

const openAllPanels = async (page: Page): Promise<void> => {
  for (const panels of PANELS) {
    await openPanels(page, panels);
    expect(await lookAt(page)).toEqual([]);
  }
};

test("a long word in the drawer and in the footer stays inside", async () => {
  const page = await open(NARROW);
  await page.getByRole("button", { name: "Open menu" }).click();
  await page.locator(".site-nav[open]").waitFor();
  for (const viewport of [NARROW, PHONE]) {
    await resize(page, viewport);
    await openAllPanels(page);
  }
});

test("a long word in the row of titles, in their panels and in the footer stays inside", async () => {
  const page = await open(DESKTOP);
  for (const viewport of [DESKTOP, { width: 1200, height: 800 }, { width: 1920, height: 1080 }]) {
    await resize(page, viewport);
    await openAllPanels(page);
  }
});
