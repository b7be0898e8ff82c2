import type { BrandFontFacts, FontFace } from "../../content/fonts/fontFacts.ts";
import type { FontSource } from "../../content/fonts/readOwnFonts.ts";
import type { ShareFontFacts } from "../../content/fonts/readFonts.ts";
import type { SiteConfig } from "../../model/config.ts";
import { contentHash } from "../../core/contentHash.ts";
import { memoizeWeak } from "../../core/lookups.ts";
import type { Problem } from "../../core/problems/problem.ts";
import type { ShareFont, ShareLook } from "./shareDrawing.ts";

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
