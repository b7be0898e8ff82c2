import bidiFactory from "bidi-js";
import type * as HarfBuzz from "harfbuzzjs";
import type { DrawnFont, FindFont } from "./shareFonts.ts";

/** A positioned glyph; `y` points down. */
export interface PlacedGlyph {
  font: DrawnFont;
  id: number;
  x: number;
  y: number;
}

/** A line of text as glyphs, from left to right. Units are em. */
export interface ShapedText {
  glyphs: PlacedGlyph[];
  width: number;
  fonts: ReadonlySet<DrawnFont>;
}

export interface Writing {
  direction: "ltr" | "rtl";
  language: string;
  findFont: FindFont;
}

/** A part of a text in one font and one direction. */
interface Run {
  text: string;
  font: DrawnFont;
  level: number;
}

const bidi = bidiFactory();
const graphemes = new Intl.Segmenter("en", { granularity: "grapheme" });

/** Shapes a line of text with HarfBuzz. Runs are ordered by Unicode's bidirectional algorithm (UAX #9). */
export function shapeText(harfBuzz: typeof HarfBuzz, text: string, writing: Writing): ShapedText {
  const shaped: ShapedText & { fonts: Set<DrawnFont> } = { glyphs: [], width: 0, fonts: new Set() };
  for (const run of inVisualOrder(splitRuns(text, writing))) {
    shaped.fonts.add(run.font);
    shapeRun(harfBuzz, run, writing.language, shaped);
  }
  return shaped;
}

/** Splits a text where font or direction change. Characters that no font has are dropped. */
function splitRuns(text: string, { direction, findFont }: Writing): Run[] {
  const { levels } = bidi.getEmbeddingLevels(text, direction);
  const runs: Run[] = [];
  for (const { segment, index } of graphemes.segment(text)) {
    const level = levels[index] ?? 0;
    const last = runs.at(-1);
    const font = findFont(segment);
    if (!font) continue;
    if (last && last.font === font && last.level === level) last.text += segment;
    else runs.push({ text: segment, font, level });
  }
  return runs;
}

/** Rule L2 of UAX #9: from the highest level down, reverses sequences at that level or higher. */
function inVisualOrder(runs: readonly Run[]): Run[] {
  const ordered = [...runs];
  const highest = Math.max(0, ...runs.map(({ level }) => level));
  for (let level = highest; level > 0; level -= 1)
    for (let from = 0; from < ordered.length; from += 1) {
      let to = from;
      while ((ordered[to]?.level ?? -1) >= level) to += 1;
      if (to > from) ordered.splice(from, to - from, ...ordered.slice(from, to).reverse());
      from = Math.max(from, to);
    }
  return ordered;
}

function shapeRun(harfBuzz: typeof HarfBuzz, { text, font, level }: Run, language: string, shaped: ShapedText): void {
  const { Buffer, Direction, shape } = harfBuzz;
  const buffer = new Buffer();
  buffer.addText(text);
  buffer.guessSegmentProperties();
  buffer.setDirection(level % 2 === 1 ? Direction.RTL : Direction.LTR);
  buffer.setLanguage(language);
  shape(font.font, buffer);
  const share = (units: number) => units / font.unitsPerEm;
  for (const { codepoint: id, xAdvance = 0, xOffset = 0, yOffset = 0 } of buffer.getGlyphInfosAndPositions()) {
    // Glyph 0 is the box for a missing glyph.
    if (id !== 0) shaped.glyphs.push({ font, id, x: shaped.width + share(xOffset), y: -share(yOffset) });
    shaped.width += id === 0 ? 0 : share(xAdvance);
  }
}
