import type { Config, SiteConfig } from "../config/loadConfig.ts";
import { listRoutes } from "../config/routes/routes.ts";
import { contentHash } from "../contentHash.ts";
import type { Content, PageCopy } from "./loadContent.ts";

/** What is known of a page's copy in a further language. */
export interface Translation {
  site: SiteConfig;
  /** Content key. */
  content: string;
  /** `current` was made from the source as it is now, `stale` from another version, `unmarked` says nothing of it. */
  state: "current" | "stale" | "unmarked" | "missing";
  /** The file of the translation; of one that is missing, that of the source. */
  file: string;
  /** Hash of the source as it is now. */
  hash: string;
  copy?: PageCopy;
}

/** Hash of a page's copy, by which its translations tell which version they were made from: `sourceHash` in their front matter. */
const sourceHash = ({ parts }: PageCopy): string =>
  contentHash(...parts.map(({ file, part }) => `${file.hash} ${part}`)).slice(0, 8);

/** All pages of the countries' first languages, in each of their further languages. */
export function listTranslations(
  config: Pick<Config, "sites" | "network" | "countries">,
  content: Content,
): Translation[] {
  return config.sites.flatMap((site) => {
    const main = config.countries.find(({ key }) => key === site.main);
    if (!main) return [];
    const own = new Map(listRoutes(config, site).map((route) => [route.content, route]));
    return listRoutes(config, main).flatMap(({ content: key }): Translation[] => {
      const source = content.get(main.key)?.get(key);
      if (!source) return [];
      const hash = sourceHash(source);
      const common = { site, content: key, hash };
      const route = own.get(key);
      const copy = content.get(site.key)?.get(key);
      if (!route || route.untranslated || !copy) return [{ ...common, state: "missing", file: source.source }];
      const known = copy.data.sourceHash;
      const state = known === undefined ? "unmarked" : known === hash ? "current" : "stale";
      return [{ ...common, state, file: copy.source, copy }];
    });
  });
}
