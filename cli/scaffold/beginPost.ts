import type { SiteConfig } from "../config/loadConfig.ts";
import { toSlug, isSlug } from "../config/slug.ts";
import { UsageError } from "../report/errors.ts";
import { didYouMean } from "../report/suggest.ts";
import type { Scaffold } from "./applyScaffold.ts";
import { translationsOf, type OpenProject } from "./openScaffold.ts";
import { pageFile, titleOf } from "./pageFile.ts";

interface Options {
  group?: string | undefined;
  category?: string | undefined;
  draft?: boolean | undefined;
  /** Day of the post, `2026-09-14`. */
  today: string;
}

/** A post of today in the country's collection, by its title or slug. @throws UsageError where there is none, or several. */
export function beginPost(
  project: OpenProject,
  site: SiteConfig,
  written: string,
  { group, category, draft, today }: Options,
): Scaffold {
  const collection = findCollection(project, site, group);
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
  const title = isSlug(written) ? titleOf(slug) : written;
  return {
    files: new Map([
      [
        `countries/content/${site.key}/${collection}/${slug}.md`,
        pageFile({ title, draft, date: today, category, categories: category === undefined ? categories : [] }),
      ],
    ]),
    next: [
      ...translationsOf(site, `${collection}/${slug}`),
      `sitegen dev ${site.key}    shows it at /${site.key}/${collection}/${slug}/ while you write`,
    ],
  };
}

function findCollection(
  { network }: OpenProject,
  { key, file, config }: SiteConfig,
  wanted: string | undefined,
): string {
  const all = Object.keys(network.groups).filter((group) => network.groups[group]?.collection);
  const own = all.filter((group) => config.groups[group]);
  if (wanted !== undefined && own.includes(wanted)) return wanted;
  if (wanted !== undefined)
    throw new UsageError(
      `${config.name} has no collection \`${wanted}\``,
      didYouMean(wanted, own) || addOne(all, file),
    );
  if (own[0] === undefined) throw new UsageError(`${config.name} has no collection of posts`, addOne(all, file));
  if (own.length > 1)
    throw new UsageError(
      `${config.name} has several collections`,
      `Say which, for example: sitegen new post ${key} … --group ${own[0]}`,
    );
  return own[0];
}

/** How a country gets a collection. */
const addOne = ([first]: readonly string[], file: string): string =>
  first === undefined
    ? "Give a group of countries/network.yaml a `collection`."
    : `Add \`${first}: {}\` below \`groups\` in ${file}.`;
