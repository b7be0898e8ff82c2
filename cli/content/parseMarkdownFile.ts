import { check } from "../config/loadConfig.ts";
import { parseYaml } from "../config/parseYaml.ts";
import type { Source } from "../config/readSources.ts";
import { MISSING_ALT, pictureNameMistake } from "../config/schema/picture.ts";
import { locate } from "../config/yamlFile.ts";
import { contentHash } from "../contentHash.ts";
import type { Checked, Place, Problem } from "../report/problem.ts";
import { FrontMatter, OwnFrontMatter, type FrontMatterData } from "../config/schema/frontMatter.ts";
import { countWords } from "./countWords.ts";
import { FRONT_MATTER, hasStrayMarker, pictureName, splitAtMarker } from "./markdownText.ts";
import { locateTokens, type LocatedToken } from "./locateTokens.ts";
import { sectionTexts } from "./sectionTexts.ts";

/** What planning needs to know of a Markdown file: small, so that a cache can hold it for thousands. */
export interface MarkdownFacts {
  /** Hash of the whole file. */
  hash: string;
  data: Partial<FrontMatterData> & Pick<FrontMatterData, "aliases" | "extends" | "faq" | "metadata">;
  /** Addresses of the links in body and answers; may name some that only look like links. */
  links: string[];
  /** Names of the pictures in body and answers. */
  images: string[];
  /** Words of body and answers. */
  words: number;
  /** Whether the body has a place for a country's own copy. */
  hasMarker: boolean;
}

/** One Markdown file, with a way back to the lines. */
export interface MarkdownFile extends MarkdownFacts {
  file: string;
  /** Place of the body's first line. */
  locateBody(): Place;
  /** Place of a link by its address, in the body or in an answer; undefined when there is no such link after all. */
  locateLink(href: string): Place | undefined;
  /** Place of a picture by its name, in the body or in an answer. */
  locateImage(name: string): Place | undefined;
  /** Place of a front matter key. */
  locateKey(path: readonly PropertyKey[]): Place;
}

/** Splits and checks one Markdown file. Reports `front-matter`, the YAML codes, `unsafe-html`, `heading-level` and the mistakes in pictures' names. */
export function parseMarkdownFile({ file, text }: Source): Checked<MarkdownFile> {
  const match = FRONT_MATTER.exec(text);
  if (!match || match.index !== 0) return { problems: [noFrontMatter(file, text)] };
  const bodyStart = match[0].length;
  const body = text.slice(bodyStart);
  const placeAt = (offset: number, length: number): Place => {
    const before = text.slice(0, offset);
    const rest = /^[^\r\n]*/.exec(text.slice(offset))?.[0].length ?? 0;
    return {
      file,
      line: before.split("\n").length,
      column: offset - before.lastIndexOf("\n"),
      length: Math.max(1, Math.min(length, rest)),
      text,
    };
  };
  const bodyProblems = checkMarkdown(body, (offset, length) => placeAt(bodyStart + offset, length));

  const yaml = parseYaml({ file, text: match[1] ?? "", whole: text, firstLine: 2 });
  if (!yaml.value) return { problems: [...yaml.problems.map(asFrontMatter), ...bodyProblems] };
  const parsed = yaml.value;
  const locateKey = (path: readonly PropertyKey[], key?: boolean) => locate(parsed, path, key);
  const extending = (parsed.value as { extends?: unknown } | null)?.extends === true;
  const { value: data, problems } = check(extending ? OwnFrontMatter : FrontMatter, parsed.value, locateKey);
  problems.push(...bodyProblems);
  data?.faq.forEach(({ answer }, index) =>
    problems.push(...checkMarkdown(answer, () => locateKey(["faq", index, "answer"]))),
  );
  const inSections = sectionTexts(data?.sections);
  for (const { kind, path, text: markdown } of inSections)
    if (kind === "markdown") problems.push(...checkMarkdown(markdown, () => locateKey(path)));
  if (data?.description && (data.description.length < 50 || data.description.length > 170)) {
    problems.push({
      code: "description-length",
      severity: "warning",
      message: `The description has ${data.description.length} characters`,
      why: "Search engines cut longer ones and replace very short ones.",
      hint: "Write 50 to 170 characters.",
      place: locateKey(["description"]),
    });
  }
  if (!data || problems.some(({ severity }) => severity === "error")) return { problems };
  const locateToken = (isIt: (located: LocatedToken) => boolean, written: string): Place | undefined => {
    const found = locateTokens(body).find(isIt);
    if (found) return placeAt(bodyStart + found.offset, found.token.raw.length);
    const inSection = inSections.find(({ kind, text: own }) =>
      kind === "link" ? own === written : locateTokens(own).some(isIt),
    );
    if (inSection) return locateKey(inSection.path);
    if (!data.faq.some(({ answer }) => locateTokens(answer).some(isIt))) return undefined;
    const inAnswer = text.slice(0, bodyStart).indexOf(written);
    return inAnswer < 0 ? locateKey(["faq"]) : placeAt(inAnswer, written.length);
  };
  const markdown = inSections.filter(({ kind }) => kind === "markdown").map(({ text: own }) => own);
  const texts = [body, ...data.faq.map(({ answer }) => answer), ...markdown];
  const links = inSections.filter(({ kind }) => kind === "link").map(({ text: own }) => own);
  const facts: MarkdownFacts = {
    hash: contentHash(text),
    data,
    links: [...new Set([...texts.flatMap(linksIn), ...links])],
    images: [...new Set(texts.flatMap(imagesIn))],
    words: texts.reduce((sum, part) => sum + countWords(part), 0),
    hasMarker: splitAtMarker(body).length > 1,
  };
  const value: MarkdownFile = {
    ...facts,
    file,
    locateBody: () => placeAt(bodyStart, 1),
    locateLink: (href) => locateToken(({ token }) => token.type === "link" && token.href === href, href),
    locateImage: (name) => locateToken(({ token }) => token.type === "image" && pictureName(token.href) === name, name),
    locateKey,
  };
  return { value, problems };
}

/** Addresses of links. Finding them by pattern is ten times faster than parsing, and may find some in code. */
export function linksIn(markdown: string): string[] {
  const found = [
    ...markdown.matchAll(/\]\(\s*<?([^)\s>]+)/g),
    ...markdown.matchAll(/^ {0,3}\[[^\]]+\]:\s*<?([^\s>]+)/gm),
  ].map(([, href = ""]) => href);
  if (!found.some((href) => /[\\&(]/.test(href))) return found;
  return locateTokens(markdown).flatMap(({ token }) => (token.type === "link" ? [token.href] : []));
}

/** Names of pictures. Most copy has none. */
export function imagesIn(markdown: string): string[] {
  if (!markdown.includes("![")) return [];
  return locateTokens(markdown).flatMap(({ token }) => (token.type === "image" ? [pictureName(token.href)] : []));
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

const asFrontMatter = (problem: Problem): Problem =>
  problem.code === "empty-file"
    ? {
        ...problem,
        code: "front-matter",
        message: "The front matter is empty",
        hint: "Write `title:`, `description:` and `summary:`.",
      }
    : problem;

/** Nothing that is not allowed is without one of these, and most copy has none of them. */
const isSuspicious = (markdown: string): boolean =>
  /<(?!!-- own -->)|!\[/.test(markdown) ||
  /(?:^|[^#])#(?:[ \t]|\r?$)/m.test(markdown) ||
  (markdown.includes("=") && /^[ \t>*+-]*=+[ \t]*\r?$/m.test(markdown));

/** What Markdown may not hold, by the token it becomes. */
export function checkMarkdown(markdown: string, placeAt: (offset: number, length: number) => Place): Problem[] {
  if (!isSuspicious(markdown) && !hasStrayMarker(markdown)) return [];
  return locateTokens(markdown).flatMap(({ token, offset }): Problem[] => {
    const report = (code: Problem["code"], message: string, why: string, hint: string): Problem[] => [
      { code, severity: "error", message, why, hint, place: placeAt(offset, token.raw.length) },
    ];
    if (token.type === "html" && token.raw.trim() !== "<!-- own -->") {
      return report(
        "unsafe-html",
        "The Markdown holds raw HTML",
        "It would escape the checks for links, headings and scripts.",
        "Write it as Markdown, or put it in backticks to show it.",
      );
    }
    if (token.type === "heading" && token.depth === 1) {
      return report(
        "heading-level",
        "The copy has a heading of level 1",
        "The page's h1 is made from its title.",
        "Begin headings with `##`.",
      );
    }
    if (token.type === "image") {
      const name = pictureName(token.href);
      const mistake = pictureNameMistake(name);
      if (mistake) return [{ severity: "error", place: placeAt(offset, token.raw.length), ...mistake }];
      if (token.text.trim() === "") {
        const hint = `Say in a few words what it shows: \`![Students in front of the library](${token.href})\`.`;
        return report("missing-alt", MISSING_ALT.message, MISSING_ALT.why, hint);
      }
    }
    return [];
  });
}
