import { readText, type Source } from "../config/yaml/readSources.ts";
import { contentHash } from "../contentHash.ts";
import { checkMarkdown } from "./checkMarkdown.ts";
import { isThin, readingMinutes } from "./copyLength.ts";
import { splitFrontMatter } from "./markdownText.ts";
import type { CopyPlan } from "./renderCopy.ts";
import { bodyFacts, type BodyFacts } from "./textFacts.ts";

/** What a page's plan depends on in one of the files of its copy. */
export interface CopyText {
  /** Path from the project's root. */
  file: string;
  /** Hash of the whole file. */
  hash: string;
  /** Hash of its front matter. */
  frontMatter: string;
  body: BodyFacts;
}

/** A page's copy as it was planned. */
export interface PlannedCopy {
  copy: CopyPlan;
  words: number;
  texts: CopyText[];
}

/** A Markdown file whose body was understood, and the YAML of its front matter, which was not yet. */
export interface SplitFile {
  text: CopyText;
  yaml: string;
}

/** Reads a file without its front matter's values. Undefined when its body may have mistakes: reading it as a whole explains them. */
export function splitFile(root: string, file: string): SplitFile | undefined {
  const read = readText(root, file);
  const split = "text" in read ? splitFrontMatter(read.text) : undefined;
  if (!split || !("text" in read)) return undefined;
  const mistakes = checkMarkdown(split.body, () => ({ file, line: 1, column: 1, length: 1 }));
  if (mistakes.length > 0) return undefined;
  return { text: copyText({ file, text: read.text }, split), yaml: split.yaml };
}

/** What planning depends on in a file, from the whole text and its halves. */
export const copyText = ({ file, text }: Source, split: { frontMatter: string; body: string }): CopyText => ({
  file,
  hash: contentHash(text),
  frontMatter: contentHash(split.frontMatter),
  body: bodyFacts(split.body),
});

/**
 * The page's copy with other texts in some of its files, when all else that is planned of any page stays as it is;
 * otherwise undefined.
 */
export function withTexts<P extends PlannedCopy>(page: P, edited: ReadonlyMap<string, CopyText>): P | undefined {
  let { words } = page;
  const texts: CopyText[] = [];
  for (const before of page.texts) {
    const now = edited.get(before.file) ?? before;
    if (!isPlannedAlike(page.copy, before, now)) return undefined;
    if (page.copy.parts.some(({ file, part }) => file === now.file && part !== "none"))
      words += now.body.words - before.body.words;
    texts.push(now);
  }
  const sameLength = readingMinutes(words) === readingMinutes(page.words) && isThin(words) === isThin(page.words);
  return sameLength ? { ...page, words, texts } : undefined;
}

/** Links may come and go among those that are planned. Pictures that go would leave their files behind. */
function isPlannedAlike({ links, pictures }: CopyPlan, before: CopyText, now: CopyText): boolean {
  return (
    now.frontMatter === before.frontMatter &&
    now.body.hasMarker === before.body.hasMarker &&
    now.body.links.every((href) => Object.hasOwn(links, href) && links[href] !== null) &&
    now.body.images.every((name) => Object.hasOwn(pictures, name)) &&
    now.body.images.toSorted().join("\n") === before.body.images.toSorted().join("\n")
  );
}
