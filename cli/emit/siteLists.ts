import type { SitePlan } from "../plan/plan.ts";
import { feedTextOf } from "./feeds/feedTextOf.ts";
import { feedTree } from "./feeds/index.ts";
import { llmsTree } from "./llms.ts";
import { sitemapFiles, type ModifiedOf } from "./sitemap.ts";

/**
 * What a site has for programs that list its pages, by file name in its folder: sitemap, feeds, lists for language models.
 * @param root Folder of the project: feeds can have whole texts.
 */
export const siteLists = (root: string, site: SitePlan, modifiedOf?: ModifiedOf): Map<string, string> =>
  new Map([
    ...sitemapFiles(site, modifiedOf),
    ...feedTree(site, feedTextOf(root, site)),
    ...(site.hasTwins ? llmsTree(site) : []),
  ]);
