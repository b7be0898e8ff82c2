import { readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { create } from "fontkitten";
import subsetFont from "subset-font";

const require = createRequire(import.meta.url);

/** A font that may be used for this, and the weight of its letters. */
const FONT = "@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2";
const WEIGHT = 700;

const LETTERS = [..."ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789ÄÅÆÇÉÈÍÑÓÖØÚÜ"];

/** Writes the outlines of letters, for the icon of a brand without one: in an SVG as text each machine has another font. */
export async function outlineLetters(file) {
  const options = { targetFormat: "sfnt", variationAxes: { wght: WEIGHT } };
  const font = create(await subsetFont(readFileSync(require.resolve(FONT)), LETTERS.join(""), options));
  const scale = 1000 / font.unitsPerEm;
  const outlines = LETTERS.map((letter) => {
    const { path, advanceWidth } = font.glyphForCodePoint(letter.codePointAt(0));
    const d = path.toSVG().replace(/-?[\d.]+/g, (number) => String(Math.round(Number(number) * scale)));
    return [letter, { d, width: Math.round(advanceWidth * scale) }];
  });
  writeFileSync(file, JSON.stringify(Object.fromEntries(outlines)));
}
