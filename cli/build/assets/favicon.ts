import type { SitePlan } from "../../model/plan.ts";
import type { IconBitmap } from "../../plan/brand/icon.ts";
import { svgDataUrl } from "../../plan/brand/svg.ts";

const faviconLink = (url: string): string => `<link rel="icon" type="image/svg+xml" href="${url}">`;

/** The icon as a data URL: browsers request icon files before the first paint, and it is no larger than a request. */
export const inlineFavicon = (svg: string): string => faviconLink(svgDataUrl(svg));

/** For browsers without SVG icons; `sizes` keeps others away (https://evilmartians.com/chronicles/how-to-favicon). */
const icoLink = (url: string): string => `<link rel="icon" href="${url}" sizes="32x32">`;

/** Icon links of the page to choose a country. Their files exist only on hosts that are served at `/`. */
export const rootIconLinks = (base: string): string[] =>
  base === "/" ? [icoLink("/favicon.ico"), touchLink("/apple-touch-icon.png")] : [];

const touchLink = (url: string): string => `<link rel="apple-touch-icon" href="${url}">`;

/** Links by the use of a bitmap. The manifest has the others. */
const LINKS: Partial<Record<IconBitmap["use"], (url: string) => string>> = { tab: icoLink, touch: touchLink };

/**
 * Icon links of a site's pages. Search engines look at its home for a tab icon that is a file; other pages have it as a
 * data URL.
 */
export function iconLinks({ icon, manifest }: Pick<SitePlan, "icon" | "manifest">, home: string) {
  const others = [
    ...icon.bitmaps.flatMap(({ use, name }) => LINKS[use]?.(home + name) ?? []),
    ...(manifest === undefined ? [] : [`<link rel="manifest" href="${home}${manifest}">`]),
  ];
  const withOthers = (tabIcon: string) => [tabIcon, ...others].join("\n");
  return { icon: withOthers(inlineFavicon(icon.svg)), homeIcon: withOthers(faviconLink(home + icon.file)) };
}
