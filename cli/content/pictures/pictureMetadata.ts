import type { Mistake, Place } from "../../core/problems/problem.ts";

/** The data of a picture that planning needs, cached per file version. */
export interface PictureMetadata {
  /** Hash of the source file and encoder settings. */
  hash: string;
  /** In pixels, after EXIF rotation. */
  width: number;
  height: number;
  /** A photo falls back to JPEG, a transparent picture to PNG; a drawing is an SVG and stays one. */
  kind: "photo" | "transparent" | "drawing";
  blur?: string;
  isPlain?: boolean;
}

/** Why a file can't be shown; reported where it is used. */
export interface PictureMistake {
  mistake: Mistake;
  /** Location in the file, if it is text. */
  at?: Omit<Place, "file">;
}

/** Metadata of pictures by path from the project's root: `countries/images/india/office.jpg`. */
export type PictureIndex = ReadonlyMap<string, PictureMetadata | PictureMistake>;

/** Folder below `countries/images` with shared pictures. */
export const SHARED_PICTURES = "shared";

/** Output formats and encoder settings, a trade-off between size and visible quality. */
export const PICTURE_FORMATS = {
  avif: { quality: 52, effort: 4 },
  webp: { quality: 76, effort: 5 },
  jpg: { quality: 80, mozjpeg: true },
  png: { compressionLevel: 9, palette: true, quality: 90 },
} as const;
export type PictureFormat = keyof typeof PICTURE_FORMATS;

/** Part of each picture's hash, so that changed settings give new URLs. */
export const PICTURE_FORMATS_VERSION = JSON.stringify([PICTURE_FORMATS, { threads: 1 }]);
