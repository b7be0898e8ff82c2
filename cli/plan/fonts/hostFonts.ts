import type { NetworkData } from "../../../runtime/site/site.ts";
import { fontStyle } from "./fontStyle.ts";
import type { PlannedFonts } from "./planFonts.ts";

/**
 * CSS that lets pages of no country load the fonts of a country's site, if that is on their host. They preload none,
 * because most visitors are redirected at once.
 */
export function hostFonts({ core }: PlannedFonts, { sites }: NetworkData, country: string): string {
  const home = sites.find(({ key }) => key === country)?.home;
  if (home?.startsWith("/") !== true) return "";
  return core.map((font) => fontStyle(font, `${home}assets/`)).join("");
}
