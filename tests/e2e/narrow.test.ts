import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { hydrated } from "./browser.ts";
import { forEachPage } from "./forEachPage.ts";
import { closeByButton, openModalById } from "./openModal.ts";
import { oneOfEachKind, readRoutes } from "./routes.ts";
import { useVisits } from "./visit.ts";

const visit = useVisits();
const routes = readRoutes();
const NARROW = { width: 320, height: 640 };
const LANES = 3;

/**
 * What is wider than the screen or stands out of it at a side. What scrolls by itself, what is out of sight and what only
 * assistive technology reads may; what is clipped may unless it is there to be read or pressed.
 */
const findWide = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    const isKept = (element: Element, ways: string[]): boolean => {
      const { parentElement } = element;
      if (!parentElement || parentElement === document.body || getComputedStyle(element).position === "fixed")
        return false;
      return ways.includes(getComputedStyle(parentElement).overflowX) || isKept(parentElement, ways);
    };
    const isMeant = (element: Element): boolean =>
      element.matches("a, button, input, select, textarea") ||
      [...element.childNodes].some(({ nodeType, textContent }) => nodeType === Node.TEXT_NODE && textContent?.trim());
    const isOut = (element: Element): boolean => {
      const { left, right, width, height } = element.getBoundingClientRect();
      return width > 1 && height > 1 && (right > clientWidth + 0.5 || left < -0.5);
    };
    const wide = [...document.querySelectorAll("body *")].filter(
      (element) =>
        !element.closest("svg svg, defs, [popover]:not(:popover-open)") &&
        element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
        isOut(element) &&
        !isKept(element, isMeant(element) ? ["auto", "scroll"] : ["auto", "scroll", "hidden", "clip"]),
    );
    return [
      ...(scrollWidth > clientWidth ? [`scrolls to ${scrollWidth} px`] : []),
      ...wide.map((element) => `${element.tagName.toLowerCase()}.${element.getAttribute("class") ?? ""}`),
    ].slice(0, 5);
  });

/** Opens pages at 320 px and looks at each. */
async function look(paths: string[], at: (page: Page) => Promise<string[]>): Promise<string[]> {
  const problems: string[] = [];
  await forEachPage(paths, { visit, context: { viewport: NARROW }, lanes: LANES }, async (page, path) => {
    for (const problem of await at(page)) problems.push(`${path}: ${problem}`);
  });
  return problems;
}

test("no page scrolls sideways at 320 px, and nothing stands out of it", async () => {
  const countries = [...new Set(routes.map(({ country }) => country))];
  const others = ["/?stay", "/nowhere/", ...countries.map((country) => `/${country}/not-there/`)];
  expect(await look([...routes.map(({ path }) => path), ...others], findWide)).toEqual([]);
}, 600_000);

test("nor does what opens on a page", async () => {
  const paths = oneOfEachKind(routes)
    .filter(({ template }) => template === "home" || template === "landing")
    .map(({ path }) => path);
  const problems = await look(paths, async (page) => {
    await hydrated(page);
    const found: string[] = [];
    await page.locator(".flag-menu__toggle").click();
    found.push(...(await findWide(page)));
    for (const id of ["hoverpopuptop", "addstudentdata"]) {
      await openModalById(page, id);
      await page.locator(`dialog#${id} :is(form[data-enquiry], .promo)`).waitFor();
      found.push(...(await findWide(page)));
      const inside = await page.locator(`dialog#${id}`).evaluate((dialog) => dialog.scrollWidth - dialog.clientWidth);
      if (inside > 0) found.push(`${id} is ${inside} px wider than itself`);
    }
    await closeByButton(page);
    await page.getByRole("button", { name: "Open menu" }).click();
    const drawer = page.locator("nav[aria-label=Main]");
    await drawer.evaluate((element) => Promise.all(element.getAnimations().map(({ finished }) => finished)));
    found.push(...(await findWide(page)));
    return found;
  });
  expect(problems).toEqual([]);
}, 300_000);

test("a fault would be found", async () => {
  const { page } = await visit("/india/services/", { context: { viewport: NARROW } });
  await page.locator("h1").evaluate((heading) => heading.setAttribute("class", "wide-fault"));
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(".wide-fault { width: 330px }");
    document.adoptedStyleSheets = [sheet];
  });
  expect(await findWide(page)).not.toEqual([]);
});
