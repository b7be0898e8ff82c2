import type { BrandFontFacts, FontFace } from "../../content/fonts/fontFacts.ts";
import type { FontSource } from "../../content/fonts/readFontPackage.ts";
import type { ShareFontFacts } from "../../content/fonts/readShareFonts.ts";
import type { SiteConfig } from "../../config/loadConfig.ts";
import { contentHash } from "../../contentHash.ts";
import type { Problem } from "../../report/problem.ts";
import type { ShareFont, ShareLook } from "./shareDrawing.ts";

/** The weight that texts of share pictures have, or the one that is nearest to it. */
const WEIGHT = 600;

/** The fonts of a site's share pictures: for titles that of headings, for the rest that of texts; behind them those of further letters. */
export function shareFonts(
  { heading, body }: BrandFontFacts,
  further: NonNullable<ReturnType<ShareFontFacts["get"]>>,
): ShareLook["fonts"] {
  const [head, text, rest] = [[heading], [body], further].map((fonts) =>
    fonts.flatMap((font) => (font && !("mistake" in font) ? filesOf(font) : [])),
  ) as [ShareFont[], ShareFont[], ShareFont[]];
  return { heading: [...head, ...text, ...rest], body: [...text, ...head, ...rest] };
}

/** What is wrong with the fonts that are for share pictures alone. */
export const shareFontProblems = (sites: readonly SiteConfig[], facts: ShareFontFacts): Problem[] =>
  sites.flatMap(({ key, locate }) =>
    (facts.get(key) ?? []).flatMap((font, index): Problem[] => {
      if (!("mistake" in font)) return [];
      const place = locate(["brand", "sharePictures", "fonts", index, ...font.path]);
      return [{ ...font.mistake, severity: "error", place }];
    }),
  );

const known = new WeakMap<FontSource, ShareFont[]>();

function filesOf(font: FontSource): ShareFont[] {
  const files = known.get(font) ?? listFiles(font);
  known.set(font, files);
  return files;
}

function listFiles({ id, version, faces }: FontSource): ShareFont[] {
  const [face] = [...faces].sort((a, b) => distance(a) - distance(b));
  if (!face) return [];
  const weight = weightOf(face);
  return face.files.map(({ path, range, subset = "" }) => ({
    path,
    range,
    ...(face.isVariable && { weight }),
    hash: contentHash(id, version, subset, String(weight)),
  }));
}

const weightOf = ({ weight }: FontFace): number =>
  typeof weight === "number" ? weight : Math.min(weight[1], Math.max(weight[0], WEIGHT));

const distance = (face: FontFace): number => Math.abs(weightOf(face) - WEIGHT);
