import type { Config } from "../../model/config.ts";
import { listRoutes } from "../../config/routes/routes.ts";
import type { Problem } from "../../core/problems/problem.ts";
import { count } from "../../core/console/text.ts";
import { groupBy } from "../../core/lookups.ts";
import { didYouMean, suggest } from "../../core/problems/suggest.ts";
import type { Content, PageCopy } from "../../model/content.ts";

/**
 * Reports posts whose category their group doesn't define; a misspelt definition is one problem, not one per post.
 * @returns the configuration with misspelt category keys corrected.
 */
export function checkCategories(config: Config, content: Content): { config: Config; problems: Problem[] } {
  const problems: Problem[] = [];
  const groups = { ...config.network.groups };
  for (const [group, settings] of Object.entries(groups)) {
    if (!settings.collection) continue;
    const { collection } = settings;
    const used = categoriesOf(config, content, group);
    const categories = { ...collection.categories };
    const unused = new Set(Object.keys(categories).filter((key) => !used.has(key)));
    for (const [category, posts] of used) {
      if (Object.hasOwn(categories, category)) continue;
      const misspelt = posts.length > 1 ? suggest(category, unused) : undefined;
      if (misspelt === undefined) {
        problems.push(...unknownCategory(category, posts, Object.keys(collection.categories), group));
        continue;
      }
      unused.delete(misspelt);
      problems.push({
        code: "invalid-choice",
        message: `No post has the category \`${misspelt}\``,
        why: `${count(posts.length, "post")} have the category \`${category}\`, which is not defined.`,
        hint: `Did you mean \`${category}\`?`,
        place: config.locateNetwork(["groups", group, "collection", "categories", misspelt], true),
      });
      categories[category] = categories[misspelt] ?? category;
    }
    groups[group] = { ...settings, collection: { ...collection, categories } };
  }
  return { config: problems.length === 0 ? config : { ...config, network: { ...config.network, groups } }, problems };
}

function categoriesOf(config: Config, content: Content, group: string): Map<string, PageCopy[]> {
  const copies = config.sites.flatMap((site) =>
    listRoutes(config, site)
      .filter((route) => route.group === group && route.template === "post")
      .flatMap((route) => content.get(site.key)?.get(route.content) ?? []),
  );
  const posts = [...new Map(copies.map((copy) => [`${copy.source} ${copy.data.category}`, copy])).values()];
  const categorized = posts.filter(({ data }) => data.category !== undefined);
  return groupBy(categorized, ({ data: { category = "" } }) => category);
}

/** A category that posts misspell is reported for each post; an undefined one is reported once. */
function unknownCategory(
  category: string,
  posts: readonly PageCopy[],
  known: readonly string[],
  group: string,
): Problem[] {
  const isMisspelt = suggest(category, known) !== undefined;
  const others = posts.length - 1;
  return posts.slice(0, isMisspelt ? posts.length : 1).map((post) => ({
    code: "invalid-choice",
    message: `There is no category \`${category}\``,
    ...(!isMisspelt && others > 0 && { why: `${count(others, "more post")} ${others === 1 ? "has" : "have"} it.` }),
    hint:
      (isMisspelt ? didYouMean(category, known) : "") ||
      `Add it to groups.${group}.collection.categories of network.yaml${known.length > 0 ? `, or write an existing one: ${known.map((key) => `\`${key}\``).join(", ")}` : ""}.`,
    place: post.locate(["category"]),
  }));
}
