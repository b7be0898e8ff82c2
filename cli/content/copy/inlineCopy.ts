import type { SiteConfig } from "../../model/config.ts";
import { citedIn, findText } from "../../config/facts/citations.ts";
import type { Route } from "../../model/route.ts";
import type { InlineCopyData } from "../../config/schema/frontMatter.ts";
import { contentHash } from "../../core/contentHash.ts";
import type { Checked } from "../../core/problems/problem.ts";
import type { WrittenCopy } from "../../model/content.ts";
import { countWords } from "../markdown/plainText.ts";
import { checkMarkdown } from "../checks/checkMarkdown.ts";
import type { MarkdownFile } from "../markdown/parseMarkdownFile.ts";
import { sectionTexts } from "./searchText.ts";
import { bodyStats, imagesIn, linksIn } from "../markdown/textStats.ts";

/** Reads copy that is written in the country's file instead of a Markdown file. Reports invalid Markdown. */
export function inlineCopy(
  site: SiteConfig,
  route: Route,
  copy: InlineCopyData,
  isHtmlSafe = false,
): Checked<WrittenCopy> {
  const locateKey = (path: readonly PropertyKey[]) => site.locate([...route.from, "copy", ...path]);
  const texts = [
    ...sectionTexts(copy.sections),
    ...copy.faq.map(({ answer }, index) => ({
      kind: "markdown" as const,
      path: ["faq", index, "answer"],
      text: answer,
    })),
  ];
  const linksOf = ({ kind, text }: (typeof texts)[number]) => (kind === "link" ? [text] : linksIn(text));
  const imagesOf = ({ kind, text }: (typeof texts)[number]) => (kind === "link" ? [] : imagesIn(text));
  const locateText = (matches: (text: (typeof texts)[number]) => boolean) => {
    const match = texts.find(matches);
    return match && locateKey(match.path);
  };
  const file: MarkdownFile = {
    file: site.file,
    hash: contentHash(JSON.stringify(copy)),
    data: { ...copy, extends: false },
    frontMatter: {
      links: [...new Set(texts.flatMap(linksOf))],
      images: [...new Set(texts.flatMap(imagesOf))],
      words: texts.reduce((sum, { text }) => sum + countWords(text), 0),
      cites: citedIn(JSON.stringify(copy)),
    },
    body: bodyStats(""),
    locateBody: () => locateKey([]),
    locateLink: (href) => locateText((text) => linksOf(text).includes(href)),
    locateImage: (name) => locateText((text) => imagesOf(text).includes(name)),
    locateKey,
    locateText: (written) => locateKey(findText(copy, written) ?? []),
  };
  return {
    value: {
      data: { ...copy, extends: false },
      parts: [{ file, part: "none", shared: false }],
      faq: copy.faq,
      words: file.frontMatter.words,
      aliases: copy.aliases.map((path, index) => ({ path, place: () => locateKey(["aliases", index]) })),
      source: site.file,
      locate: locateKey,
    },
    problems: texts.flatMap(({ kind, path, text }) =>
      kind === "link" ? [] : checkMarkdown(text, () => locateKey(path), { isHtmlSafe }),
    ),
  };
}
