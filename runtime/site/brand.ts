/** A drawing of the logo. */
export interface LogoImage {
  /** Its address, or the drawing itself as `data:` URL. */
  src: string;
  width: number;
  height: number;
}

/** The logo for light and for dark ground. */
export interface BrandLogo {
  light: LogoImage;
  dark: LogoImage;
  /** The brand's name is written beside it. */
  name: boolean;
}

/** Who the sites belong to. */
export interface BrandData {
  name: string;
  tagline?: string;
  description: string;
  /** Claims shown on the site. */
  claims: { title: string; text: string }[];
  social: { network: string; href: string }[];
  /** Absent for a brand whose name is its logo. */
  logo?: BrandLogo;
}

/** The illustrations of a site. */
export interface Illustrations {
  /** By name. */
  all: Record<string, Illustration>;
  /** Name of the one beside the call to action at a page's end. */
  closing?: string;
}

/**
 * An illustration. It is known on the server, and in development: in what a visitor gets, it is markup, or an address.
 */
export interface Illustration {
  src: string;
  width: number;
  height: number;
  /** Forms of a picture, the smallest format first. */
  sources?: { type: string; srcset: string }[];
  /** The drawing itself, where it can be a part of the page. */
  drawing?: string;
}
