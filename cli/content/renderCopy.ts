import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { PageContent } from "../../runtime/site/page.ts";
import type { Picture } from "../../runtime/site/picture.ts";
import { decodeUtf8 } from "../config/decodeUtf8.ts";
import type { MarkdownPart } from "./loadContent.ts";
import { stampOf } from "../stamps.ts";
import { markdownBody, splitAtMarker } from "./markdownText.ts";
import { MOST_KEPT, renderMarkdown, type ResolveLink } from "./renderMarkdown.ts";

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
      .filter(({ part }) => part !== "none")
      .map(({ file, part }) => {
        const path = join(root, file);
        const isShared = SHARED.test(file);
        const markdown = partOf(isShared ? readShared(path) : readBody(path), part);
        return renderMarkdown(markdown, resolve, ids, pictures, isShared ? `${part} ${path}` : undefined);
      })
      .join(""),
    faq: faq.map(({ question, answer }) => ({ question, html: renderMarkdown(answer, resolve, ids, pictures) })),
  };
}

/** The text of a Markdown file, before and after its place for a country's own copy. */
type Body = readonly [before: string, after: string];

function readBody(path: string): Body {
  const [before = "", ...after] = splitAtMarker(markdownBody(decodeUtf8(readFileSync(path)) ?? ""));
  return [before, after.join("")];
}

const partOf = ([before, after]: Body, part: MarkdownPart): string =>
  part === "before" ? before : part === "after" ? after : before + after;

/** Shared texts as they were last read, and the state of their files: several countries show them. */
const sharedTexts = new Map<string, { stamp: string; body: Body }>();

function readShared(path: string): Body {
  const stamp = stampOf(path);
  const known = sharedTexts.get(path);
  if (known?.stamp === stamp) return known.body;
  const body = readBody(path);
  if (known || sharedTexts.size < MOST_KEPT) sharedTexts.set(path, { stamp, body });
  return body;
}
