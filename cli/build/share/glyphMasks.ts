import { groupBy } from "../../core/lookups.ts";
import { loadSharp } from "../../content/pictures/loadSharp.ts";
import { glyphPath, type DrawnFont, type GlyphMask } from "./shareFonts.ts";
import type { DrawnLine } from "./shareSvg.ts";

/** A mask at whole pixels, and the colour that is seen through it. */
export interface PlacedMask {
  mask: GlyphMask;
  x: number;
  y: number;
  colour: string;
}

/** Glyphs begin at whole pixels vertically and at halves horizontally: their masks can be used again. */
const STEPS = 2;

/** Masks that a font keeps, of up to 10 kB each. */
const MAX_MASKS = 2000;

interface Glyph {
  id: number;
  size: number;
  /** The part of a pixel that it begins at. */
  offset: number;
}

const keyOf = ({ id, size, offset }: Glyph): string => `${id} ${size} ${offset}`;

/** Places the masks of lines. To draw them takes most of the time of a picture, so that each is drawn once. */
export async function placeMasks(lines: readonly DrawnLine[]): Promise<PlacedMask[]> {
  const placed = lines.flatMap(({ glyphs, size, colour }) =>
    glyphs.map(({ font, id, x, y }) => {
      const steps = Math.round(x * STEPS);
      const whole = Math.floor(steps / STEPS);
      return { font, glyph: { id, size, offset: steps / STEPS - whole }, x: whole, y: Math.round(y), colour };
    }),
  );
  const masks = new Map<DrawnFont, ReadonlyMap<string, GlyphMask>>();
  for (const [font, glyphs] of groupBy(placed, (each) => each.font))
    masks.set(
      font,
      await masksOf(
        font,
        glyphs.map(({ glyph }) => glyph),
      ),
    );
  return placed.flatMap(({ font, glyph, x, y, colour }) => {
    const mask = masks.get(font)?.get(keyOf(glyph));
    return mask ? [{ mask, x, y, colour }] : [];
  });
}

async function masksOf(font: DrawnFont, glyphs: readonly Glyph[]): Promise<ReadonlyMap<string, GlyphMask>> {
  const masks = new Map<string, GlyphMask>();
  const missing = new Map<string, Glyph>();
  for (const glyph of glyphs) {
    const key = keyOf(glyph);
    const mask = font.masks.get(key);
    if (mask) masks.set(key, mask);
    else missing.set(key, glyph);
  }
  if (font.masks.size + missing.size > MAX_MASKS) font.masks.clear();
  for (const [key, mask] of await drawMasks(font, missing)) {
    masks.set(key, mask);
    font.masks.set(key, mask);
  }
  return masks;
}

/** Draws glyphs below one another in one picture: each picture has a cost of its own. */
async function drawMasks(font: DrawnFont, glyphs: ReadonlyMap<string, Glyph>): Promise<[string, GlyphMask][]> {
  let height = 0;
  const cells = [...glyphs].map(([key, glyph]) => {
    const box = boxOf(font, glyph);
    height += box.height;
    return { key, glyph, box, from: height - box.height };
  });
  const width = Math.max(0, ...cells.map(({ box }) => box.width));
  if (height === 0) return cells.map(({ key, box }) => [key, { ...box, coverage: new Uint8Array() }]);
  const paths = cells.map(({ glyph: { id, size, offset }, box: { left, top }, from }) =>
    glyphPath(font, id, size, [offset - left, from - top]),
  );
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${paths.join("")}</svg>`;
  const open = await loadSharp();
  const pixels = await open(Buffer.from(svg), {}).extractChannel("alpha").raw().toBuffer();
  return cells.map(({ key, box, from }) => {
    const coverage = new Uint8Array(box.width * box.height);
    for (let row = 0; row < box.height; row += 1) {
      const start = (from + row) * width;
      coverage.set(pixels.subarray(start, start + box.width), row * box.width);
    }
    return [key, { ...box, coverage }];
  });
}

/** The pixels that a glyph reaches, from its origin. */
function boxOf({ font, unitsPerEm }: DrawnFont, { id, size, offset }: Glyph): Omit<GlyphMask, "coverage"> {
  const { xBearing = 0, yBearing = 0, width = 0, height = 0 } = font.glyphExtents(id) ?? {};
  if (width === 0 || height === 0) return { left: 0, top: 0, width: 0, height: 0 };
  const pixels = (units: number) => (units * size) / unitsPerEm;
  const left = Math.floor(offset + pixels(xBearing));
  // Font units count upwards, pixels downwards.
  const top = Math.floor(-pixels(yBearing));
  return {
    left,
    top,
    width: Math.ceil(offset + pixels(xBearing + width)) - left,
    height: Math.ceil(-pixels(yBearing + height)) - top,
  };
}
