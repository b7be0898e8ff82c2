import { isSitePath, safeHref } from "../../runtime/site/safeHref.ts";
import { addressFrom, servedPath, withSlash } from "../../runtime/site/urls.ts";
import { brokenLink, isInherited, listedGroup, navigationLinks } from "../config/routes/siteLinks.ts";
import { checkMarkdown } from "../content/checkMarkdown.ts";
import type { CopyPlan } from "../content/copyPlan.ts";
import { isHtmlSafe } from "../content/safeHtml.ts";
import { PUBLIC_FOLDER } from "../content/publicFiles.ts";
import type { PageCopy } from "../content/loadContent.ts";
import { linksIn } from "../content/textStats.ts";
import type { Problem } from "../report/problem.ts";
import { findList } from "./postLists.ts";
import { expiredListLink } from "./schedule/expiredListLink.ts";
import { unpublishedLink } from "./schedule/unpublishedLink.ts";
import type { SiteContext } from "./siteContext.ts";

type Mistake = Omit<Problem, "severity" | "place"> & Partial<Pick<Problem, "severity">>;

/**
 * Where the links of a page's copy lead; null makes one plain text. Internal links are written from the country's home.
 * In a country's own copy a link to a page that does not exist is `broken-link`; in shared copy it becomes plain text,
 * because not every country has every page. So does a link to a page that is not published.
 */
export function planLinks(
  context: SiteContext,
  { parts }: PageCopy,
): { links: CopyPlan["links"]; problems: Problem[] } {
  const links: CopyPlan["links"] = {};
  const problems: Problem[] = [];
  for (const { file, shared } of parts) {
    for (const href of [...file.body.links, ...file.frontMatter.links]) {
      // What shared copy may have as plain text can still be a country's own mistake.
      if (links[href] !== undefined && (links[href] !== null || shared)) continue;
      const target = linkTarget(context, shared, href);
      links[href] = typeof target === "string" ? target : null;
      const place = typeof target === "object" ? file.locateLink(href) : undefined;
      if (typeof target === "object" && place) problems.push({ severity: "error", ...target, place });
    }
  }
  return { links, problems };
}

/** Where the links of Markdown in the settings lead; null makes one plain text. `checkDocuments` reports those that lead nowhere. */
export const planTextLinks = (context: SiteContext, markdown: string): CopyPlan["links"] =>
  Object.fromEntries(
    linksIn(markdown).map((href) => {
      const target = linkTarget(context, true, href);
      return [href, typeof target === "string" ? target : null];
    }),
  );

/** Reports what lists of documents say in Markdown and may not, and their links that lead nowhere. */
export function checkDocuments(context: SiteContext): Problem[] {
  const { site } = context;
  return Object.entries(site.config.documents).flatMap(([list, { items }]) =>
    Object.entries(items).flatMap(([id, item]): Problem[] => {
      const help = item === false ? undefined : item.help;
      if (help === undefined) return [];
      const path = ["documents", list, "items", id, "help"];
      const place = () => site.locate(path);
      const broken = linksIn(help)
        // Whose text it is matters only for a link that leads nowhere: to find its place the settings are read again.
        .map((href) => linkTarget(context, true, href) ?? linkTarget(context, place().file !== site.file, href))
        .filter((target) => typeof target === "object");
      return [
        ...checkMarkdown(help, place, { isHtmlSafe: isHtmlSafe(context.config) }),
        ...broken.map((mistake): Problem => ({ severity: "error", ...mistake, place: place() })),
      ];
    }),
  );
}

/** Where a link leads, or what is wrong with it; undefined for one of shared copy that leads to no page of the country. */
function linkTarget(context: SiteContext, shared: boolean, href: string): string | Mistake | undefined {
  const { config, site, routes } = context;
  if (!isSitePath(href)) {
    if (/^(?:https?:|tel:|mailto:|#)/i.test(href) && safeHref(href) !== undefined) return href;
    return {
      code: "invalid-url",
      message: `The link \`${href}\` is neither a page nor a web address`,
      hint: "Begin with one slash for a page of this site, or with https://, without user name and backslashes.",
    };
  }
  const [file, rest] = splitPath(href);
  const path =
    routes.find(site.key, href)?.path ??
    findList(context, href) ??
    findPublicFile(context, file) ??
    findElsewhere(context, file);
  if (path !== undefined) return path + rest;
  const unpublished = unpublishedLink(context, href);
  const followed = unpublished?.path ?? expiredListLink(context, href);
  if (followed !== undefined) return followed;
  if (shared) return undefined;
  if (unpublished) return unpublished.mistake;
  const broken = brokenLink(config, site, href, routes.ofSite(site.key));
  return /\.\w+$/.test(file) ? { ...broken, hint: `Put the file into ${PUBLIC_FOLDER}/${site.country}/.` } : broken;
}

const splitPath = (href: string): [path: string, rest: string] => {
  const end = href.search(/[?#]/);
  return end < 0 ? [href, ""] : [href.slice(0, end), href.slice(end)];
};

/** Address of a file that is copied as it is: the country's own, or one of no country. */
function findPublicFile({ site, publicFiles, hosts, host }: SiteContext, path: string): string | undefined {
  const found = [`/${site.key}${path}`, `/${site.country}${path}`, path].find((candidate) =>
    publicFiles.has(candidate),
  );
  return found && addressFrom(host, hosts.of(found), servedPath(hosts.of(found), found));
}

/** Address of another country's page, by its path of the network: `/australia/prices/`. */
function findElsewhere({ routes, hosts, host }: SiteContext, path: string): string | undefined {
  const route = routes.at(withSlash(path));
  return route && addressFrom(host, hosts.of(route.site), route.path);
}

/** Links of menu and footer to lists of posts that are not made; those to other pages are checked with the settings. */
export function checkListLinks(context: SiteContext): Problem[] {
  const { config, site, routes } = context;
  return navigationLinks(site)
    .filter(({ path }) => !isInherited(site, path))
    .filter(({ to }) => listedGroup(config, to) !== undefined && !routes.find(site.key, to))
    .filter(({ to }) => !findList(context, to) && expiredListLink(context, to) === undefined)
    .map(({ to, path }) => ({
      ...brokenLink(config, site, to, routes.ofSite(site.key)),
      severity: "error",
      place: site.locate(path),
    }));
}
