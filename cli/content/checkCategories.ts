import type { Config } from "../config/loadConfig.ts";
import { listRoutes } from "../config/routes/routes.ts";
import type { Problem } from "../report/problem.ts";
import { count } from "../report/count.ts";
import { didYouMean, suggest } from "../report/suggest.ts";
import type { Content, PageCopy } from "./loadContent.ts";

interface Found {
  /** The configuration with the categories as they were meant. */
  config: Config;
  problems: Problem[];
}

/** Posts have categories that their group defines. One that is misspelt where it is defined is one mistake, not one of each post. */
export function checkCategories(config: Config, content: Content): Found {
  const problems: Problem[] = [];
  const groups = { ...config.network.groups };
  for (const [group, settings] of Object.entries(groups)) {
    if (!settings.collection) continue;
    const { collection } = settings;
    const used = categoriesOf(config, content, group);
    const categories = { ...collection.categories };
    const unused = new Set(Object.keys(categories).filter((key) => !used.has(key)));
    for (const [written, posts] of used) {
      if (Object.hasOwn(categories, written)) continue;
      const misspelt = posts.length > 1 ? suggest(written, unused) : undefined;
      if (misspelt === undefined) {
        problems.push(...unknownCategory(written, posts, Object.keys(collection.categories), group));
        continue;
      }
      unused.delete(misspelt);
      problems.push({
        code: "invalid-choice",
        severity: "error",
        message: `No post has the category \`${misspelt}\``,
        why: `${count(posts.length, "post")} have the category \`${written}\`, which is not defined.`,
        hint: `Did you mean \`${written}\`?`,
        place: config.locateNetwork(["groups", group, "collection", "categories", misspelt], true),
      });
      categories[written] = categories[misspelt] ?? written;
    }
    groups[group] = { ...settings, collection: { ...collection, categories } };
  }
  return problems.length === 0
    ? { config, problems }
    : { config: { ...config, network: { ...config.network, groups } }, problems };
}

/** The posts of all sites by the category that they name; a post that several sites show is there once. */
function categoriesOf(config: Config, content: Content, group: string): Map<string, PageCopy[]> {
  const found = new Map<string, Map<string, PageCopy>>();
  for (const site of config.sites)
    for (const route of listRoutes(config, site)) {
      const copy =
        route.group === group && route.template === "post" ? content.get(site.key)?.get(route.content) : undefined;
      const category = copy?.data.category;
      if (!copy || category === undefined) continue;
      const posts = found.get(category) ?? new Map<string, PageCopy>();
      found.set(category, posts.set(copy.source, copy));
    }
  return new Map([...found].map(([category, posts]) => [category, [...posts.values()]]));
}

/** A category that is misspelt in posts is a mistake of each; one that is nowhere defined is one mistake. */
function unknownCategory(
  written: string,
  posts: readonly PageCopy[],
  known: readonly string[],
  group: string,
): Problem[] {
  const isMisspelt = suggest(written, known) !== undefined;
  const others = posts.length - 1;
  return posts.slice(0, isMisspelt ? posts.length : 1).map((post) => ({
    code: "invalid-choice",
    severity: "error",
    message: `There is no category \`${written}\``,
    ...(!isMisspelt && others > 0 && { why: `${count(others, "more post")} ${others === 1 ? "has" : "have"} it.` }),
    hint:
      (isMisspelt ? didYouMean(written, known) : "") ||
      `Add it to groups.${group}.collection.categories of network.yaml${known.length > 0 ? `, or write one that is there: ${known.map((key) => `\`${key}\``).join(", ")}` : ""}.`,
    place: post.locate(["category"]),
  }));
}
