import { join } from "node:path";
import * as harfBuzz from "harfbuzzjs";
import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { readFontPackage } from "../../../../cli/content/fonts/readOwnFonts.ts";
import { shareFonts } from "../../../../cli/plan/share/shareLook.ts";
import type { ShareDrawing } from "../../../../cli/plan/share/shareDrawing.ts";
import { DESIGN } from "../../../../cli/plan/share/shareLook.ts";
import { drawShare, paint } from "../../../../cli/build/share/drawShare.ts";
import { placeMasks } from "../../../../cli/build/share/glyphMasks.ts";
import { openFonts } from "../../../../cli/build/share/shareFonts.ts";
import { readArt, readLook, shapeTexts } from "../../../../cli/build/share/shareParts.ts";
import { shapeText } from "../../../../cli/build/share/shapeText.ts";

const ROOT = join(import.meta.dirname, "../../../..");

function fontOf(name: string) {
  const font = readFontPackage(join(ROOT, "node_modules", name), "heading");
  if ("mistake" in font) throw new Error(font.mistake.message);
  return { ...font, fallbacks: [] };
}

const FONTS = shareFonts(
  { heading: fontOf("@fontsource-variable/fraunces"), body: fontOf("@fontsource-variable/figtree") },
  [
    fontOf("@fontsource-variable/noto-serif-devanagari"),
    fontOf("@fontsource/noto-serif-tibetan"),
    fontOf("@fontsource-variable/readex-pro"),
  ],
);

const shape = async (text: string, language: string, direction: "ltr" | "rtl" = "ltr") =>
  shapeText(harfBuzz, text, { direction, language, findFont: await openFonts(FONTS.heading, text) });

describe("glyphs of a text", () => {
  it("are one after the other", async () => {
    const { glyphs, width, fonts } = await shape("India", "en");
    expect(glyphs.map(({ x }) => x)).toEqual(glyphs.map(({ x }) => x).sort((a, b) => a - b));
    expect(glyphs).toHaveLength(5);
    expect(width).toBeGreaterThan(2);
    expect(fonts.size).toBe(1);
  });

  it("of Hindi are conjuncts, with vowels before the consonants that they are spoken after", async () => {
    // क्ष is one glyph of three characters; the vowel of कि comes first.
    expect((await shape("क्ष", "hi")).glyphs).toHaveLength(1);
    const [ka, vowel] = (await shape("का", "hi")).glyphs;
    const before = (await shape("कि", "hi")).glyphs;
    expect(vowel?.id).not.toBe(ka?.id);
    expect(before[1]?.id).toBe(ka?.id);
    // The र of र्थ is above what it is spoken before.
    expect((await shape("र्थ", "hi")).width).toBeCloseTo((await shape("थ", "hi")).width, 1);
  });

  it("of Dzongkha are stacks", async () => {
    expect((await shape("རྫོ", "dz")).width).toBeLessThan((await shape("རཛ", "dz")).width);
  });

  it("of Arabic are joined, from right to left, with figures from left to right", async () => {
    const joined = await shape("سن", "ar", "rtl");
    const alone = await Promise.all(["س", "ن"].map((letter) => shape(letter, "ar", "rtl")));
    expect(joined.glyphs.map(({ id }) => id)).not.toContain(alone[0]?.glyphs[0]?.id);
    const { glyphs } = await shape("من 35", "ar", "rtl");
    const figures = (await shape("35", "ar", "rtl")).glyphs.map(({ id }) => id);
    expect(glyphs.slice(0, 2).map(({ id }) => id)).toEqual(figures);
  });

  it("come from the first font that has them, and spaces from any", async () => {
    const { fonts, width } = await shape("IELTS से", "hi");
    expect(fonts.size).toBe(2);
    expect(width).toBeGreaterThan((await shape("IELTSसे", "hi")).width);
  });

  it("that no font has are not drawn: there is no empty box", async () => {
    expect((await shape("ሀ", "am")).glyphs).toEqual([]);
  });
});

const drawing = (over: Partial<ShareDrawing["look"]> = {}, rest: Partial<ShareDrawing> = {}): ShareDrawing => ({
  look: {
    direction: "ltr",
    language: "en",
    colours: {
      ground: "#f6eedf",
      title: "#10302e",
      label: "#9c4513",
      country: "#43605c",
      deep: "#0d3a37",
      hill: "#14504b",
      accent: "#f6ae2d",
    },
    fonts: FONTS,
    logo: { svg: '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 36 44"/>', width: 36, height: 44 },
    name: "Farhaven",
    country: "India",
    arch: true,
    hash: "",
    ...over,
  },
  title: "Visa guidance",
  label: "Services",
  ...rest,
});

/** Outlines and drawings by their beginnings: what is looked at is where they are. */
const shortened = (svg: string) =>
  svg.replaceAll(/(d="[^"]{8})[^"]*"/g, '$1…"').replaceAll(/(base64,\w{8})[^"]*"/g, '$1…"');

/** The parts of a picture as SVG, and where its texts are. */
async function partsOf(drawn: ShareDrawing) {
  const [look, art, texts] = await Promise.all([readLook(drawn), readArt({ root: ROOT }, drawn), shapeTexts(drawn)]);
  const lines = texts.map(({ glyphs, size, colour }) => {
    const places = glyphs.map(({ id, x, y }) => `${id} at ${x.toFixed(1)} ${y.toFixed(1)}`);
    return `${size.toFixed(1)} px ${colour}: ${places.join(", ")}`;
  });
  return { look: look.svg, art: art.svg, lines, xs: texts.flatMap(({ glyphs }) => glyphs.map(({ x }) => x)) };
}

describe("a share picture", () => {
  it("is these SVGs and lines; others are another DESIGN", async () => {
    const { look, art, lines } = await partsOf(drawing());
    expect(shortened([look, art, ...lines].join("\n"))).toMatchSnapshot(`DESIGN ${DESIGN}`);
  });

  it("is mirrored where lines begin on the right, and shows a flag", async () => {
    const arabic = drawing(
      { direction: "rtl", language: "ar", arch: false, country: "دبي", flag: "ae" },
      { title: "كم تكلّف زراعة الأسنان؟", label: "العلاجات" },
    );
    const { look, art, xs } = await partsOf(arabic);
    expect(look).toContain('<clipPath id="flag"><rect x="1092" ');
    expect(art).toContain('<image x="0" y="0" width="440" height="630"');
    expect([Math.min(...xs) > 488, Math.max(...xs) < 1136]).toEqual([true, true]);
  });

  it("has a smaller name and label where these would reach into the illustration", async () => {
    const long = drawing({ name: "Farhaven ".repeat(9) }, { label: "Services ".repeat(9) });
    const { look, xs } = await partsOf({ ...long, look: { ...long.look, country: "" }, title: "" });
    const lastX = Number([...look.matchAll(/translate\((\S+) /g)].at(-1)?.[1]);
    expect([lastX, Math.max(...xs)].map((x) => x > 640 && x < 692)).toEqual([true, true]);
  });

  it("shows a glyph where its outline is, also one that reaches beyond the edge", async () => {
    const font = (await openFonts(FONTS.heading, "g"))("g");
    const [glyph] = (await shape("g", "en")).glyphs;
    if (!font || !glyph) throw new Error("no glyph");
    const line = (x: number, y: number) => ({ glyphs: [{ ...glyph, x, y }], size: 80, colour: "#000000" });
    for (const [x, y] of [
      [64.5, 300],
      [-8, 40],
      [1180.5, 628],
    ] as const) {
      const canvas = Buffer.alloc(1200 * 630 * 3, 255);
      for (const mask of await placeMasks([line(x, y)])) paint(canvas, mask);
      const scale = 80 / font.unitsPerEm;
      const path = `<path transform="translate(${x} ${y}) scale(${scale} -${scale})" d="${font.font.glyphToPath(glyph.id)}"/>`;
      const whole = `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630"><rect width="1200" height="630" fill="#fff"/>${path}</svg>`;
      const pixels = await sharp(Buffer.from(whole)).removeAlpha().raw().toBuffer();
      expect(pixels.includes(0)).toBe(true);
      expect(pixels.filter((value, at) => Math.abs(value - (canvas[at] ?? 0)) > 2)).toHaveLength(0);
    }
  });

  it("is a PNG of 1200 by 630 pixels, the same in each order, and small", async () => {
    const visa = drawing();
    const files = [visa, drawing({ arch: false, hash: "b" }), drawing({}, { title: "Loans" }), visa];
    const draw = async (drawn: ShareDrawing) => Buffer.from(await drawShare({ root: ROOT }, drawn)).toString("base64");
    const atOnce = await Promise.all(files.map(draw));
    const [first = "", second, third, fourth] = atOnce;
    expect([await draw(files[2] ?? visa), await draw(files[1] ?? visa), await draw(visa)]).toEqual([
      third,
      second,
      first,
    ]);
    expect([fourth, new Set(atOnce).size]).toEqual([first, 3]);
    const bytes = Buffer.from(first, "base64");
    expect(await sharp(bytes).metadata()).toMatchObject({ format: "png", width: 1200, height: 630, hasAlpha: false });
    expect(bytes.length).toBeLessThan(100_000);
  });
});
