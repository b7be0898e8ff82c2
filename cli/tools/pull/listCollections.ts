import type { Problem } from "../../report/problem.ts";
import { checkDrop } from "./checkDrop.ts";
import type { Collection } from "./entries/state.ts";
import { placeCategories, type PlacedCategories } from "./placeCategories.ts";
import { baseOf, type Pulled, type PullOptions } from "./pulled.ts";
import { sitePaths } from "./sitePaths.ts";
import { pathBelow, placePages, placePosts, type Placed } from "./snapshot/contentKeys.ts";
import { linkMap, type FindLink } from "./snapshot/linkMap.ts";
import type { Lock } from "./snapshot/lock.ts";
import { ENTRY_KINDS, type Source } from "./source.ts";

/** What the CMS has, and where it goes. */
export interface ListedCollections {
  collections: Collection[];
  findLink: FindLink;
  /** Address of the CMS's home, without final slash. */
  home: string;
  /** Content keys of pages that the country has without the CMS. */
  ownPages: ReadonlySet<string>;
  /** Paths of the lists of categories. */
  lists: string[];
}

interface Listing {
  source: Source;
  before: Lock;
  options: Pick<PullOptions, "accept">;
  report(problem: Problem): void;
}

const NO_CATEGORIES: PlacedCategories = { keys: new Map(), lists: new Map() };

/** Lists what the CMS has, and finds a place for each entry. @throws CmsError where too much is gone */
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
    const { keys, left } = isPosts
      ? placePosts(all, pull.posts?.group ?? "")
      : placePages(all, pull.pages?.paths ?? {}, home, { groups, home: homeKey });
    for (const each of left) report(isLeft(pulled, each));
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
const isLeft = ({ site }: Pulled, { path, why }: Placed["left"][number]): Problem => ({
  code: "cms-content",
  severity: "warning",
  message: `The page ${path} of the CMS is left out: ${why}`,
  hint: `Say in \`pull.pages.paths\` where it goes, for example \`{ ${path.replace(/^\/|\/$/g, "")}: about-us }\`, or \`false\`.`,
  place: site.locate(["pull", "pages"], true),
});
