import type { SitePlan } from "../plan/plan.ts";
import type { Changes } from "./watchSources.ts";

/**
 * The sites that show nothing of what has changed since they were planned, so that they need not be planned again: with
 * hundreds of countries that is most of the work. Known only where nothing but Markdown of planned countries was edited.
 */
export function unchangedSites(sites: readonly SitePlan[], { edited, moved }: Changes): SitePlan[] {
  const owners = [...edited].map((file) => /^countries\/content\/([^/]+)\/.+\.md$/.exec(file)?.[1]);
  const planned = new Set(sites.map(({ country }) => country));
  const isKnown = moved.size === 0 && owners.every((owner) => owner !== undefined && planned.has(owner));
  return isKnown ? sites.filter(({ country }) => !owners.includes(country)) : [];
}
