import { textsOf } from "../../../runtime/site/text.ts";
import { LLMS_FILE } from "../../config/files/builtFiles.ts";
import { groupBy } from "../../core/groupBy.ts";
import type { Plan, PlannedPage, SitePlan } from "../../model/plan.ts";
import { TWIN_FILE } from "../../plan/seo/twins.ts";
import { feedTree } from "./feeds.ts";
import { sitemapFiles, type ModifiedOf } from "./sitemap.ts";
import { feedText } from "../../content/copy/feedText.ts";

/** A site's indexable pages as a Markdown list by group; undefined when there are none. */
function siteLlms({ site, pages }: SitePlan): string | undefined {
  const listed = pages.filter(({ head }) => !head.noindex);
  const home = listed.find(({ route }) => route.role === "home");
  if (!home) return undefined;
  const t = textsOf(site.texts, site.country.language);
  const sections = [...groupBy(listed, ({ route }) => route.group)].map(([group, groupPages]) => {
    const index = groupPages.find(({ route }) => route.role === "index");
    return section(index?.content.heading ?? group ?? t("page.home"), groupPages.map(pageLine));
  });
  return document(home.head.title, home.head.description, sections);
}

/** `llms.txt` of a site, if it has one. */
function llmsTree(site: SitePlan): [name: string, text: string][] {
  const text = siteLlms(site);
  return text === undefined ? [] : [[LLMS_FILE, text]];
}

/** The network's `llms.txt`: links to those of all indexable sites, built or not; undefined when there are none. */
export function networkLlms({ network, hosts }: Pick<Plan, "network" | "hosts">): string | undefined {
  const lines = hosts.flatMap(({ origin, listed }) =>
    listed.map((home) => {
      const site = network.sites.find((other) => other.home === home);
      return `- [${site?.name ?? home}](${origin}${home}${LLMS_FILE})`;
    }),
  );
  return lines.length === 0
    ? undefined
    : document(network.brand.name, network.brand.description, [section(network.brand.name, lines)]);
}

const document = (title: string, description: string, sections: readonly string[]): string =>
  `# ${title}\n\n> ${description}\n\n${sections.join("\n")}`;

const section = (title: string, lines: readonly string[]): string => `## ${title}\n\n${lines.join("\n")}\n`;

const pageLine = ({ content, head }: PlannedPage): string =>
  `- [${content.heading}](${head.canonical}${TWIN_FILE}): ${head.description}`;

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
