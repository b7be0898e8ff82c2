export interface ShareFont {
  /** Absolute path. */
  path: string;
  /** Its characters as CSS `unicode-range`. */
  range: string;
  /** The weight to use of a variable font. */
  weight?: number;
  /** Hash of content and font version, independent of the path. */
  hash: string;
}

export interface PlacedSvg {
  svg: string;
  /** In the SVG's own units. */
  width: number;
  height: number;
}

/** An illustration: an SVG, or a picture of the project. */
export type ShareArt = PlacedSvg | { original: string; hash: string };

export interface ShareLook {
  direction: "ltr" | "rtl";
  /** Language of the texts, for locale-specific glyphs. */
  language: string;
  /** Colours of the background, of texts, and of the shapes in place of an illustration. */
  colours: Record<"ground" | "title" | "label" | "country" | "deep" | "hill" | "accent", string>;
  /** Fonts of the title and of other texts, in fallback order. */
  fonts: { heading: readonly ShareFont[]; body: readonly ShareFont[] };
  logo?: PlacedSvg;
  /** The brand's name, if the logo doesn't show it. */
  name?: string;
  /** The country's name and flag code. */
  country?: string;
  flag?: string;
  /** Whether illustrations are cut to an arch; otherwise they fill their side. */
  arch: boolean;
  /** Hash of the fields above. */
  hash: string;
}

export interface ShareDrawing {
  look: ShareLook;
  title: string;
  /** A short text above the title, such as the page's group. */
  label?: string;
  art?: ShareArt;
}

export interface ShareFile {
  /** Path in the site's folder: `assets/share/first-visit-1a2b3c4d.png`. */
  name: string;
  drawing: ShareDrawing;
  hash: string;
}

/** Size in pixels that Facebook, LinkedIn and X recommend. */
export const SHARE_SIZE = { width: 1200, height: 630 } as const;
