import { readdirSync } from "node:fs";
import { join } from "node:path";
import type { LoadedSite } from "./loadCountry.ts";
import type { NetworkConfig } from "./schema/network.ts";
import { listPostFiles } from "./yaml/readSources.ts";

/** What a site's folders of copy hold. */
export interface Copies {
  /** Slugs of the posts in the folders of the groups that are collections. */
  posts: Record<string, string[]>;
  /** In a further language: content keys of the pages that have copy in it. */
  translated?: string[];
}

const CONTENT = "countries/content";

/** Folders of a site's copy below `countries/content`: its own, then the shared one; in a further language those of it. */
export function copyFolders({ key, country }: Pick<LoadedSite, "key" | "country">): [own: string, shared: string] {
  return [key, `shared${key.slice(country.length)}`];
}

/** Finds the posts of a site, and in a further language the pages that have copy in it. */
export function findCopies(root: string, network: NetworkConfig, site: Omit<LoadedSite, "locate">): Copies {
  const { config, main, country, ownCopies = [] } = site;
  const groups = Object.keys(config.groups).filter((group) => network.groups[group]?.collection);
  const folders = copyFolders(site);
  const postsIn = (places: readonly string[]) =>
    Object.fromEntries(groups.map((group) => [group, listPostFiles(root, places, group)]));
  if (main === undefined) return { posts: postsIn(folders) };
  const inFiles = folders.flatMap((folder) => listCopies(join(root, CONTENT, folder)));
  return {
    // Posts that are not translated may be shown in the country's first language.
    posts: postsIn(config.untranslated === "show" ? [...folders, ...copyFolders({ key: country, country })] : folders),
    translated: [...new Set([...inFiles, ...ownCopies])].sort(),
  };
}

/** Content keys of the Markdown files below a folder. */
function listCopies(folder: string, inside = ""): string[] {
  try {
    return readdirSync(join(folder, inside), { withFileTypes: true }).flatMap((entry) => {
      const path = inside + entry.name;
      if (entry.isDirectory()) return listCopies(folder, `${path}/`);
      return entry.name.endsWith(".md") ? [path.slice(0, -3)] : [];
    });
  } catch {
    return [];
  }
}
