import { readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { listFiles } from "../../files.ts";

/** Pages of two builds, compared by their files. Paths in the output, `/india/news/`, in order. */
export interface Pages {
  added: string[];
  removed: string[];
  /** Pages whose HTML, or a file that it uses, differs: they may look different. */
  candidates: string[];
  /** Pages of which every byte is the same. */
  same: number;
}

/** Finds the pages of countries in two output folders, and those that may look different. */
export function findPages(before: string, after: string, countries: readonly string[]): Pages {
  const found = countries.map((country) => pagesOf(country, join(before, country), join(after, country)));
  return {
    added: found.flatMap(({ added }) => added),
    removed: found.flatMap(({ removed }) => removed),
    candidates: found.flatMap(({ candidates }) => candidates),
    same: found.reduce((sum, { same }) => sum + same, 0),
  };
}

function pagesOf(country: string, before: string, after: string): Pages {
  const [was, is] = [htmlOf(before), htmlOf(after)];
  const pathOf = (file: string) => `/${country}/${file.replace(/(^|\/)index\.html$/, "$1")}`;
  const both = is.filter((file) => was.includes(file));
  const candidates = filesThatDiffer(before, after, both);
  return {
    added: is.filter((file) => !was.includes(file)).map(pathOf),
    removed: was.filter((file) => !is.includes(file)).map(pathOf),
    candidates: candidates.map(pathOf),
    same: both.length - candidates.length,
  };
}

const htmlOf = (folder: string): string[] => listFiles(folder).filter((file) => file.endsWith(".html"));

/** Pages that may differ. The names of most assets hold a hash of what is in them: a page with the same HTML uses the same. */
function filesThatDiffer(before: string, after: string, pages: readonly string[]): string[] {
  const isSame = (file: string) => readFileSync(join(before, file)).equals(readFileSync(join(after, file)));
  const was = new Set(listFiles(before));
  const replaced = listFiles(after)
    .filter((file) => was.has(file) && !/\.(?:html|br|gz|xml|txt)$/.test(file) && !isSame(file))
    .map((file) => basename(file));
  if (replaced.length === 0) return pages.filter((file) => !isSame(file));
  const texts = pages.map((file) => readFileSync(join(after, file), "utf8"));
  const isNamed = (name: string) => texts.some((text) => text.includes(name));
  // What no page names is used by a stylesheet or a script, which any page may use.
  if (!replaced.every(isNamed)) return [...pages];
  return pages.filter((file, index) => !isSame(file) || replaced.some((name) => texts[index]?.includes(name)));
}
