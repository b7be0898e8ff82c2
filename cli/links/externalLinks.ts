import { readFileSync } from "node:fs";
import { join } from "node:path";
import { listFiles } from "../files.ts";
import { readMarkup } from "./readMarkup.ts";

/** A page in `dist/` with its external links. */
export interface BuiltPage {
  /** File in `dist/`. */
  file: string;
  /** Absolute URLs without fragments. */
  external: string[];
}

/** Reads the pages in the output folder. @param countries Keys; empty for all. */
export function readBuiltPages(out: string, countries: readonly string[]): BuiltPage[] {
  const isWanted = (file: string) =>
    file.endsWith(".html") && (countries.length === 0 || countries.some((key) => file.startsWith(`${key}/`)));
  return listFiles(out)
    .filter(isWanted)
    .sort()
    .map((file) => ({ file, external: externalLinks(readFileSync(join(out, file), "utf8")) }));
}

function externalLinks(html: string): string[] {
  const { links, around } = readMarkup(html).links;
  const urls = [...links, ...around].filter((address) => /^https?:/.test(address) && URL.canParse(address));
  return [...new Set(urls.map((address) => address.replace(/#.*$/, "")))];
}
