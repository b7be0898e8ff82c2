import type { Picture } from "../../../runtime/site/picture.ts";
import { fallbackWidth } from "../pictureForms.ts";

/** The picture of link previews, a file of the site. */
export interface SharePicture {
  /** Path from the host's root. */
  src: string;
  /** Of that file, in pixels. */
  width: number;
  height: number;
  type: "image/jpeg" | "image/png";
  alt: string;
}

/** The form of a picture that every link preview reads: JPEG or PNG. */
export function previewOf({
  src,
  width,
  height,
  alt,
}: Pick<Picture, "src" | "width" | "height" | "alt">): SharePicture {
  const shown = fallbackWidth(width);
  const type = src.endsWith(".jpg") ? "image/jpeg" : "image/png";
  return { src, width: shown, height: Math.round((height * shown) / width), type, alt };
}
