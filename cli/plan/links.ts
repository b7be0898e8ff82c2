import { isSitePath, safeHref } from "../../runtime/site/urls.ts";
import { brokenLink, listedGroup, navigationLinks } from "../config/routes/siteLinks.ts";
import type { PageCopy } from "../content/loadContent.ts";
import type { MarkdownFile } from "../content/parseMarkdownFile.ts";
import type { Problem } from "../report/problem.ts";
import type { SiteContext } from "./plan.ts";
import { findList } from "./posts.ts";

/**
 * Where the links of a page's copy lead; null makes one plain text. Internal links are written from the country's home.
 * In a country's own copy a link to a page that does not exist is `broken-link`; in shared copy it becomes plain text,
 * because not every country has every page.
 */
export function planLinks(context: SiteContext, { parts }: PageCopy): Record<string, string | null> {
  const links: Record<string, string | null> = {};
  for (const { file, shared } of parts) {
    for (const href of [...file.body.links, ...file.frontMatter.links]) {
      // What shared copy may leave as plain text can still be a country's own mistake.
      if (links[href] === undefined || (links[href] === null && !shared))
        links[href] = resolve(context, file, shared, href) ?? null;
    }
  }
  return links;
}

function resolve(context: SiteContext, file: MarkdownFile, shared: boolean, href: string): string | undefined {
  const { config, site, routes, problems } = context;
  const report = (problem: Omit<Problem, "severity" | "place">) => {
    const place = file.locateLink(href);
    if (place) problems.push({ ...problem, severity: "error", place });
  };
  if (!isSitePath(href)) {
    if (/^(?:https?:|tel:|mailto:|#)/i.test(href) && safeHref(href) !== undefined) return href;
    report({
      code: "invalid-url",
      message: `The link \`${href}\` is neither a page nor a web address`,
      hint: "Begin with one slash for a page of this site, or with https://, without user name and backslashes.",
    });
    return undefined;
  }
  const path = routes.find(site.key, href)?.path ?? findList(context, href);
  if (path !== undefined) return path + (/[?#].*$/.exec(href)?.[0] ?? "");
  if (shared) return undefined;
  report(brokenLink(config, site, href, routes.ofCountry(site.key)));
  return undefined;
}

/** Reports links of menu and footer to lists of posts that are not made; those to other pages are checked with the settings. */
export function checkListLinks(context: SiteContext): void {
  const { config, site, routes, problems } = context;
  for (const { to, path } of navigationLinks(site)) {
    if (listedGroup(config, to) === undefined || routes.find(site.key, to) || findList(context, to)) continue;
    problems.push({
      ...brokenLink(config, site, to, routes.ofCountry(site.key)),
      severity: "error",
      place: site.locate(path),
    });
  }
}
