import type { Page } from "playwright";
import { findViolations, type Part } from "./axe.ts";
import { hydrated, type PHONE } from "./browser.ts";
import { forEachPage } from "./forEachPage.ts";
import { openDialogs, openModalById } from "./openModal.ts";
import type { useVisits } from "./visit.ts";

/** Pages at a time; two files share two cores. */
const LANES = 2;

/** Something that a page can be in. */
export interface State {
  name: string;
  /** Brings a page from the state before into this one. */
  bring?: (page: Page) => Promise<void>;
  /** Selector of what has changed by it, or is of interest; without, all of the page is looked at. */
  part?: Part;
  /** Selector of what is looked at once when it is the same, letter by letter, on several pages. */
  once?: string;
}

interface Look {
  visit: ReturnType<typeof useVisits>;
  viewport: typeof PHONE;
  /** The states that a page is looked at in, one after the other. */
  statesOf: (path: string) => readonly State[];
}

/** What axe, and anybody who counts ids or scrolls sideways, has against pages in their states; a problem says where it is. */
export async function lookAtPages(paths: readonly string[], { visit, viewport, statesOf }: Look): Promise<string[]> {
  const problems = new Set<string>();
  const seen = new Set<string>();
  const context = { viewport, bypassCSP: true };
  await forEachPage(paths, { visit, context, lanes: LANES }, async (page, path) => {
    // The pages of no country have no app.
    if (await page.locator("#root").count()) await hydrated(page);
    const wider = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    if (wider > 0) problems.add(`${path}: ${wider} px wider than the screen`);
    for (const state of statesOf(path)) {
      await state.bring?.(page);
      for (const problem of await lookAt(page, state, seen)) problems.add(`${path} (${state.name}): ${problem}`);
    }
  });
  return [...problems].slice(0, 30);
}

async function lookAt(page: Page, { part, once }: State, seen: Set<string>): Promise<string[]> {
  const twice = (await repeatedIds(page)).map((id) => `the id ${id} is there twice`);
  if (once) {
    const markup = await page.locator(once).evaluate((element) => element.outerHTML);
    if (seen.has(markup)) return twice;
    seen.add(markup);
  }
  return [...twice, ...(await findViolations(page, part))];
}

const repeatedIds = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const ids = Array.from(document.querySelectorAll("[id]"), ({ id }) => id);
    return ids.filter((id, index) => ids.indexOf(id) !== index);
  });

/** A page as it is opened. */
export const closed: State = { name: "closed" };

/** What a page has for itself: its header and footer are those of its country. */
export const content: State = { name: "content", part: { exclude: ["header", "footer"] } };

export const flags: State = {
  name: "flags",
  part: "header",
  async bring(page) {
    await page.locator(".flag-menu__toggle").click();
    await page.locator(".flag-menu__list").waitFor();
  },
};

const MENU = "nav[aria-label=Main]:popover-open";

/** The phone's menu with every level of it. */
export const menu: State = {
  name: "menu",
  part: "header",
  async bring(page) {
    await page.getByRole("button", { name: "Open menu" }).click();
    await page.locator(MENU).waitFor();
    await page.locator("ul.menu").evaluate((list) => {
      for (const details of list.querySelectorAll("details")) details.open = true;
    });
  },
};

/** Nothing of the menu's levels is in the way of the page's header. */
export const menuClosed: State = {
  name: "menu closed",
  part: "header",
  async bring(page) {
    await page.keyboard.press("Escape");
    await page.locator(MENU).waitFor({ state: "detached" });
  },
};

/** Each modal takes the place of the one before. */
export const modals: readonly State[] = ["addstudentdata", "addstudentdata2", "hoverpopuptop", "mbbsFormModal"].map(
  (id) => ({
    name: id,
    once: "dialog[open]",
    async bring(page) {
      await openModalById(page, id);
      await page.locator(`dialog#${id}[open] :is(form[data-enquiry], .promo)`).waitFor();
      const open = await openDialogs(page);
      if (open.length > 1) throw new Error(`${open.join()} are open at once`);
    },
  }),
);
