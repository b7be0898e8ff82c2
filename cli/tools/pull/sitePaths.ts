import { listRoutes } from "../../config/routes/routes.ts";
import type { Pulled } from "./pulled.ts";
import type { Lock } from "./snapshot/lock.ts";

/** A country's pages, and where they are. */
interface SitePaths {
  /** Path of a content key from the country's home; of one without a page that which it will have. */
  pathOf(key: string): string;
  /** Content keys of pages that are there without the CMS. */
  ownPages: ReadonlySet<string>;
  /** Content key of the home. */
  homeKey: string;
}

/** Finds the pages of a country, and which of them were pulled. */
export function sitePaths({ config, site }: Pick<Pulled, "config" | "site">, { posts, pages }: Lock): SitePaths {
  const listed = Object.values(pages).filter((page) => page.listed);
  const pulled = new Set([...Object.values(posts), ...listed].map(({ file }) => file.slice(0, -".md".length)));
  const routes = listRoutes(config, site);
  const known = new Map(routes.map(({ content, path }) => [content, path.slice(site.key.length + 1)]));
  return {
    pathOf: (key) => known.get(key) ?? `/${key.replace(/(?:^|\/)index$/, "")}/`,
    ownPages: new Set(routes.map(({ content }) => content).filter((key) => !pulled.has(key))),
    homeKey: routes.find(({ role }) => role === "home")?.content ?? "home",
  };
}
