import { isSitePath } from "../../../runtime/site/urls.ts";
import type { Problem } from "../../report/problem.ts";
import { didYouMean } from "../../report/suggest.ts";
import type { NavigationEntry } from "../schema/navigation.ts";
import { findRoute, listRoutes } from "../routes.ts";
import type { Rule } from "../rules.ts";

/** Paths below a country that the build itself writes. */
const RESERVED = ["assets", "404.html", "sitemap.xml"];

/** Each page has a path of its own, and none is a file's that the build writes. */
export const routesAreUnique: Rule = (config) =>
  config.countries.flatMap((site) => {
    const seen = new Map<string, string>();
    return listRoutes(config, site).flatMap((route): Problem[] => {
      const first = seen.get(route.path);
      const where = `${route.from.map(String).join(".")}`;
      if (first === undefined) seen.set(route.path, where);
      const reserved = RESERVED.includes(route.path.split("/")[2] ?? "");
      if (first === undefined && !reserved) return [];
      return [{
        code: "duplicate-route",
        severity: "error",
        message: reserved ? `The path ${route.path} belongs to the build's own files` : `The path ${route.path} is that of two pages`,
        ...(first !== undefined && { why: `\`${first}\` has it already.` }),
        hint: "Give one of them another slug.",
        place: site.locate(route.from.at(-1) === "shared" ? route.from : [...route.from, "slug"]),
      }];
    });
  });

/** Links of menus and footers lead to pages, and groups named there are the country's. */
export const navigationLeadsToPages: Rule = (config) =>
  config.countries.flatMap((site) => {
    const routes = listRoutes(config, site);
    const groups = Object.keys(site.config.groups);
    const checkLink = (to: string, path: PropertyKey[]): Problem[] => {
      if (!isSitePath(to) || findRoute(routes, site.key, to)) return [];
      const paths = routes.map((route) => route.path.slice(site.key.length + 1));
      return [{ code: "broken-link", severity: "error", message: `${site.config.name} has no page \`${to}\``, why: "Paths are written from the country's home.", hint: didYouMean(to, paths), place: site.locate([...path, "to"]) }];
    };
    const checkGroup = (group: string, path: PropertyKey[]): Problem[] =>
      groups.includes(group) ? [] : [{ code: "unknown-group", severity: "error", message: `${site.config.name} has no group \`${group}\``, hint: didYouMean(group, groups), place: site.locate([...path, "group"]) }];
    const checkEntry = (entry: NavigationEntry, path: PropertyKey[], level: number): Problem[] => {
      if ("group" in entry) return checkGroup(entry.group, path);
      const children = entry.children ?? [];
      if (level === 3 && children.length > 0) {
        return [{ code: "invalid-value", severity: "error", message: "The menu is deeper than three levels", hint: "Move these entries one level up.", place: site.locate([...path, "children"], true) }];
      }
      return [...checkLink(entry.to, path), ...children.flatMap((child, index) => checkEntry(child, [...path, "children", index], level + 1))];
    };
    return [
      ...site.config.navigation.flatMap((entry, index) => checkEntry(entry, ["navigation", index], 1)),
      ...site.config.footer.flatMap((column, index) => [
        ...(column.group ? checkGroup(column.group, ["footer", index]) : []),
        ...(column.links ?? []).flatMap(({ to }, link) => checkLink(to, ["footer", index, "links", link])),
      ]),
    ];
  });
