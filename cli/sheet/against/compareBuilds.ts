import { count } from "../../report/count.ts";
import type { Console } from "../../report/console.ts";
import { openBrowser } from "../openBrowser.ts";
import { changedRules } from "./changedRules.ts";
import { comparePages, type Comparison, type Side } from "./comparePages.ts";
import { findPages } from "./findPages.ts";
import { groupDifferences } from "./groupDifferences.ts";
import { OFFLINE } from "./openTabs.ts";
import { readRules } from "./readRules.ts";
import { readStyleTexts } from "./readStyleTexts.ts";
import type { Report } from "./report.ts";
import { showGroups } from "./showGroups.ts";

interface Options {
  before: Side;
  after: Side;
  countries: readonly string[];
  /** The pages to look at; absent: all. */
  paths: readonly string[] | undefined;
  widths: readonly number[];
  /** Cookies that keep popups closed. */
  cookies: readonly string[];
  /** Path of a Chrome or Chromium. */
  chrome: string;
  task: Console["task"];
}

/** Compares two builds as visitors see them. */
export async function compareBuilds(options: Options): Promise<Report> {
  const { before, after, countries, paths, widths, cookies, chrome, task } = options;
  const { added, removed, candidates, same } = findPages(before.out, after.out, countries);
  const pages = paths ? candidates.filter((path) => paths.includes(path)) : candidates;
  const counts = { pages: paths?.length ?? candidates.length + same, widths, added, removed };
  if (pages.length === 0) return { ...counts, different: 0, groups: [] };

  const browser = await openBrowser(chrome, OFFLINE);
  try {
    const tab = await browser.newPage();
    const [old, now] = [readStyleTexts(before.out, countries), readStyleTexts(after.out, countries)];
    const { changes, rules } = changedRules(await tab.evaluate(readRules, old), await tab.evaluate(readRules, now));
    const comparison: Comparison = { browser, before, after, rules, cookies };
    const found = await task(`Compare ${count(pages.length, "page")}`, () => comparePages(comparison, pages, widths));
    const groups = groupDifferences(found, changes);
    const shown = await task("Take pictures of the changes", () => showGroups(comparison, groups));
    const different = new Set(shown.flatMap((group) => group.pages)).size;
    return { ...counts, different, groups: shown };
  } finally {
    await browser.close();
  }
}
