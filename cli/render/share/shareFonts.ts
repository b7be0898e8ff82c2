import { readFileSync } from "node:fs";
import type { Font } from "harfbuzzjs";
import { cutFont } from "../../content/fonts/cutFont.ts";
import { codePoints } from "../../content/fonts/unicodeRange.ts";
import { hasCharacters } from "../../plan/share/fontCharacters.ts";
import type { ShareFont } from "../../plan/share/shareDrawing.ts";

/** A font that texts are drawn with. */
export interface DrawnFont {
  font: Font;
  /** Units of its drawings in the size of its letters. */
  unitsPerEm: number;
  /** Height of a line, and how much of it is above the baseline, in parts of the letters' size. */
  lineHeight: number;
  ascent: number;
  /** Outlines of its glyphs, by their ids. */
  outlines: Map<number, string>;
}

/** Gives the first font of a list that has all of some characters. */
export type FindFont = (characters: string) => DrawnFont | undefined;

const opened = new Map<string, Promise<DrawnFont>>();

/** Opens the fonts of a list that a text needs. Each is opened once. */
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
    outlines: new Map(),
  };
}
