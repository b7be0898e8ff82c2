import { describe, expect, test } from "vitest";
import { resize, visit } from "./visit.ts";

const SLIDER = ".section--institutions .slider";

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

test("without scripts all slides can be reached, the map's places are links, and what is further down is lazy", async () => {
  const { page } = await visit("/india/", { context: { javaScriptEnabled: false }, early: true });
  expect(await page.locator(".map__flag").count()).toBeGreaterThan(5);
  // Images in a drawing are never lazy.
  expect(await page.locator("svg image, main img:not([loading='lazy'])").count()).toBe(0);
  expect(await page.locator(".slider__controls").first().isHidden()).toBe(true);
  expect(await page.locator(`${SLIDER} .slider__slide`).count()).toBeGreaterThan(5);
  await page.locator(".map__list").getByRole("link", { name: "Germany" }).click();
  await page.waitForURL("**/india/abroad/study-in-germany/");
});

test("a page's form stands beside its text and has the layout's variant", async () => {
  const { page } = await visit("/india/mbbs/");
  const options = await page.locator("#page_dreamcountry option").allTextContents();
  expect(options).toContain("Kazakhstan");
  await page.getByRole("navigation", { name: "On this page" }).getByRole("link", { name: "Are you eligible?" }).click();
  await expect
    .poll(() => page.locator("#eligibility").evaluate((section) => section.getBoundingClientRect().top))
    .toBeLessThan(200);
});

test("the counsellor's form stays in view while the text is read, and a long figure in one line", async () => {
  const { page } = await visit("/india/study-counsellor/");
  const submit = page.locator("#page_form").getByRole("button", { name: "Submit" });
  await page.evaluate(() => scrollTo(0, 700));
  await expect.poll(() => submit.boundingBox().then((box) => box && box.y > 0 && box.y < 900)).toBe(true);
  for (const width of [320, 992, 1440]) {
    await resize(page, { width, height: 900 });
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

describe("places compared", () => {
  const PAGE = "/india/compare-countries/";
  const rows = ".comparison__table tbody tr";
  const numbers = (column: number) =>
    `[...document.querySelectorAll("${rows}")].flatMap(({ cells }) => cells[${column}].dataset.order ?? []).map(Number)`;

  test("are sorted by a column's heading, which says so, and on a phone by a list", async () => {
    const { page } = await visit(PAGE, { context: { viewport: { width: 1440, height: 900 } } });
    const heading = page.getByRole("columnheader", { name: "Money to show" });
    const button = heading.getByRole("button");
    await button.focus();
    await page.keyboard.press("Enter");
    await expect.poll(() => heading.getAttribute("aria-sort")).toBe("ascending");
    const sorted = await page.evaluate<number[]>(numbers(2));
    expect(sorted.length).toBeGreaterThan(3);
    expect(sorted).toEqual(sorted.toSorted((a, b) => a - b));
    expect(await page.locator(".comparison output").textContent()).toBe("Sort by Money to show: lowest first");
    await button.click();
    await expect.poll(() => heading.getAttribute("aria-sort")).toBe("descending");
    expect(await page.evaluate(numbers(2))).toEqual(sorted.toReversed());
    // What has no number is last in both directions.
    expect(await page.locator(`${rows} td:nth-child(3)`).last().getAttribute("data-order")).toBeNull();
    expect(await page.getByRole("combobox", { name: "Sort by", includeHidden: true }).isVisible()).toBe(false);

    // On a phone they are cards, sorted by a list.
    await resize(page, { width: 320, height: 700 });
    await page.getByRole("combobox", { name: "Sort by", includeHidden: true }).selectOption({ label: "As listed" });
    const listed = await page.locator(`${rows} th`).allTextContents();
    await page
      .getByRole("combobox", { name: "Sort by", includeHidden: true })
      .selectOption({ label: "Visa fee: highest first" });
    const byFee = await page.evaluate<number[]>(numbers(1));
    expect(byFee).toEqual(byFee.toSorted((a, b) => b - a));
    await page.getByRole("combobox", { name: "Sort by", includeHidden: true }).selectOption({ label: "As listed" });
    expect(await page.locator(`${rows} th`).allTextContents()).toEqual(listed);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  });

  test("are one table without scripts and in print", async () => {
    const { page } = await visit(PAGE, {
      context: { viewport: { width: 703, height: 900 }, javaScriptEnabled: false },
      early: true,
    });
    expect(await page.locator(".comparison__sort").isVisible()).toBe(false);
    expect(await page.locator(rows).count()).toBe(10);
    await page.emulateMedia({ media: "print" });
    const box = await page.locator(".comparison__table").boundingBox();
    expect((box?.x ?? 0) + (box?.width ?? Infinity)).toBeLessThanOrEqual(703);
    expect(await page.locator(".comparison__table thead").isVisible()).toBe(true);
  });
});

describe("a budget", () => {
  const PAGE = "/india/first-year-costs/";

  test("is counted anew for another place and other amounts, which the address keeps", async () => {
    const { page } = await visit(`${PAGE}?utm_source=mail`);
    const sum = page.locator(".budget__output");
    await page.locator(".budget__form").getByLabel("Place").selectOption("Canada");
    await expect.poll(() => new URL(page.url()).search).toBe("?utm_source=mail&place=ca");
    await page.getByLabel("Tuition").fill("1000");
    await page.getByLabel("Flights").fill("500");
    await expect.poll(() => new URL(page.url()).searchParams.get("tuition.year")).toBe("1000");
    const told = await sum.textContent();
    expect(told).toMatch(/^CA\$[\d,]+ \(about ₹[\d,]+\)$/);

    await page.reload();
    await expect.poll(() => sum.textContent()).toBe(told);
    expect(await page.getByLabel("Tuition").inputValue()).toBe("1000");
    expect(await page.getByLabel("Tuition").locator("xpath=..").textContent()).toContain("CAD");

    await resize(page, { width: 320, height: 700 });
    const isCut = ({ scrollWidth, clientWidth }: HTMLElement) => scrollWidth > clientWidth;
    expect(await page.locator(".budget__place").first().evaluate(isCut)).toBe(false);

    await page.getByRole("button", { name: "Start again" }).click();
    await expect.poll(() => new URL(page.url()).search).toBe("?utm_source=mail");
    expect(await page.locator(".budget__form").getByLabel("Place").inputValue()).toBe("au");
  });

  test("is a table for each place without scripts, and all of them in print", async () => {
    const { page } = await visit(PAGE, { context: { javaScriptEnabled: false }, early: true });
    expect(await page.locator(".budget__form").isVisible()).toBe(false);
    const tables = page.locator(".budget__table");
    expect(await tables.count()).toBe(10);
    await page.emulateMedia({ media: "print" });
    expect(await tables.last().evaluate(({ offsetHeight }: HTMLElement) => offsetHeight)).toBeGreaterThan(50);
    const pdf = await page.pdf({ format: "A4" });
    expect(pdf.subarray(0, 5).toString()).toBe("%PDF-");
  });
});

const PAPERS = "/philippines/abroad/study-in-uk/";

test("a checklist counts what is ticked, keeps it in this browser, and forgets it when asked", async () => {
  const first = await visit(PAPERS);
  const { page } = first;
  const papers = page.locator("#papers");
  const ready = papers.getByRole("status");
  const passport = papers.getByLabel("Passport, valid");
  const record = papers.getByLabel("Form 137");
  await expect.poll(() => ready.textContent()).toMatch(/^Ready: 0 of \d+$/);
  await passport.check();
  await record.focus();
  await page.keyboard.press("Space");
  await expect.poll(() => ready.textContent()).toMatch(/^Ready: 2 of /);

  await page.reload();
  await expect.poll(() => ready.textContent()).toMatch(/^Ready: 2 of /);
  expect([await passport.isChecked(), await record.isChecked()]).toEqual([true, true]);
  const other = await visit("/philippines/abroad/study-in-canada/", { beside: first });
  await expect.poll(() => other.page.locator("#papers").getByRole("status").textContent()).toMatch(/^Ready: 0 of /);

  await papers.getByRole("button", { name: "Clear all" }).click();
  expect(await ready.textContent()).toMatch(/^Ready: 0 of /);
  expect(await papers.getByRole("button", { name: "Clear all" }).isDisabled()).toBe(true);
  expect(await page.evaluate(() => [document.activeElement?.tagName, Object.keys(localStorage)])).toEqual([
    "INPUT",
    [],
  ]);
});

test("a checklist is printed alone, and without scripts its boxes can be ticked", async () => {
  const { page } = await visit(PAPERS);
  const papers = page.locator("#papers");
  await page.evaluate(() => {
    window.print = () => void (document.body.dataset["asked"] = "print");
  });
  await papers.getByRole("button", { name: "Print the list" }).click();
  expect(await page.locator("body").getAttribute("data-asked")).toBe("print");
  await page.emulateMedia({ media: "print" });
  expect(await papers.getByLabel("Form 137").isVisible()).toBe(true);
  expect(await papers.getByRole("status").isVisible()).toBe(false);
  expect(await page.getByRole("heading", { level: 1 }).isVisible()).toBe(false);
  await page.evaluate(() => dispatchEvent(new Event("afterprint")));
  expect(await page.getByRole("heading", { level: 1 }).isVisible()).toBe(true);

  const plain = await visit(PAPERS, { context: { javaScriptEnabled: false } });
  await plain.page.getByLabel("Form 137").check();
  expect(await plain.page.getByRole("button", { name: "Clear all" }).count()).toBe(0);
});

test("a calendar folds what is over, and gives a file that calendar apps add", async () => {
  const { page } = await visit("/india/when-to-apply/", {
    prepare: (page) => page.clock.setFixedTime(new Date("2027-02-10T12:00:00")),
  });
  const dates = page.locator("#dates");
  const past = dates.getByText("What is over");
  await expect.poll(() => past.isVisible()).toBe(true);
  const deadline = dates.getByRole("heading", { name: "UCAS, the main deadline" });
  expect(await deadline.isVisible()).toBe(false);
  expect(await dates.getByRole("heading", { name: "Australia: first semester" }).isVisible()).toBe(true);
  await past.click();
  expect(await deadline.isVisible()).toBe(true);

  const downloading = page.waitForEvent("download");
  const link = dates.getByRole("link", { name: "Add to your calendar" });
  await link.click();
  expect((await downloading).suggestedFilename()).toBe("dates.ics");
  const answer = await page.request.get((await link.getAttribute("href")) ?? "");
  expect(answer.headers()["content-type"]).toBe("text/calendar; charset=utf-8");
  expect(await answer.text()).toMatch(
    /^BEGIN:VCALENDAR\r\n[\s\S]*UID:\/india\/when-to-apply\/ucas-main@[\s\S]*END:VCALENDAR\r\n$/,
  );
});

test.each([
  ["with scripts", {}],
  ["without scripts", { javaScriptEnabled: false }],
])("a term is explained by keyboard and touch, %s", async (_, context) => {
  const { page } = await visit("/india/abroad/study-in-australia/", {
    context: { ...context, hasTouch: true, viewport: { width: 390, height: 800 } },
  });
  const term = page.getByRole("button", { name: "CRICOS" });
  const text = page.getByText("The Australian government's register");
  await term.focus();
  await page.keyboard.press("Enter");
  expect(await text.isVisible()).toBe(true);
  await page.keyboard.press("Tab");
  expect(await page.locator(":focus").getAttribute("href")).toBe("/india/glossary/#term-cricos");
  await page.keyboard.press("Escape");
  expect(await text.isVisible()).toBe(false);
  expect(await page.locator(":focus").textContent()).toBe("CRICOS");

  await term.tap();
  expect(await text.isVisible()).toBe(true);
  await page.touchscreen.tap(20, 200);
  expect(await text.isVisible()).toBe(false);
  await term.tap();
  await text.getByRole("link", { name: "All terms" }).tap();
  await page.waitForURL("**/india/glossary/#term-cricos");
  expect(await page.locator("#term-cricos").isVisible()).toBe(true);
});
