import type { Locator, Page } from "playwright";
import { beforeAll, expect, test } from "vitest";
import { DESKTOP, PHONE } from "../e2e/browser.ts";
import { findWide, NARROW } from "../e2e/findWide.ts";
import { lookAtPages } from "../e2e/lookAtPages.ts";
import { servedSite, type ServedSite } from "../sites/sites.ts";
import { clickAdded, arrivedAt, isSameDocument, routed } from "../e2e/router.ts";
import { holdSlides, showNext } from "../e2e/slideTimer.ts";
import { resize, settle, visit } from "../e2e/visit.ts";

const HOME = "/emirates/";
const GUIDE = "/emirates/guide/";
const CONTACT = "/emirates/contact-us/";
const ARTICLE = "/emirates/services/visa-guidance/";

let sites: ServedSite;
beforeAll(async () => void (sites = await servedSite("rightToLeft")));

const open = async (path: string, viewport = DESKTOP): Promise<Page> =>
  (await visit(path, { context: { baseURL: sites.origin, viewport, reducedMotion: "reduce" } })).page;

/** Where an element's middle is on the screen, from the left. */
const middle = (element: Locator): Promise<number> =>
  element.evaluate((found) => {
    const { left, width } = found.getBoundingClientRect();
    return left + width / 2;
  });

test("every document says where its lines begin: pages and those of no country", async () => {
  const paths = [HOME, `${HOME}not-there/`, "/", "/nowhere/"];
  const texts = await Promise.all(paths.map(async (path) => (await fetch(sites.origin + path)).text()));
  expect(texts.map((html) => /<html[^>]*>/.exec(html)?.[0])).toEqual(paths.map(() => '<html lang="ar-AE" dir="rtl">'));
});

// `test:sweep` looks at each kind of page, and at whatever is open.
test("a page is in order at every width", async () => expect(await lookAtPages([sites.origin + HOME])).toEqual([]));

test("the header's parts are in a row from right to left, none over another", async () => {
  const page = await open(HOME);
  for (const viewport of [NARROW, PHONE, DESKTOP]) {
    await resize(page, viewport);
    await settle(page);
    const parts = await page.locator(".header__bar :is(a, button, summary, input):visible").evaluateAll((all) =>
      all
        .filter((part) => !part.closest("[popover]:not(:popover-open)") || innerWidth >= 1200)
        .map((part) => {
          const { left, right, top, bottom } = part.getBoundingClientRect();
          return { name: part.className, left, right, top, bottom };
        }),
    );
    const overlaps = parts.flatMap((a, index) =>
      parts
        .slice(index + 1)
        .filter((b) => a.left < b.right - 0.5 && b.left < a.right - 0.5 && a.top < b.bottom && b.top < a.bottom)
        .map((b) => `${a.name} and ${b.name}`),
    );
    expect([viewport.width, overlaps]).toEqual([viewport.width, []]);
    // They are in the order of the document.
    expect(parts.map(({ right }) => right)).toEqual(parts.map(({ right }) => right).sort((a, b) => b - a));
    expect(await middle(page.locator(".header .brand"))).toBeGreaterThan(viewport.width / 2);
  }
});

test("what is fixed is at the other side: contact stack, booking button, the link to the top", async () => {
  const page = await open(GUIDE);
  expect(await middle(page.locator(".stack__inner"))).toBeLessThan(60);
  expect(await middle(page.locator(".booking"))).toBeGreaterThan(1440 - 90);
  const link = page.locator(".stack__link").first();
  await link.hover();
  expect(await middle(link.locator(".stack__tip"))).toBeGreaterThan(await middle(link));
  await resize(page, PHONE);
  await page.evaluate(() => scrollTo(0, 800));
  await page.locator(".bottom-bar__top").waitFor();
  expect(await middle(page.locator(".bottom-bar__top"))).toBeLessThan(60);
  await page.locator(".bottom-bar__more").click();
  // The icons are a card at the start of the line.
  const end = (element: Locator) => element.evaluate((found) => found.getBoundingClientRect().right);
  expect(await end(page.locator(".stack__list"))).toBe((await end(page.locator(".bottom-bar"))) - 12);
});

test("the drawer opens at the side of its button, and moves in from there", async () => {
  const { page } = await visit(HOME, {
    context: { baseURL: sites.origin, viewport: PHONE, reducedMotion: "no-preference" },
  });
  expect(await middle(page.locator(".header__toggle"))).toBeLessThan(PHONE.width / 2);
  const isBeyond = await page.locator(".header__toggle").evaluate((toggle) => {
    (toggle as HTMLElement).click();
    const nav = document.querySelector(".site-nav") as HTMLElement;
    // Where the transition begins.
    for (const animation of nav.getAnimations()) animation.currentTime = 0;
    return nav.getBoundingClientRect().right <= 1;
  });
  expect(isBeyond).toBe(true);
  const nav = page.locator(".site-nav[open]");
  await nav.evaluate((element) => Promise.all(element.getAnimations().map(({ finished }) => finished)));
  const box = await nav.boundingBox();
  expect(box?.x).toBe(0);
  expect(box && box.x + box.width).toBeLessThan(PHONE.width);
});

test("dropdowns stay in the window: panels of the menu, search box, countries", async () => {
  const page = await open(HOME);
  const title = page.locator(".menu > .menu__item > .menu__details > .menu__link").first();
  await title.click();
  const panel = page.locator(".menu__panel--1:visible");
  const [titleBox, panelBox] = await Promise.all([title.boundingBox(), panel.boundingBox()]);
  // It begins where its title does, and goes to the left from there.
  const end = (box: typeof panelBox) => (box ? box.x + box.width : 0);
  expect(Math.abs(end(panelBox) - end(titleBox))).toBeLessThan(20);
  // From the title to its panel nothing closes it, however long that takes.
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  await title.hover();
  await page.mouse.move(panelBox!.x + 40, panelBox!.y + 40, { steps: 12 });
  await page.clock.runFor(1000);
  expect(await panel.isVisible()).toBe(true);
  await page.clock.resume();
  await page.locator(".search__toggle").click();
  await page.locator(".flag-menu__toggle").click();
  expect(await findWide(page)).toEqual([]);
});

const track = (page: Page, section: string) => page.locator(`.section--${section} .slider__track`);
/** How far a row is from its beginning; negative, because the next slides are to the left. */
const scrolled = (row: Locator) => row.evaluate((element) => Math.round(element.scrollLeft));

test("a slider goes on to the left: by its buttons, whose arrows point there, and by the keyboard", async () => {
  const page = await open(HOME);
  const slider = page.locator(".section--institutions .slider");
  const row = track(page, "institutions");
  await slider.scrollIntoViewIfNeeded();
  await expect.poll(() => slider.locator(".swiper-initialized").count()).toBe(1);
  const [next, previous] = [slider.locator('[data-slide="next"]'), slider.locator('[data-slide="previous"]')];
  expect(await middle(next)).toBeLessThan(await middle(previous));
  // What the arrow's path is drawn with: mirrored, and for the way back turned round besides.
  const pointsTo = (button: Locator) =>
    button.locator(".icon").evaluate((icon) => {
      const use = icon.querySelector("use") as SVGUseElement;
      return Math.sign(use.getScreenCTM()?.a ?? 0);
    });
  expect([await pointsTo(next), await pointsTo(previous)]).toEqual([-1, 1]);

  expect([await previous.isDisabled(), await next.isDisabled()]).toEqual([true, false]);
  await next.click();
  await expect.poll(() => scrolled(row)).toBeLessThan(-200);
  await expect.poll(() => previous.isEnabled()).toBe(true);
  await previous.click();
  await expect.poll(() => scrolled(row)).toBe(0);
  await expect.poll(() => previous.isDisabled()).toBe(true);

  await row.focus();
  await page.keyboard.press("ArrowLeft");
  await expect.poll(() => scrolled(row)).toBeLessThan(-200);
  // The slider hears in the next frame where it was scrolled to.
  await expect.poll(() => previous.isEnabled()).toBe(true);
  await page.keyboard.press("ArrowRight");
  await expect.poll(() => scrolled(row)).toBe(0);

  const goOn = () => next.evaluate((button: HTMLButtonElement) => (button.click(), button.disabled));
  await expect.poll(goOn).toBe(true);
  const rest = await row.evaluate((element) => element.scrollWidth - element.clientWidth + element.scrollLeft);
  expect(Math.abs(rest)).toBeLessThan(2);

  // Slides that are all in view have no buttons.
  const short = page.locator(".section--testimonials .slider");
  await short.scrollIntoViewIfNeeded();
  await expect.poll(() => short.locator(".swiper-initialized").count()).toBe(1);
  await expect.poll(() => short.locator(".slider__controls").isHidden()).toBe(true);
});

test("banners go on by themselves, and stop when the visitor swipes", async () => {
  const { page } = await visit(HOME, {
    context: { baseURL: sites.origin, viewport: PHONE, reducedMotion: "no-preference" },
    prepare: holdSlides,
  });
  const row = page.locator(".banners .slider__track");
  const shown = () => row.evaluate((element) => Math.abs(element.scrollLeft) / element.clientWidth);
  const stop = page.locator('.banners [data-slide="pause"]');
  await page.mouse.move(0, 0);
  await stop.waitFor();
  for (const slide of [1, 2, 0]) {
    await showNext(page);
    await expect.poll(shown).toBe(slide);
  }
  expect(await stop.isVisible()).toBe(true);
  await row.evaluate((element) => element.scrollTo({ left: -element.clientWidth, behavior: "instant" }));
  await showNext(page);
  expect(await stop.isHidden()).toBe(true);
});

test("the arrow keys go to the tab that they point to", async () => {
  const page = await open(GUIDE);
  const tabs = page.locator(".section--tabs [role=tab]");
  const active = () => tabs.evaluateAll((all) => all.findIndex(({ ariaSelected }) => ariaSelected === "true"));
  expect(await middle(tabs.nth(0))).toBeGreaterThan(await middle(tabs.nth(1)));
  await tabs.nth(1).focus();
  const found: number[] = [];
  for (const key of ["ArrowLeft", "ArrowLeft", "ArrowRight", "ArrowRight", "Home", "End"]) {
    await page.keyboard.press(key);
    found.push(await active());
  }
  expect(found).toEqual([2, 0, 2, 1, 0, 2]);
});

test("telephone numbers read and are typed from left to right, wherever they are", async () => {
  const page = await open(HOME);
  const wrong: string[] = [];
  let seen = 0;
  for (const path of [HOME, CONTACT, ARTICLE, GUIDE]) {
    await page.goto(path);
    const numbers = await page.evaluate(() => {
      const found: { text: string; isInOrder: boolean }[] = [];
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const text = node.textContent ?? "";
        const start = text.indexOf("+971");
        const isShown = node.parentElement?.checkVisibility({ visibilityProperty: true });
        if (start < 0 || !isShown || node.parentElement?.closest("option, script")) continue;
        // The sign, and the digits of the group behind it, which is in the same line.
        const offsets = [0, 1, 3, 5].filter((offset) => start + offset < text.length);
        const lefts = offsets.map((offset) => {
          const range = new Range();
          range.setStart(node, start + offset);
          range.setEnd(node, start + offset + 1);
          return range.getBoundingClientRect();
        });
        const isInOrder = lefts.every(({ left, top }, index) => {
          const before = lefts[index - 1];
          return !before || top > before.top + 4 || left > before.left;
        });
        found.push({ text, isInOrder });
      }
      return found;
    });
    seen += numbers.length;
    wrong.push(...numbers.filter(({ isInOrder }) => !isInOrder).map(({ text }) => `${path}: ${text}`));
  }
  expect(seen).toBeGreaterThan(20);
  expect(wrong).toEqual([]);

  // They are typed so, too, behind the dial code.
  await page.goto(CONTACT);
  const field = page.locator("#page_form input[type=tel], form[data-enquiry] input[type=tel]").first();
  expect(await field.evaluate((input) => getComputedStyle(input).direction)).toBe("ltr");
  expect(await middle(page.locator(".field__control--dial").first())).toBeLessThan(await middle(field));
});

test("letters of the Arabic script are joined, and lines leave room for marks", async () => {
  const page = await open(HOME);
  const tight = await page.locator("body *:visible").evaluateAll((all) =>
    all
      .filter((element) => /[\u0600-\u06ff]/.test(element.textContent ?? ""))
      .filter((element) => {
        const { letterSpacing, lineHeight, fontSize } = getComputedStyle(element);
        const isHeading = /^H[1-4]$/.test(element.tagName);
        return letterSpacing !== "normal" && letterSpacing !== "0px"
          ? true
          : isHeading && Number.parseFloat(lineHeight) < 1.35 * Number.parseFloat(fontSize);
      })
      .map((element) => `${element.tagName} ${element.className}`),
  );
  expect(tight).toEqual([]);
});

test("the router shows the next page in the same direction", async () => {
  const page = await open(HOME);
  await routed(page);
  await clickAdded(page, GUIDE);
  await arrivedAt(page, GUIDE);
  expect(await isSameDocument(page)).toBe(true);
  expect(await page.evaluate(() => document.dir)).toBe("rtl");
});
