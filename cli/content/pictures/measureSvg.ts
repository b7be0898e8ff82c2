import { decodeUtf8 } from "../../config/yaml/decodeUtf8.ts";
import type { PictureMetadata, PictureMistake } from "./pictureMetadata.ts";

/**
 * What runs, or loads from elsewhere. In a page it could do neither, but the file has an address of its own on the site's
 * origin (https://www.w3.org/TR/SVG2/conform.html#processing-modes).
 */
const UNSAFE =
  /<(?:[\w-]+:)?(?:script|foreignObject|iframe|handler|set\b)|<!ENTITY|<\?xml-stylesheet|[\s"'/]on\w+\s*=|attributeName\s*=\s*["']?\s*(?:on|href|xlink:href)|javascript:|@import|url\(\s*["']?\s*(?!["'#\s]|data:image\/(?:png|jpeg|webp|gif|avif)[;,])|(?<=[\s"':])(?:href|src)\s*=\s*["']?\s*(?!["'#\s]|data:image\/(?:png|jpeg|webp|gif|avif)[;,])/i;

/** Size of an SVG: its width and height in pixels, else those of its view box. */
export function measureSvg(bytes: Uint8Array): Omit<PictureMetadata, "hash"> | PictureMistake {
  const text = decodeUtf8(bytes);
  const root = text && /<svg\b[^>]*>/.exec(text)?.[0];
  if (!text || !root) return broken("It is no SVG in UTF-8.", "Export it anew as SVG.");
  if (UNSAFE.test(text))
    return {
      mistake: {
        code: "unsafe-picture",
        message: "The SVG holds a script, or loads something from elsewhere",
        why: "Whoever opens its address would run it as a part of the site.",
        hint: "Export it as plain SVG, without scripts, links and linked files.",
      },
    };
  const size = ownSize(root) ?? viewBoxSize(root);
  return size
    ? { ...size, kind: "drawing" }
    : broken("It has no size.", 'Give its `svg` element a `viewBox="0 0 W H"`.');
}

interface Size {
  width: number;
  height: number;
}

function ownSize(root: string): Size | undefined {
  const [width, height] = ["width", "height"].map((name) =>
    Number(new RegExp(`\\s${name}\\s*=\\s*["']\\s*([\\d.]+)(?:px)?\\s*["']`).exec(root)?.[1]),
  );
  return sound(width, height);
}

function viewBoxSize(root: string): Size | undefined {
  const [, , width, height] = (/\sviewBox\s*=\s*["']([^"']*)["']/.exec(root)?.[1] ?? "")
    .trim()
    .split(/[\s,]+/)
    .map(Number);
  return sound(width, height);
}

const sound = (width = 0, height = 0): Size | undefined =>
  width > 0 && height > 0 && Number.isFinite(width * height)
    ? { width: Math.max(1, Math.round(width)), height: Math.max(1, Math.round(height)) }
    : undefined;

const broken = (why: string, hint: string): PictureMistake => ({
  mistake: { code: "broken-picture", message: "The picture can't be read", why, hint },
});
