/** A maintainer's picture: in several widths and formats, or an SVG unchanged. */
export interface Picture {
  /** What it shows, for those who can't see it. */
  alt: string;
  /** Of the original, upright, in pixels; reserves the space. */
  width: number;
  height: number;
  /** Address of the file that every browser can read: JPEG, PNG or SVG. */
  src: string;
  /** Smaller files by media type, the smallest format first. Empty for an SVG. */
  sources: { type: string; srcset: string }[];
  /** A tiny version as data URI, shown until the picture is loaded. Absent for transparent pictures. */
  blur?: string;
  /** Text under the picture. */
  caption?: string;
}
