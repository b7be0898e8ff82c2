/**
 * The file `sitegen.json` of an upload. It describes each page, so that a build can find changes, moved pages and
 * vanished addresses. It is deterministic. The network's manifest has all sites; that of another host only its own.
 */
export interface Manifest {
  format: 1;
  /** Keys of all configured sites, built or not, in their order. */
  keys: string[];
  /** The hosts of its sites, the network's first. */
  hosts: ManifestHost[];
  /** Sites by their keys, `india` and `india/hi`. */
  sites: Record<string, ManifestSite>;
}

export interface ManifestHost {
  /** Key of the country whose own host it is. Empty for the network's. */
  key: string;
  /** Without final slash: `https://www.example.com`. */
  origin: string;
  /** Path that the upload is served at, with leading and final slash. */
  base: string;
  /** Hash of the host's own pages, rules and files, and of the engine. */
  hash: string;
  /** Public files that belong to no country: paths below the base with hashes of their contents. */
  files: Record<string, string>;
  /** Redirects. `from` is a path of the host, or a prefix that ends in `/*`. */
  redirects: ManifestRedirect[];
}

export interface ManifestRedirect {
  from: string;
  /** Empty for an address that is gone. */
  to: string;
  status: number;
}

export interface ManifestSite {
  country: string;
  host: string;
  home: string;
  /** BCP 47 tag. */
  language: string;
  /** Version of the engine that has built it, `engineVersion`. */
  engine: string;
  /** Hash of what hosts add to its folder: compressed copies, redirect pages. Empty without. */
  upload: string;
  /** Hash of everything below. If it, `engine` and `upload` are the same, the site's files are the same. */
  hash: string;
  /** Hash of the project's own parts. */
  code: string;
  /** Hash of what its pages share: header, footer, words, styles, fonts, icon. */
  shared: string;
  /** Hash of its files other than pages: pictures, fonts, drawings, calendars. */
  assets: string;
  /** Hash of the counterparts in its sitemap. */
  sitemap: string;
  /** Public files: paths below the home with hashes of their contents. */
  files: Record<string, string>;
  /** Pages by their paths below the home; the home's own path is empty. */
  pages: Record<string, ManifestPage>;
}

/** A page. Its hashes do not depend on its address. */
export interface ManifestPage {
  /** Its heading. */
  title: string;
  template: string;
  /** Content key, if it differs from the path. It stays when the address changes. */
  content?: string;
  /** Hash of text, answers and sections. */
  copy: string;
  /** Hash of the tags of its head. */
  head: string;
  /** Hash of its other parts: cards, breadcrumbs, targets of links. */
  rest: string;
  /** Hash of its Markdown, which stays when the page moves. Absent for a page without Markdown. */
  text?: string;
}
