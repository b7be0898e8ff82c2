import { decodeUtf8 } from "../../config/yaml/readSources.ts";
import { placeAtOffset, type PictureMetadata, type PictureMistake } from "./pictureMetadata.ts";
import { readSvg, type Svg, type SvgMistake } from "./readSvg.ts";

/** Size of an SVG: width and height in pixels, else those of its view box. */
export function measureSvg(bytes: Uint8Array): Omit<PictureMetadata, "hash"> | PictureMistake {
  const text = decodeUtf8(bytes);
  if (!text || !/<svg\b/.test(text)) return broken("It is not an SVG file in UTF-8.", "Export it again as SVG.");
  const svg = readSvg(text);
  if ("kind" in svg) return explain(svg, text);
  const size = ownSize(svg) ?? viewBoxSize(svg);
  return size
    ? { ...size, kind: "drawing", ...(svg.isPlain && { isPlain: true }) }
    : broken("It has no size.", 'Give its `svg` element a `viewBox="0 0 W H"`.');
}

interface Size {
  width: number;
  height: number;
}

function ownSize({ root }: Svg): Size | undefined {
  const [width, height] = ["width", "height"].map((name) =>
    Number(/^\s*([\d.]+)(?:px)?\s*$/.exec(root[name] ?? "")?.[1]),
  );
  return validSize(width, height);
}

function viewBoxSize({ root }: Svg): Size | undefined {
  const [, , width, height] = (root["viewBox"] ?? "")
    .trim()
    .split(/[\s,]+/)
    .map(Number);
  return validSize(width, height);
}

const validSize = (width = 0, height = 0): Size | undefined =>
  width > 0 && height > 0 && Number.isFinite(width * height)
    ? { width: Math.max(1, Math.round(width)), height: Math.max(1, Math.round(height)) }
    : undefined;

function explain({ kind, why, offset, length }: SvgMistake, text: string): PictureMistake {
  const at = placeAtOffset(text, offset, length);
  if (kind === "broken")
    return {
      mistake: { code: "broken-picture", message: "The picture can't be read", why, hint: "Export it again as SVG." },
      at,
    };
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

const broken = (why: string, hint: string): PictureMistake => ({
  mistake: { code: "broken-picture", message: "The picture can't be read", why, hint },
});
