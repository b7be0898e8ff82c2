/** A picture in several widths and formats, or an SVG. */
export interface Picture {
  alt: string;
  /** Size of the upright original in pixels, to reserve space. */
  width: number;
  height: number;
  /** URL of the fallback that every browser supports: JPEG, PNG or SVG. */
  src: string;
  /** Further formats by MIME type, the smallest first. Empty for an SVG. */
  sources: { type: string; srcset: string }[];
  /** A tiny placeholder as data URL, shown until the picture is loaded. Absent for transparent pictures. */
  blur?: string;
  /** Text under the picture. */
  caption?: string;
}
