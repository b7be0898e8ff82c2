import type { FrontMatterData, InlineCopyData } from "../../config/schema/frontMatter.ts";
import type { Problem } from "../../core/problems/problem.ts";
import { wordsOf } from "../checks/copyLength.ts";
import type { Content, PageCopy } from "../../model/content.ts";
import type { MarkdownFile } from "../markdown/parseMarkdownFile.ts";
import { firstSites } from "../../config/loadConfig.ts";
import type { Config, SiteConfig } from "../../model/config.ts";
import { contentHash } from "../../core/contentHash.ts";
import { citedIn, findText } from "../../config/facts/citations.ts";
import type { Route } from "../../model/route.ts";
import { bodyStats, imagesOf, linksOf, textStats, type CopyText } from "../markdown/textStats.ts";
import { checkTexts } from "../checks/checkMarkdown.ts";
import type { MarkdownPart } from "./copyPlan.ts";
import { sourceState } from "./listTranslations.ts";
import { copyTexts } from "./searchText.ts";

/** Combines a page's own file and the shared file. Reports shared copy that is missing or has no marker. */
export function combineCopy(
  own: MarkdownFile | undefined,
  shared: MarkdownFile | undefined,
  sharedExists: boolean,
  problems: Problem[],
): PageCopy | undefined {
  if (!own) return shared && wholeCopy(shared, true);
  if (!own.data.extends) return shared ? replacement(own, shared) : wholeCopy(own, false);
  if (!shared) {
    if (!sharedExists)
      problems.push({
        code: "missing-shared-content",
        message: "There is no shared file to extend",
        hint: `Write ${own.file.replace(/content\/[^/]+/, "content/shared")}, or remove \`extends\`.`,
        place: own.locateKey(["extends"]),
      });
    return undefined;
  }
  if (!shared.body.hasMarker) {
    problems.push({
      code: "missing-marker",
      message: "The shared copy has no line `<!-- own -->`",
      why: `${own.file} extends it.`,
      hint: "Add the line `<!-- own -->` where a country's own copy is to be inserted.",
      place: shared.locateBody(),
    });
    return undefined;
  }
  return withCites({
    data: {
      ...(shared.data as FrontMatterData),
      ...own.data,
      metadata: { ...shared.data.metadata, ...own.data.metadata },
    },
    parts: [
      { file: shared, part: "before", shared: true },
      { file: own, part: "whole", shared: false },
      { file: shared, part: "after", shared: true },
    ],
    faq: [...own.data.faq, ...shared.data.faq],
    words: wordsOf(own) + wordsOf(shared),
    aliases: [...wholeCopy(own, false).aliases, ...wholeCopy(shared, true).aliases],
    source: own.file,
    locate: (path) => (path[0] !== undefined && path[0] in own.data ? own : shared).locateKey(path),
  });
}

/** Adds the distinct ids of the facts that the copy cites. */
function withCites(copy: Omit<PageCopy, "cites">): PageCopy {
  const { parts, data, faq } = copy;
  const bodies = parts.flatMap(({ file, part }) => (part === "none" ? [] : file.body.cites));
  // Combined copy doesn't show all front matter of each file, so the combined data is searched.
  const front = parts.some(({ file }) => file.frontMatter.cites.length > 0) ? citedIn(JSON.stringify([data, faq])) : [];
  return { ...copy, cites: [...new Set([...bodies, ...front])] };
}

/** The copy of a single file. */
export const wholeCopy = (file: MarkdownFile, isShared: boolean, part: MarkdownPart = "whole"): PageCopy =>
  withCites({
    data: file.data as FrontMatterData,
    parts: [{ file, part, shared: isShared }],
    faq: file.data.faq,
    words: wordsOf(file),
    aliases: file.data.aliases.map((path, index) => ({ path, place: () => file.locateKey(["aliases", index]) })),
    source: file.file,
    locate: file.locateKey,
  });

/** Front matter keys that define a page's layout. */
const LAYOUT_KEYS = ["template", "facts", "sections"] as const;

/** A country's own file that replaces the shared one, with layout keys of the shared one that it doesn't have. */
function replacement(own: MarkdownFile, shared: MarkdownFile): PageCopy {
  const copy = { ...wholeCopy(own, false), replaces: shared };
  const inherited = LAYOUT_KEYS.filter((key) => copy.data[key] === undefined && shared.data[key] !== undefined);
  if (inherited.length === 0) return copy;
  return withCites({
    ...copy,
    data: { ...copy.data, ...Object.fromEntries(inherited.map((key) => [key, shared.data[key]])) },
    parts: [...copy.parts, { file: shared, part: "none", shared: true }],
    locate: (path) => (inherited.some((key) => key === path[0]) ? shared : own).locateKey(path),
  });
}

/** A country's own copy that replaces shared copy. */
export interface Override {
  site: SiteConfig;
  content: string;
  /** Whether `sourceHash` is that of the current shared copy, of another version, or missing. */
  state: "current" | "stale" | "unmarked";
  copy: PageCopy;
  /** The replaced file. */
  shared: string;
  /** Hash of the current shared file, for `sourceHash`. */
  hash: string;
}

/** All own copy that replaces shared copy, in the countries' first languages. */
export function listOverrides({ sites }: Config, content: Content): Override[] {
  return firstSites(sites).flatMap((site) =>
    [...(content.get(site.key) ?? [])].flatMap(([key, copy]): Override | [] => {
      const { replaces, data } = copy;
      if (!replaces) return [];
      const hash = contentHash(replaces.hash).slice(0, 8);
      const state = sourceState(data.sourceHash, hash);
      return { site, content: key, state, copy, shared: replaces.file, hash };
    }),
  );
}

/** Reads copy that is written in the country's file instead of a Markdown file. Reports invalid Markdown. */
export function inlineCopy(site: SiteConfig, route: Route, copy: InlineCopyData, isHtmlSafe: boolean) {
  const locateKey = (path: readonly PropertyKey[]) => site.locate([...route.from, "copy", ...path]);
  const texts = copyTexts(copy);
  const locateText = (matches: (text: CopyText) => boolean) => {
    const match = texts.find(matches);
    return match && locateKey(match.path);
  };
  const file: MarkdownFile = {
    file: site.file,
    hash: contentHash(JSON.stringify(copy)),
    data: { ...copy, extends: false },
    frontMatter: textStats(texts, citedIn(JSON.stringify(copy))),
    body: bodyStats(""),
    locateBody: () => locateKey([]),
    locateLink: (href) => locateText((text) => linksOf(text).includes(href)),
    locateImage: (name) => locateText((text) => imagesOf(text).includes(name)),
    locateKey,
    locateText: (written) => locateKey(findText(copy, written) ?? []),
  };
  return { value: wholeCopy(file, false, "none"), problems: checkTexts(texts, locateKey, isHtmlSafe) };
}
