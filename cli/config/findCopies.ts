import type { Copies, LoadedSite } from "./config.ts";
import { readdirSync } from "node:fs";
import { join } from "node:path";
import type { NetworkConfig } from "./schema/network.ts";
import { listPostFiles } from "./yaml/readSources.ts";

const CONTENT = "countries/content";

/** Folders of a site's copy below `countries/content`: its own and the shared one, both for its language. */
export function copyFolders({ key, country }: Pick<LoadedSite, "key" | "country">): [own: string, shared: string] {
  return [key, `shared${key.slice(country.length)}`];
}

/** Lists a site's posts, and in a further language its translated pages. */
export function findCopies(root: string, network: NetworkConfig, site: Omit<LoadedSite, "locate">): Copies {
  const { config, main, country, ownCopies = [] } = site;
  const groups = Object.keys(config.groups).filter((group) => network.groups[group]?.collection);
  const folders = copyFolders(site);
  const postsIn = (places: readonly string[]) =>
    Object.fromEntries(groups.map((group) => [group, listPostFiles(root, places, group)]));
  if (main === undefined) return { posts: postsIn(folders) };
  const inFiles = folders.flatMap((folder) => listCopies(join(root, CONTENT, folder)));
  return {
    // Untranslated posts may be shown in the country's first language.
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
