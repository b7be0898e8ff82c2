import type { Address } from "./addresses.ts";
import { likeness } from "./likeness.ts";

/** Below this no page is like another. */
const LEAST = 0.34;
/** A page that was not live before is where a page that vanishes has more likely gone. */
const NEW_PAGE = 0.1;

/** Where a vanished page's address could lead. */
export interface Proposal {
  to: Address;
  /** From 0 to 1. */
  likeness: number;
  /** Nothing was like it: this is the list that it was in, or the home. */
  isFallback: boolean;
}

/**
 * The page of the same site that is most like one that vanished; where none is like it, the nearest list above it, at last
 * the site's home. Undefined when the site itself has vanished.
 * @param added Addresses that were not live before.
 */
export function proposeTarget(
  vanished: Address,
  pages: readonly Address[],
  added: ReadonlySet<Address>,
): Proposal | undefined {
  const own = pages.filter(({ site }) => site === vanished.site);
  let best: { to: Address; score: number; likeness: number } | undefined;
  for (const to of own) {
    const alike = likeness(vanished, to);
    const score = alike + (added.has(to) ? NEW_PAGE : 0);
    if (!best || score > best.score) best = { to, score, likeness: alike };
  }
  if (best && best.score >= LEAST) return { to: best.to, likeness: best.likeness, isFallback: false };
  const above = nearestAbove(vanished, own);
  return above && { to: above, likeness: 0, isFallback: true };
}

function nearestAbove({ networkPath }: Address, own: readonly Address[]): Address | undefined {
  const above = own.filter((to) => networkPath.startsWith(to.networkPath));
  return above.sort((a, b) => b.networkPath.length - a.networkPath.length)[0];
}
