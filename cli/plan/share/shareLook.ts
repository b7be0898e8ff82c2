import { directionOf } from "../../../runtime/site/text.ts";
import type { SiteConfig } from "../../model/config.ts";
import { themeColours, type ThemeColours } from "../../config/themeColours.ts";
import { contentHash } from "../../core/contentHash.ts";
import type { PlannedBrand } from "../brand/planBrand.ts";
import type { BrandFontFacts, FontFace } from "../../content/fonts/fontFacts.ts";
import type { FontSource } from "../../content/fonts/readOwnFonts.ts";
import type { ShareFontFacts } from "../../content/fonts/readFonts.ts";
import { memoizeWeak } from "../../core/lookups.ts";
import type { Problem } from "../../core/problems/problem.ts";
import type { ShareArt, ShareFont, ShareLook } from "./shareDrawing.ts";

/** What a site's share pictures are made of. */
export interface SharedLook {
  brand: PlannedBrand;
  site: SiteConfig;
  fonts: ShareLook["fonts"];
  /** Versions of the flags and of the font cutter. */
  versions: readonly string[];
}

/** Version of the design. Increase it when drawings change: file names change with it, and messengers cache by name. */
export const DESIGN = 3;

/** Makes the common look of a site's share pictures. @param isNetwork For the country chooser, which names no country. */
export function shareLook({ brand, site, fonts, versions }: SharedLook, isNetwork = false): ShareLook {
  const { config, language } = site;
  const { logo, name } = brand.data;
  const svg = brand.assets.find(([file]) => file === brand.logoFile)?.[1];
  const look = {
    direction: directionOf(language),
    language,
    colours: coloursOf(themeColours(config.theme)),
    logo: logo && svg !== undefined ? { svg, width: logo.light.width, height: logo.light.height } : undefined,
    name: !logo || svg === undefined || logo.name ? name : undefined,
    country: isNetwork ? undefined : config.name,
    flag: isNetwork ? undefined : config.code?.toLowerCase(),
    arch: config.brand.illustrations.arch,
  } satisfies Omit<ShareLook, "fonts" | "hash">;
  const hashes = [...fonts.heading, ...fonts.body].map(({ hash }) => hash);
  return { ...look, fonts, hash: contentHash(String(DESIGN), JSON.stringify(look), ...hashes, ...versions) };
}

const coloursOf = (colours: ThemeColours): ShareLook["colours"] => ({
  ground: colours["paper-2"],
  title: colours.ink,
  label: colours["accent-ink"],
  country: colours["ink-2"],
  deep: colours.deep,
  hill: colours["deep-2"],
  accent: colours.accent,
});

/** An illustration by name, to embed in a share picture. */
export function shareArt({ illustrations, assets, pictures }: PlannedBrand, name: string): ShareArt | undefined {
  const art = illustrations.all[name];
  if (!art) return undefined;
  const isOf = (file: string) => art.src.endsWith(`/${file}`);
  const [, svg] = assets.find(([file]) => isOf(file)) ?? [];
  const bitmap = pictures.find((picture) => isOf(picture.name));
  if (svg !== undefined) return { svg, width: art.width, height: art.height };
  return bitmap && { original: bitmap.original, hash: bitmap.hash };
}

/** Preferred weight of the texts. */
const WEIGHT = 600;

/** The fonts of a site's share pictures in fallback order: heading font first for titles, body font for the rest. */
export function shareFonts(
  { heading, body }: BrandFontFacts,
  further: NonNullable<ReturnType<ShareFontFacts["get"]>>,
): ShareLook["fonts"] {
  const filesIn = (fonts: readonly (typeof heading | (typeof further)[number])[]) =>
    fonts.flatMap((font) => (font && !("mistake" in font) ? filesOf(font) : []));
  return { heading: filesIn([heading, body, ...further]), body: filesIn([body, heading, ...further]) };
}

/** Problems of fonts that only share pictures use. */
export const shareFontProblems = (sites: readonly SiteConfig[], facts: ShareFontFacts): Problem[] =>
  sites.flatMap(({ key, locate }) =>
    (facts.get(key) ?? []).flatMap((font, index): Problem[] => {
      if (!("mistake" in font)) return [];
      const place = locate(["brand", "sharePictures", "fonts", index, ...font.path]);
      return [{ ...font.mistake, place }];
    }),
  );

const filesOf = memoizeWeak(({ id, version, faces }: FontSource): ShareFont[] => {
  const [face] = [...faces].sort((a, b) => distance(a) - distance(b));
  if (!face) return [];
  const weight = weightOf(face);
  return face.files.map(({ path, range, subset = "" }) => ({
    path,
    range,
    ...(face.isVariable && { weight }),
    hash: contentHash(id, version, subset, String(weight)),
  }));
});

const weightOf = ({ weight }: FontFace): number =>
  typeof weight === "number" ? weight : Math.min(weight[1], Math.max(weight[0], WEIGHT));

const distance = (face: FontFace): number => Math.abs(weightOf(face) - WEIGHT);
