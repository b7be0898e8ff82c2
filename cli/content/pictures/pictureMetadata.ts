import type { Problem } from "../../report/problem.ts";

/** What planning needs to know of a picture: small, and measured once for each state of the file. */
export interface PictureMetadata {
  /** Hash of the original and of how it is encoded. */
  hash: string;
  /** Upright, in pixels. */
  width: number;
  height: number;
  /** A photo has JPEG as the form that every browser reads, a transparent picture PNG, a drawing is SVG and stays it. */
  kind: "photo" | "transparent" | "drawing";
  /** A tiny version as data URI. */
  blur?: string;
}

/** Why a file can't be shown, to be reported where it is named. */
export interface PictureMistake {
  mistake: Pick<Problem, "code" | "message" | "why" | "hint">;
}

/** What is known of all files below `countries/images`, by their path from there: `india/campus.jpg`. */
export type PictureIndex = ReadonlyMap<string, PictureMetadata | PictureMistake>;

/** Folder below `countries/images` with the pictures of all countries. */
export const SHARED_PICTURES = "shared";
