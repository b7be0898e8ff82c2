import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type * as ServerEntry from "../src/entry-server.ts";

/** Folders of the project: what Vite bundles for browser and server, and what is uploaded. */
export const BUNDLES = ".bundles";
export const UPLOAD = "dist";

/** The site of one language, and its folder in the upload, without slashes around it; empty for the upload itself. */
export type Site = ServerEntry.SiteInput & { folder: string };

/** What is in `src/data/sites.json`. */
interface Sites {
  /** Path that the upload is served at, with both slashes. */
  base: string;
  /** The country's sites, that of its first language first: the name of their folder in `src/data/sites/`, and that in the upload. */
  sites: { name: string; folder: string }[];
}

/** Reads the sites from their files. */
export function readSites(root: string): { base: string; sites: Site[] } {
  const read = (name: string) => readFileSync(join(root, "src/data", name), "utf8");
  const { base, sites } = JSON.parse(read("sites.json")) as Sites;
  return {
    base,
    sites: sites.map(({ name, folder }) => ({ folder, ...readSite((file) => read(`sites/${name}/${file}`)) })),
  };
}

const readSite = (read: (file: string) => string): ServerEntry.SiteInput => ({
  site: JSON.parse(read("site.json")) as ServerEntry.SiteInput["site"],
  illustrations: JSON.parse(read("illustrations.json")) as ServerEntry.SiteInput["illustrations"],
  look: {
    style: read("style.css").trimEnd(),
    fonts: read("fonts.css").trimEnd(),
    head: read("head.html").trimEnd(),
    icons: read("icons.html").trimEnd(),
    homeIcons: read("icons-home.html").trimEnd(),
    ...(JSON.parse(read("fonts.json")) as Pick<ServerEntry.Look, "preload" | "characters">),
  },
});

/** File of a page's data: `/india/news/` is in `src/data/pages/india/news.json`. */
export const pageFile = (path: string): string =>
  `src/data/pages/${path.replace(/^\/|\/$|\.html$/g, "") || "index"}.json`;

/** The document that pages are put into, without the whitespace that no browser needs. */
export const readTemplate = (root: string): string =>
  readFileSync(join(root, "index.html"), "utf8").replace(/^\s+/gm, "");

/** First 16 hex digits of the SHA-256 of the texts, each with an end of its own. */
export const contentHash = (...texts: string[]): string =>
  createHash("sha256")
    .update(`${texts.join("\0")}\0`)
    .digest("hex")
    .slice(0, 16);
