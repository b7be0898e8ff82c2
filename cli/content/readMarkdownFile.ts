import { join } from "node:path";
import { readText } from "../config/yaml/readSources.ts";
import type { Checked } from "../report/problem.ts";
import { stampOf } from "../stamps.ts";
import { parseMarkdownFile, type MarkdownFacts, type MarkdownFile } from "./parseMarkdownFile.ts";

/** What is known of files that had no problems, by file: it counts as long as size and time of the file are the same. */
export type FactsCache = Map<string, { stamp: string; facts: MarkdownFacts }>;

/** Reads and checks one Markdown file, or takes what the cache knows of it. Adds to the cache. */
export function readMarkdownFile(
  root: string,
  file: string,
  cache: FactsCache,
  stamp = stampOf(join(root, file)),
): Checked<MarkdownFile> {
  const known = cache.get(file);
  if (known && stamp !== "" && known.stamp === stamp)
    return { value: fromFacts(root, file, known.facts), problems: [] };
  cache.delete(file);
  const text = readText(root, file);
  if (!("text" in text)) return { problems: [text] };
  const parsed = parseMarkdownFile({ file, text: text.text });
  if (parsed.value && parsed.problems.length === 0) {
    const { hash, data, frontMatter, body } = parsed.value;
    cache.set(file, { stamp, facts: { hash, data, frontMatter, body } });
  }
  return parsed;
}

export type { MarkdownFacts };

/** What is known of a file without problems; undefined for one with problems, which `readMarkdownFile` reports. */
export function readFacts(root: string, file: string): MarkdownFacts | undefined {
  const cache: FactsCache = new Map();
  readMarkdownFile(root, file, cache, "read");
  return cache.get(file)?.facts;
}

/** The places of a file that was not read are found by reading it when they are asked for. */
function fromFacts(root: string, file: string, facts: MarkdownFacts): MarkdownFile {
  const parse = () => {
    const text = readText(root, file);
    const parsed = "text" in text ? parseMarkdownFile({ file, text: text.text }).value : undefined;
    const place = () => ({ file, line: 1, column: 1, length: 1 });
    return parsed ?? { locateBody: place, locateLink: place, locateImage: place, locateKey: place };
  };
  return {
    ...facts,
    file,
    locateBody: () => parse().locateBody(),
    locateLink: (href) => parse().locateLink(href),
    locateImage: (name) => parse().locateImage(name),
    locateKey: (path) => parse().locateKey(path),
  };
}
