import type { Page } from "playwright";
import { expect, test } from "vitest";
import { DESKTOP, PHONE } from "./browser.ts";
import { settle, visit } from "./visit.ts";

async function open(viewport: typeof DESKTOP, reducedMotion: "reduce" | "no-preference" = "no-preference") {
  const prepare = (page: Page) => page.clock.install();
  return (await visit("/india/", { context: { viewport, reducedMotion }, prepare })).page;
}

/** Lets the page believe that a slide has been shown for its time. */
const letTimePass = (page: Page): Promise<void> => page.clock.fastForward(7000);

/** The same, with time for a slide to come that should not. */
async function expectRest(page: Page, slide: number): Promise<void> {
  await letTimePass(page);
  await page.waitForTimeout(700);
  expect(await shown(page)).toBe(slide);
}

const banners = (page: Page) => page.locator(".banners");
const stop = (page: Page) => banners(page).getByRole("button", { name: "Stop the slides" });

/** Which of the slides is in view, from 0 on; in between while they move. */
const shown = (page: Page): Promise<number> =>
  banners(page)
    .locator(".slider__track")
    .evaluate((track) => track.scrollLeft / track.clientWidth);

/** How often the slider's code was asked for. */
const loaded = (page: Page): Promise<number> =>
  page.evaluate(() => performance.getEntriesByType("resource").filter(({ name }) => /slider-/.test(name)).length);

test("banners go on by themselves until somebody stops them, and load nothing for it before", async () => {
  const page = await open(PHONE);
  expect(await stop(page).isVisible()).toBe(true);
  await page.waitForLoadState("networkidle");
  expect(await loaded(page)).toBe(0);
  await letTimePass(page);
  await expect.poll(() => shown(page)).toBe(1);
  await letTimePass(page);
  await expect.poll(() => shown(page)).toBe(2);
  await stop(page).click();
  expect(await stop(page).isHidden()).toBe(true);
  await letTimePass(page);
  await expectRest(page, 2);
});

test("a button works before its code is there, and takes over", async () => {
  const page = await open(DESKTOP);
  await page.mouse.move(0, 0);
  const next = banners(page).getByRole("button", { name: "Next" });
  await next.click();
  await expect.poll(() => shown(page)).toBe(1);
  expect(await stop(page).isHidden()).toBe(true);
  const count = await banners(page).locator(".slider__slide").count();
  for (let slide = 2; slide <= count; slide++) {
    await settle(page);
    await next.click();
    // Behind the last one is the first.
    await expect.poll(() => shown(page)).toBe(slide % count);
  }
  await settle(page);
  await banners(page).getByRole("button", { name: "Previous" }).click();
  await expect.poll(() => shown(page)).toBe(count - 1);
});

test("banners rest under the pointer, and go on without it", async () => {
  const page = await open(DESKTOP);
  await banners(page).locator("h1").hover();
  await expectRest(page, 0);
  await page.mouse.move(0, 0);
  await letTimePass(page);
  await expect.poll(() => shown(page)).toBe(1);
});

test("who swipes goes on by himself", async () => {
  const page = await open(PHONE);
  await banners(page)
    .locator(".slider__track")
    .evaluate((track) => track.scrollTo({ left: track.clientWidth }));
  await letTimePass(page);
  expect(await stop(page).isHidden()).toBe(true);
  await expectRest(page, 1);
});

test("out of view banners rest", async () => {
  const page = await open(PHONE);
  await page.evaluate(() => scrollTo(0, 2000));
  await expectRest(page, 0);
  await page.evaluate(() => scrollTo(0, 0));
  await letTimePass(page);
  await expect.poll(() => shown(page)).toBe(1);
});

test("without the slider's code its row is there, and its buttons go", async () => {
  const { page } = await visit("/india/", {
    context: { viewport: DESKTOP },
    prepare: (opened) => opened.route("**/slider-*.js", (route) => route.abort()),
  });
  const next = banners(page).getByRole("button", { name: "Next" });
  await next.click();
  await expect.poll(() => next.isHidden()).toBe(true);
});

test("nothing moves by itself for a visitor who wants little motion", async () => {
  const page = await open(DESKTOP, "reduce");
  await expect.poll(() => stop(page).isHidden()).toBe(true);
  await expectRest(page, 0);
});
