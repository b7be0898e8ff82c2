import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Illustrations } from "@runtime/site/brand.ts";
import type { SiteData } from "@runtime/site/site.ts";

/** Folders of the project: what Vite bundles for browser and server, and what is uploaded. */
export const BUNDLES = ".bundles";
export const UPLOAD = "dist";

/** The site of one language. */
export interface Site {
  /** Its folder in the upload, without slashes around it; empty for the upload itself. */
  folder: string;
  site: SiteData & { illustrations: Illustrations };
  /** What the heads of its pages have besides what describes each page. */
  look: {
    /** Colours, sizes and fonts of the site, inline in each page. */
    style: string;
    /** `@font-face` rules, at the end of the base. */
    fonts: string;
    /** Fonts to load early, as paths below the home. */
    preload: string[];
    /** Characters whose font is inline in the pages that show one of them, and its style. */
    characters: { text: string; style: string };
    /** Elements of the project's own. */
    head: string;
    /** The icons, inline; on the home as files, where search engines look for them. */
    icons: string;
    homeIcons: string;
  };
}

/** What is in `src/data/sites.json`. */
interface Sites {
  /** Path that the upload is served at, with both slashes. */
  base: string;
  /** The country's sites, that of its first language first: the name of their folder in `src/data/sites/`, and that in the upload. */
  sites: { name: string; folder: string }[];
}

/** Reads the sites from their files. */
export function readSites(root: string): { base: string; sites: Site[] } {
  const read = (name: string) => readFileSync(join(root, "src/data", name), "utf8").trimEnd();
  const { base, sites } = JSON.parse(read("sites.json")) as Sites;
  const readSite = ({ name, folder }: Sites["sites"][number]): Site => {
    const text = (file: string) => read(`sites/${name}/${file}`);
    const illustrations = JSON.parse(text("illustrations.json")) as Illustrations;
    return {
      folder,
      site: { ...(JSON.parse(text("site.json")) as SiteData), illustrations },
      look: {
        style: text("style.css"),
        fonts: text("fonts.css"),
        head: text("head.html"),
        icons: text("icons.html"),
        homeIcons: text("icons-home.html"),
        ...(JSON.parse(text("fonts.json")) as Pick<Site["look"], "preload" | "characters">),
      },
    };
  };
  return { base, sites: sites.map(readSite) };
}

/** File of a page's data: `/india/news/` is in `src/data/pages/india/news.json`. */
export const pageFile = (path: string): string =>
  `src/data/pages/${path.replace(/^\/|\/$|\.html$/g, "") || "index"}.json`;

/** The document that pages are put into, without the whitespace that no browser needs. */
export const readTemplate = (root: string): string =>
  readFileSync(join(root, "index.html"), "utf8").replace(/^\s+/gm, "");

/** First 8 hex digits of the SHA-256 of the texts, each with an end of its own. */
export const contentHash = (...texts: string[]): string =>
  createHash("sha256")
    .update(`${texts.join("\0")}\0`)
    .digest("hex")
    .slice(0, 8);
