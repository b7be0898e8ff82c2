import type { SitePlan, PlannedPage } from "../plan/plan.ts";
import { feedTree } from "./feeds.ts";
import { llmsTree } from "./llms.ts";
import { sitemapFiles, type ModifiedOf } from "./sitemap.ts";
import { textsOf } from "../../runtime/site/text.ts";
import { feedText } from "../content/feedText.ts";

/**
 * A site's files for programs that list its pages, by name: sitemap, feeds, lists for language models.
 * @param root Folder of the project, to read texts for feeds from.
 */
export const siteLists = (root: string, site: SitePlan, modifiedOf?: ModifiedOf): Map<string, string> =>
  new Map([
    ...sitemapFiles(site, modifiedOf),
    ...feedTree(site, feedTextOf(root, site)),
    ...(site.hasTwins ? llmsTree(site) : []),
  ]);

/** Returns a function that makes the HTML of a site's posts for feeds. */
export const feedTextOf =
  (root: string, { site }: Pick<SitePlan, "site">) =>
  ({ copy, head }: PlannedPage): string =>
    feedText({ root, copy, t: textsOf(site.texts, site.country.language), canonical: head.canonical });
