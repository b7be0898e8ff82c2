import { readFileSync } from "node:fs";
import { cutFont } from "./cutFont.ts";
import type { FallbackFace, FontFace, FontKind } from "./fontFacts.ts";

/** Letters by which a text's width is judged, and what stands between them. */
const SAMPLE = " ,.'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ";

/** From this weight on a text is shown in a bold fallback. */
const BOLD_FROM = 550;

/**
 * How wide an average letter of English text is in the system fonts that stand in, in parts of the font's size: from
 * `xWidthAvg` in https://github.com/seek-oss/capsize/tree/master/packages/metrics of Arial, Times New Roman and Courier New.
 */
const WIDTHS: Record<FontKind, { regular: number; bold: number }> = {
  "sans-serif": { regular: 913 / 2048, bold: 983 / 2048 },
  serif: { regular: 832 / 2048, bold: 886 / 2048 },
  monospace: { regular: 1229 / 2048, bold: 1229 / 2048 },
};

/** Measures a font, and says how system fonts have to be stretched to take as much room. */
export async function measureFallbacks(kind: FontKind, faces: readonly FontFace[]): Promise<FallbackFace[]> {
  const found: FallbackFace[] = [];
  for (const isBold of [false, true]) {
    const face = faces.find(({ shownFor: [least, most] }) => (isBold ? most >= BOLD_FROM : least < BOLD_FROM));
    const shown = face && weightOf(face, isBold);
    // A single weight has one fallback: that which is nearest to it.
    if (!face || shown === undefined || (faces.length === 1 && isSingle(face) && shown >= BOLD_FROM !== isBold))
      continue;
    const [least, most] = face.shownFor;
    const isAlone = faces.length === 1 && isSingle(face);
    const range = isBold
      ? ([Math.max(least, BOLD_FROM), 900] as const)
      : ([100, Math.min(most, BOLD_FROM - 1)] as const);
    found.push({
      ...(await measure(face, shown, WIDTHS[kind][isBold ? "bold" : "regular"])),
      isBold,
      shownFor: isAlone ? [100, 900] : range,
    });
  }
  return found;
}

const isSingle = ({ weight }: FontFace): boolean => typeof weight === "number";

/** The weight by which a face is measured. */
const weightOf = ({ weight }: FontFace, isBold: boolean): number =>
  typeof weight === "number" ? weight : isBold ? Math.min(weight[1], 600) : Math.max(weight[0], 400);

async function measure(
  { files, isVariable }: FontFace,
  weight: number,
  width: number,
): Promise<Pick<FallbackFace, "sizeAdjust" | "ascent" | "descent" | "lineGap">> {
  const file = files.find(({ subset }) => subset === "latin") ?? files[0];
  const { fromBuffer } = await import("@capsizecss/unpack");
  const cut = await cutFont(readFileSync(file?.path ?? ""), {
    text: SAMPLE,
    weight: isVariable ? weight : undefined,
    format: "sfnt",
  });
  const { xWidthAvg, ascent, descent, lineGap, unitsPerEm } = await fromBuffer(cut);
  const sizeAdjust = xWidthAvg / unitsPerEm / width;
  const share = (value: number) => round(value / (unitsPerEm * sizeAdjust));
  return {
    sizeAdjust: round(sizeAdjust),
    ascent: share(ascent),
    descent: share(Math.abs(descent)),
    lineGap: share(lineGap),
  };
}

const round = (value: number): number => Math.round(value * 10_000) / 10_000;
