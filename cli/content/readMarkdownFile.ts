import { join } from "node:path";
import { readText } from "../config/yaml/readSources.ts";
import { contentHash } from "../contentHash.ts";
import type { Checked } from "../report/problem.ts";
import { stampOf } from "../stamps.ts";
import { parseMarkdownFile, type MarkdownFacts, type MarkdownFile } from "./parseMarkdownFile.ts";

/**
 * Facts of files without problems, by file. An entry is valid while the file has the same stamp. With another stamp the file
 * is read, and the entry is still valid when the text has the same hash.
 */
export type MarkdownCache = Map<string, { stamp: string; facts: MarkdownFacts }>;

/** Reads and checks one Markdown file, or takes its entry of the cache. Keeps the cache up to date. */
export function readMarkdownFile(
  root: string,
  file: string,
  cache: MarkdownCache,
  stamp = stampOf(join(root, file)),
  isHtmlSafe = false,
): Checked<MarkdownFile> {
  const cached = cache.get(file);
  const known = cached?.facts.hasSafeHtml && !isHtmlSafe ? undefined : cached;
  if (known && stamp !== "" && known.stamp === stamp)
    return { value: fromFacts(root, file, known.facts), problems: [] };
  cache.delete(file);
  const read = readText(root, file);
  if (!("text" in read)) return { problems: [read] };
  if (known && known.facts.hash === contentHash(read.text)) {
    cache.set(file, { stamp, facts: known.facts });
    return { value: fromFacts(root, file, known.facts), problems: [] };
  }
  const parsed = parseMarkdownFile({ file, text: read.text }, isHtmlSafe);
  const facts = soundFacts(parsed);
  if (facts) cache.set(file, { stamp, facts });
  return parsed;
}

/** Reads and checks one Markdown file, in any thread, with all HTML that is safe: whether it may have it is known later. Undefined when it has problems, which `readMarkdownFile` reports. */
export function readFacts(root: string, file: string): MarkdownFacts | undefined {
  const read = readText(root, file);
  return "text" in read ? soundFacts(parseMarkdownFile({ file, text: read.text }, true)) : undefined;
}

/** What can be kept and sent to other threads of a file without problems. */
function soundFacts({ value, problems }: Checked<MarkdownFile>): MarkdownFacts | undefined {
  if (!value || problems.length > 0) return undefined;
  const { hash, data, hasSafeHtml, frontMatter, body } = value;
  return { hash, data, ...(hasSafeHtml && { hasSafeHtml }), frontMatter, body };
}

/** The places of a file that was not parsed are found by parsing it when they are asked for. */
function fromFacts(root: string, file: string, facts: MarkdownFacts): MarkdownFile {
  const parse = () => {
    const read = readText(root, file);
    const parsed = "text" in read ? parseMarkdownFile({ file, text: read.text }, true).value : undefined;
    const place = () => ({ file, line: 1, column: 1, length: 1 });
    return parsed ?? { locateBody: place, locateLink: place, locateImage: place, locateKey: place, locateText: place };
  };
  return {
    ...facts,
    file,
    locateBody: () => parse().locateBody(),
    locateLink: (href) => parse().locateLink(href),
    locateImage: (name) => parse().locateImage(name),
    locateKey: (path) => parse().locateKey(path),
    locateText: (written) => parse().locateText(written),
  };
}
