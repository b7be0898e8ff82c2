import { firstSites, type Config, type SiteConfig } from "../config/loadConfig.ts";
import { contentHash } from "../contentHash.ts";
import type { Content, PageCopy } from "./pageCopy.ts";

/** A country's own copy that replaces shared copy. */
export interface Override {
  site: SiteConfig;
  /** Content key. */
  content: string;
  /** Whether `sourceHash` is that of the current shared copy, of another version, or missing. */
  state: "current" | "stale" | "unmarked";
  copy: PageCopy;
  /** The replaced file. */
  shared: string;
  /** Hash of the current shared file, for `sourceHash`. */
  hash: string;
}

/** All own copy that replaces shared copy, in the countries' first languages. */
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
