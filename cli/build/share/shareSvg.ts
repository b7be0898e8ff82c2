import { SHARE_SIZE, type PlacedSvg, type ShareDrawing, type ShareLook } from "../../plan/share/shareDrawing.ts";
import { glyphPath, round } from "./shareFonts.ts";
import type { PlacedGlyph, ShapedText } from "./shapeText.ts";

const { width: WIDTH, height: HEIGHT } = SHARE_SIZE;
// All lengths are in pixels.
/** Distance of texts from the edge. */
const MARGIN = 64;
/** The arch-shaped frame of an illustration, from `top` to the lower edge. */
const ARCH = { width: 396, top: 80 };
/** Width of an illustration without an arch, which has the full height. */
const SIDE = 440;
const GAP = 48;
/** Maximum size of the logo; font size and distance of the name beside it. */
const LOGO = { height: 52, maxWidth: 420, nameSize: 42, gap: 18 };
const LABEL = { size: 28, gap: 22 };
const FOOT = { size: 28, flagWidth: 44, flagHeight: 33, gap: 16 };
/** The area between logo and foot. */
const BODY = { top: MARGIN + LOGO.height + 36, bottom: HEIGHT - MARGIN - FOOT.flagHeight - 32 };

/** A line of text with its font size. */
export interface SizedText {
  text: ShapedText;
  size: number;
}

/** A line of text in its place. Lengths are in pixels. */
export interface DrawnLine {
  glyphs: PlacedGlyph[];
  size: number;
  colour: string;
}

/** A part of a picture, on its background. */
export interface SharePart {
  svg: string;
  /** Where it is; in whole pixels. */
  box: Box;
}

/** Font sizes of texts other than the title. */
export const TEXT_SIZES = { name: LOGO.nameSize, label: LABEL.size, country: FOOT.size };

/** Available space for a title. */
export function titleRoom({ label, look }: ShareDrawing): { width: number; height: number } {
  const above = label === undefined ? 0 : LABEL.size + LABEL.gap;
  return { width: lineRoom(look), height: BODY.bottom - BODY.top - above };
}

/** Available width beside the illustration. */
const lineRoom = ({ arch }: ShareLook): number => WIDTH - MARGIN - GAP - (arch ? ARCH.width + MARGIN : SIDE);

function partOf({ colours }: ShareLook, box: Box, elements: readonly string[]): SharePart {
  const { x, y, width, height } = box;
  const svg = [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="${x} ${y} ${width} ${height}">`,
    `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${colours.ground}"/>`,
    ...elements,
    "</svg>",
  ].join("\n");
  return { svg, box };
}

type Line = SizedText | undefined;

/** Logo, flag (SVG) and names, with texts as outlines. It has the size of the picture. */
export const lookPart = (look: ShareLook, name: Line, country: Line, flag: string | undefined): SharePart =>
  partOf(look, { x: 0, y: 0, ...SHARE_SIZE }, [...head(look, name), ...foot(look, country, flag)]);

/** The illustration, on the side where lines end. */
export function artPart(look: ShareLook, art: PlacedSvg = sunrise(look)): SharePart {
  const { arch, direction } = look;
  const box = arch
    ? { x: WIDTH - MARGIN - ARCH.width, y: ARCH.top, width: ARCH.width, height: HEIGHT - ARCH.top }
    : { x: WIDTH - SIDE, y: 0, width: SIDE, height: HEIGHT };
  const placed = direction === "rtl" ? { ...box, x: WIDTH - box.x - box.width } : box;
  const { x, y, width } = placed;
  const radius = width / 2;
  const outline = `M${x} ${HEIGHT}V${y + radius}a${radius} ${radius} 0 0 1 ${width} 0V${HEIGHT}z`;
  const drawn = image(art, placed);
  return partOf(look, placed, [
    arch ? `<clipPath id="arch"><path d="${outline}"/></clipPath><g clip-path="url(#arch)">${drawn}</g>` : drawn,
  ]);
}

/** The default illustration: a rising sun in the theme's colours. */
const sunrise = ({ colours: { deep, hill, accent } }: ShareLook): PlacedSvg => ({
  svg: `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 400" preserveAspectRatio="xMidYMax slice"><path fill="${deep}" d="M0 0h400v400H0z"/><circle cx="200" cy="270" r="90" fill="${accent}"/><circle cx="120" cy="480" r="200" fill="${hill}"/><circle cx="360" cy="520" r="200" fill="${hill}" fill-opacity=".7"/></svg>`,
  width: 400,
  height: 400,
});

function head(look: ShareLook, name: SizedText | undefined): string[] {
  const { logo, colours } = look;
  const place = { baseline: MARGIN + LOGO.height / 2 + LOGO.nameSize * 0.33, colour: colours.title };
  if (!logo) return outlines(look, name, place);
  const scale = Math.min(LOGO.height / logo.height, LOGO.maxWidth / logo.width);
  const [width, height] = [logo.width * scale, logo.height * scale];
  const box = { x: start(look, width), y: MARGIN + (LOGO.height - height) / 2, width, height };
  return [image(logo, box), ...outlines(look, name, { ...place, indent: width + LOGO.gap })];
}

/** Label and title, centred vertically between logo and foot. */
export function textLines(look: ShareLook, label: SizedText | undefined, title: readonly SizedText[]): DrawnLine[] {
  const heights = title.map(({ text, size }) => lineHeight(text) * size);
  const above = label ? LABEL.size + LABEL.gap : 0;
  const total = above + heights.reduce((sum, height) => sum + height, 0);
  const top = BODY.top + Math.max(0, (BODY.bottom - BODY.top - total) / 2);
  const lines = placeLine(look, label, { baseline: top + LABEL.size * 0.8, colour: look.colours.label });
  let y = top + above;
  for (const [index, sized] of title.entries()) {
    const baseline = y + baselineIn(sized.text) * sized.size;
    lines.push(...placeLine(look, sized, { baseline, colour: look.colours.title }));
    y += heights[index] ?? 0;
  }
  return lines;
}

function foot(look: ShareLook, country: SizedText | undefined, flag: string | undefined): string[] {
  const y = HEIGHT - MARGIN - FOOT.flagHeight;
  const box = { x: start(look, FOOT.flagWidth), y, width: FOOT.flagWidth, height: FOOT.flagHeight };
  const outline = `x="${box.x}" y="${y}" width="${box.width}" height="${box.height}" rx="5"`;
  const indent = flag === undefined ? 0 : FOOT.flagWidth + FOOT.gap;
  const baseline = y + FOOT.flagHeight / 2 + FOOT.size * 0.35;
  const text = outlines(look, country, { baseline, indent, colour: look.colours.country });
  if (flag === undefined) return text;
  return [
    `<clipPath id="flag"><rect ${outline}/></clipPath>`,
    `<g clip-path="url(#flag)">${image({ svg: flag, width: 640, height: 480 }, box)}</g>`,
    ...text,
  ];
}

/** Factor for the fonts' own line height. */
const LEADING = 0.93;

/** Height of a line in em, from its highest font. */
export const lineHeight = ({ fonts }: Pick<ShapedText, "fonts">): number =>
  LEADING * Math.max(1.1, ...[...fonts].map((font) => font.lineHeight));

const baselineIn = ({ fonts }: ShapedText): number =>
  Math.max(0.8, ...[...fonts].map((font) => font.ascent - (font.lineHeight * (1 - LEADING)) / 2));

/** The `x` of an element at the side where lines begin. */
const start = ({ direction }: ShareLook, width: number, indent = 0): number =>
  direction === "rtl" ? WIDTH - MARGIN - indent - width : MARGIN + indent;

interface LinePlace {
  baseline: number;
  indent?: number;
  colour: string;
}

/** A line in its place; smaller, if it would reach into the illustration. Without a text there is none. */
function placeLine(look: ShareLook, sized: Line, { baseline, indent = 0, colour }: LinePlace): DrawnLine[] {
  if (!sized) return [];
  const { text } = sized;
  const size = Math.min(sized.size, (lineRoom(look) - indent) / text.width);
  const from = start(look, text.width * size, indent);
  const glyphs = text.glyphs.map(({ font, id, x, y }) => ({ font, id, x: from + x * size, y: baseline + y * size }));
  return [{ glyphs, size, colour }];
}

const outlines = (look: ShareLook, text: SizedText | undefined, place: LinePlace): string[] =>
  placeLine(look, text, place).map(({ glyphs, size, colour }) => {
    const paths = glyphs.map(({ font, id, x, y }) => glyphPath(font, id, size, [x, y]));
    return `<g fill="${colour}">${paths.join("")}</g>`;
  });

interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** An SVG that fills a box. As an `<image>` its ids and styles don't affect the rest. */
function image({ svg, width, height }: PlacedSvg, box: Box): string {
  // An SVG without width and height has no aspect ratio as an image.
  const hasSize = /<svg\b[^>]*\swidth=/.test(svg);
  const sized = hasSize ? svg : svg.replace("<svg", `<svg width="${width}" height="${height}"`);
  const data = Buffer.from(sized).toString("base64");
  const place = `x="${round(box.x)}" y="${round(box.y)}" width="${round(box.width)}" height="${round(box.height)}"`;
  return `<image ${place} preserveAspectRatio="xMidYMid slice" href="data:image/svg+xml;base64,${data}"/>`;
}
