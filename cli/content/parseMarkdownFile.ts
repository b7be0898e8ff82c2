import type { Source } from "../config/yaml/readSources.ts";
import { brokenCitation, brokenCitations } from "../config/facts/citations.ts";
import { placeholderProblem, placeholdersIn } from "../config/placeholder.ts";
import { contentHash } from "../contentHash.ts";
import { placeIn } from "../report/placeIn.ts";
import type { Checked, Place, Problem } from "../report/problem.ts";
import { checkFrontMatter, type OwnData } from "./checkFrontMatter.ts";
import { checkMarkdown } from "./checkMarkdown.ts";
import { pictureName, splitFrontMatter } from "./markdownText.ts";
import { hasSafeHtml } from "./safeHtml.ts";
import { addressOf, locateTokens, type LocatedToken } from "./locateTokens.ts";
import { bodyStats, type BodyStats, type TextStats } from "./textStats.ts";

/** What planning needs to know of a Markdown file: small, so that a cache can hold it for thousands. */
export interface MarkdownFacts {
  /** Hash of the whole file. */
  hash: string;
  data: OwnData;
  /** It has HTML that is taken only where `markdown.html` says so. */
  hasSafeHtml?: boolean;
  /** Of the answers and sections in the front matter. */
  frontMatter: TextStats;
  body: BodyStats;
}

/** One Markdown file, with a way back to the lines. */
export interface MarkdownFile extends MarkdownFacts {
  file: string;
  /** Some of its texts are marks of what is to be written. */
  isUnwritten?: boolean;
  /** Place of the body's first line. */
  locateBody(): Place;
  /** Place of a link by its address, in the body or in an answer; undefined when there is no such link after all. */
  locateLink(href: string): Place | undefined;
  /** Place of a picture by its name, in the body or in an answer. */
  locateImage(name: string): Place | undefined;
  /** Place of a front matter key. */
  locateKey(path: readonly PropertyKey[]): Place;
  /** Place of the first text that is written like this. */
  locateText(written: string): Place;
}

/** Splits and checks one Markdown file. Reports `front-matter`, the YAML codes, `unsafe-html`, `broken-footnote`, `heading-level` and the mistakes in pictures' names. */
export function parseMarkdownFile({ file, text }: Source, isHtmlSafe = false): Checked<MarkdownFile> {
  const split = splitFrontMatter(text);
  if (!split) return { problems: [noFrontMatter(file, text)] };
  const { frontMatter, body } = split;
  const bodyStart = frontMatter.length;
  const placeAt = (offset: number, length: number): Place => placeIn({ file, text }, offset, length);
  const placeInBody = (offset: number, length: number) => placeAt(bodyStart + offset, length);
  const bodyProblems = checkMarkdown(body, placeInBody, { withNotes: true, isHtmlSafe });

  const { value: head, problems } = checkFrontMatter({ file, yaml: split.yaml, whole: text }, isHtmlSafe);
  problems.push(...bodyProblems);
  const citations = brokenCitations(text).map((written) => ({
    ...brokenCitation(written),
    place: placeAt(text.indexOf(written), written.length),
  }));
  // A citation that is none leaves the file to be read.
  if (!head || problems.some(({ severity }) => severity === "error")) return { problems: [...problems, ...citations] };
  problems.push(...citations);
  const marks = placeholdersIn(text);
  if (marks[0] !== undefined)
    problems.push(placeholderProblem(marks, placeAt(text.indexOf(marks[0]), marks[0].length)));
  const { data, inSections, locateKey } = head;
  const locateAddress = (isIt: (located: LocatedToken) => boolean, written: string): Place | undefined => {
    const found = locateTokens(body).find(isIt);
    if (found) return placeAt(bodyStart + found.offset, found.length);
    const inSection = inSections.find(({ kind, text: own }) =>
      kind === "link" ? own === written : locateTokens(own).some(isIt),
    );
    if (inSection) return locateKey(inSection.path);
    if (!data.faq.some(({ answer }) => locateTokens(answer).some(isIt))) return undefined;
    const inAnswer = text.slice(0, bodyStart).indexOf(written);
    return inAnswer < 0 ? locateKey(["faq"]) : placeAt(inAnswer, written.length);
  };
  const value: MarkdownFile = {
    file,
    ...(marks.length > 0 && { isUnwritten: true }),
    hash: contentHash(text),
    data,
    ...(isHtmlSafe && [body, ...head.texts].some(hasSafeHtml) && { hasSafeHtml: true }),
    frontMatter: head.stats,
    body: bodyStats(body),
    locateBody: () => placeAt(bodyStart, 1),
    locateLink: (href) => locateAddress(({ token }) => token.type === "link_open" && addressOf(token) === href, href),
    locateImage: (name) =>
      locateAddress(({ token }) => token.type === "image" && pictureName(addressOf(token) ?? "") === name, name),
    locateKey,
    locateText: (written) => placeAt(Math.max(0, text.indexOf(written)), written.length),
  };
  return { value, problems };
}

function noFrontMatter(file: string, text: string): Problem {
  const opened = /^---[ \t]*(?:\r?\n|$)/.test(text);
  return {
    code: "front-matter",
    severity: "error",
    message: opened ? "The front matter is not closed" : "The file does not begin with front matter",
    hint: opened
      ? "Add a line `---` below its last key."
      : "Begin with a line `---`, then `title:`, `description:` and `summary:`, then a line `---`.",
    place: { file, line: 1, column: 1, length: opened ? 3 : 1, text },
  };
}
