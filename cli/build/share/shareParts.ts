import { readFileSync } from "node:fs";
import { join } from "node:path";
import { loadSharp } from "../../content/pictures/loadSharp.ts";
import { memoize } from "../../core/lookups.ts";
import type { Project } from "../../core/project.ts";
import type { PlacedSvg, ShareArt, ShareDrawing, ShareFont, ShareLook } from "../../plan/share/shareDrawing.ts";
import { readFlag } from "../assets/packageData.ts";
import { ELLIPSIS, fitText } from "./breakLines.ts";
import { openFonts } from "./shareFonts.ts";
import { artPart, lineHeight, lookPart, TEXT_SIZES, textLines, titleRoom } from "./shareSvg.ts";
import type { DrawnLine, SharePart, SizedText } from "./shareSvg.ts";
import { shapeText } from "./shapeText.ts";

type Root = Pick<Project, "root">;

/** The part that all pictures of a look have. */
export async function readLook({ look }: ShareDrawing): Promise<SharePart> {
  const name = await shapeLine(look, look.name, look.fonts.heading, TEXT_SIZES.name);
  const country = await shapeLine(look, look.country, look.fonts.body, TEXT_SIZES.country);
  return lookPart(look, name, country, look.flag === undefined ? undefined : readFlag(look.flag).toString());
}

/** The part that all pictures of a look and an illustration have. */
export const readArt = async (project: Root, { look, art }: ShareDrawing): Promise<SharePart> =>
  artPart(look, art && (await placedArt(project, art)));

/** Maximum side of an embedded picture, in pixels. */
const MAX_SIDE = 900;

/** An illustration as SVG; a picture is embedded in one. */
async function placedArt({ root }: Root, art: ShareArt): Promise<PlacedSvg> {
  if ("svg" in art) return art;
  const open = await loadSharp();
  const { data, info } = await open(readFileSync(join(root, art.original)), {})
    .autoOrient()
    .resize({ width: MAX_SIDE, height: MAX_SIDE, fit: "inside", withoutEnlargement: true })
    .png()
    .toBuffer({ resolveWithObject: true });
  const { width, height } = info;
  const image = `<image width="${width}" height="${height}" href="data:image/png;base64,${data.toString("base64")}"/>`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">${image}</svg>`;
  return { svg, width, height };
}

/** The texts that only one picture has. */
export async function shapeTexts(drawing: ShareDrawing): Promise<DrawnLine[]> {
  const { look, label } = drawing;
  return textLines(look, await shapeLine(look, label, look.fonts.body, TEXT_SIZES.label), await fitTitle(drawing));
}

async function shapeLine(
  look: ShareLook,
  text: string | undefined,
  fonts: readonly ShareFont[],
  size: number,
): Promise<SizedText | undefined> {
  return text === undefined ? undefined : { text: (await shaper(text, fonts, look))(text), size };
}

async function fitTitle(drawing: ShareDrawing): Promise<SizedText[]> {
  const { title, look } = drawing;
  const shape = await shaper(title, look.fonts.heading, look);
  const { size, lines } = fitText(title, titleRoom(drawing), {
    // By words, each of which is shaped once; hardly any font kerns across spaces.
    measure: (text) => text.split(/(?<= )/).reduce((width, word) => width + shape(word).width, 0),
    lineHeight: lineHeight(shape(title)),
  });
  return lines.map((text) => ({ text: shape(text), size }));
}

/** Returns a memoized function that shapes texts made of the given characters. */
async function shaper(characters: string, list: readonly ShareFont[], { direction, language }: ShareLook) {
  const [harfBuzz, findFont] = await Promise.all([import("harfbuzzjs"), openFonts(list, characters + ELLIPSIS)]);
  return memoize((text: string) => shapeText(harfBuzz, text, { direction, language, findFont }));
}
