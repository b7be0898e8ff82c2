import type { Picture } from "../../../runtime/site/picture.ts";
import type { Section, SectionType } from "../../../runtime/site/sections.ts";

/**
 * Ids that templates use around the copy, so that headings can't have them. All other ids of page elements contain an
 * underscore, a dot or a capital letter, which ids of headings, sections and terms never do.
 */
export const SECTION_IDS = ["main", "faq", "related", "closing"];

/** The whole body, the part before or after the marker for a country's own copy, or nothing of it. */
export type MarkdownPart = "whole" | "before" | "after" | "none";

/** A page's copy before rendering: Markdown, link targets and pictures. */
export interface CopyPlan {
  /** Parts of files in order. If a file's hash has changed, the plan is outdated. */
  parts: { file: string; hash: string; part: MarkdownPart }[];
  faq: { question: string; answer: string }[];
  sections: PlannedSection[];
  /** Whether the text has a table of contents. */
  toc?: boolean;
  /** Targets of internal links; null makes a link plain text. */
  links: Record<string, string | null>;
  /** Replacements for the citations in Markdown, keyed by citation. */
  facts: Record<string, string>;
  /** Pictures by the name in the Markdown. */
  pictures: Record<string, Omit<Picture, "alt" | "caption">>;
}

/** Markdown that is rendered with the page. */
export interface MarkdownText {
  markdown: string;
}

/** A section of a page before its Markdown is rendered. */
export type PlannedSection<T extends SectionType = SectionType> = WithMarkdown<Section<T>>;

type WithMarkdown<T> = T extends readonly (infer Item)[]
  ? WithMarkdown<Item>[]
  : T extends object
    ? { [Key in keyof T]: Key extends "html" ? MarkdownText : WithMarkdown<T[Key]> }
    : T;

/** The target of a link; undefined makes it plain text. External links that were not planned stay. */
export const plannedTarget = (links: CopyPlan["links"], href: string): string | undefined =>
  Object.hasOwn(links, href) ? (links[href] ?? undefined) : href.startsWith("/") ? undefined : href;
