import { isSitePath } from "../../runtime/site/urls.ts";
import type { MarkdownFile } from "../content/parseMarkdownFile.ts";
import { didYouMean } from "../report/suggest.ts";
import type { SiteContext } from "./plan.ts";

/** Gives the address that a link in a file's Markdown leads to; undefined makes it plain text. */
export type ResolveIn = (file: MarkdownFile, shared: boolean) => (href: string) => string | undefined;

/**
 * Internal links are written from the country's home. In a country's own copy a link to a page that does not exist is
 * `broken-link`; in shared copy it becomes plain text, because not every country has every page.
 */
export function linkResolver({ site, routes, problems }: SiteContext): ResolveIn {
  return (file, shared) => (href) => {
    if (!isSitePath(href)) {
      if (/^(?:https?:|tel:|mailto:|#)/i.test(href)) return href;
      problems.push({
        code: "invalid-url",
        severity: "error",
        message: `The link \`${href}\` is neither a page nor a web address`,
        hint: "Begin with one slash for a page of this site, or with https://.",
        place: file.locateText(`](${href}`),
      });
      return undefined;
    }
    const route = routes.find(site.key, href);
    if (route) return route.path + (/[?#].*$/.exec(href)?.[0] ?? "");
    if (!shared) {
      const paths = routes.ofCountry(site.key).map(({ path }) => path.slice(site.key.length + 1));
      problems.push({
        code: "broken-link",
        severity: "error",
        message: `${site.config.name} has no page \`${href}\``,
        why: "Links are written from the country's home.",
        hint: didYouMean(href, paths),
        place: file.locateText(`](${href}`),
      });
    }
    return undefined;
  };
}
