import { isSitePath } from "../../../runtime/site/safeHref.ts";
import { firstProblems, type Problem } from "../../report/problem.ts";
import { didYouMean } from "../../report/suggest.ts";
import type { NavigationEntry } from "../schema/navigation.ts";
import { indexRoutes } from "../routes/routeIndex.ts";
import { listRoutes } from "../routes/routes.ts";
import type { Rule } from "./index.ts";
import { brokenLink, isInherited, listedGroup, navigationLinks } from "../routes/siteLinks.ts";

/** Paths below a country that the build itself writes. */
const RESERVED = ["assets", "404.html", "sitemap.xml"];

/** Each page has a path of its own, and none is a file's that the build writes. */
export const routesAreUnique: Rule = (config) =>
  config.sites.flatMap((site) => {
    const seen = new Map<string, string>();
    return listRoutes(config, site).flatMap((route): Problem[] => {
      const first = seen.get(route.path);
      const where = `${route.from.map(String).join(".")}`;
      if (first === undefined) seen.set(route.path, where);
      const reserved = RESERVED.includes(route.path.split("/")[2] ?? "");
      if (first === undefined && !reserved) return [];
      return [
        {
          code: "duplicate-route",
          severity: "error",
          message: reserved
            ? `The path ${route.path} belongs to the build's own files`
            : `The path ${route.path} is that of two pages`,
          ...(first !== undefined && { why: `\`${first}\` has it already.` }),
          hint: "Give one of them another slug.",
          place: site.locate(route.from.at(-1) === "shared" ? route.from : [...route.from, "slug"]),
        },
      ];
    });
  });

/** Each country has a home: logo, breadcrumbs and the other countries lead there. */
export const countriesHaveHomes: Rule = (config) =>
  config.sites
    .filter((site) => !listRoutes(config, site).some(({ role }) => role === "home"))
    .map((site): Problem =>
      site.main === undefined
        ? {
            code: "missing-key",
            severity: "error",
            message: `${site.config.name} has no home page`,
            why: "Logo, breadcrumbs and the other countries lead there.",
            hint: 'Add `home: { slug: "", template: home }` under `pages`.',
            place: site.locate(["pages"], true),
          }
        : {
            code: "missing-content",
            severity: "error",
            message: `${site.config.name} has no home page in the language \`${site.language}\``,
            why: "Logo, breadcrumbs and the switcher of languages lead there.",
            hint: `Write countries/content/${site.key}/home.md, a translation of the country's home.`,
            place: site.locate(["languages", site.config.languages.indexOf(site.language)]),
          },
    );

/** A page has one counterpart in each country, so that search engines know which to show. */
export const pairsAreUnique: Rule = (config) =>
  config.sites.flatMap((site) => {
    const seen = new Map<string, string>();
    return listRoutes(config, site).flatMap(({ pair, path, from }): Problem[] => {
      const first = seen.get(pair);
      if (first === undefined || first === path) {
        seen.set(pair, path);
        return [];
      }
      return [
        {
          code: "duplicate-value",
          severity: "error",
          message: `${first} and ${path} are both \`${pair}\` to the other countries`,
          why: "A page's counterpart in another country is found by this key, or else by its content file.",
          hint: "Give one of them a `pair` of its own.",
          place: site.locate([...from, "pair"]),
        },
      ];
    });
  });

/** Links of menus and footers lead to pages, and groups named there are the country's. Lists of posts are checked when posts are known. */
export const navigationLeadsToPages: Rule = (config) =>
  config.sites.flatMap((site) => {
    const routes = listRoutes(config, site);
    const index = indexRoutes(routes);
    const groups = Object.keys(site.config.groups);
    const checkGroup = (group: string, path: PropertyKey[]): Problem[] =>
      groups.includes(group)
        ? []
        : [
            {
              code: "unknown-group",
              severity: "error",
              message: `${site.config.name} has no group \`${group}\``,
              why: "Menus and footers list the groups that the country has.",
              hint: didYouMean(group, groups) || `Add \`${group}\` under \`groups\`.`,
              place: site.locate([...path, "group"]),
            },
          ];
    const checkEntry = (entry: NavigationEntry, path: PropertyKey[], level: number): Problem[] => {
      if ("group" in entry) {
        const unlisted = config.network.groups[entry.group]?.index === false;
        if (!unlisted || !groups.includes(entry.group)) return checkGroup(entry.group, path);
        return [
          {
            code: "broken-link",
            severity: "error",
            message: `The group \`${entry.group}\` has no page of its own to link to`,
            why: "Its `index` is false in network.yaml.",
            hint: "Link its pages one by one, with `title` and `to`.",
            place: site.locate([...path, "group"]),
          },
        ];
      }
      const children = entry.children ?? [];
      if (level === 3 && children.length > 0) {
        return [
          {
            code: "invalid-value",
            severity: "error",
            message: "The menu is deeper than three levels",
            hint: "Move these entries one level up.",
            place: site.locate([...path, "children"], true),
          },
        ];
      }
      return children.flatMap((child, number) => checkEntry(child, [...path, "children", number], level + 1));
    };
    const { navigation = [], footer = [] } = site.config;
    return [
      ...navigation.flatMap((entry, number) => checkEntry(entry, ["navigation", number], 1)),
      ...footer.flatMap(({ group }, number) => (group ? checkGroup(group, ["footer", number]) : [])),
      ...firstProblems(
        navigationLinks(site).filter(
          ({ to, path }) =>
            isSitePath(to) &&
            !isInherited(site, path) &&
            !index.find(site.key, to) &&
            listedGroup(config, to) === undefined,
        ),
        ({ to, path }) => ({
          ...brokenLink(config, site, to, routes),
          severity: "error",
          place: site.locate(path),
        }),
      ),
    ];
  });
