import { count } from "../../core/console/text.ts";
import { listRoutes } from "../../config/index.ts";
import { CmsError } from "./cms/cmsError.ts";
import { ENTRY_KINDS, type EntryKind, type Listed } from "./cms/readEntry.ts";
import { linkMap, pathBelow, placePages, placePosts } from "./contentKeys.ts";
import type { LockedEntry } from "./lock.ts";
import { keyOf } from "./pulled.ts";
import { checkLoss, type Pulling } from "./pulling.ts";

/** A collection of the CMS with its places on the site. */
export interface Collection {
  kind: EntryKind;
  /** Entries that have a place on the site. */
  listed: readonly Listed[];
  /** Their files below the country's folder of copy, by ids. */
  files: ReadonlyMap<number, string>;
  /** Keys of categories by ids. */
  categories: ReadonlyMap<number, string>;
  /** What the last pull has written, by ids. */
  locked: ReadonlyMap<number, LockedEntry>;
  /** The entries' present paths from the country's home. */
  taken: ReadonlySet<string>;
}

/** A pull that knows the entries of the CMS, and where they are on the site. */
export type PullListed = Pulling & Awaited<ReturnType<typeof listCollections>>;

/** Lists the entries of the CMS, and finds a place for each. @throws CmsError when too many are gone */
export async function listCollections(pulling: Pulling) {
  const { site, pull, base, home, before, lock, source, warn } = pulling;
  const { pathOf, ownPages, homeKey } = sitePaths(pulling);
  const paths = new Map<string, string>();
  const ids = new Map<number, string>();
  const collections: Collection[] = [];
  const groups = Object.keys(site.config.groups).filter((group) => group !== pull.posts?.group);
  for (const kind of ENTRY_KINDS) {
    if (!pull[kind]) continue;
    const all = await source.list(kind);
    const locked = new Map(Object.entries(before[kind]).map(([id, entry]) => [Number(id), entry]));
    await checkDrop(pulling, kind, all, [...locked.keys()]);
    const skip = (path: string, why: string) =>
      warn({
        message: `The page /${path}/ of the CMS was left out: ${why}`,
        hint: `Assign a content key in \`pull.pages.paths\`, for example \`{ ${path}: about-us }\`, or write \`false\`.`,
        place: site.locate(["pull", "pages"], true),
      });
    const keys =
      kind === "posts"
        ? placePosts(all, pull.posts?.group ?? "")
        : placePages(all, { paths: pull.pages?.paths ?? {}, home, groups, homeKey }, skip);
    const listed = all.filter(({ id }) => keys.has(id));
    const files = new Map([...keys].map(([id, key]) => [id, `${key}.md`]));
    const taken = new Set([...files.values()].map(pathOf));
    for (const { id, link } of listed) {
      const path = pathOf(files.get(id) ?? "");
      paths.set(pathBelow(link, home), path);
      ids.set(id, path);
    }
    const { categories, lists } = kind === "posts" ? await placeCategories(pulling, listed) : NO_CATEGORIES;
    for (const [path, list] of lists) paths.set(path, list);
    if (lists.size > 0) lock.lists = [...new Set(lists.values())].sort();
    collections.push({ kind, listed, files, taken, locked, categories });
  }
  const hosts = new Set([new URL(base).hostname, ...pull.hosts]);
  const pages = new Set([...ownPages].map((key) => pathOf(`${key}.md`)));
  /** Paths of lists of categories that do not exist any more. */
  const lostLists = (before.lists ?? []).filter((path) => !lock.lists?.includes(path));
  return { collections, pathOf, ownPages, lostLists, findLink: linkMap({ home, hosts, paths, ids, pages }) };
}

/** Finds the pages of a country, and the content keys of those that were not pulled. */
function sitePaths({ config, site, before: { posts, pages } }: Pulling) {
  const listed = Object.values(pages).filter((page) => page.listed);
  const pulled = new Set([...Object.values(posts), ...listed].map(({ file }) => keyOf(file)));
  const routes = listRoutes(config, site);
  const known = new Map(routes.map(({ content, path }) => [content, path.slice(site.key.length + 1)]));
  return {
    /** Path of a file of copy from the country's home, also of a page that is new. */
    pathOf: (file: string): string => known.get(keyOf(file)) ?? `/${keyOf(file).replace(/(?:^|\/)index$/, "")}/`,
    ownPages: new Set(routes.map(({ content }) => content).filter((key) => !pulled.has(key))),
    homeKey: routes.find(({ role }) => role === "home")?.content ?? "home",
  };
}

/** Checks that not too many entries are gone, and that the CMS really lacks them. @throws CmsError */
async function checkDrop(pulling: Pulling, kind: EntryKind, listed: readonly Listed[], before: number[]) {
  const there = new Set(listed.map(({ id }) => id));
  const gone = before.filter((id) => !there.has(id));
  checkLoss(pulling, kind, gone.length, before.length);
  const still = await pulling.source.stillThere(kind, gone);
  if (still.length > 0)
    throw new CmsError(
      `The CMS omitted ${count(still.length, kind.slice(0, -1))} from its list, although it still has them (id ${still[0]})`,
      "Pull again. If it happens again, a plugin or a cache changes the lists.",
    );
}

const NO_CATEGORIES = { categories: new Map<number, string>(), lists: new Map<string, string>() };

/** Finds the site's categories of posts by their ids, and the paths of their lists by those in the CMS. */
async function placeCategories({ config, site, pull, source, home, warn }: Pulling, listed: readonly Listed[]) {
  const { group = "", categories: written = {} } = pull.posts ?? {};
  const known = config.network.groups[group]?.collection?.categories ?? {};
  const all = await source.categories();
  const byId = new Map(
    all.flatMap(({ id, slug }) => {
      const key = Object.hasOwn(written, slug) ? written[slug] : slug;
      return key !== undefined && Object.hasOwn(known, key) ? [[id, key] as const] : [];
    }),
  );
  const categories = new Map<number, string>();
  for (const { id, categories: own } of listed) {
    const key = own.map((each) => byId.get(each)).find((each) => each !== undefined);
    if (key !== undefined) categories.set(id, key);
  }
  const used = new Set(listed.flatMap(({ categories: own }) => own));
  for (const { id, slug } of all)
    if (used.has(id) && !byId.has(id) && slug !== "uncategorized")
      warn({
        message: `Posts of the category \`${slug}\` were pulled without it`,
        why: `${group} has no such category.`,
        hint: `Add it to groups.${group}.collection.categories of network.yaml, or map it to a category in \`pull.posts.categories\`: \`{ ${slug}: ${Object.keys(known)[0] ?? "news"} }\`.`,
        place: site.locate(["pull", "posts"], true),
      });
  // Only a category with posts has a list.
  const shown = new Set(categories.values());
  const lists = new Map<string, string>();
  for (const { id, link } of all) {
    const key = byId.get(id);
    if (key !== undefined && shown.has(key)) lists.set(pathBelow(link, home), `/${group}/category/${key}/`);
  }
  return { categories, lists };
}
