import { execFileSync } from "node:child_process";
import { join, resolve } from "node:path";

export interface RouteRow {
  country: string;
  path: string;
  template: string;
  title: string;
}

/** The route table, as `sitegen routes --json` prints it. */
export function readRoutes(): RouteRow[] {
  const repository = resolve(import.meta.dirname, "../..");
  return JSON.parse(
    execFileSync(process.execPath, [join(repository, "bin/sitegen.js"), "routes", "--json", "--root", repository], {
      encoding: "utf8",
    }),
  ) as RouteRow[];
}

/** One route of every page template. */
export const onePerTemplate = (routes: RouteRow[]): RouteRow[] => [
  ...new Map(routes.map((route) => [route.template, route])).values(),
];

/** One route of every page template in every country. */
export const oneOfEachKind = (routes: RouteRow[]): RouteRow[] => [
  ...new Map(routes.map((route) => [`${route.country} ${route.template}`, route])).values(),
];

const all = readRoutes();
/** Pages whose layout, and with it the form in their modals, is another than their country's. */
const otherLayouts = all.filter(({ path }) => path.endsWith("/mbbs/"));
const pathsIn = (country: string, routes: RouteRow[]) => [
  ...new Set(routes.filter((route) => route.country === country).map(({ path }) => path)),
];

/** Every country that has routes. */
export const countries = [...new Set(all.map(({ country }) => country))];

/** Paths of all of a country's pages. */
export const pathsOf = (country: string): string[] => pathsIn(country, all);

/** Paths of one page of each kind: of each template, and of each layout. */
export const kindsOf = (country: string): string[] => pathsIn(country, [...oneOfEachKind(all), ...otherLayouts]);
