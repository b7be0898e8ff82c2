import { loadSharp } from "./loadSharp.ts";
import type { PictureMetadata, PictureMistake } from "./pictureMetadata.ts";
import { placeIn } from "../../core/problems/codeFrame.ts";
import { decodeUtf8 } from "../../config/yaml/readSources.ts";
import { readSvg, type SvgMistake } from "./readSvg.ts";

const BLUR_PIXELS = 16;
/** WebP's limit for a side, https://developers.google.com/speed/webp/faq#what_is_the_maximum_size_a_webp_image_can_be */
const MAX_SIDE = 16_383;

/** Decodes a whole picture, so that a damaged one is found: size, transparency, blurred preview. */
export async function measurePicture(bytes: Uint8Array): Promise<Omit<PictureMetadata, "hash"> | PictureMistake> {
  const sharp = await loadSharp();
  // Valid pictures of phones can cause warnings.
  const image = () => sharp(bytes, { failOn: "error" });
  try {
    const { autoOrient, format, hasAlpha, pages = 1 } = await image().metadata();
    // The decoder detects the format by content, not by file name.
    if (format === "svg")
      return unreadable(
        "It is an SVG drawing, although its name says otherwise.",
        "Rename it with the extension `.svg`, so that its content is checked.",
      );
    if (pages > 1 || isAnimatedPng(bytes))
      return unreadable(
        "It has several frames or pages, and only the first would be shown.",
        "Save the one to show as a separate picture.",
      );
    const { width, height } = autoOrient;
    if (Math.max(width, height) > MAX_SIDE)
      return unreadable(`It has ${width} × ${height} pixels.`, `Make no side longer than ${MAX_SIDE} pixels.`);
    const tiny = await image()
      .autoOrient()
      .resize(BLUR_PIXELS, BLUR_PIXELS, { fit: "inside" })
      .webp({ quality: 70, smartSubsample: true })
      .toBuffer();
    if (hasAlpha && !(await image().stats()).isOpaque) return { width, height, kind: "transparent" };
    return { width, height, kind: "photo", blur: `data:image/webp;base64,${tiny.toString("base64")}` };
  } catch (error) {
    const [cause = ""] = (error instanceof Error ? error.message : String(error)).split("\n");
    return unreadable(`The decoder reports: ${cause}.`, "Save it again in the program that made it, or copy it again.");
  }
}

/** Whether it is an APNG, whose first frame alone is read (https://www.w3.org/TR/png-3/#apng-frame-based-animation). */
function isAnimatedPng(bytes: Uint8Array): boolean {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (!file.subarray(1, 4).equals(Buffer.from("PNG"))) return false;
  const control = file.indexOf("acTL");
  return control >= 0 && control < file.indexOf("IDAT");
}

/** The mistake of a picture that can't be shown. */
export const unreadable = (why: string, hint: string): PictureMistake => ({
  mistake: { code: "broken-picture", message: "The picture can't be read", why, hint },
});

/** Size of an SVG: width and height in pixels, else those of its view box. */
export function measureSvg(bytes: Uint8Array): Omit<PictureMetadata, "hash"> | PictureMistake {
  const text = decodeUtf8(bytes);
  if (!text || !/<svg\b/.test(text)) return unreadable("It is not an SVG file in UTF-8.", "Export it again as SVG.");
  const svg = readSvg(text);
  if ("kind" in svg) return explain(svg, text);
  const own = ["width", "height"].map((name) => Number(/^\s*([\d.]+)(?:px)?\s*$/.exec(svg.root[name] ?? "")?.[1]));
  const viewBox = (svg.root["viewBox"] ?? "").trim().split(/[\s,]+/);
  const size = validSize(own) ?? validSize(viewBox.slice(2).map(Number));
  return size
    ? { ...size, kind: "drawing", ...(svg.isPlain && { isPlain: true }) }
    : unreadable("It has no size.", 'Give its `svg` element a `viewBox="0 0 W H"`.');
}

const validSize = ([width = 0, height = 0]: readonly number[]) =>
  width > 0 && height > 0 && Number.isFinite(width * height)
    ? { width: Math.max(1, Math.round(width)), height: Math.max(1, Math.round(height)) }
    : undefined;

function explain({ kind, why, offset, length }: SvgMistake, text: string): PictureMistake {
  const { file: _, ...at } = placeIn({ file: "", text }, offset, length);
  if (kind === "broken") return { ...unreadable(why, "Export it again as SVG."), at };
  return {
    mistake: {
      code: "unsafe-picture",
      message: "The SVG contains a script, or loads something from another address",
      why: `${why} If somebody opened its address, it would run as part of the site.`,
      hint: "Export it as plain SVG, without scripts, links and linked files.",
    },
    at,
  };
}
