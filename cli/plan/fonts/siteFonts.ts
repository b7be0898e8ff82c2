import type { Config } from "../../model/config.ts";
import type { BrandFontFacts } from "../../content/fonts/fontFacts.ts";
import type { ShareFontFacts } from "../../content/fonts/readFonts.ts";
import type { Problem } from "../../core/problems/problem.ts";
import { NO_FONTS, planFonts, type PlannedFonts, fontStyle } from "./planFonts.ts";
import type { NetworkData } from "../../../runtime/site/site.ts";

/** Input of the font planner. */
export interface FontOptions {
  /** Metadata of fonts by site; the network's under an empty key. */
  facts: ReadonlyMap<string, BrandFontFacts>;
  /** Metadata of fonts that only share pictures use. */
  share: ShareFontFacts;
  cutter: string;
}

export const NO_FONT_OPTIONS: FontOptions = { facts: new Map(), share: new Map(), cutter: "" };

/** Plans the fonts of all sites; sites with the same fonts share a plan. */
export function planSiteFonts({ sites }: Config, { facts, cutter }: Pick<FontOptions, "facts" | "cutter">) {
  const plans = new Map<string, PlannedFonts>();
  const bySite = new Map<string, PlannedFonts>();
  const problems: Problem[] = [];
  for (const site of sites) {
    const own = facts.get(site.key) ?? {};
    const planKey = JSON.stringify([own, site.config.brand.fonts.characters, site.language]);
    let fonts = plans.get(planKey);
    if (!fonts) {
      const planned = planFonts(site, own, cutter);
      problems.push(...planned.problems);
      plans.set(planKey, (fonts = planned.fonts));
    }
    bySite.set(site.key, fonts);
  }
  return {
    of: (site: string): PlannedFonts => bySite.get(site) ?? NO_FONTS,
    /** The distinct fonts with a part that pages inline. */
    inline: [...plans.values()].filter(({ characters }) => characters),
    problems,
  };
}

/**
 * CSS that lets pages of no country load the fonts of a country's site, if that is on their host. They preload none,
 * because most visitors are redirected at once.
 */
export function hostFonts({ core }: PlannedFonts, { sites }: NetworkData, country: string): string {
  const home = sites.find(({ key }) => key === country)?.home;
  if (home?.startsWith("/") !== true) return "";
  return core.map((font) => fontStyle(font, `${home}assets/`)).join("");
}
