import type { SitePlan } from "../plan/plan.ts";
import { svgDataUrl } from "../plan/svgDataUrl.ts";

type Icons = Pick<SitePlan, "icon" | "manifest">;

/** Names the icon by its address. */
const faviconLink = (url: string): string => `<link rel="icon" type="image/svg+xml" href="${url}">`;

/** Brings the icon along: browsers ask for a file before they show anything, and it is hardly larger than the question. */
export const inlineFavicon = (svg: string): string => faviconLink(svgDataUrl(svg));

/** The icon for tabs as a file, which search engines look for on a home, and those for home screens. */
export const iconLinks = (site: Icons, home: string): string =>
  [faviconLink(home + site.icon.file), ...screenLinks(site, home)].join("\n");

/** The icon for tabs as part of the page, and those for home screens. */
export const inlineIconLinks = (site: Icons, home: string): string =>
  [inlineFavicon(site.icon.svg), ...screenLinks(site, home)].join("\n");

const screenLinks = ({ icon: { forms }, manifest }: Icons, home: string): string[] => [
  ...forms.slice(0, 1).map(({ name }) => `<link rel="apple-touch-icon" href="${home}${name}">`),
  ...(manifest === undefined ? [] : [`<link rel="manifest" href="${home}${manifest}">`]),
];
