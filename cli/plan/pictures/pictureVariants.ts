import type { Picture } from "../../../runtime/site/picture.ts";
import { toSlug } from "../../config/routes/paths.ts";
import type { PictureFormat, PictureMetadata } from "../../content/pictures/pictureMetadata.ts";

export interface PictureVariant {
  /** Path in the country's folder: `assets/pictures/office-1a2b3c4d-800.avif`. */
  name: string;
  /** Source file: `countries/images/india/office.jpg`. */
  original: string;
  /** Hash of the source file and the encoder's settings. */
  hash: string;
  /** Pixels. */
  width: number;
  /** Undefined for a copy of the source file. */
  format?: PictureFormat;
}

/** Output widths in pixels; browsers choose one by `srcset`. */
const WIDTHS = [480, 800, 1200, 1600];
/** Preferred width in pixels of the JPEG or PNG, for old browsers and link previews. */
const FALLBACK_WIDTH = 1200;
/** The output widths of a picture: never wider than the source. */
export function pictureWidths(width: number): number[] {
  const largest = Math.max(...WIDTHS);
  const widths = WIDTHS.filter((candidate) => candidate <= width);
  return width < largest && !widths.includes(width) ? [...widths, width] : widths;
}

const fallbackWidth = (width: number): number =>
  Math.max(...pictureWidths(width).filter((variantWidth, index) => index === 0 || variantWidth <= FALLBACK_WIDTH));

export type ShownPicture = Omit<Picture, "alt" | "caption">;

/** Plans a picture and its output files. `original` is its path from the project's root, `home` the country's home. */
export function pictureVariants(
  original: string,
  metadata: PictureMetadata,
  home: string,
): { shown: ShownPicture; variants: PictureVariant[] } {
  const { hash, width, height, kind, blur } = metadata;
  const name = (original.split("/").at(-1) ?? "").replace(/\.\w+$/, "");
  const stem = `assets/pictures/${toSlug(name).slice(0, 60).replace(/-$/, "") || "picture"}-${hash.slice(0, 8)}`;
  if (kind === "drawing") {
    const variant: PictureVariant = { name: `${stem}.svg`, original, hash, width };
    return { shown: { width, height, src: home + variant.name, sources: [] }, variants: [variant] };
  }
  const variant = (variantWidth: number, format: PictureFormat): PictureVariant => ({
    name: `${stem}-${variantWidth}.${format}`,
    original,
    hash,
    width: variantWidth,
    format,
  });
  const widths = pictureWidths(width);
  const fallback = variant(fallbackWidth(width), kind === "photo" ? "jpg" : "png");
  // The best compression comes first.
  const formats = (["avif", "webp"] as const).map((format) => ({
    type: `image/${format}`,
    variants: widths.map((variantWidth) => variant(variantWidth, format)),
  }));
  return {
    shown: {
      width,
      height,
      src: home + fallback.name,
      sources: formats.map(({ type, variants }) => ({
        type,
        srcset: variants.map(({ name: path, width: variantWidth }) => `${home}${path} ${variantWidth}w`).join(", "),
      })),
      blur,
    },
    variants: [...formats.flatMap(({ variants }) => variants), fallback],
  };
}

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
