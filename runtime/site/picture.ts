/** A maintainer's picture as pages show it: in several widths and formats, or an SVG as it is. */
export interface Picture {
  /** What it shows, for those who can't see it. */
  alt: string;
  /** Of the original, upright, in pixels; reserves the space. */
  width: number;
  height: number;
  /** Address of the form that every browser reads: JPEG, PNG or SVG. */
  src: string;
  /** Smaller forms, the smallest format first, by media type; none of an SVG. */
  sources: { type: string; srcset: string }[];
  /** A tiny version as data URI, painted behind until the picture is there; none of what is transparent. */
  blur?: string;
  /** Text under the picture. */
  caption?: string;
}
