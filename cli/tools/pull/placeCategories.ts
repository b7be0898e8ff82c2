import type { Problem } from "../../report/problem.ts";
import type { Pulled } from "./pulled.ts";
import { pathBelow } from "./snapshot/contentKeys.ts";
import type { Category, Listed, Source } from "./source.ts";

interface Categories {
  listed: readonly Listed[];
  home: string;
  report(problem: Problem): void;
}

/** Categories of posts, and the lists of those that have some. */
export interface PlacedCategories {
  /** Keys of network.yaml's categories by ids of posts. */
  keys: Map<number, string>;
  /** Paths of lists on the site by their paths in the CMS. */
  lists: Map<string, string>;
}

/** Finds the categories of the site for those of the CMS, and where links to them lead. */
export async function placeCategories(
  { config, site, pull }: Pulled,
  source: Source,
  { listed, home, report }: Categories,
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
      report({
        code: "cms-content",
        severity: "warning",
        message: `Posts of the category \`${slug}\` are pulled without it`,
        why: `${group} has no such category.`,
        hint: `Add it to groups.${group}.collection.categories of network.yaml, or say in \`pull.posts.categories\` which one it is: \`{ ${slug}: ${Object.keys(known)[0] ?? "news"} }\`.`,
        place: site.locate(["pull", "posts"], true),
      });
  // A list is made of a category that has posts.
  const shown = new Set(keys.values());
  const lists = new Map<string, string>();
  for (const { id, link } of all) {
    const key = byId.get(id);
    if (key !== undefined && shown.has(key)) lists.set(pathBelow(link, home), `/${group}/category/${key}/`);
  }
  return { keys, lists };
}
