import { inject } from "vitest";
import type { RouteRow } from "./readRoutes.ts";

/** All pages of the shipped sites. */
export const routes = inject("routes");

/** Keys of the sites: a further language of a country, in a folder of its pages, is one of them. */
const sitesOf = (rows: readonly RouteRow[]): string[] => [...new Set(rows.map(({ country }) => country))];
export const sites = sitesOf(routes);

/** The first page of each template, of some pages. */
export const firstOfTemplates = (rows: readonly RouteRow[]): RouteRow[] =>
  rows.filter(({ template }, index) => rows.findIndex((row) => row.template === template) === index);

/** One page of each template, of a project's pages. Sites take turns: each has colours and texts of its own. */
export function takeTurns(rows: readonly RouteRow[]): RouteRow[] {
  const sites = sitesOf(rows);
  return firstOfTemplates(rows).map((first, index) => {
    const site = sites[index % sites.length];
    return rows.find(({ template, country }) => template === first.template && country === site) ?? first;
  });
}

export const onePerTemplate: readonly RouteRow[] = takeTurns(routes);

/** Templates whose pages have a header, a footer or modals that are not those of the site's other pages. */
const OWN_LAYOUT = new Set(["home", "landing"]);
export const hasOwnLayout = ({ template }: RouteRow): boolean => OWN_LAYOUT.has(template);
