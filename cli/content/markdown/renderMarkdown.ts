import type { Token } from "markdown-it";
import { escapeHtml } from "../../../runtime/site/html.ts";
import { type Picture, pictureHtml } from "../../../runtime/site/picture.ts";
import { SECTION_MARK } from "../../../runtime/site/sections.ts";
import { safeHref } from "../../../runtime/site/safeHref.ts";
import { highlight, languageOf } from "../dialect/highlight.ts";
import { headingId, type TextHeading } from "../dialect/headings.ts";
import { noteRules, type PageNotes } from "../dialect/notes.ts";
import { type MarkdownLabels, createParser } from "./markdownParser.ts";
import type { Callout } from "../dialect/blocks.ts";
import { markTerms, type ExplainedTerm, type Terms } from "../copy/markTerms.ts";
import { pictureName } from "./markdownText.ts";

/** Resolves a link; undefined makes it plain text. */
export type ResolveLink = (href: string) => string | undefined;

/** `sizes` of pictures in a page's text. */
const PROSE_SIZES = "(min-width: 46rem) 43rem, calc(100vw - 2.5rem)";

export interface MarkdownPage {
  resolveLink: ResolveLink;
  /** Element ids in use; updated. */
  ids: Set<string>;
  pictures: Record<string, Omit<Picture, "alt" | "caption">>;
  /** Replacements for citations, keyed by citation. */
  facts: Readonly<Record<string, string>>;
  /** Terms to explain at their first occurrence; undefined for none. */
  terms: Terms | undefined;
  /** Terms that the page has explained already; updated. */
  explained: Set<ExplainedTerm>;
  labels: MarkdownLabels;
  /** Footnotes of the page so far; updated. */
  notes: PageNotes;
  /** Headings of the page so far, without those in lists and quotes; updated. */
  headings: TextHeading[];
}

const parser = createParser();

/** Parses Markdown once, for text that several pages render. */
export function parseMarkdown(markdown: string): Token[] {
  // Searching for bare URLs takes a tenth of the time, and most texts have none.
  parser.set({ linkify: /:\/\/|www\.|@/i.test(markdown) });
  return parser.parse(markdown, {});
}

/**
 * Renders Markdown to HTML: adds ids to headings, resolves links, makes wide tables and code scrollable by keyboard.
 * Raw HTML is dropped. A picture that the page lacks becomes its alt text. Footnotes are added to the page's.
 */
export function renderMarkdown(
  markdown: string | Token[],
  options: Pick<MarkdownPage, "resolveLink" | "labels"> & Partial<MarkdownPage>,
): string {
  const page: RenderState = {
    ids: new Set(),
    pictures: {},
    facts: {},
    terms: undefined,
    explained: new Set(),
    notes: { count: 0, html: "" },
    headings: [],
    ...options,
    written: new Set(),
    isLink: false,
    isHeading: false,
    isFigure: false,
  };
  const { ids, notes, written } = page;
  const tokens = typeof markdown === "string" ? parseMarkdown(markdown) : markdown;
  for (const { type, info } of tokens) if (type === "heading_open" && info && !ids.has(info)) written.add(info);
  for (const id of written) ids.add(id);
  for (const token of tokens)
    for (const id of [token, ...(token.children ?? [])].map((part) => part.attrGet("id"))) if (id) ids.add(id);
  const render = (part: Token[]) => parser.renderer.render(part, parser.options, page);
  if (tokens.at(-1)?.type !== "footnote_block_close") return render(tokens);
  const end = tokens.findIndex(({ type }) => type === "footnote_block_open");
  const html = render(tokens.slice(0, end));
  const noteTokens = tokens.slice(end + 1, -1);
  notes.html += render(noteTokens);
  notes.count += noteTokens.filter(({ type }) => type === "footnote_open").length;
  return html;
}

interface RenderState extends MarkdownPage {
  /** Explicit ids of headings that follow; ids made of a heading's text must differ from them. */
  written: Set<string>;
  isLink: boolean;
  isHeading: boolean;
  /** Whether the open paragraph consists of one picture. */
  isFigure: boolean;
}

type Rule = (token: Token, page: RenderState, next: Token | undefined) => string;

const constant = (html: string) => () => html;

/** An international telephone number. */
const PHONE = /\+\d[\d\s()./-]{5,}\d/g;

/** Isolates phone numbers, whose groups right-to-left text would reorder. */
const isolatePhones = (html: string): string =>
  html.includes("+") ? html.replace(PHONE, '<bdi dir="ltr">$&</bdi>') : html;

const plain = (content: string): string => isolatePhones(escapeHtml(content));

const code: Rule = ({ content, info }, { ids, labels }) => {
  const language = languageOf(info);
  const kind = language && ` class="language-${escapeHtml(language)}"`;
  return `<pre role="region" aria-label="${escapeHtml(uniqueName(ids, labels.code))}" tabindex="0"><code${kind}>${highlight(content, language)}</code></pre>\n`;
};

const RULES: Record<string, Rule> = {
  text: ({ content }, { terms, explained, isLink, isHeading }) =>
    terms && !isLink && !isHeading ? markTerms(content, terms, explained, plain) : plain(content),
  fact: ({ content }, { facts }) => plain(facts[content] ?? content),
  heading_open({ tag, info, level }, page, inline) {
    page.isHeading = true;
    const id = page.written.delete(info) ? info : unique(page.ids, info || headingId(inline?.content ?? ""), "-");
    if (level === 0) page.headings.push({ level: Number(tag.slice(1)), id, text: shownText(inline, page.facts) });
    return `<${tag} id="${id}">`;
  },
  heading_close({ tag }, page) {
    page.isHeading = false;
    return `</${tag}>\n`;
  },
  link_open(token, page) {
    const target = page.resolveLink(token.attrGet("href") ?? "");
    const safe = target === undefined ? undefined : safeHref(target);
    page.isLink = safe !== undefined;
    return safe === undefined ? "" : `<a href="${escapeHtml(safe)}">`;
  },
  link_close(_, page) {
    const { isLink } = page;
    page.isLink = false;
    return isLink ? "</a>" : "";
  },
  html_block: constant(""),
  html_inline: constant(""),
  section: constant(`${SECTION_MARK}\n`),
  fence: code,
  code_block: code,
  image(token, page) {
    const alt = altText(token).trim();
    const shown = pictureOf(page, token);
    const caption = (token.attrGet("title") ?? "").trim();
    if (!shown) return escapeHtml(alt);
    return pictureHtml({ alt, ...shown, ...(caption && { caption }) }, PROSE_SIZES, page.isFigure ? "figure" : "span");
  },
  // A picture alone is a `<figure>`, which a `<p>` can't contain.
  paragraph_open({ hidden }, page, inline) {
    const [only, ...others] = inline?.children ?? [];
    page.isFigure = !hidden && only?.type === "image" && others.length === 0 && pictureOf(page, only) !== undefined;
    return hidden || page.isFigure ? "" : "<p>";
  },
  paragraph_close({ hidden }, { isFigure }) {
    if (hidden) return "";
    return isFigure ? "\n" : "</p>\n";
  },
  table_open: (_, { ids, labels }) =>
    `<section class="table-scroll" aria-label="${escapeHtml(uniqueName(ids, labels.table))}" tabindex="0"><table>`,
  table_close: constant("</table></section>\n"),
  th_open(token, page) {
    page.isHeading = true;
    return `<th scope="${token.info || "col"}"${spans(token)}${alignment(token)}>`;
  },
  th_close(_, page) {
    page.isHeading = false;
    return "</th>";
  },
  td_open: (token) => `<td${spans(token)}${alignment(token)}>`,
  td_close: constant("</td>"),
  callout_open: ({ info }, { labels }) =>
    `<div class="callout callout--${info}" role="note"><p class="callout__title">${escapeHtml(labels.callouts[info as Callout])}</p>\n`,
  callout_close: constant("</div>\n"),
  task: ({ info }, { labels }) =>
    `<span class="task task--${info}" role="img" aria-label="${escapeHtml(info === "done" ? labels.done : labels.open)}"></span> `,
  ...noteRules,
  s_open: constant("<del>"),
  s_close: constant("</del>"),
  ...Object.fromEntries(
    ["thead", "tbody", "tr"].flatMap((tag) => [
      [`${tag}_open`, constant(`<${tag}>`)],
      [`${tag}_close`, constant(`</${tag}>`)],
    ]),
  ),
};

for (const [type, rule] of Object.entries(RULES))
  parser.renderer.rules[type] = (tokens, index, _, page: RenderState) => {
    const token = tokens[index];
    return token ? rule(token, page, tokens[index + 1]) : "";
  };

const spans = (token: Token): string =>
  ["colspan", "rowspan"]
    .map((name) => [name, token.attrGet(name)])
    .map(([name, value]) => (value ? ` ${name}="${value}"` : ""))
    .join("");

/** Alignment is a class, because the Content-Security-Policy allows no inline styles. */
function alignment(token: Token): string {
  const side = token.attrGet("style")?.slice("text-align:".length);
  return side === "right" ? ' class="align-end"' : side === "center" ? ' class="align-center"' : "";
}

function shownText(token: Token | undefined, facts: MarkdownPage["facts"]): string {
  if (!token) return "";
  const { content, children, type } = token;
  if (children) return children.map((child) => shownText(child, facts)).join("");
  if (type === "html_inline") return "";
  return type === "fact" ? (facts[content] ?? content) : type === "softbreak" ? " " : content;
}

const altText = ({ type, content, children }: Token): string =>
  children ? children.map(altText).join("") : type === "softbreak" ? " " : content;

function pictureOf({ pictures }: MarkdownPage, image: Token) {
  const name = pictureName(image.attrGet("src") ?? "");
  return Object.hasOwn(pictures, name) ? pictures[name] : undefined;
}

/** Regions need unique accessible names. Their capital letters keep them apart from ids. */
const uniqueName = (taken: Set<string>, name: string): string => unique(taken, name, " ");

function unique(taken: Set<string>, text: string, separator: string): string {
  let candidate = text;
  for (let count = 2; taken.has(candidate); count++) candidate = `${text}${separator}${count}`;
  taken.add(candidate);
  return candidate;
}
