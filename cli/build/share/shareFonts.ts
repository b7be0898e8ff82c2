import { readFileSync } from "node:fs";
import type { Font } from "harfbuzzjs";
import { cutFont, codePoints } from "../../content/fonts/fontFacts.ts";
import { hasCharacters } from "../../plan/share/fontCharacters.ts";
import type { ShareFont } from "../../plan/share/shareDrawing.ts";

/** How much of each pixel a glyph covers. Lengths are in pixels. */
export interface GlyphMask {
  /** Where it begins, from the glyph's origin. */
  left: number;
  top: number;
  width: number;
  height: number;
  /** From 0 to 255, by rows. */
  coverage: Uint8Array;
}

/** A font that texts are drawn with. */
export interface DrawnFont {
  font: Font;
  unitsPerEm: number;
  /** Height of a line, and how much of it is above the baseline, in em. */
  lineHeight: number;
  ascent: number;
  /** Filled when glyphs are drawn. */
  masks: Map<string, GlyphMask>;
}

/** A length in an SVG. */
export const round = (pixels: number): string => String(Math.round(pixels * 100) / 100);

/** The outline of a glyph as SVG, from its origin. Font units count upwards, pixels downwards. */
export function glyphPath({ font, unitsPerEm }: DrawnFont, id: number, size: number, [x, y]: [number, number]): string {
  const scale = (size / unitsPerEm).toFixed(5);
  return `<path transform="translate(${round(x)} ${round(y)}) scale(${scale} -${scale})" d="${font.glyphToPath(id)}"/>`;
}

/** Returns the first font that has all of the characters. */
export type FindFont = (characters: string) => DrawnFont | undefined;

const opened = new Map<string, Promise<DrawnFont>>();

/** Opens the fonts that a text needs, each once per process. */
export async function openFonts(list: readonly ShareFont[], text: string): Promise<FindFont> {
  const ready: { source: ShareFont; drawn: DrawnFont }[] = [];
  for (const source of list)
    if ([...text].some((character) => hasCharacters(source, character)))
      ready.push({ source, drawn: await openFont(source) });
  return (characters) => ready.find(({ source }) => hasCharacters(source, characters))?.drawn;
}

function openFont(source: ShareFont): Promise<DrawnFont> {
  const drawn = opened.get(source.hash) ?? readFont(source);
  opened.set(source.hash, drawn);
  return drawn;
}

async function readFont({ path, range, weight }: ShareFont): Promise<DrawnFont> {
  const { Blob, Face, Font: HarfBuzzFont } = await import("harfbuzzjs");
  const text = String.fromCodePoint(...codePoints(range));
  const face = new Face(new Blob(await cutFont(readFileSync(path), { text, weight, format: "sfnt" })));
  const font = new HarfBuzzFont(face);
  const { ascender, descender, lineGap } = font.hExtents();
  const { upem: unitsPerEm } = face;
  return {
    font,
    unitsPerEm,
    lineHeight: (ascender - descender + lineGap) / unitsPerEm,
    ascent: (ascender + lineGap / 2) / unitsPerEm,
    masks: new Map(),
  };
}
