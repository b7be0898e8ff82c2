import { inject } from "vitest";
import type { RouteRow } from "./readRoutes.ts";

/** Environment variable: `all` makes the browser look at every page of every country, not at one of each kind. */
const EVERY_PAGE = process.env["SITEGEN_PAGES"] === "all";

export const routes = inject("routes");

/** Every country that has routes. */
export const countries = [...new Set(routes.map(({ country }) => country))];

/** Templates whose pages have a header, a footer or modals that are not those of the country's other pages. */
const OWN_LAYOUT = new Set(["home", "landing", "mbbs"]);

/** One page of each template. Countries take turns: each has colours and texts of its own. */
export const onePerTemplate: readonly RouteRow[] = [...new Set(routes.map(({ template }) => template))].flatMap(
  (template, index) => {
    const all = routes.filter((route) => route.template === template);
    const country = countries[index % countries.length];
    return all.find((route) => route.country === country) ?? all.slice(0, 1);
  },
);

const homes = routes.filter(({ template }) => template === "home");
const onePerCountryAndTemplate = new Map(routes.map((route) => [`${route.country} ${route.template}`, route]));

/** One page of each kind: of each template, and the home of each country, for its layout. Each country has its own kinds where every page counts. */
const kinds = EVERY_PAGE ? [...onePerCountryAndTemplate.values()] : [...onePerTemplate, ...homes];

const pathsOf = (rows: readonly RouteRow[]): Set<string> => new Set(rows.map(({ path }) => path));

const kindPaths = pathsOf(kinds);
const openedPaths = pathsOf(kinds.filter(({ template }) => OWN_LAYOUT.has(template)));

/** Whether a page is looked at in all widths, as the example of its kind. */
export const isKind = (path: string): boolean => kindPaths.has(path);

/** Whether a page is looked at with all that can be opened on it. */
export const isOpened = (path: string): boolean => openedPaths.has(path);

/** Paths of the pages that are looked at closely. */
const paths = EVERY_PAGE ? pathsOf(routes) : kindPaths;
export const isLookedAt = (path: string): boolean => paths.has(path);
/** Those of one site: a further language of a country, in a folder of its pages, is another one. */
export const pathsIn = (site: string): string[] =>
  routes.filter(({ country, path }) => country === site && paths.has(path)).map(({ path }) => path);
