import type { FrontMatterData } from "../config/schema/frontMatter.ts";
import type { Place } from "../core/problems/problem.ts";
import type { MarkdownPart } from "../content/copy/copyPlan.ts";
import type { MarkdownFile } from "../content/markdown/parseMarkdownFile.ts";

/** A page's copy: a country's own file, the shared one, or the own file merged into the shared one. */
export interface PageCopy {
  data: FrontMatterData;
  /** Parts of Markdown files in order. */
  parts: { file: MarkdownFile; part: MarkdownPart; shared: boolean }[];
  faq: FrontMatterData["faq"];
  cites: string[];
  /** Number of words, including answers. */
  words: number;
  /** Paths from the country's home that redirect to the page. */
  aliases: { path: string; place(): Place }[];
  /** The main source file. */
  source: string;
  /** The shared file that a country's own file replaces. */
  replaces?: MarkdownFile;
  /** Source location of a front matter key, in the file that provides its value. */
  locate(path: readonly PropertyKey[]): Place;
}

/** Copy by site, then by content key. */
export type Content = Map<string, Map<string, PageCopy>>;
