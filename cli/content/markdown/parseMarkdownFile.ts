import type { Source } from "../../config/yaml/readSources.ts";
import { brokenCitation, brokenCitations } from "../../config/facts/citations.ts";
import { placeholderProblem, placeholdersIn } from "../../config/text/placeholder.ts";
import { contentHash } from "../../core/contentHash.ts";
import { copyOf } from "../../core/lookups.ts";
import { placeIn } from "../../core/problems/codeFrame.ts";
import { hasErrors, type Checked, type Place, type Problem } from "../../core/problems/problem.ts";
import { SHIPPED_SCHEMAS } from "../../config/schema/projectSchemas.ts";
import { checkFrontMatter, type OwnData } from "../checks/checkFrontMatter.ts";
import { checkMarkdown } from "../checks/checkMarkdown.ts";
import { pictureName, splitFrontMatter } from "./markdownText.ts";
import { hasSafeHtml, addressOf, locateTokens, type LocatedToken } from "./locateTokens.ts";
import { bodyStats, type BodyStats, type TextStats } from "./textStats.ts";

/** What planning needs of a Markdown file, small enough to cache for thousands of files. */
export interface MarkdownSummary {
  hash: string;
  data: OwnData;
  /** It has HTML that is only allowed with `markdown.html: safe`. */
  hasSafeHtml?: boolean;
  frontMatter: TextStats;
  body: BodyStats;
}

export interface MarkdownFile extends MarkdownSummary {
  file: string;
  isUnwritten?: boolean;
  locateBody(): Place;
  /** Location of a link by address; undefined if it only looked like a link. */
  locateLink(href: string): Place | undefined;
  locateImage(name: string): Place | undefined;
  locateKey(path: readonly PropertyKey[]): Place;
  /** Location of the first occurrence of a text. */
  locateText(written: string): Place;
}

/** Parses and checks a Markdown file. Reports problems of YAML, front matter, Markdown and picture names. */
export function parseMarkdownFile(
  { file, text }: Source,
  isHtmlSafe = false,
  schemas = SHIPPED_SCHEMAS,
): Checked<MarkdownFile> {
  const split = splitFrontMatter(text);
  if (!split) return { problems: [noFrontMatter(file, text)] };
  const { frontMatter, body } = split;
  const bodyStart = frontMatter.length;
  const placeAt = (offset: number, length: number): Place => placeIn({ file, text }, offset, length);
  const placeInBody = (offset: number, length: number) => placeAt(bodyStart + offset, length);
  const bodyProblems = checkMarkdown(body, placeInBody, { withNotes: true, isHtmlSafe });

  const yaml = copyOf(split.yaml);
  const { value: head, problems } = checkFrontMatter({ file, text }, yaml, schemas, isHtmlSafe);
  problems.push(...bodyProblems);
  const citations = brokenCitations(text).map((written) => ({
    ...brokenCitation(written),
    place: placeAt(text.indexOf(written), written.length),
  }));
  // Invalid citations don't prevent reading the file.
  if (!head || hasErrors(problems)) return { problems: [...problems, ...citations] };
  problems.push(...citations);
  const placeholders = placeholdersIn(text);
  if (placeholders[0] !== undefined)
    problems.push(placeholderProblem(placeholders, placeAt(text.indexOf(placeholders[0]), placeholders[0].length)));
  const { data, texts, stats, locateKey } = head;
  const locateAddress = (matches: (located: LocatedToken) => boolean, written: string): Place | undefined => {
    const inBody = locateTokens(body).find(matches);
    if (inBody) return placeAt(bodyStart + inBody.offset, inBody.length);
    const found = texts.find(({ kind, text: own }) =>
      kind === "link" ? own === written : locateTokens(own).some(matches),
    );
    // An answer may be long, so the link itself is searched.
    const inAnswer = found?.path[0] === "faq" ? frontMatter.indexOf(written) : -1;
    return inAnswer < 0 ? found && locateKey(found.path) : placeAt(inAnswer, written.length);
  };
  const value: MarkdownFile = {
    file,
    ...(placeholders.length > 0 && { isUnwritten: true }),
    hash: contentHash(text),
    data,
    ...(isHtmlSafe && [body, ...texts.map((own) => own.text)].some(hasSafeHtml) && { hasSafeHtml: true }),
    frontMatter: stats,
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
    message: opened ? "The front matter is not closed" : "The file does not begin with front matter",
    hint: opened
      ? "Add a line `---` below its last key."
      : "Begin with a line `---`, then `title:`, `description:` and `summary:`, then a line `---`.",
    place: { file, line: 1, column: 1, length: opened ? 3 : 1, text },
  };
}
