import type { Place, Problem } from "../../report/problem.ts";

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
  /** A drawing that can be a part of a page's markup. */
  isPlain?: boolean;
}

/** Why a file can't be shown, to be reported where it is named. */
export interface PictureMistake {
  mistake: Pick<Problem, "code" | "message" | "why" | "hint">;
  /** Where in the file's text it is, when it has one. */
  at?: Omit<Place, "file">;
}

/** The place of a piece of a text. */
export function placeAtOffset(text: string, offset: number, length: number): Omit<Place, "file"> {
  const before = text.slice(0, offset).split("\n");
  return { line: before.length, column: (before.at(-1)?.length ?? 0) + 1, length, text };
}

/** What is known of pictures, by their paths from the project's root: `countries/images/india/office.jpg`. */
export type PictureIndex = ReadonlyMap<string, PictureMetadata | PictureMistake>;

/** Folder below `countries/images` with the pictures of all countries. */
export const SHARED_PICTURES = "shared";
