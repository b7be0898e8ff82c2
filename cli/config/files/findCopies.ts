import { groupBy } from "../../core/lookups.ts";
import type { Copies, LoadedSite, Config } from "../../model/config.ts";
import { existsSync } from "node:fs";
import { join } from "node:path";
import type { NetworkConfig } from "../schema/network/network.ts";

/** Folders of a site's copy below `countries/content`: its own and the shared one, both for its language. */
export function copyFolders({ key, country }: Pick<LoadedSite, "key" | "country">): [own: string, shared: string] {
  return [key, `shared${key.slice(country.length)}`];
}

/** The Markdown files of each folder below `countries/content`, without extension, sorted. */
type CopyIndex = ReadonlyMap<string, readonly string[]>;

const COPY = /^countries\/content\/(.+)\/([^/]+)\.md$/;

/** @param names Paths of the project's files. */
export function indexCopies(names: readonly string[]): CopyIndex {
  const found = names.flatMap((name) => {
    const [, folder, copy] = COPY.exec(name) ?? [];
    return folder === undefined || copy === undefined ? [] : [{ folder, copy }];
  });
  const byFolder = groupBy(found, ({ folder }) => folder);
  return new Map([...byFolder].map(([folder, files]) => [folder, files.map(({ copy }) => copy).sort()]));
}

/** Lists a site's posts, and in a further language its translated pages. */
export function findCopies(index: CopyIndex, network: NetworkConfig, site: Omit<LoadedSite, "locate">): Copies {
  const { config, main, country, ownCopies = [] } = site;
  const groups = Object.keys(config.groups).filter((group) => network.groups[group]?.collection);
  const folders = copyFolders(site);
  const postsIn = (places: readonly string[]) =>
    Object.fromEntries(
      groups.map((group) => {
        const slugs = places.flatMap((place) => index.get(`${place}/${group}`) ?? []);
        return [group, [...new Set(slugs)].filter((slug) => slug !== "index").sort()];
      }),
    );
  if (main === undefined) return { posts: postsIn(folders) };
  const inFiles = [...index].flatMap(([folder, copies]) =>
    folders
      .filter((own) => folder === own || folder.startsWith(`${own}/`))
      .flatMap((own) => copies.map((copy) => `${folder}/${copy}`.slice(own.length + 1))),
  );
  return {
    // Untranslated posts may be shown in the country's first language.
    posts: postsIn(config.untranslated === "show" ? [...folders, ...copyFolders({ key: country, country })] : folders),
    translated: [...new Set([...inFiles, ...ownCopies])].sort(),
  };
}

export const copyOfPage = (country: string, page: string): string => `countries/content/${country}/${page}.md`;

/** Existing copy of a page that a country can start from: the shared one, or another country's. */
export const findReusableCopy = ({ root, countries }: Config, country: string, page: string): string | undefined =>
  ["shared", ...countries.map(({ key }) => key)]
    .filter((key) => key !== country)
    .map((key) => copyOfPage(key, page))
    .find((file) => existsSync(join(root, file)));
