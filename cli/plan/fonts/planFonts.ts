import type { NetworkData } from "../../../runtime/site/site.ts";
import type { Config, SiteConfig } from "../../model/config.ts";
import {
  FONT_ROLES,
  type BrandFontFacts,
  type FallbackFace,
  type FontKind,
  type FontRole,
} from "../../content/fonts/fontFacts.ts";
import type { ShareFontFacts } from "../../content/fonts/readFonts.ts";
import type { Problem } from "../../core/problems/problem.ts";
import { coreCharacters } from "./coreCharacters.ts";
import { fontParts, type FontSubset, type FontPart } from "./fontParts.ts";

const FAMILIES: Record<FontRole, { family: string; property: string }> = {
  body: { family: "Body", property: "--font-text" },
  heading: { family: "Heading", property: "--font-head" },
};

/** Local names of system fonts (Windows and macOS, Android, Linux), and generic families, the last fallback. */
const SYSTEM: Record<FontKind, { regular: string[]; bold: string[]; generic: string }> = {
  "sans-serif": {
    regular: ["Arial", "ArialMT", "Roboto", "Liberation Sans"],
    bold: ["Arial Bold", "Arial-BoldMT", "Roboto Bold", "Liberation Sans Bold"],
    generic: "system-ui,sans-serif",
  },
  serif: {
    regular: ["Times New Roman", "TimesNewRomanPSMT", "Liberation Serif"],
    bold: ["Times New Roman Bold", "TimesNewRomanPS-BoldMT", "Liberation Serif Bold"],
    generic: "Georgia,serif",
  },
  monospace: {
    regular: ["Courier New", "CourierNewPSMT", "Liberation Mono"],
    bold: ["Courier New Bold", "CourierNewPS-BoldMT", "Liberation Mono Bold"],
    generic: "ui-monospace,monospace",
  },
};

interface PlannedRole {
  role: FontRole;
  kind: FontKind;
  parts: readonly FontPart[];
  fallbacks: readonly FallbackFace[];
}

/**
 * The CSS of one font; `folder` is the URL of the assets, for a style outside of it. Parts that are not core have their
 * own family: for each text size of a family, Chromium looks up a system font in place of unloaded parts, even if none of
 * their characters is shown. On Linux that took half of the first layout.
 */
function fontStyle({ role, kind, parts, fallbacks }: PlannedRole, folder = ""): string {
  const { family, property } = FAMILIES[role];
  return [
    ...parts.map((part) => fontFace(role, part, `"${folder}${part.subset.name.replace("assets/", "")}"`)),
    ...fallbacks.map((face) => fallbackFace(family, kind, face)),
    `:root{${property}:"${family}","${family} More","${family} Fallback",${SYSTEM[kind].generic}}`,
    // For a font that loaded too late (`runtime/page/document.ts`). The host's own pages don't run that script.
    folder === ""
      ? `:root[data-late-fonts~="${family}"]{${property}:"${family} Fallback",${SYSTEM[kind].generic}}`
      : "",
  ].join("");
}

/** The `@font-face` rule of a part. `source` is its URL. */
export function fontFace(role: FontRole, { kind, shownFor: [min, max], subset }: FontPart, source: string): string {
  const { family } = FAMILIES[role];
  const name = kind === "core" ? family : `${family} More`;
  return `@font-face{font-family:"${name}";font-weight:${min} ${max};font-display:swap;src:url(${source}) format("woff2");unicode-range:${subset.range.replaceAll(" ", "")}}`;
}

function fallbackFace(family: string, kind: FontKind, face: FallbackFace): string {
  const { isBold, shownFor, sizeAdjust, ascent, descent, lineGap } = face;
  const sources = SYSTEM[kind][isBold ? "bold" : "regular"].map((name) => `local("${name}")`).join(",");
  return `@font-face{font-family:"${family} Fallback";font-weight:${shownFor.join(" ")};src:${sources};size-adjust:${percent(sizeAdjust)};ascent-override:${percent(ascent)};descent-override:${percent(descent)};line-gap-override:${percent(lineGap)}}`;
}

const percent = (share: number): string => `${Number((share * 100).toFixed(2))}%`;

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

/** The plan of a site without fonts of its own. */
export const NO_FONTS: PlannedFonts = { style: "", subsets: [], core: [], preload: [] };

/** Plans the font files of a site and the CSS that loads them. */
function planFonts(
  { config, language, locate }: SiteConfig,
  facts: BrandFontFacts,
  cutter: string,
  problems: Problem[],
): PlannedFonts {
  const { characters = "" } = config.brand.fonts;
  const planned = { ...NO_FONTS, subsets: [] as FontSubset[], core: [] as PlannedRole[], preload: [] as string[] };
  for (const role of FONT_ROLES) {
    const font = facts[role];
    if (!font) continue;
    if ("mistake" in font) {
      problems.push({ ...font.mistake, place: locate(["brand", "fonts", role, ...font.path]) });
      continue;
    }
    const parts = fontParts({ font, isCore: coreCharacters(role, language), characters, language, cutter });
    const shown = { role, kind: font.kind, fallbacks: font.fallbacks };
    const core = parts.filter(({ kind }) => kind === "core");
    planned.style += fontStyle({ ...shown, parts });
    planned.core.push({ ...shown, parts: core });
    planned.subsets.push(...parts.map(({ subset }) => subset));
    planned.preload.push(...core.map(({ subset }) => subset.name));
    const inlinePart = parts.find(({ kind }) => kind === "characters");
    if (role === "body" && inlinePart) planned.characters = { text: characters, part: inlinePart };
  }
  return planned;
}

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
  const problems: Problem[] = [];
  const planOf = (site: SiteConfig): PlannedFonts => {
    const own = facts.get(site.key) ?? {};
    const key = JSON.stringify([own, site.config.brand.fonts.characters, site.language]);
    const fonts = plans.get(key) ?? planFonts(site, own, cutter, problems);
    plans.set(key, fonts);
    return fonts;
  };
  const bySite = new Map(sites.map((site) => [site.key, planOf(site)]));
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
