import type { MarkdownIt, Token } from "markdown-it";

/** Elements of HTML that texts may have as blocks: what they are in, where not anywhere, and the attributes that they keep. */
const BLOCK_TAGS: Readonly<
  Record<string, { within?: readonly string[]; attributes?: RegExp; holds?: "text" | "tags" }>
> = {
  details: { attributes: /^open$/ },
  summary: { within: ["details"], holds: "text" },
  blockquote: {},
  table: { holds: "tags" },
  thead: { within: ["table"], holds: "tags" },
  tbody: { within: ["table"], holds: "tags" },
  tr: { within: ["table", "thead", "tbody"], holds: "tags" },
  th: { within: ["tr"], attributes: /^(?:col|row)span=["']?\d{1,3}["']?$/, holds: "text" },
  td: { within: ["tr"], attributes: /^(?:col|row)span=["']?\d{1,3}["']?$/, holds: "text" },
};

const NAMES = Object.keys(BLOCK_TAGS).join("|");

/** A tag of one of them, a line that divides, a comment, or what is between these. */
const PIECE = new RegExp(
  `<!--[^]*?-->|<hr ?/?>|<(?<end>/?)(?<tag>${NAMES})(?<attributes>(?:\\s[^<>]*)?)>|(?:(?!</?(?:${NAMES}|hr)\\b|<!--)[^])+`,
  "gy",
);

interface OpenTag {
  tag: string;
  level: number;
  /** The piece of HTML that it was opened in. */
  block: Token;
}

/** What is wrong with HTML that was refused, where it is one of these elements; undefined where it is another. */
export function blockTagMistake(html: string): string | undefined {
  const name = new RegExp(`^</?(${NAMES}|hr)\\b`, "i").exec(html)?.[1]?.toLowerCase();
  if (name === undefined) return undefined;
  const isCell = name === "td" || name === "th";
  const attributes = isCell ? "with no attributes but `colspan` and `rowspan`" : "without attributes";
  const cells = isCell || /^t(?:able|head|body|r)$/.test(name) ? "; text is in cells alone" : "";
  return `Write \`<${name}>\` in lower case, ${attributes}, and close what is opened in the order it was opened in${cells} (node_modules/countrysites/docs/markdown.md).`;
}

/**
 * Makes tokens of the HTML that texts may have as blocks, those of Markdown where it has the same: tables, quotes, `<details>`
 * and lines that divide. What is between tags is Markdown of one line or more. All other HTML stays what it is, and is refused.
 */
export function addBlockTags(parser: MarkdownIt): void {
  parser.core.ruler.after("block", "block_tags", (state) => {
    if (!/<(?:details|blockquote|table|hr)\b/.test(state.src)) return;
    const refused = new Set<Token>();
    // A piece that is refused leaves others without what they were opened by.
    for (let count = -1; count < refused.size;) {
      count = refused.size;
      const tokens = takeBlocks(state.tokens, state.Token, refused);
      if (count === refused.size) state.tokens = tokens;
    }
  });
}

function takeBlocks(tokens: readonly Token[], TokenClass: typeof Token, refused: Set<Token>): Token[] {
  const open: OpenTag[] = [];
  const leave = (level: number) => {
    while ((open.at(-1)?.level ?? -1) > level) refuse(open.pop());
  };
  const refuse = (left: OpenTag | undefined) => left && refused.add(left.block);
  const taken = tokens.flatMap((token) => {
    leave(token.level);
    if (token.type !== "html_block" || refused.has(token)) return [token];
    const then = [...open];
    const made = readBlock(token, TokenClass, then);
    if (made) open.splice(0, open.length, ...then);
    else refused.add(token);
    return made ?? [token];
  });
  leave(-1);
  return taken;
}

/** The tokens of a piece of HTML; undefined where it has what texts may not have. @param open the elements that are open */
function readBlock(block: Token, TokenClass: typeof Token, open: OpenTag[]): Token[] | undefined {
  const made: Token[] = [];
  const add = (type: string, tag: string, nesting: Token["nesting"]): Token => {
    const token = Object.assign(new TokenClass(type, tag, nesting), { block: true, level: block.level, map: null });
    made.push(token);
    return token;
  };
  const [firstLine = 0, lastLine = firstLine + 1] = block.map ?? [];
  let end = 0;
  for (const { 0: piece, index, groups = {} } of block.content.matchAll(PIECE)) {
    if (index !== end) return undefined;
    end += piece.length;
    if (piece.startsWith("<!--")) continue;
    if (piece.startsWith("<hr")) {
      add("hr", "hr", 0);
      continue;
    }
    const { tag } = groups;
    const parent = open.at(-1);
    if (tag === undefined) {
      if (piece.trim() === "") continue;
      const { holds } = BLOCK_TAGS[parent?.tag ?? ""] ?? {};
      if (!parent || holds === "tags") return undefined;
      if (holds !== "text") add("paragraph_open", "p", 1);
      const line = firstLine + block.content.slice(0, index + piece.search(/\S/)).split("\n").length - 1;
      Object.assign(add("inline", "", 0), { content: piece.trim(), children: [], map: [line, lastLine] });
      if (holds !== "text") add("paragraph_close", "p", -1);
    } else if (groups["end"]) {
      if (parent?.tag !== tag || parent.level !== block.level) return undefined;
      open.pop();
      add(`${tag}_close`, tag, -1);
    } else {
      const { within, attributes } = BLOCK_TAGS[tag] ?? {};
      const given = (groups["attributes"] ?? "").trim().split(/\s+/).filter(Boolean);
      if (within && !within.includes(parent?.tag ?? "")) return undefined;
      if (!given.every((attribute) => attributes?.test(attribute))) return undefined;
      const token = add(`${tag}_open`, tag, 1);
      for (const [name = "", value = ""] of given.map((attribute) => attribute.split("=")))
        token.attrSet(name, value.replaceAll(/["']/g, ""));
      if (tag === "th" && open.some((element) => element.tag === "tbody")) token.info = "row";
      open.push({ tag, level: block.level, block });
    }
  }
  return end === block.content.length ? made : undefined;
}
