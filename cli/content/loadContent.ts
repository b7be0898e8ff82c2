import type { Content, PageCopy } from "../model/content.ts";
import type { Config, SiteConfig } from "../model/config.ts";
import { findReusableCopy, copyFolders } from "../config/files/findCopies.ts";
import { CONTENT_FOLDER } from "../config/files/pictureFiles.ts";
import { toSlug } from "../config/routes/paths.ts";
import { isSlug } from "../config/routes/slugs.ts";
import type { KeyedKinds } from "../config/schema/ownKinds.ts";
import { listRoutes } from "../config/routes/routes.ts";
import type { Route } from "../model/route.ts";
import { memoize } from "../core/lookups.ts";
import { suggest } from "../core/problems/suggest.ts";
import { type Checked, type Problem, problemsIn } from "../core/problems/problem.ts";
import {
  checkDescriptions,
  checkPost,
  checkOverrides,
  checkTranslations,
  overriddenTemplate,
  checkCopyCitations,
} from "./checks/checkCopy.ts";
import { checkLength } from "./checks/copyLength.ts";
import { combineCopy, inlineCopy } from "./copy/combineCopy.ts";
import { misplacedFiles, unusedCopies } from "./checks/unusedFiles.ts";
import type { MarkdownFile } from "./markdown/parseMarkdownFile.ts";
import type { Graph } from "../core/graph/graph.ts";
import { markdownQueries, readMarkdownFile } from "./markdown/readMarkdownFile.ts";
import { groupOfFile, isHtmlSafe } from "./markdown/locateTokens.ts";

const SHARED = "shared";

/** Finds, reads and checks the copy of every page. */
export function loadContent(config: Config, graph: Graph, parts: KeyedKinds): Checked<Content> {
  const { sources: files } = graph;
  const problems: Problem[] = [];
  const names = listMarkdown(files);
  const read = memoize((name: string): MarkdownFile | undefined => {
    if (!names.has(name)) return undefined;
    const options = { parts, isHtmlSafe: isHtmlSafe(config, groupOfFile(config, name)) };
    const { value: file, problems: inFile } = readMarkdownFile(graph, `${CONTENT_FOLDER}/${name}`, options);
    problems.push(...inFile);
    if (!file?.data.extends || !name.startsWith(`${SHARED}/`)) return file;
    problems.push({
      code: "missing-shared-content",
      message: "Shared copy can't extend itself",
      why: "Only a country's own copy can extend shared copy.",
      hint: "Remove `extends`.",
      place: file.locateKey(["extends"]),
    });
    return undefined;
  });

  const content: Content = new Map();
  const reported = new Set<string>();
  const misnamed = new Set<string>();
  for (const site of config.sites) {
    const copies = new Map<string, PageCopy>();
    content.set(site.key, copies);
    const withoutCopy: Route[] = [];
    for (const route of listRoutes(config, site)) {
      if (route.copy) {
        const { value, problems: found } = inlineCopy(site, route, route.copy, isHtmlSafe(config, route.group));
        copies.set(route.content, value);
        problems.push(...found, ...checkCopyCitations(config, site, value, reported));
        continue;
      }
      const [ownName, sharedName] = copyFiles(site, route);
      if (!names.has(ownName) && !names.has(sharedName)) {
        withoutCopy.push(route);
        continue;
      }
      const own = read(ownName);
      if (names.has(ownName) && !own) continue;
      const shared = read(sharedName);
      const copy = combineCopy(own, shared, names.has(sharedName), problems);
      if (!copy) continue;
      copies.set(route.content, copy);
      const found = [
        overriddenTemplate(config, site, route, copy),
        checkLength(route, copy, config.network.minWords),
        checkCopyCitations(config, site, copy, reported),
        route.template === "post" && checkPost(route, copy),
      ];
      problems.push(...problemsIn(found));
    }
    const folder = withoutCopy.length > 0 ? findMisnamedFolder(config, site, names) : undefined;
    const isThere = (route: Route) => names.has(copyFiles(site, route)[0].replace(site.country, folder ?? ""));
    if (folder !== undefined && withoutCopy.some(isThere)) {
      misnamed.add(folder);
      problems.push(misnamedFolder(site, folder, withoutCopy.length));
    } else problems.push(...withoutCopy.map((route) => missing(config, site, route, [...names])));
  }
  for (const check of [checkTranslations, checkOverrides, checkDescriptions]) problems.push(...check(config, content));
  // Also check files of countries whose YAML is invalid.
  for (const name of names) read(name);
  const withoutMisnamed = new Set([...names].filter((name) => !misnamed.has(name.split("/")[0] ?? "")));
  problems.push(...unusedCopies(config, withoutMisnamed, (site, route) => copyFiles(site, route)[0]));
  problems.push(...misplacedFiles(files.keys()));
  return { value: content, problems };
}

/** Names of a page's own and shared Markdown files, below `countries/content`. */
function copyFiles(site: SiteConfig, route: Route): [own: string, shared: string] {
  // Untranslated pages show the copy of the country's first language.
  const [own, shared] = copyFolders(route.untranslated ? { ...site, key: site.country } : site);
  return [`${own}/${route.content}.md`, `${shared}/${route.content}.md`];
}

/** One problem for a misnamed folder, instead of one for each page. */
function misnamedFolder(site: SiteConfig, folder: string, pages: number): Problem {
  const [from, to] = [`${CONTENT_FOLDER}/${folder}`, `${CONTENT_FOLDER}/${site.country}`];
  return {
    code: "missing-content",
    message: `There is no folder ${to}, so ${pages === 1 ? "a page" : `${pages} pages`} of the country ${pages === 1 ? "has" : "have"} no copy`,
    why: `${from} exists, but there is no country ${folder}. A country's file and its folder have the same name.`,
    hint: `Rename ${from} to ${to}${isSlug(folder) ? `, or the file to ${folder}.yaml` : ""}.`,
    place: site.locate(["name"]),
  };
}

/** The content folder of no country that a country without one may mean: similarly named, or the only one. */
function findMisnamedFolder(config: Config, site: SiteConfig, names: ReadonlySet<string>): string | undefined {
  const folders = new Set([...names].flatMap((name) => (name.includes("/") ? name.split("/")[0] : undefined) ?? []));
  if (folders.has(site.country)) return undefined;
  const known = new Set([SHARED, ...config.countries.map(({ key }) => key), ...config.brokenCountries]);
  const others = [...folders].filter((folder) => !known.has(folder));
  return others.find((folder) => toSlug(folder) === site.country) ?? (others.length === 1 ? others[0] : undefined);
}

function missing(config: Config, site: SiteConfig, route: Route, names: string[]): Problem {
  const [wanted, shared] = copyFiles(site, route);
  const fileName = (path: string) => path.slice(path.lastIndexOf("/") + 1);
  const near = suggest(
    wanted,
    names
      .filter((name) => name.startsWith(`${route.site}/`))
      // A long common folder would make all names similar.
      .filter((name) => suggest(fileName(wanted), [fileName(name)]) !== undefined),
  );
  const other = findReusableCopy(config, route.site, route.content);
  return {
    code: "missing-content",
    message: `The page ${route.path} has no copy`,
    why: `Neither ${CONTENT_FOLDER}/${wanted} nor ${CONTENT_FOLDER}/${shared} exists.`,
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

/** Paths of Markdown files that are not cached. */
export const unknownMarkdown = (graph: Graph, { key, kinds }: KeyedKinds): string[] =>
  [...listMarkdown(graph.sources)]
    .map((name) => `${CONTENT_FOLDER}/${name}`)
    .filter((file) => graph.stored(markdownQueries(kinds).summaryOf, file, key) === undefined);

/** Sorted names of all Markdown files, below `countries/content`. */
function listMarkdown(files: ReadonlyMap<string, string>): Set<string> {
  const names = [...files.keys()].filter((file) => file.startsWith(`${CONTENT_FOLDER}/`) && file.endsWith(".md"));
  return new Set(names.map((file) => file.slice(CONTENT_FOLDER.length + 1)).sort());
}
