import type { Picture } from "../../../runtime/site/picture.ts";
import { fallbackWidth } from "../brand/pictureVariants.ts";

/** A share picture: a file of the site that link previews show. */
export interface SharePicture {
  /** Path from the host's root. */
  src: string;
  /** In pixels. */
  width: number;
  height: number;
  type: "image/jpeg" | "image/png";
  alt: string;
}

/** The JPEG or PNG of a picture, which every link preview reads. */
export function previewOf({ src, width, height, alt }: Picture): SharePicture {
  const shown = fallbackWidth(width);
  const type = src.endsWith(".jpg") ? "image/jpeg" : "image/png";
  return { src, width: shown, height: Math.round((height * shown) / width), type, alt };
}
