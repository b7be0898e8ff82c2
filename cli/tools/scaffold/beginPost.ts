import type { SiteConfig } from "../../config/loadConfig.ts";
import { toSlug, isSlug } from "../../config/slug.ts";
import { UsageError } from "../../report/errors.ts";
import { didYouMean } from "../../report/suggest.ts";
import { addCollection, collectionsOf, collectionToAdd } from "./addCollection.ts";
import type { Scaffold } from "./applyScaffold.ts";
import { translationsOf, type OpenProject } from "./openScaffold.ts";
import { pageFile, titleOf } from "./pageFile.ts";

interface Options {
  group?: string | undefined;
  category?: string | undefined;
  draft?: boolean | undefined;
  /** Whether the country gets a collection where it has none. */
  createGroup?: boolean | undefined;
  /** Day of the post, `2026-09-14`. */
  today: string;
}

/** A post of today in the country's collection, by its title or slug. @throws UsageError where there is none, or several. */
export function beginPost(
  project: OpenProject,
  site: SiteConfig,
  written: string,
  { group, category, draft, createGroup = false, today }: Options,
): Scaffold {
  const isMissing = createGroup && isWithoutCollection(project, site, group);
  const collection = isMissing ? collectionToAdd(project, group) : findCollection(project, site, group, written);
  const categories = Object.keys(project.network.groups[collection]?.collection?.categories ?? {});
  if (category !== undefined && !categories.includes(category))
    throw new UsageError(
      `There is no category \`${category}\` in \`${collection}\``,
      didYouMean(category, categories) || `Define it below groups.${collection}.collection.categories of network.yaml.`,
    );
  const slug = toSlug(written);
  if (slug === "")
    throw new UsageError(
      `No slug can be made of \`${written}\``,
      "Write the slug, and put the title into the file: sitegen new post … my-post.",
    );
  const made = isMissing ? addCollection(project, site, collection) : undefined;
  const title = isSlug(written) ? titleOf(slug) : written;
  return {
    files: new Map([
      [
        `countries/content/${site.key}/${collection}/${slug}.md`,
        pageFile({ title, draft, date: today, category, categories: category === undefined ? categories : [] }),
      ],
      ...(made?.files ?? []),
    ]),
    ...(made && { changes: made.changes }),
    next: [
      ...(made?.next ?? []),
      ...translationsOf(site, `${collection}/${slug}`),
      `sitegen dev ${site.key}    shows it at /${site.key}/${collection}/${slug}/ while you write`,
    ],
  };
}

/** Whether a country has no collection of the name, or none at all. */
export function isWithoutCollection(project: OpenProject, { config }: SiteConfig, wanted: string | undefined): boolean {
  const own = collectionsOf(project).filter((group) => config.groups[group]);
  return wanted === undefined ? own.length === 0 : !own.includes(wanted);
}

function findCollection(project: OpenProject, site: SiteConfig, wanted: string | undefined, title: string): string {
  const { key, config } = site;
  const own = collectionsOf(project).filter((group) => config.groups[group]);
  const command = `sitegen new post ${key} ${JSON.stringify(title)}`;
  if (isWithoutCollection(project, site, wanted)) {
    const toAdd = collectionToAdd(project, wanted);
    throw new UsageError(
      wanted === undefined
        ? `${config.name} has no collection of posts`
        : `${config.name} has no collection \`${wanted}\``,
      (wanted !== undefined && didYouMean(wanted, own)) ||
        `To make \`${toAdd}\`: ${command}${wanted === undefined ? "" : ` --group ${wanted}`} --create-group`,
    );
  }
  const [first = ""] = wanted === undefined ? own : [wanted];
  if (wanted === undefined && own.length > 1)
    throw new UsageError(
      `${config.name} has several collections`,
      `Say which, for example: ${command} --group ${first}`,
    );
  return first;
}
