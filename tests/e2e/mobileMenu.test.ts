import type { Page } from "playwright";
import { expect, test } from "vitest";
import { DESKTOP, hydration, PHONE } from "./browser.ts";
import { held, intercept } from "./contentApi.ts";
import { openDialogs } from "./openModal.ts";
import { input, options } from "./searchBox.ts";
import { resize, visit } from "./visit.ts";

const open = async (path: string): Promise<Page> =>
  (await visit(path, { context: { viewport: PHONE, hasTouch: true, isMobile: true } })).page;

const toggle = (page: Page) => page.getByRole("button", { name: "Open menu" });
const menu = (page: Page) => page.locator("nav[aria-label=Main]");
const isOpen = (page: Page) => menu(page).evaluate((element) => element.closest("dialog")?.matches(":modal"));
const toggleHasFocus = (page: Page) => toggle(page).evaluate((element) => element === document.activeElement);

const focusedLabel = (page: Page) => page.evaluate(() => document.activeElement?.getAttribute("aria-label"));
/** Of a modal dialog the browser lets the focus go to its own bars only: then no element of the document has it. */
const focusIsInside = (page: Page) =>
  page.evaluate(() => {
    const { activeElement, body } = document;
    return activeElement === body || activeElement?.closest("#site_nav") !== null;
  });

async function openMenu(page: Page): Promise<void> {
  await toggle(page).click();
  await expect.poll(() => isOpen(page)).toBe(true);
}

test("the toggle opens the menu; close button, Esc and a click outside close it", async () => {
  const page = await open("/india/");
  expect(await menu(page).isVisible()).toBe(false);
  const ways: Record<string, () => Promise<unknown>> = {
    "close button": () => menu(page).getByRole("button", { name: "Close menu" }).click(),
    Esc: () => page.keyboard.press("Escape"),
    "click outside": () => page.touchscreen.tap(20, 500),
  };
  for (const [way, close] of Object.entries(ways)) {
    await openMenu(page);
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflowY)).toBe("hidden");
    await close();
    await expect.poll(() => isOpen(page), { message: way }).toBe(false);
    // The tap is where the visitor is then.
    if (way !== "click outside") expect([way, await toggleHasFocus(page)]).toEqual([way, true]);
  }
  // Nor does it stay open when the window becomes wide.
  await openMenu(page);
  await resize(page, DESKTOP);
  await expect.poll(() => isOpen(page)).toBe(false);
});

test("Esc in the search empties it, and closes the menu when it is empty", async () => {
  const page = await open("/india/");
  await openMenu(page);
  await input(page).fill("canada");
  await options(page).first().waitFor();
  await page.keyboard.press("Escape");
  await expect.poll(() => options(page).count()).toBe(0);
  expect(await isOpen(page)).toBe(true);
  expect(await input(page).inputValue()).toBe("");
  expect(await input(page).evaluate((element) => element === document.activeElement)).toBe(true);
  await page.keyboard.press("Escape");
  await expect.poll(() => isOpen(page)).toBe(false);
});

test("what closes it after a choice comes when it is opened", async () => {
  const asked: string[] = [];
  const { page } = await visit("/india/", {
    context: { viewport: PHONE, hasTouch: true, isMobile: true },
    prepare: async (opened) => void opened.on("request", (request) => asked.push(new URL(request.url()).pathname)),
  });
  const loaded = () => asked.filter((path) => path.includes("/dropdowns-")).length;
  expect(loaded()).toBe(0);
  await openMenu(page);
  await expect.poll(loaded).toBe(1);
});

test("the focus goes into the menu and stays inside, both ways round", async () => {
  const page = await open("/india/");
  await toggle(page).focus();
  await page.keyboard.press("Enter");
  await expect.poll(() => isOpen(page)).toBe(true);
  await expect.poll(() => focusedLabel(page)).toBe("Close menu");
  // The page behind is inert.
  await toggle(page).evaluate((element) => element.focus());
  expect(await focusedLabel(page)).toBe("Close menu");
  const stops = await menu(page).locator("a[href]:visible, button:visible, input:visible, summary:visible").count();
  for (const key of ["Tab", "Shift+Tab"])
    for (let press = 0; press < stops + 2; press++) {
      await page.keyboard.press(key);
      expect(await focusIsInside(page)).toBe(true);
    }
});

test("it closes 1000 ms after a choice", async () => {
  const page = await open("/india/");
  // A link to a part of the page: the page stays.
  const news = menu(page).getByRole("link", { name: "News", exact: true });
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  await openMenu(page);
  await news.evaluate((link) => link.setAttribute("href", "#main"));
  await menu(page).locator("ul.menu summary").first().click();
  await page.clock.runFor(2000);
  // A title that opens its panel is no choice.
  expect(await isOpen(page)).toBe(true);
  await news.click();
  await page.clock.runFor(999);
  expect(await isOpen(page)).toBe(true);
  await page.clock.runFor(1);
  expect(await isOpen(page)).toBe(false);
});

test("a menu that was opened before hydration keeps the focus inside and closes after a choice too", async () => {
  const app = held((route) => route.continue());
  const { page } = await visit("/india/", {
    context: { viewport: PHONE },
    early: true,
    prepare: (opened) => opened.route("**/entry-client-*.js", app.answer),
  });
  await intercept(page, "*/india/news/", (route) => route.fulfill({ status: 204 }));
  await openMenu(page);
  app.release();
  await hydration(page);
  await expect.poll(() => focusedLabel(page)).toBe("Close menu");
  await menu(page).getByRole("link", { name: "News", exact: true }).click();
  await expect.poll(() => isOpen(page)).toBe(false);
});

for (const scripts of ["with", "before", "without"]) {
  test(`a second press at the same place closes it, ${scripts} scripts`, async () => {
    const { page } = await visit("/india/", {
      context: { viewport: PHONE, hasTouch: true, javaScriptEnabled: scripts !== "without" },
      early: scripts !== "with",
      prepare: (opened) =>
        scripts === "before" ? opened.route("**/entry-client-*.js", () => {}) : Promise.resolve(undefined),
    });
    const box = await toggle(page).boundingBox();
    const press = () => page.touchscreen.tap((box?.x ?? 0) + (box?.width ?? 0) / 2, (box?.y ?? 0) + 20);
    for (const open of [true, false, true]) {
      await press();
      await expect.poll(() => isOpen(page)).toBe(open);
      // The drawer has moved in.
      if (open) await menu(page).getByRole("button", { name: "Close menu" }).click({ trial: true });
    }
  });
}

test("it works without scripts: levels open, links lead on", async () => {
  const { page } = await visit("/bhutan/", { context: { viewport: PHONE, javaScriptEnabled: false } });
  await toggle(page).click();
  await menu(page).locator("summary", { hasText: "Services" }).click();
  await menu(page).getByRole("link", { name: "Visa guidance" }).click();
  await page.waitForURL("**/bhutan/services/visa-guidance/");
});

test("the bottom bar stays in view and offers a call and an appointment", async () => {
  const page = await open("/philippines/services/");
  const bar = page.getByRole("navigation", { name: "Quick contact" });
  const bottom = () => bar.evaluate((element) => Math.round(innerHeight - element.getBoundingClientRect().bottom));
  expect(await bottom()).toBe(0);
  await page.evaluate(() => scrollTo({ top: 800, behavior: "instant" }));
  expect(await bottom()).toBe(0);
  expect(await bar.getByRole("link", { name: "Call" }).getAttribute("href")).toBe("tel:+630000000000");
  await bar.getByRole("link", { name: "Appointment" }).click();
  await expect.poll(() => openDialogs(page)).toEqual(["addstudentdata"]);
  // Room is kept for it: nothing at the page's end is hidden behind it.
  const gap = await page.evaluate(() => {
    scrollTo({ top: document.documentElement.scrollHeight, behavior: "instant" });
    const bar = document.querySelector('nav[aria-label="Quick contact"]')?.getBoundingClientRect().top ?? 0;
    return (
      bar - Math.max(...[...document.querySelectorAll("footer a")].map((link) => link.getBoundingClientRect().bottom))
    );
  });
  expect(gap).toBeGreaterThanOrEqual(0);
  await resize(page, DESKTOP);
  expect(await bar.isVisible()).toBe(false);
});

const icons = (page: Page) => page.locator(".stack__list").getByRole("link");
const iconsButton = (page: Page) => page.getByRole("button", { name: "Talk to us" });
const iconsShown = (page: Page) => icons(page).filter({ visible: true }).count();

test("a button of the bottom bar opens the four contact icons; a second press, Esc and a press outside close them", async () => {
  const page = await open("/philippines/services/");
  expect(await iconsShown(page)).toBe(0);
  const ways: (() => Promise<unknown>)[] = [
    () => iconsButton(page).tap(),
    () => page.keyboard.press("Escape"),
    () => page.touchscreen.tap(380, 300),
  ];
  for (const close of ways) {
    await iconsButton(page).tap();
    expect(await icons(page).allTextContents()).toEqual([
      "Get Free Video Consultation",
      "Call Us",
      "Get Free Consultation",
      "WhatsApp",
    ]);
    await expect.poll(() => iconsShown(page)).toBe(4);
    await close();
    await expect.poll(() => iconsShown(page)).toBe(0);
  }
  // By keyboard they come next, and what opens the modal gives the focus back to the button.
  await iconsButton(page).focus();
  await page.keyboard.press("Enter");
  await page.keyboard.press("Tab");
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe("Get Free Video Consultation");
  await page.keyboard.press("Enter");
  await expect.poll(() => openDialogs(page)).toEqual(["addstudentdata"]);
  await page.keyboard.press("Escape");
  await expect.poll(() => openDialogs(page)).toEqual([]);
  await expect.poll(() => iconsButton(page).evaluate((button) => button === document.activeElement)).toBe(true);
});

test("the contact icons work without scripts, are large enough and inside of a narrow window", async () => {
  const narrow = { width: 320, height: 480 };
  const { page } = await visit("/india/", { context: { viewport: narrow, hasTouch: true, javaScriptEnabled: false } });
  await iconsButton(page).tap();
  for (const link of await icons(page).all()) {
    const { x = -1, y = -1, width = 0, height = 0 } = (await link.boundingBox()) ?? {};
    expect([x >= 0, y >= 0, x + width <= 320, y + height <= 412, height >= 44]).toEqual(Array(5).fill(true));
  }
  const button = await iconsButton(page).boundingBox();
  expect([button?.width, button?.height].map((size = 0) => size >= 44)).toEqual([true, true]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
});
