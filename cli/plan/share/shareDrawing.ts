/** A file of a font, in the weight that share pictures are drawn with. */
export interface ShareFont {
  /** Where it is on this machine. */
  path: string;
  /** Its characters, as CSS's unicode-range. */
  range: string;
  /** Of a variable font, to which it is cut. */
  weight?: number;
  /** Hash of all that, wherever the file is, and of the font's version. */
  hash: string;
}

/** A drawing that is a part of another. */
export interface PlacedSvg {
  svg: string;
  /** Its own units. */
  width: number;
  height: number;
}

/** An illustration: a drawing, or a picture of the project. */
export type ShareArt = PlacedSvg | { original: string; hash: string };

/** What the share pictures of a site have in common. */
export interface ShareLook {
  direction: "ltr" | "rtl";
  /** Of the texts, for forms of letters that depend on it. */
  language: string;
  /** Colours of the ground, of the texts, and of what stands for an illustration. */
  colours: Record<"ground" | "title" | "label" | "country" | "deep" | "hill" | "accent", string>;
  /** Fonts of the title and of all else, in the order in which they are asked for a character. */
  fonts: { heading: readonly ShareFont[]; body: readonly ShareFont[] };
  logo?: PlacedSvg;
  /** The brand's name, where the logo does not show it. */
  name?: string;
  /** The country's name, and the code of its flag. */
  country?: string;
  flag?: string;
  /** Shows illustrations under an arch; otherwise they fill their side. */
  arch: boolean;
  /** Hash of all that. */
  hash: string;
}

/** All that a share picture shows. */
export interface ShareDrawing {
  look: ShareLook;
  title: string;
  /** A few words above the title: what kind of page it is. */
  label?: string;
  art?: ShareArt;
}

/** A share picture that a build draws. */
export interface ShareForm {
  /** Path in the site's folder: `assets/share/first-visit-1a2b3c4d.png`. */
  name: string;
  drawing: ShareDrawing;
  /** Hash of all that it shows. */
  hash: string;
}

/** Pixels of a share picture: what Facebook, LinkedIn and X ask for. */
export const SHARE_SIZE = { width: 1200, height: 630 } as const;
