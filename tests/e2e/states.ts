import type { Page } from "playwright";
import type { Part } from "./axe.ts";
import { openDialogs, openModalById } from "./openModal.ts";

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

/** A page as it is opened. */
export const closed: State = { name: "closed" };

/** What a page has for itself: its header and footer are those of its country. */
export const content: State = { name: "content", part: { exclude: ["header", "footer"] } };

export const flags: State = {
  name: "flags",
  part: "header",
  async bring(page) {
    await page.locator(".flag-menu:not(.language-menu) .flag-menu__toggle").click();
    await page.locator(".flag-menu:not(.language-menu) .flag-menu__list").waitFor();
  },
};

const MENU = "dialog.site-nav[open]";

/** The phone's menu with every level of it. */
const menu: State = {
  name: "menu",
  part: "header",
  async bring(page) {
    await page.locator("button.header__toggle").click();
    await page.locator(MENU).waitFor();
    await page.locator("ul.menu").evaluate((list) => {
      for (const details of list.querySelectorAll("details")) details.open = true;
    });
    await page.locator(MENU).evaluate((drawer) => Promise.all(drawer.getAnimations().map(({ finished }) => finished)));
  },
};

/** Nothing of the menu's levels is in the way of the page's header. */
const menuClosed: State = {
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
    part: "dialog[open]",
    once: "dialog[open]",
    async bring(page) {
      await openModalById(page, id);
      await page.locator(`dialog#${id}[open] :is(form[data-enquiry], .promo)`).waitFor();
      const open = await openDialogs(page);
      if (open.length > 1) throw new Error(`${open.join()} are open at once`);
    },
  }),
);

/** All that can be opened on a small screen. */
export const onPhone: readonly State[] = [menu, menuClosed, flags, ...modals];
