import { expect, test } from "vitest";
import { visit } from "./visit.ts";

const SLIDER = ".section--universities .slider";

/** Whole pixels that the row of a slider has been scrolled by. */
const scrolled = `document.querySelector("${SLIDER} .slider__track").scrollLeft | 0`;

test("a slider's code is loaded when it comes near the view, and nothing moves by that", async () => {
  const { page } = await visit("/india/", {
    context: { viewport: { width: 1440, height: 600 }, reducedMotion: "reduce" },
  });
  const loaded = () =>
    page.evaluate(() => performance.getEntriesByType("resource").filter(({ name }) => /slider/.test(name)).length);
  const before = await page.locator(SLIDER).boundingBox();
  await page.locator(SLIDER).scrollIntoViewIfNeeded();
  await expect.poll(loaded).toBeGreaterThan(0);
  await expect.poll(() => page.locator(`${SLIDER} .swiper-initialized`).count()).toBe(1);
  const after = await page.locator(SLIDER).boundingBox();
  expect([after?.width, after?.height]).toEqual([before?.width, before?.height]);
});

test("a slider goes on by its buttons and by the keyboard, and says where its ends are", async () => {
  const { page } = await visit("/india/", {
    context: { viewport: { width: 1440, height: 900 }, reducedMotion: "reduce" },
  });
  const slider = page.locator(SLIDER);
  await slider.scrollIntoViewIfNeeded();
  await expect.poll(() => page.locator(`${SLIDER} .swiper-initialized`).count()).toBe(1);
  const next = slider.getByRole("button", { name: "Next" });
  const previous = slider.getByRole("button", { name: "Previous" });
  expect(await previous.isDisabled()).toBe(true);
  await next.click();
  await expect.poll(() => page.evaluate(scrolled)).toBeGreaterThan(200);
  await expect.poll(() => previous.isEnabled()).toBe(true);
  await previous.click();
  await expect.poll(() => page.evaluate(scrolled)).toBe(0);
  await slider.locator(".slider__track").focus();
  await page.keyboard.press("ArrowRight");
  await expect.poll(() => page.evaluate(scrolled)).toBeGreaterThan(0);
});

test("without scripts all slides can be reached, and the map's places are links", async () => {
  const { page } = await visit("/india/", { context: { javaScriptEnabled: false }, early: true });
  expect(await page.locator(".slider__controls").first().isHidden()).toBe(true);
  expect(await page.locator(`${SLIDER} .slider__slide`).count()).toBeGreaterThan(5);
  await page.locator(".map__list").getByRole("link", { name: "Germany" }).click();
  await page.waitForURL("**/india/abroad/study-in-germany/");
});

test("a page's form stands beside its text and has the layout's variant", async () => {
  const { page } = await visit("/india/mbbs/");
  const options = await page.locator("#page-dreamcountry option").allTextContents();
  expect(options).toContain("Kazakhstan");
  await page.getByRole("navigation", { name: "On this page" }).getByRole("link", { name: "Are you eligible?" }).click();
  await expect
    .poll(() => page.locator("#eligibility").evaluate((section) => section.getBoundingClientRect().top))
    .toBeLessThan(200);
});

test("the counsellor's form stays in view while the text is read", async () => {
  const { page } = await visit("/india/study-counsellor/", { context: { viewport: { width: 1440, height: 900 } } });
  const submit = page.locator("#page-form").getByRole("button", { name: "Submit" });
  await page.evaluate(() => scrollTo(0, 700));
  await expect.poll(() => submit.boundingBox().then((box) => box && box.y > 0 && box.y < 900)).toBe(true);
});

test("what is seen further down is not fetched with the document, the map's flags included", async () => {
  const { page } = await visit("/india/", { context: { javaScriptEnabled: false }, early: true });
  expect(await page.locator(".map__flag").count()).toBeGreaterThan(5);
  // Images in a drawing are never lazy.
  expect(await page.locator("svg image, main img:not([loading='lazy'])").count()).toBe(0);
});

test("a large figure that is one long word is not broken inside it", async () => {
  for (const width of [320, 992, 1440]) {
    const { page } = await visit("/india/study-counsellor/", { context: { viewport: { width, height: 900 } } });
    const lines = await page
      .locator(".figure__value")
      .last()
      .evaluate((value) => {
        value.textContent = "Zahnarzttermin";
        const range = document.createRange();
        range.selectNodeContents(value);
        return range.getClientRects().length;
      });
    expect(lines).toBe(1);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  }
});
