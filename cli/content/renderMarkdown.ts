import { Marked, type Parser, type Tokens, type TokensList } from "marked";
import { escapeHtml } from "../../runtime/site/html.ts";
import type { Picture } from "../../runtime/site/picture.ts";
import { pictureHtml } from "../../runtime/site/pictureHtml.ts";
import { safeHref } from "../../runtime/site/urls.ts";
import { toSlug } from "../config/slug.ts";
import { pictureName } from "./markdownText.ts";
import { plainTokens } from "./plainTokens.ts";
import { quickTokenizer } from "./quickTokenizer.ts";
import { renderPlain } from "./renderPlain.ts";

/** What becomes of a link: another address, or plain text. */
export type ResolveLink = (href: string) => string | undefined;

/** What a text was parsed to, once it was. */
export interface Parsed {
  tokens?: TokensList;
}

/** Width of a page's text, in CSS. */
const PROSE_SIZES = "(min-width: 46rem) 43rem, calc(100vw - 2.5rem)";

/** The page that is being rendered. */
interface Page {
  resolveLink: ResolveLink;
  ids: Set<string>;
  pictures: Record<string, Omit<Picture, "alt" | "caption">>;
}

/** One parser for all pages: to make one takes as long as to parse a short text. */
let page: Page = { resolveLink: () => undefined, ids: new Set(), pictures: {} };

const quick = quickTokenizer();
const marked = new Marked({ gfm: true, async: false });
marked.use(plainTokens, quick.extension, {
  renderer: {
    heading({ tokens, depth, text }: Tokens.Heading) {
      return `<h${depth} id="${uniqueId(page.ids, toSlug(text) || "section")}">${this.parser.parseInline(tokens)}</h${depth}>\n`;
    },
    link({ href, tokens }: Tokens.Link) {
      const content = this.parser.parseInline(tokens);
      const target = page.resolveLink(href);
      const safe = target === undefined ? undefined : safeHref(target);
      return safe === undefined ? content : `<a href="${escapeHtml(safe)}">${content}</a>`;
    },
    html: () => "",
    // Long lines are scrolled, by keyboard too.
    code({ text }: Tokens.Code) {
      return `<pre role="region" aria-label="${uniqueName(page.ids, "Code")}" tabindex="0"><code>${escapeHtml(text)}\n</code></pre>\n`;
    },
    image(token: Tokens.Image) {
      const alt = altText(this.parser, token);
      return picture(token, alt, "span") ?? escapeHtml(alt);
    },
    // A picture by itself is a figure, which can't stand in a paragraph.
    paragraph({ tokens }: Tokens.Paragraph) {
      const [only] = tokens;
      const image = tokens.length === 1 && only?.type === "image" ? (only as Tokens.Image) : undefined;
      const figure = image && picture(image, altText(this.parser, image), "figure");
      return figure ? `${figure}\n` : `<p>${this.parser.parseInline(tokens)}</p>\n`;
    },
    table(token: Tokens.Table) {
      const row = (cells: Tokens.TableCell[], tag: "th" | "td") =>
        `<tr>${cells.map(({ tokens }) => `<${tag}${tag === "th" ? ' scope="col"' : ""}>${this.parser.parseInline(tokens)}</${tag}>`).join("")}</tr>`;
      const rows = token.rows.map((cells) => row(cells, "td")).join("");
      return `<div class="table-scroll" role="region" aria-label="${uniqueName(page.ids, "Table")}" tabindex="0"><table><thead>${row(token.header, "th")}</thead><tbody>${rows}</tbody></table></div>\n`;
    },
  },
});

/**
 * Markdown (GFM) to HTML: headings with ids, links resolved, wide tables and code scrollable by keyboard. `ids` are those that the
 * page has already; the headings' are added.
 * A picture that is not in `pictures` is its alt text.
 * @param parsed What the text was parsed to is kept in it, for when it comes again.
 */
export function renderMarkdown(
  markdown: string,
  resolveLink: ResolveLink,
  ids = new Set<string>(),
  pictures: Page["pictures"] = {},
  parsed: Parsed = {},
): string {
  const plain = renderPlain(markdown);
  if (plain !== undefined) return plain;
  page = { resolveLink, ids, pictures };
  return marked.parser((parsed.tokens ??= parse(markdown)));
}

function parse(markdown: string): TokensList {
  quick.begin(markdown);
  return marked.lexer(markdown);
}

function picture({ href, title }: Tokens.Image, alt: string, as: "figure" | "span"): string | undefined {
  const name = pictureName(href);
  const shown = Object.hasOwn(page.pictures, name) ? page.pictures[name] : undefined;
  const caption = title?.trim();
  return shown && pictureHtml({ alt, ...shown, ...(caption && { caption }) }, PROSE_SIZES, as);
}

/** The alt text of a picture, without the marks of bold text and the like. */
const altText = (parser: Parser, { tokens }: Tokens.Image): string =>
  parser.parseInline(tokens, parser.textRenderer).trim();

const uniqueId = (taken: Set<string>, id: string): string => unique(taken, id, "-");

/** Regions of a page want names of their own: assistive technology lists them. Capitals keep them apart from ids. */
const uniqueName = (taken: Set<string>, name: string): string => unique(taken, name, " ");

function unique(taken: Set<string>, text: string, joint: string): string {
  let free = text;
  for (let count = 2; taken.has(free); count++) free = `${text}${joint}${count}`;
  taken.add(free);
  return free;
}
