import type { Page } from "playwright";
import { findViolations, withAxe } from "./axe.ts";
import { DESKTOP, hydrated, laidOut, PHONE } from "./browser.ts";
import { findWide, findWideDialogs, NARROW } from "./findWide.ts";
import type { State } from "./states.ts";
import { visit, type Visit } from "./visit.ts";

/** Tabs at a time; two files share two cores. */
const TABS = 2;

const VIEWPORTS = { narrow: NARROW, phone: PHONE, desktop: DESKTOP };
type Width = keyof typeof VIEWPORTS;

/** The states that a page is looked at in, one after the other, at each width. */
export type States = Partial<Record<Width, readonly State[]>>;

interface Look {
  statesOf: (path: string) => States;
  /** Status of the answer. */
  status?: number;
}

/** What is wrong with pages; a problem says where it is. */
export async function lookAtPages(paths: readonly string[], { statesOf, status = 200 }: Look): Promise<string[]> {
  const queue = [...paths];
  const problems = new Set<string>();
  const seen = new Set<string>();
  const work = async () => {
    const tab = await visit("/robots.txt", { early: true, prepare: withAxe });
    for (let path = queue.shift(); path !== undefined; path = queue.shift())
      for (const problem of await lookAtPage(tab, path, statesOf(path), status, seen)) problems.add(problem);
  };
  await Promise.all(Array.from({ length: TABS }, work));
  return [...problems].slice(0, 30);
}

/** Opens a page once, and again at the next width only where something has been opened on it. */
async function lookAtPage(tab: Visit, path: string, states: States, status: number, seen: Set<string>) {
  const { page, messages } = tab;
  const problems: string[] = [];
  let isUntouched = false;
  for (const [width, some] of Object.entries(states) as [Width, readonly State[]][]) {
    await page.setViewportSize(VIEWPORTS[width]);
    if (!isUntouched) problems.push(...(await open(tab, path, status)));
    isUntouched = some.every(({ bring }) => !bring);
    for (const state of some) {
      await state.bring?.(page);
      const found = width === "narrow" ? await lookForWide(page) : await lookClosely(page, state, width, seen);
      problems.push(...found.map((problem) => `${path} (${width}, ${state.name}): ${problem}`));
    }
  }
  return [...problems, ...messages.splice(0).map((message) => `${path}: ${message}`)];
}

/** Opens a page and waits until all of it is there. */
async function open({ page, messages }: Visit, path: string, status: number): Promise<string[]> {
  const response = await page.goto(path);
  // The pages of no country have no app.
  if (await page.locator("#root").count()) await hydrated(page);
  await laidOut(page);
  // That the page itself is not found is said in the console too.
  if (status !== 200) messages.splice(0, messages.length, ...messages.filter((text) => !/status of 404/.test(text)));
  return response?.status() === status ? [] : [`${path}: ${response?.status()}`];
}

const lookForWide = async (page: Page): Promise<string[]> => [
  ...(await findWide(page)),
  ...(await findWideDialogs(page)),
];

/** What axe, and anybody who counts ids or scrolls sideways, has against a page. */
async function lookClosely(page: Page, { part, once }: State, width: Width, seen: Set<string>): Promise<string[]> {
  const problems = await page.evaluate(() => {
    const ids = Array.from(document.querySelectorAll("[id]"), ({ id }) => id);
    const twice = ids.filter((id, index) => ids.indexOf(id) !== index).map((id) => `the id ${id} is there twice`);
    const wider = document.documentElement.scrollWidth - innerWidth;
    return wider > 0 ? [...twice, `${wider} px wider than the screen`] : twice;
  });
  if (once) {
    const markup = width + (await page.locator(once).evaluate((element) => element.outerHTML));
    if (seen.has(markup)) return problems;
    seen.add(markup);
  }
  return [...problems, ...(await findViolations(page, part))];
}
