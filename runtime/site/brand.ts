/** Its `src` is a URL or `data:` URL. */
export type LogoImage = Pick<Illustration, "src" | "width" | "height">;

/** The logo for light and dark backgrounds, and whether the brand's name is written beside it. */
export type BrandLogo = { light: LogoImage; dark: LogoImage; name: boolean };

/** Who the sites belong to. */
export interface BrandData {
  name: string;
  tagline?: string;
  description: string;
  claims: { title: string; text: string }[];
  social: { network: string; href: string }[];
  /** Absent for a brand that shows its name as logo. */
  logo?: BrandLogo;
}

/** The illustrations of a site by name, and the name of the one beside the closing call to action. */
export type Illustrations = { all: Record<string, Illustration>; closing?: string };

/** Data of an illustration, on the server and in development only: browsers get its markup or URL. */
export interface Illustration {
  src: string;
  width: number;
  height: number;
  /** Formats of a picture, the smallest files first. */
  sources?: { type: string; srcset: string }[];
  /** SVG markup, for drawings that can be inlined. */
  drawing?: string;
}
