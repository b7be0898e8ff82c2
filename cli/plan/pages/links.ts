import { isSitePath, safeHref } from "../../../runtime/site/safeHref.ts";
import { addressFrom, servedPath, withSlash } from "../../../runtime/site/urls.ts";
import { brokenLink, isInherited, listedGroup, navigationLinks } from "../../config/routes/siteLinks.ts";
import { checkMarkdown } from "../../content/checks/checkMarkdown.ts";
import type { CopyPlan } from "../../content/copy/copyPlan.ts";
import { isHtmlSafe } from "../../content/markdown/locateTokens.ts";
import { PUBLIC_FOLDER } from "../../content/brandAndPublicFiles.ts";
import type { PageCopy } from "../../model/content.ts";
import { linksIn } from "../../content/markdown/textStats.ts";
import type { Mistake, Problem } from "../../core/problems/problem.ts";
import { findList } from "./posts.ts";
import { expiredListLink } from "../schedule/expiredLists.ts";
import { unpublishedLink } from "../schedule/unpublishedLink.ts";
import type { SiteContext } from "../../model/siteContext.ts";

/**
 * Resolves the links of a page's copy; null turns a link into plain text. A link to a page that doesn't exist is
 * `broken-link` in a country's own copy, and plain text in shared copy, because not every country has every page. A link
 * to an unpublished page becomes plain text as well.
 */
export function planLinks(context: SiteContext, { parts }: PageCopy, problems: Problem[]): CopyPlan["links"] {
  const links: CopyPlan["links"] = {};
  for (const { file, shared } of parts) {
    for (const href of [...file.body.links, ...file.frontMatter.links]) {
      // What is just plain text in shared copy may still be a mistake in the country's own copy.
      if (links[href] !== undefined && (links[href] !== null || shared)) continue;
      const target = linkTarget(context, shared, href);
      links[href] = typeof target === "string" ? target : null;
      const place = typeof target === "object" ? file.locateLink(href) : undefined;
      if (typeof target === "object" && place) problems.push({ ...target, place });
    }
  }
  return links;
}

/** Resolves the links of Markdown in the settings; null means plain text. `checkDocuments` reports broken ones. */
export const planTextLinks = (context: SiteContext, markdown: string): CopyPlan["links"] =>
  Object.fromEntries(
    linksIn(markdown).map((href) => {
      const target = linkTarget(context, true, href);
      return [href, typeof target === "string" ? target : null];
    }),
  );

/** Reports Markdown that lists of documents may not contain, and their broken links. */
export function checkDocuments(context: SiteContext): Problem[] {
  const { site } = context;
  return Object.entries(site.config.documents).flatMap(([list, { items }]) =>
    Object.entries(items).flatMap(([id, item]): Problem[] => {
      const help = item === false ? undefined : item.help;
      if (help === undefined) return [];
      const path = ["documents", list, "items", id, "help"];
      const place = () => site.locate(path);
      const broken = linksIn(help)
        // Finding out whether the text is shared parses the settings again, so it is done for broken links only.
        .map((href) => linkTarget(context, true, href) ?? linkTarget(context, place().file !== site.file, href))
        .filter((target) => typeof target === "object");
      return [
        ...checkMarkdown(help, place, { isHtmlSafe: isHtmlSafe(context.config) }),
        ...broken.map((mistake): Problem => ({ ...mistake, place: place() })),
      ];
    }),
  );
}

/** The target of a link, or its problem. Undefined for a link of shared copy to a page that the country lacks. */
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
  const [, file = "", rest = ""] = /^([^?#]*)(.*)$/s.exec(href) ?? [];
  const path =
    routes.find(site.key, href)?.path ??
    findList(context, href) ??
    findPublicFile(context, file) ??
    findElsewhere(context, file);
  if (path !== undefined) return path + rest;
  const unpublished = unpublishedLink(context, href);
  const fallback = unpublished?.path ?? expiredListLink(context, href);
  if (fallback !== undefined) return fallback;
  if (shared) return undefined;
  if (unpublished) return unpublished.mistake;
  const broken = brokenLink(config, site, href, routes.ofSite(site.key));
  return /\.\w+$/.test(file) ? { ...broken, hint: `Put the file into ${PUBLIC_FOLDER}/${site.country}/.` } : broken;
}

/** Address of a public file: the country's own, or one that belongs to no country. */
function findPublicFile({ site, publicFiles, hosts, host }: SiteContext, path: string): string | undefined {
  const address = [`/${site.key}${path}`, `/${site.country}${path}`, path].find((candidate) =>
    publicFiles.has(candidate),
  );
  return address && addressFrom(host, hosts.of(address), servedPath(hosts.of(address), address));
}

/** Address of another country's page, by its network path: `/australia/prices/`. */
function findElsewhere({ routes, hosts, host }: SiteContext, path: string): string | undefined {
  const route = routes.at(withSlash(path));
  return route && addressFrom(host, hosts.of(route.site), route.path);
}

/** Reports links of menu and footer to lists of posts that don't exist. Other links are checked with the settings. */
export function checkListLinks(context: SiteContext): Problem[] {
  const { config, site, routes } = context;
  return navigationLinks(site)
    .filter(({ path }) => !isInherited(site, path))
    .filter(({ to }) => listedGroup(config, to) !== undefined && !routes.find(site.key, to))
    .filter(({ to }) => !findList(context, to) && expiredListLink(context, to) === undefined)
    .map(({ to, path }) => ({
      ...brokenLink(config, site, to, routes.ofSite(site.key)),
      place: site.locate(path),
    }));
}
