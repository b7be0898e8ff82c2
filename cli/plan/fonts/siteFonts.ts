import type { Config } from "../../config/loadConfig.ts";
import type { BrandFontFacts } from "../../content/fonts/fontFacts.ts";
import type { ShareFontFacts } from "../../content/fonts/readShareFonts.ts";
import type { Problem } from "../../report/problem.ts";
import { NO_FONTS, planFonts, type PlannedFonts } from "./planFonts.ts";

/** What fonts are planned with. */
export interface FontOptions {
  /** By the site's key; those of the network under an empty one. */
  facts: ReadonlyMap<string, BrandFontFacts>;
  /** Those of share pictures alone. */
  share: ShareFontFacts;
  /** Version of what cuts them. */
  cutter: string;
}

/** A project whose fonts were not looked at. */
export const NO_FONT_OPTIONS: FontOptions = { facts: new Map(), share: new Map(), cutter: "" };

/** Plans the fonts of all sites; those that have the same are planned once. */
export function planSiteFonts({ sites }: Config, { facts, cutter }: Pick<FontOptions, "facts" | "cutter">) {
  const known = new Map<string, PlannedFonts>();
  const bySite = new Map<string, PlannedFonts>();
  const problems: Problem[] = [];
  for (const { key, config, language, locate } of sites) {
    const own = facts.get(key) ?? {};
    const asked = JSON.stringify([own, config.brand.fonts.characters, language]);
    let fonts = known.get(asked);
    if (!fonts) {
      const planned = planFonts({
        fonts: config.brand.fonts,
        facts: own,
        languages: [language],
        cutter,
        locate: (path) => locate(["brand", "fonts", ...path]),
      });
      problems.push(...planned.problems);
      fonts = planned.fonts;
      known.set(asked, fonts);
    }
    bySite.set(key, fonts);
  }
  return {
    of: (site: string): PlannedFonts => bySite.get(site) ?? NO_FONTS,
    /** Those that pages bring along, of each kind one. */
    inline: [...known.values()].filter(({ characters }) => characters),
    problems,
  };
}
