import type { Page } from "playwright";
import { expect, test } from "vitest";
import { hydrated } from "./browser.ts";
import { findWide, NARROW } from "./findWide.ts";
import { forEachPage } from "./forEachPage.ts";
import { closeByButton, openModalById } from "./openModal.ts";
import { oneOfEachKind, readRoutes } from "./routes.ts";
import { useVisits } from "./visit.ts";

const visit = useVisits();
const routes = readRoutes();
const LANES = 3;

/** Opens pages at 320 px and looks at each. */
async function look(paths: string[], at: (page: Page) => Promise<string[]>): Promise<string[]> {
  const problems: string[] = [];
  await forEachPage(paths, { visit, context: { viewport: NARROW }, lanes: LANES }, async (page, path) => {
    for (const problem of await at(page)) problems.push(`${path}: ${problem}`);
  });
  return problems;
}

test("no page outside of the routes scrolls sideways at 320 px, and nothing stands out of it", async () => {
  const countries = [...new Set(routes.map(({ country }) => country))];
  const others = ["/?stay", "/nowhere/", ...countries.map((country) => `/${country}/not-there/`)];
  expect(await look(others, findWide)).toEqual([]);
}, 120_000);

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
