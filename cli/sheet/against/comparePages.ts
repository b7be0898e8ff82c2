import type { Browser } from "playwright";
import { settleElements } from "../settlePage.ts";
import { LANES } from "../takeShots.ts";
import { assetHasher } from "./assetHasher.ts";
import type { ChangedRule } from "./changedRules.ts";
import type { Difference } from "./difference.ts";
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

/** Compares pages at each width, element by element. @throws EnvironmentError for a page that can't be opened. */
export async function comparePages(
  comparison: Comparison,
  paths: readonly string[],
  widths: readonly number[],
): Promise<PageDifferences[]> {
  const found: PageDifferences[] = [];
  for (const width of widths) {
    const queue = [...paths];
    const work = async () => {
      const tabs = await openPair(comparison, width);
      try {
        for (let path = queue.shift(); path; path = queue.shift())
          found.push({ path, width, differences: await comparePage(comparison, tabs, path, settleElements) });
      } finally {
        await Promise.all([tabs.before.close(), tabs.after.close()]);
      }
    };
    await Promise.all(Array.from({ length: Math.min(LANES, paths.length) }, work));
  }
  // In the order of the pages, not in that in which they were ready.
  const order = new Map(paths.map((path, index) => [path, index]));
  return found.sort((a, b) => (order.get(a.path) ?? 0) - (order.get(b.path) ?? 0) || a.width - b.width);
}

export async function openPair({ browser, cookies }: Comparison, width: number): Promise<TabPair> {
  const [before, after] = await Promise.all([openTab(browser, width, cookies), openTab(browser, width, cookies)]);
  return { before, after };
}

/** Opens a page of both builds and compares them once they are settled. */
export async function comparePage(
  { before, after, rules }: Comparison,
  tabs: TabPair,
  path: string,
  settle: (page: Tab["page"]) => Promise<void>,
): Promise<Difference[]> {
  const read = async (side: Side, tab: Tab): Promise<PageSnapshot> => {
    await tab.open(side.addressOf(path));
    await settle(tab.page);
    const snapshot = await tab.page.evaluate(readElements, {
      properties: VISUAL_PROPERTIES,
      rules: rules.map(({ selector, pseudo }) => ({ selector, pseudo })),
    });
    return assetHasher(side.out)(snapshot);
  };
  const [was, is] = await Promise.all([read(before, tabs.before), read(after, tabs.after)]);
  return findDifferences({ before: was, after: is, rules });
}
