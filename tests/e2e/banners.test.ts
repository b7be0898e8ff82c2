import type { Page } from "playwright";
import { expect, test } from "vitest";
import { DESKTOP, PHONE } from "./browser.ts";
import { holdSlides, showNext } from "./slideTimer.ts";
import { settle, visit } from "./visit.ts";

const open = async (viewport: typeof DESKTOP, prepare: (page: Page) => Promise<unknown>): Promise<Page> =>
  (await visit("/india/", { context: { viewport, reducedMotion: "no-preference" }, prepare })).page;

const banners = (page: Page) => page.locator(".banners");
const stop = (page: Page) => banners(page).getByRole("button", { name: "Stop the slides" });

/** Which of the slides is in view, from 0 on; in between while they move. */
const shown = (page: Page): Promise<number> =>
  banners(page)
    .locator(".slider__track")
    .evaluate((track) => track.scrollLeft / track.clientWidth);

test("banners go on by themselves until somebody stops them, and load nothing for it before", async () => {
  const asked: string[] = [];
  const page = await open(PHONE, async (opened) => {
    opened.on("request", (request) => asked.push(request.url()));
    await holdSlides(opened);
  });
  const loaded = () => asked.filter((url) => url.includes("/slider-")).length;
  // It is there while they move.
  await stop(page).waitFor();
  await settle(page);
  expect(loaded()).toBe(0);
  for (const slide of [1, 2]) {
    await showNext(page);
    await expect.poll(() => shown(page)).toBe(slide);
  }
  expect(loaded()).toBe(1);
  await stop(page).click();
  expect(await stop(page).isHidden()).toBe(true);
  await showNext(page);
  await settle(page);
  expect(await shown(page)).toBe(2);
});

test("a button works before its code is there, and takes over", async () => {
  const page = await open(DESKTOP, holdSlides);
  await page.mouse.move(0, 0);
  await stop(page).waitFor();
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

test("without the slider's code its row is there, and its buttons go", async () => {
  const page = await open(DESKTOP, (opened) => opened.route("**/slider-*.js", (route) => route.abort()));
  await stop(page).waitFor();
  const next = banners(page).getByRole("button", { name: "Next" });
  await next.click();
  await expect.poll(() => next.isHidden()).toBe(true);
});
