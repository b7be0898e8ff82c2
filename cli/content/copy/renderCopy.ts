import { attempt } from "../../core/attempt.ts";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Token } from "markdown-it";
import type { PageContent } from "../../../runtime/site/page.ts";
import type { SiteData } from "../../../runtime/site/site.ts";
import { textsOf, type ShowText } from "../../../runtime/site/text.ts";
import { decodeUtf8 } from "../../config/yaml/readSources.ts";
import { contentHash } from "../../core/contentHash.ts";
import { mapValues, memoize } from "../../core/lookups.ts";
import { EnvironmentError } from "../../core/problems/errors.ts";
import { plannedTarget, SECTION_IDS, type CopyPlan, type MarkdownText, type MarkdownPart } from "./copyPlan.ts";
import { showNotes } from "../dialect/notes.ts";
import { markdownLabels } from "../markdown/markdownParser.ts";
import { markdownBody, splitAtMarker } from "../markdown/markdownText.ts";
import { prepareTerms, type ExplainedTerm } from "./markTerms.ts";
import { parseMarkdown, renderMarkdown, type MarkdownPage } from "../markdown/renderMarkdown.ts";
import { addContents, type TextHeading } from "../dialect/headings.ts";
import { SECTION_MARK } from "../../../runtime/site/sections.ts";

/** Shared copy, whose parsed tokens several countries use. */
const SHARED = /^countries\/content\/shared\//;

export type RenderedCopy = Pick<PageContent, "html" | "faq" | "sections">;

/** Rendering context that a site's pages share. */
export type CopyContext = Pick<MarkdownPage, "labels"> &
  Partial<Pick<MarkdownPage, "terms">> & {
    /** Reserved element ids. Default: `SECTION_IDS`. */
    taken?: readonly string[];
  };

/** The context of all pages of a site. */
export function siteCopyContext(
  { texts, country, modals }: Pick<SiteData, "texts" | "modals"> & { country: Pick<SiteData["country"], "language"> },
  terms: readonly ExplainedTerm[],
): CopyContext {
  const t = textsOf(texts, country.language);
  return {
    labels: markdownLabels(t),
    terms: prepareTerms(terms, t("glossary.all")),
    taken: [...SECTION_IDS, ...Object.keys(modals), ...terms.map(({ id }) => id)],
  };
}

/**
 * Reads the files of a page's copy and renders them to HTML. Ids and explained terms are assigned in this order: body,
 * sections, answers. A glossary page explains no terms elsewhere.
 * @throws EnvironmentError when a file has changed since it was planned.
 */
export function renderCopy(
  root: string,
  { parts, faq, sections, links, pictures, facts, toc }: CopyPlan,
  { labels, terms, taken = SECTION_IDS }: CopyContext,
): RenderedCopy {
  const ids = new Set([...taken, ...sections.map(({ id }) => id)]);
  const isGlossary = sections.some(({ type }) => type === "glossary");
  const page = {
    resolveLink: (href: string) => plannedTarget(links, href),
    ids,
    pictures,
    facts,
    labels,
    terms: isGlossary ? undefined : terms,
    explained: new Set<ExplainedTerm>(),
  };
  const html = (markdown: string | Token[]) => renderMarkdown(markdown, page);
  // Own sections may put their text where buttons are invalid.
  const plain = (markdown: string) => renderMarkdown(markdown, { ...page, terms: undefined });
  const inBody = { ...page, notes: { count: 0, html: "" }, headings: [] as TextHeading[] };
  const body = parts.map(({ part, ...file }) => renderMarkdown(readBody(root, file)(part), inBody)).join("");
  return {
    html: (toc ? addContents(body, inBody.headings, labels.contents) : body) + showNotes(inBody.notes, labels),
    sections: sections.map((section) =>
      renderTexts(section, section.type === "own" ? plain : html),
    ) as PageContent["sections"],
    faq: faq.map(({ question, answer }) => ({ question, html: html(answer) })),
  };
}

function renderTexts(value: unknown, html: (markdown: string) => string): unknown {
  if (Array.isArray(value)) return value.map((item) => renderTexts(item, html));
  if (typeof value !== "object" || value === null) return value;
  if (isMarkdown(value)) return html(value.markdown);
  return mapValues(value, (inner: unknown) => renderTexts(inner, html));
}

/** Values of own sections may have a `markdown` key beside others. */
const isMarkdown = (value: object): value is MarkdownText =>
  "markdown" in value && typeof value.markdown === "string" && Object.keys(value).length === 1;

/** Returns a parsed part of a file's Markdown; each is parsed on first use and cached. */
type Body = (part: MarkdownPart) => Token[];

export const MAX_CACHED_BODIES = 500;

/** Cache of shared files' bodies, with the hash of their text. */
const sharedBodies = new Map<string, { hash: string; body: Body }>();

function readBody(root: string, { file, hash }: Pick<CopyPlan["parts"][number], "file" | "hash">): Body {
  const path = join(root, file);
  const cached = sharedBodies.get(path);
  if (cached?.hash === hash) return cached.body;
  const [before = "", ...rest] = splitAtMarker(markdownBody(readPlanned(path, file, hash)));
  const after = rest.join("");
  const texts = { whole: before + after, before, after, none: "" };
  const body = memoize((part: MarkdownPart) => parseMarkdown(texts[part]));
  if (SHARED.test(file) && (cached || sharedBodies.size < MAX_CACHED_BODIES)) sharedBodies.set(path, { hash, body });
  return body;
}

/** Reads a planned file, and makes sure that front matter and body are of the same version. */
function readPlanned(path: string, file: string, hash: string): string {
  const text = attempt(() => decodeUtf8(readFileSync(path)));
  if (text !== undefined && contentHash(text) === hash) return text;
  throw new EnvironmentError(`${file} was changed while it was read`, "Run the command again.");
}

/** HTML of a post's body for feeds, with absolute URLs. @param canonical Absolute URL of the page. */
export function feedText(root: string, copy: CopyPlan, t: ShowText, canonical: string): string {
  const absolute = (address: string) => new URL(address, canonical).href;
  const plain: CopyPlan = {
    ...copy,
    sections: [],
    faq: [],
    toc: false,
    links: mapValues(copy.links, (to) => (to === null ? null : absolute(to))),
    // Only the fallback file, which every feed reader supports.
    pictures: mapValues(copy.pictures, ({ blur: _, ...picture }) => ({
      ...picture,
      src: absolute(picture.src),
      sources: [],
    })),
  };
  return renderCopy(root, plain, { labels: markdownLabels(t) }).html.replaceAll(`${SECTION_MARK}\n`, "");
}
