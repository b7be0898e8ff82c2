import { readFileSync } from "node:fs";
import { join } from "node:path";
import { loadSharp } from "../../content/pictures/loadSharp.ts";
import type { PlacedSvg, ShareArt, ShareDrawing, ShareFont } from "../../plan/share/shareDrawing.ts";
import type { Project } from "../../core/project.ts";
import { readFlag } from "../assets/packageData.ts";
import { memoize } from "../../core/memoize.ts";
import type { Bytes } from "../../core/cache.ts";
import { fitText } from "./breakLines.ts";
import { openFonts } from "./shareFonts.ts";
import { lineHeight, shareSvg, TEXT_SIZES, titleRoom, type ShareTexts, type SizedText } from "./shareSvg.ts";
import { shapeText } from "./shapeText.ts";

/** Draws a share picture as PNG, which keeps flat colours and text sharp. */
export async function drawShare(project: Pick<Project, "root">, drawing: ShareDrawing): Promise<Bytes> {
  const open = await loadSharp();
  return open(Buffer.from(await shareSvgOf(project, drawing)), {})
    .removeAlpha()
    .png({ compressionLevel: 3 })
    .toBuffer();
}

/** A share picture as SVG. */
export async function shareSvgOf(project: Pick<Project, "root">, drawing: ShareDrawing): Promise<string> {
  const { look, art } = drawing;
  return shareSvg(look, {
    texts: await shapeTexts(drawing),
    art: art && (await placedArt(project, art)),
    flag: look.flag === undefined ? undefined : readFlag(look.flag).toString(),
  });
}

/** Maximum side of an embedded picture, in pixels. */
const MAX_SIDE = 900;

/** An illustration as SVG; a picture is embedded in one. */
async function placedArt({ root }: Pick<Project, "root">, art: ShareArt): Promise<PlacedSvg> {
  if ("svg" in art) return art;
  const open = await loadSharp();
  const { data, info } = await open(readFileSync(join(root, art.original)), {})
    .autoOrient()
    .resize({ width: MAX_SIDE, height: MAX_SIDE, fit: "inside", withoutEnlargement: true })
    .png()
    .toBuffer({ resolveWithObject: true });
  const { width, height } = info;
  const image = `<image width="${width}" height="${height}" href="data:image/png;base64,${data.toString("base64")}"/>`;
  return {
    svg: `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">${image}</svg>`,
    width,
    height,
  };
}

async function shapeTexts(drawing: ShareDrawing): Promise<ShareTexts> {
  const { look, title, label } = drawing;
  const { fonts, name, country } = look;
  const one = async (text: string | undefined, list: readonly ShareFont[], size: number) =>
    text === undefined ? undefined : { text: (await shaper(text, list, look))(text), size };
  const [written, above, place] = await Promise.all([
    one(name, fonts.heading, TEXT_SIZES.name),
    one(label, fonts.body, TEXT_SIZES.label),
    one(country, fonts.body, TEXT_SIZES.country),
  ]);
  return {
    ...(written && { name: written }),
    ...(above && { label: above }),
    ...(place && { country: place }),
    title: await fitTitle(title, drawing),
  };
}

async function fitTitle(title: string, drawing: ShareDrawing): Promise<SizedText[]> {
  const shape = await shaper(title, drawing.look.fonts.heading, drawing.look);
  const { size, lines } = fitText(title, titleRoom(drawing), {
    // By words, each of which is shaped once; hardly any font kerns across spaces.
    measure: (text) => text.split(/(?<= )/).reduce((width, word) => width + shape(word).width, 0),
    lineHeight: lineHeight(shape(title)),
  });
  return lines.map((text) => ({ text: shape(text), size }));
}

/** Ends a truncated title. */
const ELLIPSIS = "…";

/** Returns a memoized function that shapes texts made of the given characters. */
async function shaper(characters: string, list: readonly ShareFont[], { direction, language }: ShareDrawing["look"]) {
  const [harfBuzz, findFont] = await Promise.all([import("harfbuzzjs"), openFonts(list, characters + ELLIPSIS)]);
  return memoize((text: string) => shapeText(harfBuzz, text, { direction, language, findFont }));
}
