import { attempt } from "../../core/attempt.ts";
import { copyOf, memoizeWeak } from "../../core/lookups.ts";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { readText, textIn } from "../../config/yaml/readSources.ts";
import { NO_KINDS, type KeyedKinds, type OwnKinds } from "../../config/schema/ownKinds.ts";
import { projectSchemas, type ProjectSchemas } from "../../config/schema/projectSchemas.ts";
import { defineQuery, type Graph } from "../../core/graph/graph.ts";
import { type Checked, type Place, startOf } from "../../core/problems/problem.ts";
import { parseMarkdownFile, type MarkdownSummary, type MarkdownFile } from "./parseMarkdownFile.ts";

/** The queries about Markdown files, for each set of own kinds. Their schemas check front matter. */
export const markdownQueries = memoizeWeak((kinds: OwnKinds) => {
  const schemas = projectSchemas(kinds);
  const parse = (contents: Buffer, file: string): MarkdownFile | undefined =>
    parseMarkdownFile({ file, text: textIn(contents) ?? "" }, true, schemas).value;
  return {
    /**
     * The cached summary of a valid Markdown file. All safe HTML is accepted; whether it is allowed is checked later.
     * @param _parts Cache key of the project's own parts.
     */
    summaryOf: defineQuery(
      "markdownSummary",
      ({ bytes }, file: string, _parts: string) => summaryIn(file, () => bytes(file), schemas),
      (summary) => summary !== undefined,
    ),
    /** A source location in a Markdown file: the name of the function that finds it, and its argument. */
    placeInMarkdown: defineQuery(
      "placeInMarkdown",
      ({ parsed }, file: string, locator: Locator, wanted: unknown): Place | null => {
        const markdown = parsed(file, parse) as Record<Locator, (wanted: unknown) => Place | undefined> | undefined;
        const found = markdown?.[locator](wanted);
        if (!found) return null;
        const { text: _, ...place } = found;
        return place;
      },
    ),
  };
});

/** Returns a Markdown file from the cache, or reads and checks it. */
export function readMarkdownFile(
  graph: Graph,
  file: string,
  { parts = { key: "", kinds: NO_KINDS }, isHtmlSafe = false }: { parts?: KeyedKinds; isHtmlSafe?: boolean } = {},
): Checked<MarkdownFile> {
  const { root } = graph.project;
  const summary = graph.ask(markdownQueries(parts.kinds).summaryOf, file, parts.key);
  if (summary && (isHtmlSafe || !summary.hasSafeHtml))
    return { value: fromSummary(graph, file, summary, parts.kinds), problems: [] };
  return checkMarkdownFile(root, file, isHtmlSafe, parts.kinds);
}

export function checkMarkdownFile(
  root: string,
  file: string,
  isHtmlSafe = false,
  kinds = NO_KINDS,
): Checked<MarkdownFile> {
  const read = readText(root, file);
  return "text" in read
    ? parseMarkdownFile({ file, text: read.text }, isHtmlSafe, projectSchemas(kinds))
    : { problems: [read] };
}

/** The summary of a Markdown file, without the cache; for worker threads. Undefined if the file has problems. */
export const readSummary = (root: string, file: string, kinds = NO_KINDS): MarkdownSummary | undefined =>
  summaryIn(file, () => readFileSync(join(root, file)), projectSchemas(kinds));

function summaryIn(file: string, read: () => Buffer, schemas: ProjectSchemas): MarkdownSummary | undefined {
  const text = attempt(() => textIn(read()));
  if (text === undefined) return undefined;
  const { value, problems } = parseMarkdownFile({ file, text }, true, schemas);
  if (!value || problems.length > 0) return undefined;
  const { hash, data, hasSafeHtml, frontMatter, body } = value;
  return { hash, data, ...(hasSafeHtml && { hasSafeHtml }), frontMatter: copyOf(frontMatter), body: copyOf(body) };
}

/** Restores a file from the cache; its source locations are looked up on demand. */
function fromSummary(graph: Graph, file: string, summary: MarkdownSummary, kinds: OwnKinds): MarkdownFile {
  const find = (locator: Locator, wanted: unknown = null): Place | undefined => {
    const place = graph.ask(markdownQueries(kinds).placeInMarkdown, file, locator, wanted);
    const read = readText(graph.project.root, file);
    return place ? { ...place, ...("text" in read && { text: read.text }) } : undefined;
  };
  const start: Place = startOf(file);
  return {
    ...summary,
    file,
    locateBody: () => find("locateBody") ?? start,
    locateLink: (href) => find("locateLink", href),
    locateImage: (name) => find("locateImage", name),
    locateKey: (path) => find("locateKey", path) ?? start,
    locateText: (written) => find("locateText", written) ?? start,
  };
}

type Locator = Extract<keyof MarkdownFile, `locate${string}`>;
