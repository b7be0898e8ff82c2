import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { findViolations } from "./axe.ts";
import { DESKTOP, forEach, hydrated, PHONE } from "./browser.ts";
import { openDialogs, openModalById } from "./openModal.ts";
import { oneOfEachKind, readRoutes, type RouteRow } from "./routes.ts";
import { useVisits } from "./visit.ts";

const visit = useVisits();
const routes = readRoutes();
const countries = [...new Set(routes.map(({ country }) => country))];
/** Pages whose layout, and with it the form in their modals, is another than their country's. */
const MBBS = routes.filter(({ path }) => path.endsWith("/mbbs/"));
const kinds = [...oneOfEachKind(routes), ...MBBS];
const pathsOf = (country: string, all: readonly RouteRow[]) => [
  ...new Set(all.filter((route) => route.country === country).map(({ path }) => path)),
];

/** Pages at a time: they share two cores. */
const LANES = 3;

/** Looks at pages one after the other, each in all of its states; a problem says where it is. */
async function look(viewport: typeof PHONE, paths: string[], states: Record<string, State>): Promise<string[]> {
  const problems = new Set<string>();
  const free = await Promise.all(
    Array.from({ length: LANES }, async () => {
      const context = { viewport, bypassCSP: true };
      return (await visit("/robots.txt", { context, early: true })).page;
    }),
  );
  await forEach(
    paths,
    async (path) => {
      const page = free.pop();
      if (!page) throw new Error("more jobs than lanes");
      await page.goto(path);
      // The pages of no country have no app.
      if (await page.locator("#root").count()) await hydrated(page);
      for (const [name, bring] of Object.entries(states)) {
        await bring(page);
        for (const violation of await findViolations(page)) problems.add(`${path} (${name}): ${violation}`);
      }
      free.push(page);
    },
    LANES,
  );
  return [...problems].slice(0, 30);
}

/** Brings a page from the state before into this one. */
type State = (page: Page) => Promise<void>;

const asItIs: State = async () => {};

const openFlags: State = async (page) => {
  await page.locator(".flag-menu__toggle").click();
  await page.locator(".flag-menu__list").waitFor();
};

/** A modal takes the place of the one before. */
const modal =
  (id: string): State =>
  async (page) => {
    await openModalById(page, id);
    await expect.poll(() => openDialogs(page)).toEqual([id]);
    await page.locator(`dialog#${id} :is(form[data-enquiry], .promo)`).waitFor();
  };

const MODALS = {
  addstudentdata: modal("addstudentdata"),
  addstudentdata2: modal("addstudentdata2"),
  hoverpopuptop: modal("hoverpopuptop"),
  mbbsFormModal: modal("mbbsFormModal"),
};

const openMenu: State = async (page) => {
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Open menu" }).click();
  await page.locator("nav[aria-label=Main]:popover-open").waitFor();
  // Every level of it.
  await page.locator("ul.menu").evaluate((menu) => {
    for (const details of menu.querySelectorAll("details")) details.open = true;
  });
};

const closeMenu: State = async (page) => {
  await page.keyboard.press("Escape");
  await page.locator("nav[aria-label=Main]:popover-open").waitFor({ state: "detached" });
};

for (const country of countries) {
  test(`${country}: no page has an axe violation at phone width`, async () => {
    expect(await look(PHONE, pathsOf(country, routes), { closed: asItIs })).toEqual([]);
  }, 600_000);

  test(`${country}: nor has what opens on each kind of page, at phone width`, async () => {
    const states = { menu: openMenu, "menu closed": closeMenu, flags: openFlags, ...MODALS };
    expect(await look(PHONE, pathsOf(country, kinds), states)).toEqual([]);
  }, 600_000);

  test(`${country}: nor has any kind of page at desktop width, whatever is open`, async () => {
    const states = { closed: asItIs, flags: openFlags, ...MODALS };
    expect(await look(DESKTOP, pathsOf(country, kinds), states)).toEqual([]);
  }, 600_000);
}

test("the pages of no country and those that are not found have no axe violation", async () => {
  const paths = ["/?stay", "/nowhere/", ...countries.map((country) => `/${country}/not-there/`)];
  for (const viewport of [PHONE, DESKTOP]) expect(await look(viewport, paths, { closed: asItIs })).toEqual([]);
}, 600_000);

test("a fault would be found", async () => {
  const { page } = await visit("/robots.txt", { context: { bypassCSP: true }, early: true });
  await page.goto("/india/");
  await page.locator("h1").evaluate((heading) => heading.append(document.createElement("button")));
  expect((await findViolations(page)).join()).toContain("button-name");
});
