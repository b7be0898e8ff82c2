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
