import type { Config, SiteConfig } from "../config/loadConfig.ts";
import { findCopyToTake } from "../config/copyToTake.ts";
import { copyFolders } from "../config/findCopies.ts";
import { CONTENT_FOLDER } from "../config/pictureName.ts";
import { isSlug, toSlug } from "../config/slug.ts";
import { listRoutes, type Route } from "../config/routes/routes.ts";
import { suggest } from "../report/suggest.ts";
import type { Checked, Place, Problem } from "../report/problem.ts";
import { checkDescriptions } from "./checkDescriptions.ts";
import { checkOverrides } from "./checkOverrides.ts";
import { checkPost } from "./checkPost.ts";
import { checkTranslations } from "./checkTranslations.ts";
import { checkCopyCitations, citedByCopy } from "./copyCitations.ts";
import { combineCopy } from "./combineCopy.ts";
import { checkLength } from "./copyLength.ts";
import { overriddenTemplate } from "./overriddenTemplate.ts";
import { misplacedFiles, unusedCopies } from "./unusedFiles.ts";
import { inlineCopy } from "./inlineCopy.ts";
import type { MarkdownFile } from "./parseMarkdownFile.ts";
import type { Graph } from "../graph/graph.ts";
import { factsOf, readMarkdownFile } from "./readMarkdownFile.ts";
import { groupOfFile, isHtmlSafe } from "./safeHtml.ts";
import type { FrontMatterData } from "../config/schema/frontMatter.ts";

/** The copy of one page: a country's own file, the shared one, or the own merged into the shared one. */
export interface PageCopy {
  data: FrontMatterData;
  /** Pieces of Markdown in order: which part of which file. */
  parts: { file: MarkdownFile; part: MarkdownPart; shared: boolean }[];
  faq: FrontMatterData["faq"];
  /** Ids of the facts that it cites. */
  cites: string[];
  /** Words of the copy, answers included. */
  words: number;
  /** Paths from the country's home that are redirected here. */
  aliases: { path: string; place(): Place }[];
  /** File that a maintainer would edit first. */
  source: string;
  /** The shared file that a country's own one is shown in place of. */
  replaces?: MarkdownFile;
  /** Place of a front matter key, in the file that its value is taken from. */
  locate(path: readonly PropertyKey[]): Place;
}

/** The same before it is known what it cites. */
export type WrittenCopy = Omit<PageCopy, "cites">;

/** A file's whole body, what is before or after its place for a country's own copy, or nothing of it. */
export type MarkdownPart = "whole" | "before" | "after" | "none";

/** Copy by site, then by content key. */
export type Content = Map<string, Map<string, PageCopy>>;

const SHARED = "shared";

/** Finds, reads and checks the copy of every page. Returns every problem of every file. */
export function loadContent(
  config: Config,
  graph: Graph,
  /** Key of the project's own parts. */
  parts: string,
): Checked<Content> {
  const { sources: files } = graph;
  const problems: Problem[] = [];
  const names = listMarkdown(files);
  const parsed = new Map<string, MarkdownFile | undefined>();
  const read = (name: string): MarkdownFile | undefined => {
    if (parsed.has(name)) return parsed.get(name);
    const result: Checked<MarkdownFile> = names.has(name)
      ? readMarkdownFile(graph, `${CONTENT_FOLDER}/${name}`, {
          parts,
          isHtmlSafe: isHtmlSafe(config, groupOfFile(config, name)),
        })
      : { problems: [] };
    problems.push(...result.problems);
    let file = result.value;
    if (file?.data.extends && name.startsWith(`${SHARED}/`)) {
      problems.push({
        code: "missing-shared-content",
        severity: "error",
        message: "Shared copy can't extend itself",
        why: "Countries' own files extend it.",
        hint: "Remove `extends`.",
        place: file.locateKey(["extends"]),
      });
      file = undefined;
    }
    parsed.set(name, file);
    return file;
  };

  const content: Content = new Map();
  const said = new Set<string>();
  /** Folders of which it is said that they have another country's name. */
  const misnamed = new Set<string>();
  for (const site of config.sites) {
    const copies = new Map<string, PageCopy>();
    content.set(site.key, copies);
    const lacking: Lacking[] = [];
    for (const route of listRoutes(config, site)) {
      if (route.copy) {
        const inline = inlineCopy(site, route, route.copy, isHtmlSafe(config, route.group));
        problems.push(...inline.problems);
        if (!inline.value) continue;
        copies.set(route.content, withCites(inline.value));
        problems.push(...checkCopyCitations(config, site, inline.value, said));
        continue;
      }
      const [ownName, sharedName] = copyFiles(site, route);
      if (!names.has(ownName) && !names.has(sharedName)) {
        lacking.push({ route, wanted: ownName, shared: sharedName });
        continue;
      }
      const own = read(ownName);
      if (names.has(ownName) && !own) continue;
      const shared = read(sharedName);
      const copy = combineCopy(own, shared, names.has(sharedName), problems);
      if (!copy) continue;
      copies.set(route.content, withCites(copy));
      problems.push(...overriddenTemplate(config, site, route, copy));
      problems.push(...checkLength(route, copy, config.network.minWords));
      problems.push(...checkCopyCitations(config, site, copy, said));
      if (route.template === "post") problems.push(...checkPost(route, copy));
    }
    const left = lacking.length > 0 ? folderOfNobody(config, site, names) : undefined;
    if (left !== undefined && lacking.some(({ wanted }) => names.has(wanted.replace(site.country, left)))) {
      misnamed.add(left);
      problems.push(misnamedFolder(site, left, lacking.length));
    } else problems.push(...lacking.map((one) => missing(config, site, one, [...names])));
  }
  problems.push(
    ...checkTranslations(config, content),
    ...checkOverrides(config, content),
    ...checkDescriptions(config, content),
  );
  // The files of countries that could not be read have their mistakes too.
  for (const name of names) read(name);
  const named = new Set([...names].filter((name) => !misnamed.has(name.split("/")[0] ?? "")));
  problems.push(...unusedCopies(config, named, (site, route) => copyFiles(site, route)[0]));
  problems.push(...misplacedFiles(files.keys()));
  return { value: content, problems };
}

const withCites = (copy: WrittenCopy): PageCopy => ({ ...copy, cites: citedByCopy(copy) });

/** The Markdown files of a page, from the folder of all content: the site's own, and the shared one. */
function copyFiles(site: Pick<SiteConfig, "key" | "country">, route: Route): [own: string, shared: string] {
  // What is not translated is shown as it is in the country's first language.
  const [own, shared] = copyFolders(route.untranslated ? { ...site, key: site.country } : site);
  return [`${own}/${route.content}.md`, `${shared}/${route.content}.md`];
}

/** A page without copy, and the files that could have it. */
interface Lacking {
  route: Route;
  wanted: string;
  shared: string;
}

/** A country's folder that has another country's name: one problem in place of one for each page. */
function misnamedFolder(site: SiteConfig, left: string, pages: number): Problem {
  const [from, to] = [`${CONTENT_FOLDER}/${left}`, `${CONTENT_FOLDER}/${site.country}`];
  return {
    code: "missing-content",
    severity: "error",
    message: `There is no folder ${to}, so ${pages === 1 ? "a page" : `${pages} pages`} of the country ${pages === 1 ? "has" : "have"} no copy`,
    why: `${from} is there, and no country is called ${left}: a country's file and its folder have the same name.`,
    hint: `Rename ${from} to ${to}${isSlug(left) ? `, or the file to ${left}.yaml` : ""}.`,
    place: site.locate(["name"]),
  };
}

/** The only folder of content that belongs to no country, or the one with its name in other letters; for a country that has none. */
function folderOfNobody(config: Config, site: SiteConfig, names: ReadonlySet<string>): string | undefined {
  const folders = new Set([...names].flatMap((name) => (name.includes("/") ? name.split("/")[0] : undefined) ?? []));
  if (folders.has(site.country)) return undefined;
  const known = new Set([SHARED, ...config.countries.map(({ key }) => key), ...config.brokenCountries]);
  const others = [...folders].filter((folder) => !known.has(folder));
  return others.find((folder) => toSlug(folder) === site.country) ?? (others.length === 1 ? others[0] : undefined);
}

function missing(config: Config, site: SiteConfig, { route, wanted, shared }: Lacking, names: string[]): Problem {
  const fileName = (path: string) => path.slice(path.lastIndexOf("/") + 1);
  const near = suggest(
    wanted,
    names
      .filter((name) => name.startsWith(`${route.site}/`))
      // A long folder would make any name seem near.
      .filter((name) => suggest(fileName(wanted), [fileName(name)]) !== undefined),
  );
  const other = findCopyToTake(config, route.site, route.content);
  return {
    code: "missing-content",
    severity: "error",
    message: `The page ${route.path} has no copy`,
    why: `Neither ${CONTENT_FOLDER}/${wanted} nor ${CONTENT_FOLDER}/${shared} is there.`,
    hint: near
      ? `Did you mean ${CONTENT_FOLDER}/${near}? Rename it, or set \`content\`.`
      : other === undefined
        ? `Write ${CONTENT_FOLDER}/${wanted}.`
        : `Copy ${other} to ${CONTENT_FOLDER}/${wanted}, and make it the country's own.`,
    ...(near !== undefined && { fix: { move: `${CONTENT_FOLDER}/${near}`, to: `${CONTENT_FOLDER}/${wanted}` } }),
    ...(near === undefined && other !== undefined && { fix: { copy: other, to: `${CONTENT_FOLDER}/${wanted}` } }),
    place: site.locate(route.from),
  };
}

/** Markdown files of which nothing is known, by their paths from the project's root. */
export const unknownMarkdown = (graph: Graph, parts: string): string[] =>
  [...listMarkdown(graph.sources)]
    .map((name) => `${CONTENT_FOLDER}/${name}`)
    .filter((file) => !graph.isKnown(factsOf, file, parts));

/** Names of the project's Markdown files, from the folder of all content, in order. */
function listMarkdown(files: ReadonlyMap<string, string>): Set<string> {
  const names = [...files.keys()].filter((file) => file.startsWith(`${CONTENT_FOLDER}/`) && file.endsWith(".md"));
  return new Set(names.map((file) => file.slice(CONTENT_FOLDER.length + 1)).sort());
}
