import type { Picture } from "../../runtime/site/picture.ts";
import { toSlug } from "../config/slug.ts";
import type { PictureFormat } from "../content/pictures/formats.ts";
import type { PictureMetadata } from "../content/pictures/pictureMetadata.ts";

/** A file that a build makes of a picture. */
export interface PictureForm {
  /** Path in the country's folder: `assets/pictures/office-1a2b3c4d-800.avif`. */
  name: string;
  /** File that it is made from: `countries/images/india/office.jpg`. */
  original: string;
  /** Hash of the original and of how it is encoded. */
  hash: string;
  /** Pixels. */
  width: number;
  /** Undefined: it is the original as it is. */
  format?: PictureFormat;
}

/** A picture as pages show it, without its alt text and caption, and the files that this needs. */
export interface PictureForms {
  shown: Omit<Picture, "alt" | "caption">;
  forms: PictureForm[];
}

/** Widths in pixels that pictures are made in; screens take the nearest. */
const WIDTHS = [480, 800, 1200, 1600];
/** Width of the one form for old browsers and for link previews. */
const FALLBACK_WIDTH = 1200;
/** Media types, the smallest format first. */
const SOURCES = { avif: "image/avif", webp: "image/webp" } as const;

/** The widths that a picture is made in: never wider than it is. */
export function pictureWidths(width: number): number[] {
  const largest = Math.max(...WIDTHS);
  const widths = WIDTHS.filter((candidate) => candidate <= width);
  return width < largest && !widths.includes(width) ? [...widths, width] : widths;
}

/** The width of a picture's one form for old browsers and for link previews. */
export const fallbackWidth = (width: number): number =>
  Math.max(...pictureWidths(width).filter((at, index) => index === 0 || at <= FALLBACK_WIDTH));

/** Plans the files of one picture. `original` is its path from the project's root, `home` the country's. */
export function pictureForms(original: string, fact: PictureMetadata, home: string): PictureForms {
  const { hash, width, height, kind, blur } = fact;
  const name = (original.split("/").at(-1) ?? "").replace(/\.\w+$/, "");
  const stem = `assets/pictures/${toSlug(name).slice(0, 60).replace(/-$/, "") || "picture"}-${hash.slice(0, 8)}`;
  if (kind === "drawing") {
    const form: PictureForm = { name: `${stem}.svg`, original, hash, width };
    return { shown: { width, height, src: home + form.name, sources: [] }, forms: [form] };
  }
  const form = (at: number, format: PictureFormat): PictureForm => ({
    name: `${stem}-${at}.${format}`,
    original,
    hash,
    width: at,
    format,
  });
  const widths = pictureWidths(width);
  const fallback = form(fallbackWidth(width), kind === "photo" ? "jpg" : "png");
  const formats = (["avif", "webp"] as const).map((format) => ({
    format,
    forms: widths.map((at) => form(at, format)),
  }));
  return {
    shown: {
      width,
      height,
      src: home + fallback.name,
      sources: formats.map(({ format, forms }) => ({
        type: SOURCES[format],
        srcset: forms.map(({ name: path, width: at }) => `${home}${path} ${at}w`).join(", "),
      })),
      ...(blur !== undefined && { blur }),
    },
    forms: [...formats.flatMap(({ forms }) => forms), fallback],
  };
}
