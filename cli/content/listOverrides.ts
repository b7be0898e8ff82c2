import { firstSites, type Config, type SiteConfig } from "../config/loadConfig.ts";
import { contentHash } from "../contentHash.ts";
import type { Content, PageCopy } from "./loadContent.ts";

/** Copy of a country's own that is shown in place of the shared copy. */
export interface Override {
  site: SiteConfig;
  /** Content key. */
  content: string;
  /** `current` was written beside the shared copy as it is now, `stale` beside another version, `unmarked` says nothing of it. */
  state: "current" | "stale" | "unmarked";
  copy: PageCopy;
  /** The shared file. */
  shared: string;
  /** Hash of the shared file as it is now: `sourceHash` of the country's. */
  hash: string;
}

/** All own copy of countries that replaces shared copy, in the countries' first languages. */
export function listOverrides({ sites }: Pick<Config, "sites">, content: Content): Override[] {
  return firstSites(sites).flatMap((site) =>
    [...(content.get(site.key) ?? [])].flatMap(([key, copy]): Override[] => {
      const { replaces, data } = copy;
      if (!replaces) return [];
      const hash = contentHash(replaces.hash).slice(0, 8);
      const state = data.sourceHash === undefined ? "unmarked" : data.sourceHash === hash ? "current" : "stale";
      return [{ site, content: key, state, copy, shared: replaces.file, hash }];
    }),
  );
}
