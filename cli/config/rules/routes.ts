import { groupBy } from "../../core/lookups.ts";
import { isSitePath } from "../../../runtime/site/safeHref.ts";
import { type Found, type Problem, firstProblems, problemsIn } from "../../core/problems/problem.ts";
import { count } from "../../core/console/text.ts";
import { didYouMean } from "../../core/problems/suggest.ts";
import type { NavigationEntry } from "../schema/country/navigation.ts";
import { indexRoutes, listRoutes } from "../routes/routes.ts";
import { droppedGroups, brokenLink, isInherited, listedGroup, navigationLinks } from "../routes/siteLinks.ts";
import type { Config, Rule, SiteConfig } from "../../model/config.ts";
import { textsAt } from "../yaml/yamlFile.ts";

/** Path segments below a home that the build uses. */
const RESERVED_SEGMENTS = ["assets", "404.html", "404.json", "sitemap.xml"];

/** Each page has its own path, and none that the build uses. */
export const routesAreUnique: Rule = (config) =>
  config.sites.map((site) => {
    const seen = new Map<string, string>();
    return listRoutes(config, site).map(({ path, from }) => {
      const first = seen.get(path);
      if (first === undefined) seen.set(path, from.map(String).join("."));
      const folder = path.slice(site.key.length + 2).split("/")[0] ?? "";
      const isSearch = site.config.search && folder === "search";
      const reserved = isSearch ? "the site search" : RESERVED_SEGMENTS.includes(folder) && "files of the build";
      if (first === undefined && !reserved) return undefined;
      return {
        code: "duplicate-route",
        message: reserved ? `The path ${path} is reserved for ${reserved}` : `Two pages have the path ${path}`,
        ...(first !== undefined && { why: `\`${first}\` already has it.` }),
        hint: isSearch
          ? "Give the page another slug, or turn the search off with `search: false`."
          : "Give one of them another slug.",
        place: site.locate(from.at(-1) === "shared" ? from : [...from, "slug"]),
      };
    });
  });

/** Each site has a home, to which logo, breadcrumbs and other countries link. */
export const countriesHaveHomes: Rule = (config) =>
  config.sites
    .filter((site) => !listRoutes(config, site).some(({ role }) => role === "home"))
    .map(({ key, main, language, config: { name, languages }, locate }) =>
      main === undefined
        ? {
            code: "missing-key",
            message: `${name} has no home page`,
            why: "The logo, breadcrumbs and the other countries link to it.",
            hint: 'Add `home: { slug: "", template: home }` under `pages`.',
            place: locate(["pages"], true),
          }
        : {
            code: "missing-content",
            message: `${name} has no home page in the language \`${language}\``,
            why: "The logo, breadcrumbs and the language switcher link to it.",
            hint: `Write countries/content/${key}/home.md, a translation of the country's home page.`,
            place: locate(["languages", languages.indexOf(language)]),
          },
    );

/** A page has one counterpart per site, for hreflang. */
export const pairsAreUnique: Rule = (config) =>
  config.sites.map((site) => {
    const seen = new Map<string, string>();
    return listRoutes(config, site).map(({ pair, path, from }) => {
      const first = seen.get(pair) ?? path;
      seen.set(pair, first);
      if (first === path) return undefined;
      return {
        code: "duplicate-value",
        message: `${first} and ${path} have the same pair \`${pair}\``,
        why: "A page's counterparts in other countries are found by its `pair`, or else by its content key.",
        hint: "Give one of them its own `pair`.",
        place: site.locate([...from, "pair"]),
      };
    });
  });

/** Menus and footers link to existing pages and groups. Lists of posts are checked later. */
export const navigationLeadsToPages: Rule = (config) =>
  oncePerPlace(config.sites.flatMap((site) => problemsIn(wrongLinks(config, site))));

function wrongLinks(config: Config, site: SiteConfig): Found {
  const routes = listRoutes(config, site);
  const index = indexRoutes(routes);
  const groups = Object.keys(site.config.groups);
  // `groupsAreKept` reports these once.
  const dropped = new Set(droppedGroups(config, site));
  const checkGroup = (group: string, path: PropertyKey[]): Found =>
    !groups.includes(group) &&
    !dropped.has(group) && {
      code: "unknown-group",
      message: `${site.config.name} has no group \`${group}\``,
      why: "Menus, footers and services can only list groups of the country.",
      hint: didYouMean(group, groups) || `Add \`${group}\` under \`groups\`.`,
      place: site.locate(path),
    };
  const checkEntry = (entry: NavigationEntry, path: PropertyKey[], level: number): Found => {
    if ("group" in entry) {
      const isUnlisted = config.network.groups[entry.group]?.index === false;
      if (!isUnlisted || !groups.includes(entry.group)) return checkGroup(entry.group, [...path, "group"]);
      return {
        code: "broken-link",
        message: `The group \`${entry.group}\` has no index page to link to`,
        why: "Its `index` is false in network.yaml.",
        hint: "Link to its pages one by one, with `title` and `to`.",
        place: site.locate([...path, "group"]),
      };
    }
    const children = entry.children ?? [];
    if (level === 3 && children.length > 0)
      return {
        code: "invalid-value",
        message: "The menu is deeper than three levels",
        hint: "Move these entries one level up.",
        place: site.locate([...path, "children"], true),
      };
    return children.map((child, number) => checkEntry(child, [...path, "children", number], level + 1));
  };
  const { navigation = [] } = site.config;
  const isBroken = ({ to, path }: { to: string; path: readonly PropertyKey[] }) =>
    isSitePath(to) && !isInherited(site, path) && !index.find(site.key, to) && listedGroup(config, to) === undefined;
  const listed = ["footer.*.group", "store.footerMenus.*.group", "store.parkingServices.*", "store.storageServices.*"];
  return [
    navigation.map((entry, number) => checkEntry(entry, ["navigation", number], 1)),
    textsAt(site.config, listed).map(({ text, path }) => checkGroup(text, path)),
    firstProblems(navigationLinks(site).filter(isBroken), ({ to, path }) => ({
      ...brokenLink(config, site, to, routes),
      place: site.locate(path),
    })),
  ];
}

/** Merges problems of inherited settings into one, with the message of the first country. */
function oncePerPlace(problems: readonly Problem[]): Found {
  const byPlace = groupBy(problems, ({ code, place: { file, line, column } }) => `${code} ${file}:${line}:${column}`);
  return [...byPlace.values()].flatMap((same) => {
    const [first] = same;
    if (!first) return [];
    const others = new Set(same.map(({ message }) => message)).size - 1;
    if (others === 0) return [first];
    return {
      ...first,
      why: `${first.why ?? ""} It is the same in ${count(others, "other country", "other countries")}.`.trim(),
    };
  });
}
