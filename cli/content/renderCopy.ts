import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Token } from "markdown-it";
import type { PageContent } from "../../runtime/site/page.ts";
import type { ShowText } from "../../runtime/site/text.ts";
import { decodeUtf8 } from "../config/yaml/decodeUtf8.ts";
import { contentHash } from "../contentHash.ts";
import { EnvironmentError } from "../report/errors.ts";
import { plannedTarget, SECTION_IDS, type CopyPlan, type MarkdownText } from "./copyPlan.ts";
import type { MarkdownPart } from "./loadContent.ts";
import { showNotes } from "./dialect/notes.ts";
import { markdownLabels } from "./markdownLabels.ts";
import { markdownBody, splitAtMarker } from "./markdownText.ts";
import { prepareTerms, type ExplainedTerm } from "./markTerms.ts";
import { parseMarkdown, renderMarkdown, type MarkdownPage } from "./renderMarkdown.ts";
import { addContents, type TextHeading } from "./tableOfContents.ts";

/** Copy that several countries show, with links and ids of their own. */
const SHARED = /^countries\/content\/shared\//;

/** A page's copy as HTML. */
export type RenderedCopy = Pick<PageContent, "html" | "faq" | "sections">;

/** What the pages of a site have in common. */
export type CopyContext = Pick<MarkdownPage, "labels"> &
  Partial<Pick<MarkdownPage, "terms">> & {
    /** Ids that no heading gets. Default: `SECTION_IDS`. */
    taken?: readonly string[];
  };

/** What the pages of a site have in common, from its words, its terms and the ids of its modals. */
export const copyContext = (t: ShowText, terms: readonly ExplainedTerm[], modals: readonly string[]): CopyContext => ({
  labels: markdownLabels(t),
  terms: prepareTerms(terms, t("glossary.all")),
  taken: [...SECTION_IDS, ...modals, ...terms.map(({ id }) => id)],
});

/**
 * Renders a page's copy to HTML; reads its files. Ids are given, and terms are explained, in this order: body, texts of sections,
 * answers. The page that lists the terms explains none beside them.
 * @throws EnvironmentError when a file is not as it was planned.
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
  // A section of a project's own kind may put its text where no button can be.
  const plain = (markdown: string) => renderMarkdown(markdown, { ...page, terms: undefined });
  const inBody = { ...page, notes: { count: 0, html: "" }, headings: [] as TextHeading[] };
  const body = parts.map(({ part, ...file }) => renderMarkdown(readBody(root, file)[part](), inBody)).join("");
  return {
    html: (toc ? addContents(body, inBody.headings, labels.contents) : body) + showNotes(inBody.notes, labels),
    sections: sections.map((section) =>
      renderTexts(section, section.type === "own" ? plain : html),
    ) as PageContent["sections"],
    faq: faq.map(({ question, answer }) => ({ question, html: html(answer) })),
  };
}

/** The same data with HTML in place of each text. */
function renderTexts(value: unknown, html: (markdown: string) => string): unknown {
  if (Array.isArray(value)) return value.map((item) => renderTexts(item, html));
  if (typeof value !== "object" || value === null) return value;
  if (isMarkdown(value)) return html(value.markdown);
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, renderTexts(inner, html)]));
}

/** Values of a project's sections may have a key of this name beside others. */
const isMarkdown = (value: object): value is MarkdownText =>
  "markdown" in value && typeof value.markdown === "string" && Object.keys(value).length === 1;

/** A file's Markdown as the parser reads it, by its parts, each parsed when it is asked for and once only. */
type Body = Record<MarkdownPart, () => Token[]>;

/** Shared files are kept up to here: memory is not to grow with them. */
export const MOST_KEPT = 500;

/** Bodies of shared files, with the hash of the text that they are from. */
const shared = new Map<string, { hash: string; body: Body }>();

function readBody(root: string, { file, hash }: Pick<CopyPlan["parts"][number], "file" | "hash">): Body {
  const path = join(root, file);
  const known = shared.get(path);
  if (known?.hash === hash) return known.body;
  const [before = "", ...rest] = splitAtMarker(markdownBody(readPlanned(path, file, hash)));
  const after = rest.join("");
  const body = { whole: parsed(before + after), before: parsed(before), after: parsed(after), none: () => [] };
  if (SHARED.test(file) && (known || shared.size < MOST_KEPT)) shared.set(path, { hash, body });
  return body;
}

function parsed(markdown: string): () => Token[] {
  let tokens: Token[] | undefined;
  return () => (tokens ??= parseMarkdown(markdown));
}

/** A page never has its front matter from one state of a file and its body from another. */
function readPlanned(path: string, file: string, hash: string): string {
  let text: string | undefined;
  try {
    text = decodeUtf8(readFileSync(path));
  } catch {
    text = undefined;
  }
  if (text !== undefined && contentHash(text) === hash) return text;
  throw new EnvironmentError(`${file} was changed while it was read`, "Run the command again.");
}
