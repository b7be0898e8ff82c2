import type { BrandFontsConfig } from "../../config/schema/fonts.ts";
import { FONT_ROLES, type BrandFontFacts } from "../../content/fonts/fontFacts.ts";
import type { Place, Problem } from "../../report/problem.ts";
import { coreCharacters } from "./coreCharacters.ts";
import { fontParts, type FontSubset, type FontPart } from "./fontParts.ts";
import { fontStyle, type PlannedRole } from "./fontStyle.ts";

export interface PlannedFonts {
  /** CSS of the site's stylesheet, with URLs relative to the assets' folder. */
  style: string;
  subsets: FontSubset[];
  /** Core parts, for pages outside of the site's folder. */
  core: readonly PlannedRole[];
  /** Files that every page preloads. */
  preload: string[];
  /** The part of the body font that pages inline if they show one of its characters. */
  characters?: { text: string; part: FontPart };
}

interface Options {
  fonts: BrandFontsConfig;
  facts: BrandFontFacts;
  languages: readonly string[];
  cutter: string;
  locate(path: readonly PropertyKey[]): Place;
}

/** The plan of a site without fonts of its own. */
export const NO_FONTS: PlannedFonts = { style: "", subsets: [], core: [], preload: [] };

/** Plans the font files of a site and the CSS that loads them. */
export function planFonts({ fonts, facts, languages, cutter, locate }: Options): {
  fonts: PlannedFonts;
  problems: Problem[];
} {
  const planned = { ...NO_FONTS, subsets: [] as FontSubset[], core: [] as PlannedRole[], preload: [] as string[] };
  const problems: Problem[] = [];
  for (const role of FONT_ROLES) {
    const font = facts[role];
    if (!font) continue;
    if ("mistake" in font) {
      problems.push({ ...font.mistake, severity: "error", place: locate([role, ...font.path]) });
      continue;
    }
    const { characters = "" } = fonts;
    const parts = fontParts({ font, isCore: coreCharacters(role, languages), characters, languages, cutter });
    const shown = { role, kind: font.kind, fallbacks: font.fallbacks };
    const core = parts.filter(({ kind }) => kind === "core");
    planned.style += fontStyle({ ...shown, parts });
    planned.core.push({ ...shown, parts: core });
    planned.subsets.push(...parts.map(({ subset }) => subset));
    planned.preload.push(...core.map(({ subset }) => subset.name));
    const inlinePart = parts.find(({ kind }) => kind === "characters");
    if (role === "body" && inlinePart) planned.characters = { text: characters, part: inlinePart };
  }
  return { fonts: planned, problems };
}
