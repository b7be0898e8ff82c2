import { existsSync, readdirSync, type Dirent } from "node:fs";
import { join } from "node:path";
import { readText } from "../config/readSources.ts";
import type { Config } from "../config/loadConfig.ts";
import { listRoutes, type Route } from "../config/routes.ts";
import { suggest } from "../report/suggest.ts";
import type { Checked, Problem } from "../report/problem.ts";
import { checkPost } from "./checkPost.ts";
import { OWN_MARKER, parseMarkdownFile, type MarkdownFile } from "./parseMarkdownFile.ts";
import type { FrontMatterData } from "./frontMatterSchema.ts";

/** The copy of one page: a country's own file, the shared one, or the own merged into the shared one. */
export interface PageCopy {
  data: FrontMatterData;
  /** Pieces of Markdown in order, each with the file it comes from. */
  parts: { markdown: string; file: MarkdownFile; shared: boolean }[];
  faq: { question: string; answer: string; file: MarkdownFile; shared: boolean }[];
  /** File that a maintainer would edit first. */
  source: string;
}

/** Copy by country, then by content key. */
export type Content = Map<string, Map<string, PageCopy>>;

const FOLDER = "countries/content";
const SHARED = "shared";

/** Finds, reads and checks the copy of every page. Returns every problem of every file. */
export function loadContent(config: Config): Checked<Content> {
  const problems: Problem[] = [];
  const names = listMarkdown(join(config.root, FOLDER));
  const parsed = new Map<string, MarkdownFile | undefined>();
  const read = (name: string): MarkdownFile | undefined => {
    if (parsed.has(name)) return parsed.get(name);
    const text = names.has(name) ? readText(config.root, `${FOLDER}/${name}`) : undefined;
    let file: MarkdownFile | undefined;
    if (text && "text" in text) {
      const result = parseMarkdownFile({ file: `${FOLDER}/${name}`, text: text.text });
      problems.push(...result.problems);
      file = result.value;
    } else if (text) problems.push(text);
    parsed.set(name, file);
    return file;
  };

  const content: Content = new Map();
  for (const site of config.countries) {
    const copies = new Map<string, PageCopy>();
    content.set(site.key, copies);
    for (const route of listRoutes(config, site)) {
      const ownName = `${site.key}/${route.content}.md`;
      const sharedName = `${SHARED}/${route.content}.md`;
      if (!names.has(ownName) && !names.has(sharedName)) {
        problems.push(missing(route, [...names], site.locate(route.from)));
        continue;
      }
      const own = read(ownName);
      if (names.has(ownName) && !own) continue;
      const shared = !own || own.data.extends ? read(sharedName) : undefined;
      const copy = combine(own, shared, names.has(sharedName), problems);
      if (!copy) continue;
      copies.set(route.content, copy);
      if (route.template === "post") problems.push(...checkPost(config, route, copy));
    }
  }
  problems.push(...unused(config, names));
  return { value: content, problems };
}

/** The page's copy from its own file, the shared file, or both. Shared copy that is missing or can't take any is reported. */
function combine(own: MarkdownFile | undefined, shared: MarkdownFile | undefined, sharedExists: boolean, problems: Problem[]): PageCopy | undefined {
  const whole = (file: MarkdownFile, isShared: boolean): PageCopy => ({
    data: file.data as FrontMatterData,
    parts: [{ markdown: file.body.replace(OWN_MARKER, ""), file, shared: isShared }],
    faq: file.data.faq.map((entry) => ({ ...entry, file, shared: isShared })),
    source: file.file,
  });
  if (!own) return shared && whole(shared, true);
  if (!own.data.extends) return whole(own, false);
  if (!shared) {
    if (!sharedExists) problems.push({ code: "missing-shared-content", severity: "error", message: "There is no shared file for this one to extend", hint: `Write ${own.file.replace(/content\/[^/]+/, `content/${SHARED}`)}, or remove \`extends\`.`, place: own.locateKey(["extends"]) });
    return undefined;
  }
  const [before, after] = shared.body.split(OWN_MARKER);
  if (after === undefined) {
    problems.push({ code: "missing-marker", severity: "error", message: "The shared copy has no line `<!-- own -->`", why: `${own.file} extends it.`, hint: "Add a line `<!-- own -->` where a country's own copy belongs.", place: shared.locateText("") });
    return undefined;
  }
  return {
    data: { ...(shared.data as FrontMatterData), ...own.data },
    parts: [
      { markdown: before ?? "", file: shared, shared: true },
      { markdown: own.body, file: own, shared: false },
      { markdown: after, file: shared, shared: true },
    ],
    faq: [...whole(own, false).faq, ...whole(shared, true).faq],
    source: own.file,
  };
}

function missing(route: Route, names: string[], place: Problem["place"]): Problem {
  const wanted = `${route.country}/${route.content}.md`;
  const near = suggest(wanted, names.filter((name) => name.startsWith(`${route.country}/`)));
  return {
    code: "missing-content",
    severity: "error",
    message: `The page ${route.path} has no copy`,
    why: `Neither ${FOLDER}/${wanted} nor ${FOLDER}/${SHARED}/${route.content}.md is there.`,
    hint: near ? `Did you mean ${FOLDER}/${near}? Rename it, or set \`content\`.` : `Write ${FOLDER}/${wanted}.`,
    place,
  };
}

/** Markdown of a country that none of its pages shows. */
function unused(config: Config, names: Set<string>): Problem[] {
  const used = new Set(config.countries.flatMap((site) => listRoutes(config, site).map(({ content }) => `${site.key}/${content}.md`)));
  return [...names]
    .filter((name) => ![SHARED, ...config.brokenCountries].includes(name.split("/")[0] ?? "") && !used.has(name))
    .map((name) => ({
      code: "unused-content",
      severity: "warning",
      message: "No page shows this file",
      hint: "Add a page for it to the country's file, or delete it.",
      place: { file: `${FOLDER}/${name}`, line: 1, column: 1, length: 1 },
    }));
}

function listMarkdown(folder: string): Set<string> {
  if (!existsSync(folder)) return new Set();
  const entries: Dirent[] = readdirSync(folder, { recursive: true, withFileTypes: true });
  const names = entries
    .filter((entry) => entry.isFile() && entry.name.endsWith(".md"))
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1).replaceAll("\\", "/"));
  return new Set(names.sort());
}
