import type { Page } from "playwright";
import { findViolations, withAxe } from "./axe.ts";
import { DESKTOP, hydrated, laidOut, NO_PAGE, PHONE } from "./browser.ts";
import { findWide, findWideDialogs, NARROW } from "./findWide.ts";
import { closed, type State } from "./states.ts";
import { resize, type Visit, visit } from "./visit.ts";

const VIEWPORTS = { narrow: NARROW, phone: PHONE, desktop: DESKTOP };
type Width = keyof typeof VIEWPORTS;

/** The states that a page is looked at in, one after the other, at each width. */
export type States = Partial<Record<Width, readonly State[]>>;

/** The same state at every width. */
export const atEveryWidth = (state: State): States => ({ narrow: [state], phone: [state], desktop: [state] });

interface Look {
  states?: States;
  /** Status of the answers. */
  status?: number;
}

/**
 * What is wrong with pages; a problem says where it is. They answer, are hydrated, say nothing in the console, no id is
 * there twice, nothing is wider than the screen, and, but for the narrowest, axe finds no violation.
 */
export async function lookAtPages(
  paths: readonly string[],
  { states = atEveryWidth(closed), status = 200 }: Look = {},
): Promise<string[]> {
  const problems: string[] = [];
  const seen = new Set<string>();
  const tab = await visit(NO_PAGE, { prepare: withAxe });
  for (const path of paths) problems.push(...(await lookAtPage(tab, path, states, status, seen)));
  return problems.slice(0, 30);
}

/** Opens a page once, and again at the next width only where something has been opened on it. */
async function lookAtPage(tab: Visit, path: string, states: States, status: number, seen: Set<string>) {
  const { page, messages } = tab;
  const problems: string[] = [];
  let isUntouched = false;
  for (const [width, some] of Object.entries(states) as [Width, readonly State[]][]) {
    await resize(page, VIEWPORTS[width]);
    if (!isUntouched) problems.push(...(await open(tab, path, status)));
    isUntouched = some.every(({ bring }) => !bring);
    for (const state of some) {
      await state.bring?.(page);
      const found = [...(await findWide(page)), ...(await findWideDialogs(page))];
      if (width !== "narrow") found.push(...(await lookClosely(page, state, width, seen)));
      problems.push(...found.map((problem) => `${path} (${width}, ${state.name}): ${problem}`));
    }
  }
  return [...problems, ...messages.splice(0).map((message) => `${path}: ${message}`)];
}

/** Opens a page and waits until all of it is there. */
async function open({ page, messages }: Visit, path: string, status: number): Promise<string[]> {
  const response = await page.goto(path);
  // The pages of no country have no app.
  if (await page.evaluate(() => document.getElementById("page_root") !== null)) await hydrated(page);
  await laidOut(page);
  // That the page itself is not found is said in the console too.
  if (status !== 200) messages.splice(0, messages.length, ...messages.filter((text) => !/status of 404/.test(text)));
  return response?.status() === status ? [] : [`${path}: ${response?.status()}`];
}

/** What axe, and anybody who counts names, has against a page. */
async function lookClosely(page: Page, { part, once }: State, width: Width, seen: Set<string>): Promise<string[]> {
  const problems = await page.evaluate(() => {
    const elements = [...document.querySelectorAll("*")];
    const twice = (names: string[]) => names.filter((name, index) => names.indexOf(name) !== index);
    const ids = elements.map(({ id }) => id).filter(Boolean);
    // Pages fade into each other by these; with one that is there twice they don't.
    const faded = elements
      .filter((element) => element.checkVisibility())
      .map((element) => getComputedStyle(element).viewTransitionName)
      .filter((name) => name !== "none");
    return [
      ...twice(ids).map((id) => `the id ${id} is there twice`),
      ...twice(faded).map((name) => `the view-transition-name ${name} is there twice`),
    ];
  });
  if (once) {
    const markup = width + (await page.locator(once).evaluate((element) => element.outerHTML));
    if (seen.has(markup)) return problems;
    seen.add(markup);
  }
  return [...problems, ...(await findViolations(page, part))];
}
