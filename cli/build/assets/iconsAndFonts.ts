import type { SitePlan, Plan } from "../../model/plan.ts";
import { svgDataUrl } from "../../plan/brand/recolour.ts";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { encodedFolder, keepSealed, readSealed, type Bytes } from "../../core/cache.ts";
import { cutFont, codePoints } from "../../content/fonts/fontFacts.ts";
import { contentHash } from "../../core/contentHash.ts";
import { describePackages } from "../../core/engine.ts";
import type { FontSubset } from "../../plan/fonts/fontParts.ts";
import { fontFace, type PlannedFonts } from "../../plan/fonts/planFonts.ts";
import type { Project } from "../../core/project.ts";
import { readShipped } from "./shippedBrand.ts";

type Icons = Pick<SitePlan, "icon" | "manifest">;

const faviconLink = (url: string): string => `<link rel="icon" type="image/svg+xml" href="${url}">`;

/** The icon as a data URL: browsers request icon files before the first paint, and it is as small as a request. */
export const inlineFavicon = (svg: string): string => faviconLink(svgDataUrl(svg));

/**
 * The fallback for browsers without SVG icons. `sizes` keeps others from choosing it
 * (https://evilmartians.com/chronicles/how-to-favicon).
 */
const icoLink = (url: string): string => `<link rel="icon" href="${url}" sizes="32x32">`;

/** Icon links of the page to choose a country. Their files exist only on hosts that are served at `/`. */
export const rootIconLinks = (base: string): string[] =>
  base === "/" ? [icoLink("/favicon.ico"), touchLink("/apple-touch-icon.png")] : [];

const touchLink = (url: string): string => `<link rel="apple-touch-icon" href="${url}">`;

/** Icon links of a site's home: search engines look there for a tab icon that is a file. */
export const iconLinks = (site: Icons, home: string): string =>
  [faviconLink(home + site.icon.file), ...otherLinks(site, home)].join("\n");

/** Icon links of other pages, with the tab icon as a data URL. */
export const inlineIconLinks = (site: Icons, home: string): string =>
  [inlineFavicon(site.icon.svg), ...otherLinks(site, home)].join("\n");

const otherLinks = ({ icon: { bitmaps }, manifest }: Icons, home: string): string[] => [
  ...bitmaps.flatMap(({ use, name }) =>
    use === "tab" ? [icoLink(home + name)] : use === "touch" ? [touchLink(home + name)] : [],
  ),
  ...(manifest === undefined ? [] : [`<link rel="manifest" href="${home}${manifest}">`]),
];

/** Hash of the packages that subset fonts. */
export const fontCutter = (): string => contentHash(...describePackages(["subset-font"]));

/** Subsets a font, without a cache. */
export const cutSubset = ({ original, range, weight, features }: FontSubset): Promise<Bytes> =>
  cutFont(readFileSync(original), { text: String.fromCodePoint(...codePoints(range)), weight, features });

/** A font subset as WOFF2: shipped with the package, cached, or made now and cached. */
export async function readFontSubset(project: Project, subset: FontSubset): Promise<Bytes> {
  const kept = join(encodedFolder(project), "fonts", `${subset.hash}.woff2`);
  return readShipped(subset.hash, "woff2") ?? readSealed(kept) ?? keepSealed(kept, await cutSubset(subset));
}

/** `charactersStyle` of all countries, for the host's content security policy. */
export const charactersStyles = (project: Project, { inlineFonts }: Pick<Plan, "inlineFonts">): Promise<string[]> =>
  Promise.all(inlineFonts.map((fonts) => charactersStyle(project, fonts)));

/**
 * CSS with the font of further characters inlined, 1.3 kB for two characters. A file would cost another request before
 * the first paint, and a font that arrives later makes the browser lay out all text again.
 */
export async function charactersStyle(
  project: Project,
  { characters }: Pick<PlannedFonts, "characters">,
): Promise<string> {
  if (!characters) return "";
  const contents = await readFontSubset(project, characters.part.subset);
  return fontFace("body", characters.part, `data:font/woff2;base64,${Buffer.from(contents).toString("base64")}`);
}
