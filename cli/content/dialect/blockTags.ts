import { decodeHTML } from "entities";
import type { MarkdownIt, Token } from "markdown-it";
import { hasForbiddenAttribute, readAttributes } from "./htmlAttributes.ts";
import { isInlineTag } from "./wordTags.ts";

interface BlockTag {
  /** Required parent elements. */
  within?: readonly string[];
  /** Attributes that are always allowed. */
  attributes?: RegExp;
  /** Content model: text, text and elements, or elements only. Default: elements and Markdown paragraphs. */
  holds?: "words" | "text" | "tags";
  /** Only allowed with `markdown.html: safe`. */
  isSafe?: true;
}

const BLOCK_TAGS: Readonly<Record<string, BlockTag>> = {
  details: { attributes: /^open$/ },
  summary: { within: ["details"], holds: "text" },
  blockquote: {},
  table: { holds: "tags" },
  thead: { within: ["table"], holds: "tags" },
  tbody: { within: ["table"], holds: "tags" },
  tr: { within: ["table", "thead", "tbody", "tfoot"], holds: "tags" },
  th: { within: ["tr"], attributes: /^(?:col|row)span=["']?\d{1,3}["']?$/, holds: "text" },
  td: { within: ["tr"], attributes: /^(?:col|row)span=["']?\d{1,3}["']?$/, holds: "text" },
  tfoot: { within: ["table"], holds: "tags", isSafe: true },
  div: { isSafe: true },
  section: { isSafe: true },
  p: { holds: "words", isSafe: true },
  ...Object.fromEntries([1, 2, 3, 4, 5, 6].map((level) => [`h${level}`, { holds: "words", isSafe: true }] as const)),
  ul: { holds: "tags", isSafe: true },
  ol: { holds: "tags", isSafe: true },
  li: { within: ["ul", "ol"], holds: "text", isSafe: true },
  dl: { holds: "tags", isSafe: true },
  dt: { within: ["dl"], holds: "text", isSafe: true },
  dd: { within: ["dl"], holds: "text", isSafe: true },
  figure: { isSafe: true },
  figcaption: { within: ["figure"], holds: "text", isSafe: true },
};

const NAMES = Object.keys(BLOCK_TAGS).join("|");

const ATTRIBUTES = "(?:\\s[^<>]*)?";
const CODE = `<pre${ATTRIBUTES}>(?<code>[^]*?)</pre>`;
/** A picture with a caption, which Markdown can express as well. */
const FIGURE =
  `<figure${ATTRIBUTES}>\\s*(?<image>(?:<a\\s[^<>]*>\\s*)?<img\\s[^<>]*>(?:\\s*</a>)?)\\s*` +
  `<figcaption${ATTRIBUTES}>(?<caption>[^<]*)</figcaption>\\s*</figure>`;

/** A tag of a block element, an `<hr>`, a comment, or the text between them. */
const PIECE = new RegExp(
  `<!--[^]*?-->|<hr(?<line> ?/?|\\s[^<>]*)>|${CODE}|${FIGURE}|<(?<end>/?)(?<tag>${NAMES})(?<attributes>${ATTRIBUTES})>|(?:(?!</?(?:${NAMES}|hr|pre)\\b|<!--)[^])+`,
  "giy",
);

/** A comment, which is dropped. A misspelt marker is no comment, so that it is reported. */
export const COMMENT = /^<!--(?!\s*(?:own|section)\b)(?:(?!-->)[^])*-->$/i;

const OWN_MARK = "<!-- own -->";

/** Elements of highlighted code, which are dropped. */
const IN_CODE = /<\/?(?:code|span|b|i|em|strong|kbd|samp|var|mark|a)\b[^<>]*>/gi;

interface OpenTag {
  tag: string;
  token: Token;
  level: number;
  /** The HTML block that opened it. */
  block: Token;
}

/** The hint for a rejected block element; undefined for other elements. */
export function blockTagMistake(html: string, isHtmlSafe: boolean): string | undefined {
  const name = new RegExp(`^</?(${NAMES}|hr|pre)\\b`, "i").exec(html)?.[1]?.toLowerCase();
  if (name === undefined) return undefined;
  const { isSafe, within, holds } = BLOCK_TAGS[name] ?? { isSafe: name === "pre" };
  if (isHtmlSafe)
    return `Begin a line with \`<${name}>\`${within ? ` in \`<${within[0]}>\`` : ""}, close elements in the reverse order, ${holds === "words" ? "put only words into it" : "put text only where text is allowed"}, and remove attributes for styles and scripts.`;
  if (isSafe) return undefined;
  const isCell = name === "td" || name === "th";
  const attributes = isCell ? "with no attributes except `colspan` and `rowspan`" : "without attributes";
  const cells = isCell || /^t(?:able|head|body|r)$/.test(name) ? "; text is only allowed in cells" : "";
  return `Write \`<${name}>\` in lower case, ${attributes}, and close elements in the reverse order${cells} (node_modules/countrysites/docs/markdown.md).`;
}

/**
 * Turns allowed HTML blocks into tokens, the same as for Markdown where it has an equivalent. Text between tags is
 * parsed as Markdown. HTML that needs `markdown.html: safe` is marked. All other HTML stays, and is rejected later.
 */
export function addBlockTags(parser: MarkdownIt): void {
  parser.core.ruler.after("block", "block_tags", (state) => {
    if (!/<[a-z]/i.test(state.src)) return;
    const rejected = new Set<Token>();
    // A rejected block leaves closing tags in others unmatched, so repeat until nothing more is rejected.
    for (let count = -1; count < rejected.size;) {
      count = rejected.size;
      const tokens = takeBlocks(state.tokens, state.Token, rejected);
      if (count === rejected.size) state.tokens = tokens;
    }
  });
}

function takeBlocks(tokens: readonly Token[], TokenClass: typeof Token, rejected: Set<Token>): Token[] {
  const open: OpenTag[] = [];
  const closeAbove = (level: number) => {
    while ((open.at(-1)?.level ?? -1) > level) reject(open.pop());
  };
  const reject = (unclosed: OpenTag | undefined) => unclosed && rejected.add(unclosed.block);
  const output = tokens.flatMap((token) => {
    const isOwnMark = token.type === "html_block" && token.content.trim() === OWN_MARK;
    closeAbove(isOwnMark ? -1 : token.level);
    if (token.type !== "html_block" || rejected.has(token)) return [token];
    const openAfter = [...open];
    const result = readBlock(token, TokenClass, openAfter);
    if (result) open.splice(0, open.length, ...openAfter);
    else rejected.add(token);
    return result ?? [token];
  });
  closeAbove(-1);
  return output;
}

/** The tokens of an HTML block; undefined if anything in it isn't allowed. @param open The open elements; updated. */
function readBlock(block: Token, TokenClass: typeof Token, open: OpenTag[]): Token[] | undefined {
  const result: Token[] = [];
  const add = (type: string, tag: string, nesting: Token["nesting"]): Token => {
    const token = Object.assign(new TokenClass(type, tag, nesting), { block: true, level: block.level, map: null });
    result.push(token);
    return token;
  };
  const [firstLine = 0, lastLine = firstLine + 1] = block.map ?? [];
  const lineAt = (index: number) => firstLine + block.content.slice(0, index).split("\n").length - 1;
  let isMarked = false;
  /** Marks only one token per block: its elements belong together. */
  const mark = (token: Token, html: string, index: number) => {
    if (isMarked) return;
    isMarked = true;
    Object.assign(token, { meta: { safeHtml: html }, map: [lineAt(index), lastLine] });
  };
  const addText = (content: string, index: number, isParagraph: boolean) => {
    if (isParagraph) add("paragraph_open", "p", 1);
    Object.assign(add("inline", "", 0), { content, children: [], map: [lineAt(index), lastLine] });
    if (isParagraph) add("paragraph_close", "p", -1);
  };
  let rejectedAt = 0;
  /** Adds the tokens of a piece; returns false if it isn't allowed. */
  const take = (piece: string, index: number, groups: Partial<Record<string, string>>): boolean => {
    if (piece.startsWith("<!--")) return COMMENT.test(piece);
    const parent = open.at(-1);
    const { holds } = BLOCK_TAGS[parent?.tag ?? ""] ?? {};
    if (groups["line"] !== undefined) {
      if (!readAttributes("hr", groups["line"])) return false;
      const line = add("hr", "hr", 0);
      if (!/^<hr ?\/?>$/.test(piece)) mark(line, piece, index);
      return true;
    }
    if (groups["code"] !== undefined || groups["image"] !== undefined) {
      if (holds === "words" || holds === "tags" || hasForbiddenAttribute(piece)) return false;
      const { code, image = "", caption = "" } = groups;
      if (code === undefined) {
        const title = caption.replaceAll(/\s+/g, " ").replaceAll('"', "&quot;").trim();
        addText(image.replace(/<img(?=\s)/i, `<img${title && ` title="${title}"`}`), index, true);
      } else {
        const text = code.replace(/^\n/, "").replace(IN_CODE, "");
        if (/<[a-z/!]/i.test(text)) return false;
        const info = /<code\b[^<>]*\bclass\s*=\s*["']?(?:[^"'<>]*\s)?lang(?:uage)?-([\w+#-]+)/i.exec(code)?.[1] ?? "";
        Object.assign(add("fence", "code", 0), { info, content: `${decodeHTML(text).trimEnd()}\n` });
      }
      mark(result.find(({ type }) => type !== "inline") ?? block, piece, index);
      return true;
    }
    const tag = groups["tag"]?.toLowerCase();
    if (tag === undefined) {
      if (piece.trim() === "") return true;
      const start = index + piece.search(/\S/);
      const other = [...piece.matchAll(/<\/?([a-z][a-z0-9-]*)(?=[\s/>])/gi)].find(
        ([, name = ""]) => !isInlineTag(name.toLowerCase()),
      );
      rejectedAt = other ? index + other.index : start;
      if (holds === "tags" || other) return false;
      addText(piece.trim(), start, holds !== "text" && holds !== "words");
      return true;
    }
    const type = tag === "p" ? "paragraph" : tag.replace(/^h[1-6]$/, "heading");
    if (groups["end"]) {
      if (parent?.tag !== tag || parent.level !== block.level) return false;
      open.pop();
      const isSplit = holds === "words" && parent.block !== block;
      if (isSplit && tag !== "p") return false;
      // A paragraph that contains blocks becomes a `<div>`.
      if (isSplit) Object.assign(parent.token, { type: "div_open", tag: "div" });
      add(isSplit ? "div_close" : `${type}_close`, isSplit ? "div" : tag, -1);
      return true;
    }
    const { within, attributes, isSafe } = BLOCK_TAGS[tag] ?? {};
    const written = (groups["attributes"] ?? "").trim();
    const accepted = readAttributes(tag, groups["attributes"] ?? "");
    if (!accepted || holds === "words" || (within && !within.includes(parent?.tag ?? ""))) return false;
    const { align, id, ...others } = accepted;
    const token = add(`${type}_open`, tag, 1);
    for (const [name, value] of Object.entries(others)) token.attrSet(name, value);
    if (align !== undefined) token.attrSet("style", `text-align:${align}`);
    if (type === "heading") token.info = id ?? "";
    else if (id !== undefined) token.attrSet("id", id);
    if (type === "heading" || id !== undefined) token.map = [lineAt(index), lastLine];
    if (tag === "th" && open.some((element) => element.tag === "tbody")) token.info = "row";
    const isBasic = written.split(/\s+/).every((attribute) => attribute === "" || attributes?.test(attribute));
    if (isSafe || !isBasic || !piece.startsWith(`<${tag}`)) mark(token, piece, index);
    open.push({ tag, token, level: block.level, block });
    return true;
  };
  let end = 0;
  for (const { 0: piece, index, groups = {} } of block.content.matchAll(PIECE)) {
    rejectedAt = index;
    if (index !== end || !take(piece, index, groups)) break;
    end += piece.length;
    rejectedAt = end;
  }
  if (end === block.content.length) return result;
  // The marker splits the text there, so the surrounding element is the problem.
  block.meta = { rejectedAt: block.content.startsWith(OWN_MARK, end) ? 0 : rejectedAt };
  return undefined;
}
