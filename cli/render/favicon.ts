import type { SitePlan } from "../plan/plan.ts";
import { svgDataUrl } from "../plan/svgDataUrl.ts";

type Icons = Pick<SitePlan, "icon" | "manifest">;

/** Names the icon by its address. */
const faviconLink = (url: string): string => `<link rel="icon" type="image/svg+xml" href="${url}">`;

/** Brings the icon along: browsers ask for a file before they show anything, and it is hardly larger than the question. */
export const inlineFavicon = (svg: string): string => faviconLink(svgDataUrl(svg));

/** The icon for browsers that show no SVG. With its size the others don't take it (https://evilmartians.com/chronicles/how-to-favicon). */
const icoLink = (url: string): string => `<link rel="icon" href="${url}" sizes="32x32">`;

/** The icons that the page to choose a country names, where its host serves them at its root. */
export const rootIconLinks = (base: string): string[] =>
  base === "/" ? [icoLink("/favicon.ico"), touchLink("/apple-touch-icon.png")] : [];

const touchLink = (url: string): string => `<link rel="apple-touch-icon" href="${url}">`;

/** The icon for tabs as a file, which search engines look for on a home, and those for home screens. */
export const iconLinks = (site: Icons, home: string): string =>
  [faviconLink(home + site.icon.file), ...otherLinks(site, home)].join("\n");

/** The icon for tabs as part of the page, and those for home screens. */
export const inlineIconLinks = (site: Icons, home: string): string =>
  [inlineFavicon(site.icon.svg), ...otherLinks(site, home)].join("\n");

const otherLinks = ({ icon: { forms }, manifest }: Icons, home: string): string[] => [
  ...forms.flatMap(({ use, name }) =>
    use === "tab" ? [icoLink(home + name)] : use === "touch" ? [touchLink(home + name)] : [],
  ),
  ...(manifest === undefined ? [] : [`<link rel="manifest" href="${home}${manifest}">`]),
];
