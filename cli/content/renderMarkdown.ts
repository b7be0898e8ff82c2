import type { Token } from "markdown-it";
import { escapeHtml } from "../../runtime/site/html.ts";
import type { Picture } from "../../runtime/site/picture.ts";
import { pictureHtml } from "../../runtime/site/pictureHtml.ts";
import { SECTION_MARK } from "../../runtime/site/sectionMark.ts";
import { safeHref } from "../../runtime/site/safeHref.ts";
import { highlight, languageOf } from "./dialect/highlight.ts";
import { headingId } from "./dialect/headingIds.ts";
import { noteRules, type PageNotes } from "./dialect/notes.ts";
import type { MarkdownLabels } from "./markdownLabels.ts";
import type { Callout } from "./dialect/callouts.ts";
import { markTerms, type ExplainedTerm, type Terms } from "./markTerms.ts";
import { createParser } from "./markdownParser.ts";
import { pictureName } from "./markdownText.ts";
import type { TextHeading } from "./tableOfContents.ts";

/** What becomes of a link: another address, or plain text. */
export type ResolveLink = (href: string) => string | undefined;

/** Width of a page's text, in CSS. */
const PROSE_SIZES = "(min-width: 46rem) 43rem, calc(100vw - 2.5rem)";

/** The page that a text is rendered for. */
export interface MarkdownPage {
  resolveLink: ResolveLink;
  /** Ids that the page has already; those of headings are added. */
  ids: Set<string>;
  /** The pictures that can be shown, by the names that the text has for them. */
  pictures: Record<string, Omit<Picture, "alt" | "caption">>;
  /** What is shown of the facts that the text cites, by the citation as it is written. */
  facts: Readonly<Record<string, string>>;
  /** The terms that are explained where they first occur; undefined explains none. */
  terms: Terms | undefined;
  /** Those that the page has explained already; those of the text are added. */
  explained: Set<ExplainedTerm>;
  /** Words in the language of the page. */
  labels: MarkdownLabels;
  /** The footnotes of the page so far; those of the text are added. */
  notes: PageNotes;
  /** The headings of the page so far, but for those in lists and quotes. */
  headings: TextHeading[];
}

const parser = createParser();

/** Parses Markdown, for texts that are rendered for several pages. */
export function parseMarkdown(markdown: string): Token[] {
  // Looking for addresses without brackets takes a tenth of the time, and most texts have none.
  parser.set({ linkify: /:\/\/|www\.|@/i.test(markdown) });
  return parser.parse(markdown, {});
}

/**
 * Markdown to HTML: headings with ids, links resolved, wide tables and code scrollable by keyboard. Raw HTML is left out. A
 * picture that the page does not have becomes its alt text. Footnotes are added to those of the page, which shows them at its end.
 */
export function renderMarkdown(
  markdown: string | Token[],
  {
    resolveLink,
    labels,
    ids = new Set(),
    pictures = {},
    facts = {},
    terms,
    explained = new Set(),
    notes = { count: 0, html: "" },
    headings = [],
  }: Pick<MarkdownPage, "resolveLink" | "labels"> & Partial<MarkdownPage>,
): string {
  const tokens = typeof markdown === "string" ? parseMarkdown(markdown) : markdown;
  const written = new Set(
    tokens.flatMap(({ type, info }) => (type === "heading_open" && info && !ids.has(info) ? info : [])),
  );
  for (const id of written) ids.add(id);
  for (const token of tokens)
    for (const id of [token, ...(token.children ?? [])].map((each) => each.attrGet("id"))) if (id) ids.add(id);
  const page: RenderState = {
    written,
    resolveLink,
    labels,
    ids,
    pictures,
    facts,
    terms,
    explained,
    notes,
    headings,
    isLink: false,
    isHeading: false,
    isFigure: false,
  };
  const render = (part: Token[]) => parser.renderer.render(part, parser.options, page);
  if (tokens.at(-1)?.type !== "footnote_block_close") return render(tokens);
  const end = tokens.findIndex(({ type }) => type === "footnote_block_open");
  const html = render(tokens.slice(0, end));
  const own = tokens.slice(end + 1, -1);
  notes.html += render(own);
  notes.count += own.filter(({ type }) => type === "footnote_open").length;
  return html;
}

/** What rendering a text keeps in mind. */
interface RenderState extends MarkdownPage {
  /** Ids that are written behind headings which are still to come: those that are made of words are others. */
  written: Set<string>;
  /** Whether the link that is open leads somewhere. */
  isLink: boolean;
  /** Whether a heading is open, of a part or of a table. */
  isHeading: boolean;
  /** Whether the paragraph that is open is nothing but a picture. */
  isFigure: boolean;
}

/** Makes HTML of a token, given the one behind it. */
type Rule = (token: Token, page: RenderState, next: Token | undefined) => string;

const text = (html: string) => () => html;

/** An international telephone number. */
const PHONE = /\+\d[\d\s()./-]{5,}\d/g;

/** In a text from right to left the groups of a number would change places: it has a direction of its own. */
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
    const id = page.written.delete(info) ? info : uniqueId(page.ids, info || headingId(inline?.content ?? ""));
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
  html_block: text(""),
  html_inline: text(""),
  section: text(`${SECTION_MARK}\n`),
  fence: code,
  code_block: code,
  image(token, page) {
    const alt = altText(token).trim();
    const shown = pictureOf(page, token);
    const caption = (token.attrGet("title") ?? "").trim();
    if (!shown) return escapeHtml(alt);
    return pictureHtml({ alt, ...shown, ...(caption && { caption }) }, PROSE_SIZES, page.isFigure ? "figure" : "span");
  },
  // A picture by itself is a figure, which can't stand in a paragraph.
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
  table_close: text("</table></section>\n"),
  th_open(token, page) {
    page.isHeading = true;
    return `<th scope="${token.info || "col"}"${spans(token)}${alignment(token)}>`;
  },
  th_close(_, page) {
    page.isHeading = false;
    return "</th>";
  },
  td_open: (token) => `<td${spans(token)}${alignment(token)}>`,
  td_close: text("</td>"),
  callout_open: ({ info }, { labels }) =>
    `<div class="callout callout--${info}" role="note"><p class="callout__title">${escapeHtml(labels.callouts[info as Callout])}</p>\n`,
  callout_close: text("</div>\n"),
  task: ({ info }, { labels }) =>
    `<span class="task task--${info}" role="img" aria-label="${escapeHtml(info === "done" ? labels.done : labels.open)}"></span> `,
  ...noteRules,
  s_open: text("<del>"),
  s_close: text("</del>"),
  ...Object.fromEntries(
    ["thead", "tbody", "tr"].flatMap((tag) => [
      [`${tag}_open`, text(`<${tag}>`)],
      [`${tag}_close`, text(`</${tag}>`)],
    ]),
  ),
};

for (const [type, rule] of Object.entries(RULES))
  parser.renderer.rules[type] = (tokens, index, _, page: RenderState) => {
    const token = tokens[index];
    return token ? rule(token, page, tokens[index + 1]) : "";
  };

/** How many columns and rows a cell of a table in HTML is over. */
const spans = (token: Token): string =>
  ["colspan", "rowspan"]
    .map((name) => [name, token.attrGet(name)])
    .map(([name, value]) => (value ? ` ${name}="${value}"` : ""))
    .join("");

/** A column is aligned by a class: the security policy allows no styles in pages. */
function alignment(token: Token): string {
  const side = token.attrGet("style")?.slice("text-align:".length);
  return side === "right" ? ' class="align-end"' : side === "center" ? ' class="align-center"' : "";
}

/** The words of a heading as they are shown. */
function shownText(token: Token | undefined, facts: MarkdownPage["facts"]): string {
  if (!token) return "";
  const { content, children, type } = token;
  if (children) return children.map((child) => shownText(child, facts)).join("");
  if (type === "html_inline") return "";
  return type === "fact" ? (facts[content] ?? content) : type === "softbreak" ? " " : content;
}

/** The text of a picture's description without the marks of bold words and the like. */
const altText = ({ type, content, children }: Token): string =>
  children ? children.map(altText).join("") : type === "softbreak" ? " " : content;

function pictureOf({ pictures }: MarkdownPage, image: Token) {
  const name = pictureName(image.attrGet("src") ?? "");
  return Object.hasOwn(pictures, name) ? pictures[name] : undefined;
}

const uniqueId = (taken: Set<string>, id: string): string => unique(taken, id, "-");

/** Regions of a page want names of their own: assistive technology lists them. Capitals keep them apart from ids. */
const uniqueName = (taken: Set<string>, name: string): string => unique(taken, name, " ");

function unique(taken: Set<string>, text: string, joint: string): string {
  let free = text;
  for (let count = 2; taken.has(free); count++) free = `${text}${joint}${count}`;
  taken.add(free);
  return free;
}
