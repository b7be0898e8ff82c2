import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { PageContent } from "../../runtime/site/page.ts";
import type { Picture } from "../../runtime/site/picture.ts";
import { decodeUtf8 } from "../config/yaml/decodeUtf8.ts";
import type { MarkdownPart } from "./loadContent.ts";
import { stampOf } from "../stamps.ts";
import { markdownBody, splitAtMarker } from "./markdownText.ts";
import { renderMarkdown, type Parsed, type ResolveLink } from "./renderMarkdown.ts";

/** Ids of the sections that templates put around the copy; a heading in it gets another. */
export const SECTION_IDS = ["main", "faq", "related", "closing"];

/** Copy that several countries show, with links and ids of their own. */
const SHARED = /^countries\/content\/shared\//;

/** A page's copy, as data: which parts of which files, and where their links lead. */
export interface CopyPlan {
  parts: { file: string; part: MarkdownPart }[];
  faq: { question: string; answer: string }[];
  /** Where each internal link leads; null makes it plain text. */
  links: Record<string, string | null>;
  /** Ids that the page's sections have. */
  ids: string[];
  /** The pictures by the names that the copy has for them. */
  pictures: Record<string, Omit<Picture, "alt" | "caption">>;
}

/** Follows the planned links; one that was not planned stays when it leads away from the site. */
export const resolveBy =
  (links: CopyPlan["links"]): ResolveLink =>
  (href) =>
    Object.hasOwn(links, href) ? (links[href] ?? undefined) : href.startsWith("/") ? undefined : href;

/** A page's copy as HTML. */
export type RenderedCopy = Pick<PageContent, "html" | "faq">;

/** Renders a page's copy to HTML; reads its files. */
export function renderCopy(root: string, { parts, faq, links, ids: taken, pictures }: CopyPlan): RenderedCopy {
  const resolve = resolveBy(links);
  const ids = new Set([...SECTION_IDS, ...taken]);
  return {
    html: parts
      .map(({ file, part }) => {
        if (part === "none") return "";
        const path = join(root, file);
        const text = (SHARED.test(file) ? readShared(path) : readParts(path))[part];
        return renderMarkdown(text.markdown, resolve, ids, pictures, text);
      })
      .join(""),
    faq: faq.map(({ question, answer }) => ({ question, html: renderMarkdown(answer, resolve, ids, pictures) })),
  };
}

/** What a page may show of a file's Markdown. */
type Parts = Record<Exclude<MarkdownPart, "none">, Parsed & { markdown: string }>;

function readParts(path: string): Parts {
  const [before = "", ...rest] = splitAtMarker(markdownBody(decodeUtf8(readFileSync(path)) ?? ""));
  const after = rest.join("");
  const text = (markdown: string) => ({ markdown });
  return { whole: text(before + after), before: text(before), after: text(after) };
}

/** Shared files are kept up to here: memory is not to grow with them. */
export const MOST_KEPT = 500;

/** Shared files as they were last read: several countries show them. */
const shared = new Map<string, { stamp: string; parts: Parts }>();

function readShared(path: string): Parts {
  const stamp = stampOf(path);
  const known = shared.get(path);
  if (known?.stamp === stamp) return known.parts;
  const parts = readParts(path);
  if (known || shared.size < MOST_KEPT) shared.set(path, { stamp, parts });
  return parts;
}
