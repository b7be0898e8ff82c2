import type { Copies, LoadedSite, Config } from "../../model/config.ts";
import { readdirSync, existsSync } from "node:fs";
import { join } from "node:path";
import type { NetworkConfig } from "../schema/network.ts";
import { listPostFiles } from "../yaml/readSources.ts";

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

/** Path of a country's own copy of a page. */
export const copyOfPage = (country: string, page: string): string => `countries/content/${country}/${page}.md`;

/** Existing copy of a page that a country can start from: the shared one, or another country's. */
export const findReusableCopy = (
  { root, countries }: Pick<Config, "root" | "countries">,
  country: string,
  page: string,
): string | undefined =>
  ["shared", ...countries.map(({ key }) => key)]
    .filter((key) => key !== country)
    .map((key) => copyOfPage(key, page))
    .find((file) => existsSync(join(root, file)));
