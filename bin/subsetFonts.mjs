// Cuts the fonts to what pages need, once, when the package is compiled: a file with the characters of English text, which
// every page preloads, and three for the rest of Latin script, which browsers load where such a character is shown.
import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import subsetFont from "subset-font";

const require = createRequire(import.meta.url);

/** The space that does not break, dashes, quotation marks, and letters of names from other languages: École, Zürich. */
const COMMON =
  "U+00A0,U+00C9,U+00E0,U+00E4,U+00E7-00EA,U+00F1,U+00F6,U+00FC,U+2013-2014,U+2018-2019,U+201C-201D,U+2026";

/**
 * Of each font the weights that the styles use (one for headings, which halves it), and the characters of English text
 * that every page preloads: ASCII without the characters of programs, for headings also without those of forms and addresses.
 */
const FONTS = {
  figtree: {
    wght: { min: 400, max: 650 },
    core: `U+0020-0022,U+0024-003B,U+003F-005A,U+0061-007A,U+00A9,U+00B7,${COMMON}`,
  },
  fraunces: { wght: 560, core: `U+0020-0022,U+0024-0029,U+002B-003B,U+003F,U+0041-005A,U+0061-007A,${COMMON}` },
};

/** Characters of currencies that English text elsewhere shows, ₱ and ₹: for one of them nobody should fetch all of Latin script. */
const CURRENCY = "U+20B1,U+20B9";

/** The family whose characters of currencies come with the page that shows one: texts have them, headings hardly ever. */
const INLINE = { font: "figtree", family: "Figtree More", weights: "300 900" };

/** What the fonts do beyond single characters: joining them, spacing them, and figures of one width. */
const FEATURES = ["calt", "ccmp", "kern", "liga", "lnum", "locl", "mark", "mkmk", "tnum"];

/**
 * Writes to `folder`, for each font, four files and its licence, `_ranges.scss`: which characters are in which, and
 * `currency.css`, the style that holds a font of currencies' characters.
 */
export async function subsetFonts(folder) {
  mkdirSync(folder, { recursive: true });
  const faces = [];
  for (const [font, { wght, core: characters }] of Object.entries(FONTS)) {
    const source = dirname(require.resolve(`@fontsource-variable/${font}/package.json`));
    const { latin, "latin-ext": extended } = JSON.parse(readFileSync(join(source, "unicode.json"), "utf8"));
    const [core, currency] = [codePoints(characters), codePoints(CURRENCY)];
    const parts = {
      core: ["latin", core],
      latin: ["latin", codePoints(latin).filter((code) => !core.includes(code))],
      currency: ["latin-ext", currency],
      "latin-ext": ["latin-ext", codePoints(extended).filter((code) => !currency.includes(code))],
    };
    for (const [part, [file, codes]] of Object.entries(parts)) {
      const original = readFileSync(join(source, "files", `${font}-${file}-wght-normal.woff2`));
      const text = String.fromCodePoint(...codes);
      const options = { targetFormat: "woff2", variationAxes: { wght }, keepFeatures: FEATURES };
      const subset = await subsetFont(original, text, options);
      writeFileSync(join(folder, `${font}-${part}.woff2`), subset);
      faces.push(`"${font}-${part}": (${unicodeRange(codes)})`);
      if (part === "currency" && font === INLINE.font) writeFileSync(join(folder, "currency.css"), inlineFace(subset));
    }
    copyFileSync(join(source, "LICENSE"), join(folder, `${font}.LICENSE.txt`));
  }
  writeFileSync(join(folder, "_ranges.scss"), `$ranges: (\n  ${faces.join(",\n  ")}\n);\n`);
}

/** A rule that holds the font itself. It stands behind the styles, whose rule for the same characters asks for a file. */
function inlineFace(font) {
  const source = `url(data:font/woff2;base64,${font.toString("base64")}) format("woff2")`;
  return `@font-face{font-family:"${INLINE.family}";font-weight:${INLINE.weights};src:${source};unicode-range:${CURRENCY}}`;
}

/** The characters of a CSS unicode-range. */
function codePoints(range) {
  return range.split(",").flatMap((part) => {
    const [from, to = from] = part.replace("U+", "").split("-");
    const first = Number.parseInt(from, 16);
    return Array.from({ length: Number.parseInt(to, 16) - first + 1 }, (_, index) => first + index);
  });
}

/** The other way round. */
function unicodeRange(codes) {
  const runs = [];
  for (const code of codes.toSorted((a, b) => a - b)) {
    const last = runs.at(-1);
    if (last && code === last[1] + 1) last[1] = code;
    else runs.push([code, code]);
  }
  const hex = (code) => code.toString(16).toUpperCase().padStart(4, "0");
  return runs.map(([from, to]) => (from === to ? `U+${hex(from)}` : `U+${hex(from)}-${hex(to)}`)).join(", ");
}
