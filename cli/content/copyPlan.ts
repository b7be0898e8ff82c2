import type { Picture } from "../../runtime/site/picture.ts";
import type { Section, SectionType } from "../../runtime/site/sections.ts";
import type { MarkdownPart } from "./loadContent.ts";

/**
 * Ids of the sections that templates put around the copy; a heading in it gets another. All other ids of the page's own have
 * an underscore, a dot or a capital letter, which the ids of headings, sections and terms never have.
 */
export const SECTION_IDS = ["main", "faq", "related", "closing"];

/** A page's copy, as data: its Markdown, and where links and pictures in it lead. It becomes HTML with the page. */
export interface CopyPlan {
  /** Which parts of which files. A file whose text has another hash is no longer the one that was planned. */
  parts: { file: string; hash: string; part: MarkdownPart }[];
  faq: { question: string; answer: string }[];
  sections: PlannedSection[];
  /** Whether the text has a list of its headings. */
  toc?: boolean;
  /** Where each internal link leads; null makes it plain text. */
  links: Record<string, string | null>;
  /** What is shown of the facts that its Markdown cites, by the citation as it is written. */
  facts: Record<string, string>;
  /** The pictures by the names that the copy has for them. */
  pictures: Record<string, Omit<Picture, "alt" | "caption">>;
}

/** A text that becomes HTML with the page. */
export interface MarkdownText {
  markdown: string;
}

/** A section of a page, complete but for its HTML. */
export type PlannedSection<T extends SectionType = SectionType> = WithMarkdown<Section<T>>;

type WithMarkdown<T> = T extends readonly (infer Item)[]
  ? WithMarkdown<Item>[]
  : T extends object
    ? { [Key in keyof T]: Key extends "html" ? MarkdownText : WithMarkdown<T[Key]> }
    : T;

/** Where a planned link leads; undefined makes it plain text. One that was not planned stays when it leads away from the site. */
export const plannedTarget = (links: CopyPlan["links"], href: string): string | undefined =>
  Object.hasOwn(links, href) ? (links[href] ?? undefined) : href.startsWith("/") ? undefined : href;
