/** Number of the manifest's form. A file of another form is not read. */
export const MANIFEST_FORMAT = 1;

/**
 * What is live where it is found: the file `sitegen.json` of an upload. It says of each page what a build needs to know to
 * find changes, moves and addresses that vanish. Same input, same bytes. The network's has all sites; that of a country with
 * a host of its own has its sites.
 */
export interface Manifest {
  format: typeof MANIFEST_FORMAT;
  /** Keys of all configured sites in their order, built or not. */
  keys: string[];
  /** The hosts of its sites, the network's first. */
  hosts: ManifestHost[];
  /** Sites by their keys, `india` and `india/hi`. */
  sites: Record<string, ManifestSite>;
}

export interface ManifestHost {
  /** Key of the country that has it to itself; empty for the network's. */
  key: string;
  /** Without final slash: `https://www.example.com`. */
  origin: string;
  /** Path that the upload is served at, with both slashes. */
  base: string;
  /** Hash of all that belongs to the host and to none of its countries, and of what that was built with. */
  hash: string;
  /** Files that are copied as they are and belong to no country, by their paths below the base, with hashes of their contents. */
  files: Record<string, string>;
  /** Addresses that lead elsewhere: each a path of the host, or a prefix that ends in `/*`. */
  redirects: ManifestRedirect[];
}

export interface ManifestRedirect {
  from: string;
  /** Empty for an address that is gone. */
  to: string;
  status: number;
}

export interface ManifestSite {
  /** Key of its country. */
  country: string;
  /** Key of its host. */
  host: string;
  /** Path of its home. */
  home: string;
  /** BCP 47 tag. */
  language: string;
  /** Version of sitegen that it was built with, `engineVersion`. */
  engine: string;
  /** Hash of what hosts have in its folder besides: compressed forms, pages that redirect. Empty for nothing. */
  upload: string;
  /** Hash of all below. Where it, the engine and the upload are the same, the site's files are. */
  hash: string;
  /** Hash of the project's own parts. */
  code: string;
  /** Hash of what its pages share: header, footer, words, styles, fonts, icon. */
  shared: string;
  /** Hash of its files beside pages: pictures, fonts, drawings, calendars. */
  assets: string;
  /** Hash of the counterparts that its sitemap names. */
  sitemap: string;
  /** Files that are copied as they are, by their paths below the home, with hashes of their contents. */
  files: Record<string, string>;
  /** Pages by their paths below the home; that of the home is empty. */
  pages: Record<string, ManifestPage>;
}

/** A page. The hashes are of what it shows, wherever it is. */
export interface ManifestPage {
  /** Its heading. */
  title: string;
  template: string;
  /** Key of its content, where that is not its path: it stays when an address changes. */
  content?: string;
  /** Hash of text, answers and sections. */
  copy: string;
  /** Hash of the tags of its head. */
  head: string;
  /** Hash of all else that is its own: cards, breadcrumbs, where its links lead. */
  rest: string;
  /** Hash of its Markdown, which stays when the page moves; absent for a page without. */
  text?: string;
}
