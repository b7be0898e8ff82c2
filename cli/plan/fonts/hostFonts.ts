import type { NetworkData } from "../../../runtime/site/site.ts";
import { fontStyle } from "./fontStyle.ts";
import type { PlannedFonts } from "./planFonts.ts";

/**
 * The rules with which the pages that belong to no country load the fonts of a country's site from its folder, where that is
 * on their host. They preload none: most visitors are sent on before anything is shown.
 */
export function hostFonts({ core }: PlannedFonts, { sites }: NetworkData, country: string): string {
  const home = sites.find(({ key }) => key === country)?.home;
  if (home?.startsWith("/") !== true) return "";
  return core.map((font) => fontStyle(font, `${home}assets/`)).join("");
}
