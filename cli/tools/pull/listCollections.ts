import type { Problem } from "../../core/problems/problem.ts";
import { checkDrop, type Collection } from "./collection.ts";
import { ENTRY_KINDS, type Category, type Listed, type Source } from "./cms/source.ts";
import { linkMap, pathBelow, placePages, placePosts, type FindLink, type Placed } from "./contentKeys.ts";
import type { Lock } from "./lock.ts";
import { baseOf, contentWarning, sitePaths, type Pulled, type PullOptions } from "./pulled.ts";

/** The entries of the CMS with their places on the site. */
export interface ListedCollections {
  collections: Collection[];
  findLink: FindLink;
  /** Address of the CMS's home, without final slash. */
  home: string;
  /** Content keys of pages that do not come from the CMS. */
  ownPages: ReadonlySet<string>;
  /** Paths of category lists. */
  lists: string[];
}

interface Listing {
  source: Source;
  before: Lock;
  options: PullOptions;
  report(problem: Problem): void;
}

const NO_CATEGORIES: PlacedCategories = { keys: new Map(), lists: new Map() };

/** Lists the entries of the CMS, and finds a place for each. @throws CmsError when too many are gone */
export async function listCollections(
  pulled: Pulled,
  { source, before, options, report }: Listing,
): Promise<ListedCollections> {
  const { site, pull } = pulled;
  const base = baseOf(pulled);
  const home = base.replace(/\/wp-json$/, "");
  const { pathOf, ownPages, homeKey } = sitePaths(pulled, before);
  const paths = new Map<string, string>();
  const ids = new Map<number, string>();
  const collections: Collection[] = [];
  let lists: string[] = [];
  const groups = Object.keys(site.config.groups).filter((group) => group !== pull.posts?.group);
  for (const kind of ENTRY_KINDS) {
    if (!pull[kind]) continue;
    const all = await source.list(kind);
    await checkDrop(source, { kind, listed: all, locked: before[kind], maxDrop: pull.maxDrop, accept: options.accept });
    const isPosts = kind === "posts";
    const { keys, skipped } = isPosts
      ? placePosts(all, pull.posts?.group ?? "")
      : placePages(all, pull.pages?.paths ?? {}, home, { groups, home: homeKey });
    for (const each of skipped) report(notPlaced(pulled, each));
    const listed = all.filter(({ id }) => keys.has(id));
    for (const { id, link } of listed) {
      const path = pathOf(keys.get(id) ?? "");
      paths.set(pathBelow(link, home), path);
      ids.set(id, path);
    }
    const categories = isPosts ? await placeCategories(pulled, source, { listed, home, report }) : NO_CATEGORIES;
    for (const [path, list] of categories.lists) paths.set(path, list);
    if (isPosts) lists = [...new Set(categories.lists.values())].sort();
    const lostPaths = (before.lists ?? []).filter((path) => !lists.includes(path));
    const folder = `countries/content/${site.key}/`;
    const found = { listed, keys, categories: categories.keys, locked: before[kind], lostPaths };
    collections.push({ kind, folder, pathOf, ...found });
  }
  const hosts = new Set([new URL(base).hostname, ...pull.hosts]);
  const pages = new Set([...ownPages].map(pathOf));
  return { collections, findLink: linkMap({ home, hosts, paths, ids, pages }), home, ownPages, lists };
}

/** A page of the CMS that has no place on the site. */
const notPlaced = ({ site }: Pulled, { path, why }: Placed["skipped"][number]): Problem =>
  contentWarning({
    message: `The page ${path} of the CMS was left out: ${why}`,
    hint: `Assign a content key in \`pull.pages.paths\`, for example \`{ ${path.replace(/^\/|\/$/g, "")}: about-us }\`, or write \`false\`.`,
    place: site.locate(["pull", "pages"], true),
  });

/** The categories of posts, and their lists. */
interface PlacedCategories {
  /** Keys of the site's categories by ids of posts. */
  keys: Map<number, string>;
  /** Paths of lists on the site by their paths in the CMS. */
  lists: Map<string, string>;
}

/** Finds the site's categories for those of the CMS, and the targets of links to them. */
async function placeCategories(
  { config, site, pull }: Pulled,
  source: Source,
  { listed, home, report }: { listed: readonly Listed[]; home: string; report(problem: Problem): void },
): Promise<PlacedCategories> {
  const { group = "", categories = {} } = pull.posts ?? {};
  const known = config.network.groups[group]?.collection?.categories ?? {};
  const keyOf = ({ slug }: Category): string | undefined => {
    const key = Object.hasOwn(categories, slug) ? categories[slug] : slug;
    return key !== undefined && Object.hasOwn(known, key) ? key : undefined;
  };
  const all = await source.categories();
  const byId = new Map(all.map((category) => [category.id, keyOf(category)]));
  const keys = new Map<number, string>();
  for (const { id, categories: own } of listed) {
    const key = own.map((each) => byId.get(each)).find((each) => each !== undefined);
    if (key !== undefined) keys.set(id, key);
  }
  const used = new Set(listed.flatMap(({ categories: own }) => own));
  for (const { id, slug } of all)
    if (used.has(id) && byId.get(id) === undefined && slug !== "uncategorized")
      report(
        contentWarning({
          message: `Posts of the category \`${slug}\` were pulled without it`,
          why: `${group} has no such category.`,
          hint: `Add it to groups.${group}.collection.categories of network.yaml, or map it to a category in \`pull.posts.categories\`: \`{ ${slug}: ${Object.keys(known)[0] ?? "news"} }\`.`,
          place: site.locate(["pull", "posts"], true),
        }),
      );
  // Only a category with posts has a list.
  const shown = new Set(keys.values());
  const lists = new Map<string, string>();
  for (const { id, link } of all) {
    const key = byId.get(id);
    if (key !== undefined && shown.has(key)) lists.set(pathBelow(link, home), `/${group}/category/${key}/`);
  }
  return { keys, lists };
}
