import { Marked, type Tokens } from "marked";
import { escapeHtml } from "../../runtime/site/html.ts";
import { safeHref } from "../../runtime/site/urls.ts";
import { toSlug } from "../config/schema/primitives.ts";

/** What becomes of a link: another address, or plain text. */
export type ResolveLink = (href: string) => string | undefined;

/**
 * Markdown (GFM) to HTML: headings with ids, links resolved, wide tables scrollable by keyboard. `ids` are those that the
 * page has already; the headings' are added.
 */
export function renderMarkdown(markdown: string, resolveLink: ResolveLink, ids = new Set<string>()): string {
  const marked = new Marked({ gfm: true, async: false });
  marked.use({
    renderer: {
      heading({ tokens, depth, text }: Tokens.Heading) {
        return `<h${depth} id="${uniqueId(ids, toSlug(text) || "section")}">${this.parser.parseInline(tokens)}</h${depth}>\n`;
      },
      link({ href, tokens }: Tokens.Link) {
        const content = this.parser.parseInline(tokens);
        const target = resolveLink(href);
        const safe = target === undefined ? undefined : safeHref(target);
        return safe === undefined ? content : `<a href="${escapeHtml(safe)}">${content}</a>`;
      },
      html: () => "",
      image: ({ text }: Tokens.Image) => escapeHtml(text),
      table(token: Tokens.Table) {
        const row = (cells: Tokens.TableCell[], tag: "th" | "td") =>
          `<tr>${cells.map(({ tokens }) => `<${tag}${tag === "th" ? ' scope="col"' : ""}>${this.parser.parseInline(tokens)}</${tag}>`).join("")}</tr>`;
        const rows = token.rows.map((cells) => row(cells, "td")).join("");
        return `<div class="table-scroll" role="region" aria-label="Table" tabindex="0"><table><thead>${row(token.header, "th")}</thead><tbody>${rows}</tbody></table></div>\n`;
      },
    },
  });
  return marked.parse(markdown) as string;
}

function uniqueId(ids: Set<string>, id: string): string {
  let unique = id;
  for (let count = 2; ids.has(unique); count++) unique = `${id}-${count}`;
  ids.add(unique);
  return unique;
}
