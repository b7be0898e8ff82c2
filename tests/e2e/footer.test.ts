import type { Page } from "playwright";
import { expect, test } from "vitest";
import { openDialogs } from "./openModal.ts";
import { visit } from "./visit.ts";

const HOMES = ["/india/", "/bhutan/"];

const footer = (page: Page) => page.getByRole("contentinfo");
const stack = (page: Page) => page.getByRole("complementary", { name: "Talk to us" });
const hrefs = (links: ReturnType<Page["locator"]>) =>
  links.evaluateAll((all) => all.map((link) => link.getAttribute("href")));

test("each country's footer has its own buttons, links and numbers, and the stack of four", async () => {
  const seen: Record<string, unknown> = {};
  const { page } = await visit("/india/", { context: { javaScriptEnabled: false } });
  for (const home of HOMES) {
    await page.goto(home);
    expect(
      await footer(page)
        .getByRole("link", { name: / on (facebook|instagram|linkedin|youtube)$/ })
        .count(),
    ).toBe(4);
    expect(await footer(page).getByRole("navigation", { name: "Services" }).getByRole("link").count()).toBeGreaterThan(
      4,
    );
    const box = await stack(page).getByRole("listitem").first().getByRole("link").boundingBox();
    expect([box?.width, box?.height]).toEqual([50, 50]);
    seen[home] = {
      buttons: await footer(page).locator(".footer__actions").getByRole("link").allTextContents(),
      stack: await stack(page).getByRole("listitem").getByRole("link").allTextContents(),
      booking: await stack(page).getByText("Book a FREE Virtual or F2F Counselling").filter({ visible: true }).count(),
      phone: [...new Set(await hrefs(footer(page).locator('a[href^="tel:"]')))],
      spellings: 1 + (await footer(page).locator(".footer__alternate").count()),
      numbers: await hrefs(stack(page).locator('a[href^="tel:"], a[href^="https://wa.me/"]')),
    };
  }
  const four = ["Get Free Video Consultation", "Call Us", "Get Free Consultation", "WhatsApp"];
  expect(seen).toEqual({
    "/india/": {
      buttons: ["Back to top"],
      stack: four,
      booking: 1,
      phone: ["tel:+910000000000"],
      spellings: 1,
      numbers: ["tel:+910000000000", "https://wa.me/910000000000"],
    },
    "/bhutan/": {
      buttons: ["Help", "Back to top"],
      stack: four,
      booking: 0,
      phone: ["tel:+97500000000"],
      spellings: 2,
      numbers: ["tel:+97500000000", "https://wa.me/97500000000"],
    },
  });
});

test("the stack stays in view, its tooltips come by mouse and keyboard, and its links open the enquiry modal", async () => {
  const { page } = await visit("/philippines/services/");
  const icons = stack(page).getByRole("listitem").getByRole("link");
  const opacity = (index: number) =>
    icons
      .nth(index)
      .locator(".stack__tip")
      .evaluate((tip) => getComputedStyle(tip).opacity);
  expect(await opacity(0)).toBe("0");
  await icons.nth(0).hover();
  await expect.poll(() => opacity(0)).toBe("1");
  expect(await icons.nth(0).textContent()).toBe("Get Free Video Consultation");
  await icons.nth(0).focus();
  await page.keyboard.press("Tab");
  await expect.poll(() => opacity(1)).toBe("1");
  const top = async () => (await icons.nth(0).boundingBox())?.y;
  const before = await top();
  await page.evaluate(() => scrollTo({ top: 600, behavior: "instant" }));
  expect(await top()).toBe(before);
  for (const index of [0, 2]) {
    await icons.nth(index).click();
    await expect.poll(() => openDialogs(page)).toEqual(["addstudentdata"]);
    await page.keyboard.press("Escape");
    await expect.poll(() => openDialogs(page)).toEqual([]);
  }
});

test("back to top appears when the page is scrolled, and leads there", async () => {
  const { page } = await visit("/australia/services/");
  const button = stack(page).getByRole("link", { name: "Back to top" });
  expect(await button.isVisible()).toBe(false);
  for (const link of [button, footer(page).getByRole("link", { name: "Back to top" })]) {
    await page.evaluate(() => scrollTo({ top: document.documentElement.scrollHeight, behavior: "instant" }));
    await link.click();
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  }
});

test("the booking button opens the enquiry modal", async () => {
  const { page } = await visit("/india/services/");
  await stack(page).getByText("Book a FREE Virtual or F2F Counselling").click();
  await expect.poll(() => openDialogs(page)).toEqual(["addstudentdata"]);
});

test("the copyright year is the visitor's, whenever the site was built, and moves nothing", async () => {
  const { page, messages } = await visit("/india/services/", {
    prepare: (opened) => opened.clock.setFixedTime(new Date("2031-07-01T12:00:00Z")),
  });
  const copyright = footer(page).getByText("All rights reserved");
  await expect.poll(() => copyright.textContent()).toMatch(/^© 2031 /);
  const place = await copyright.locator(".year").boundingBox();
  expect(messages).toEqual([]);

  const early = await visit("/india/services/", { context: { javaScriptEnabled: false } });
  const earlyText = footer(early.page).getByText("All rights reserved");
  expect(await earlyText.textContent()).not.toMatch(/\d/);
  // Once its font is there.
  await expect
    .poll(async () => (await earlyText.locator(".year").boundingBox())?.width)
    .toBeCloseTo(place?.width ?? 0, 0);
});
