import type { Address } from "./addresses.ts";

/** Where a vanished page's address could lead. */
export interface Proposal {
  to: Address;
  /** No page is the same: this is the list that it was in, or the home. */
  isFallback: boolean;
}

/** What makes a page of the same site the one that vanished, in order. */
const SAME: readonly ((a: Address, b: Address) => boolean)[] = [
  (a, b) => a.page.text !== undefined && a.page.text === b.page.text,
  (a, b) => slugOf(a) === slugOf(b),
];

/**
 * The page of the same site that has the text of one that vanished, else its slug; else the nearest list above it, at last
 * the site's home. Undefined when the site itself has vanished.
 * @param added Addresses that were not live before: a page has more likely gone to one of them.
 */
export function proposeTarget(
  vanished: Address,
  pages: readonly Address[],
  added: ReadonlySet<Address>,
): Proposal | undefined {
  const own = pages.filter(({ site }) => site === vanished.site);
  const likely = [...own.filter((to) => added.has(to)), ...own.filter((to) => !added.has(to))];
  for (const isSame of SAME) {
    const to = likely.find((page) => isSame(vanished, page));
    if (to) return { to, isFallback: false };
  }
  const above = nearestAbove(vanished, own);
  return above && { to: above, isFallback: true };
}

/** The last segment of a page's path; that of a home is its country's. */
const slugOf = ({ networkPath }: Address): string => networkPath.split("/").findLast(Boolean) ?? "";

function nearestAbove({ networkPath }: Address, own: readonly Address[]): Address | undefined {
  const above = own.filter((to) => networkPath.startsWith(to.networkPath));
  return above.sort((a, b) => b.networkPath.length - a.networkPath.length)[0];
}
