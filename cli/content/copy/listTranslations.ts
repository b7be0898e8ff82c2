import { readFileSync } from "node:fs";
import { writeText } from "../../core/files.ts";
import { splitFrontMatter } from "../markdown/markdownText.ts";
import type { Config, SiteConfig } from "../../model/config.ts";
import { listRoutes } from "../../config/routes/routes.ts";
import { contentHash } from "../../core/contentHash.ts";
import type { Content, PageCopy } from "../../model/content.ts";

export interface Translation {
  site: SiteConfig;
  content: string;
  /** Whether `sourceHash` is that of the current source, another one, or missing; or the translation is missing. */
  state: "current" | "stale" | "unmarked" | "missing";
  /** The translation's file; the source's if the translation is missing. */
  file: string;
  /** Hash of the source, for the translation's `sourceHash`. */
  hash: string;
  copy?: PageCopy;
}

/** What the hash that a copy has stored says about its source. */
export const sourceState = (stored: string | undefined, hash: string) =>
  stored === undefined ? "unmarked" : stored === hash ? "current" : "stale";

/** The translations of all pages into their country's further languages. */
export function listTranslations(config: Config, content: Content): Translation[] {
  return config.sites.flatMap((site) => {
    const main = config.countries.find(({ key }) => key === site.main);
    if (!main) return [];
    const own = new Map(listRoutes(config, site).map((route) => [route.content, route]));
    return listRoutes(config, main).flatMap(({ content: key }): Translation | [] => {
      const source = content.get(main.key)?.get(key);
      if (!source) return [];
      const hash = contentHash(...source.parts.map(({ file, part }) => `${file.hash} ${part}`)).slice(0, 8);
      const common = { site, content: key, hash };
      const route = own.get(key);
      const copy = content.get(site.key)?.get(key);
      if (!route || route.untranslated || !copy) return { ...common, state: "missing", file: source.source };
      return { ...common, state: sourceState(copy.data.sourceHash, hash), file: copy.source, copy };
    });
  });
}

/** Sets `sourceHash` in a file's front matter, if it has any. @returns whether that has changed the file. */
export function markFile(path: string, hash: string): boolean {
  const { frontMatter, body = "" } = splitFrontMatter(readFileSync(path, "utf8")) ?? {};
  if (frontMatter === undefined) return false;
  const line = `sourceHash: "${hash}"`;
  const marked = /^sourceHash:.*$/m.test(frontMatter)
    ? frontMatter.replace(/^sourceHash:.*$/m, line)
    : frontMatter.replace(/^---(\r?\n)/, `---$1${line}$1`);
  return writeText(path, marked + body);
}
