import type { Browser } from "playwright";
import { startPage } from "../settlePage.ts";
import { LANES } from "../takeShots.ts";
import { assetHasher } from "./assetHasher.ts";
import type { ChangedRule } from "./changedRules.ts";
import { findDifferences } from "./findDifferences.ts";
import type { PageDifferences } from "./groupDifferences.ts";
import { openTab, type Tab } from "./openTabs.ts";
import { readElements } from "./readElements.ts";
import { type PageSnapshot, VISUAL_PROPERTIES } from "./snapshot.ts";

/** A build that is compared. */
export interface Side {
  /** Its output folder. */
  out: string;
  /** Address at which a page is served, by its path in the output. */
  addressOf(path: string): string;
}

/** Two builds in a browser. */
export interface Comparison {
  browser: Browser;
  before: Side;
  after: Side;
  /** Rules of the stylesheets that were changed. */
  rules: readonly ChangedRule[];
  /** Cookies that keep popups closed. */
  cookies: readonly string[];
}

/** A tab for each of the two builds. */
export interface TabPair {
  before: Tab;
  after: Tab;
}

/**
 * Compares pages at each width, element by element. Each is opened once: the window gets the widths one after the other.
 * @throws EnvironmentError for a page that can't be opened.
 */
export async function comparePages(
  comparison: Comparison,
  paths: readonly string[],
  widths: readonly number[],
): Promise<PageDifferences[]> {
  const found = new Map<string, PageDifferences[]>();
  const queue = [...paths];
  const work = async () => {
    const tabs = await openPair(comparison);
    try {
      for (let path = queue.shift(); path; path = queue.shift())
        found.set(path, await comparePage(comparison, tabs, { path, widths, settle: startPage }));
    } finally {
      await closePair(tabs);
    }
  };
  await Promise.all(Array.from({ length: Math.min(LANES, paths.length) }, work));
  // In the order of the pages, not in that in which they were ready.
  return paths.flatMap((path) => found.get(path) ?? []);
}

export async function openPair({ browser, cookies }: Comparison): Promise<TabPair> {
  const [before, after] = await Promise.all([openTab(browser, cookies), openTab(browser, cookies)]);
  return { before, after };
}

export const closePair = ({ before, after }: TabPair): Promise<unknown> => Promise.all([before.close(), after.close()]);

interface PageOptions {
  path: string;
  widths: readonly number[];
  /** Waits until the page is as it is to be compared. */
  settle(page: Tab["page"]): Promise<void>;
}

/** Opens a page of both builds and compares them at each width. */
export async function comparePage(
  { before, after, rules }: Comparison,
  tabs: TabPair,
  { path, widths, settle }: PageOptions,
): Promise<PageDifferences[]> {
  const request = { properties: VISUAL_PROPERTIES, rules: rules.map(({ selector, pseudo }) => ({ selector, pseudo })) };
  const read = async (side: Side, tab: Tab): Promise<PageSnapshot[]> => {
    const snapshots: PageSnapshot[] = [];
    for (const width of widths) {
      await tab.resize(width);
      if (snapshots.length === 0) {
        await tab.open(side.addressOf(path));
        await settle(tab.page);
      }
      snapshots.push(assetHasher(side.out)(await tab.page.evaluate(readElements, request)));
    }
    return snapshots;
  };
  const [was, is] = await Promise.all([read(before, tabs.before), read(after, tabs.after)]);
  return widths.flatMap((width, index) => {
    const [before, after] = [was[index], is[index]];
    return before && after ? [{ path, width, differences: findDifferences({ before, after, rules }) }] : [];
  });
}
