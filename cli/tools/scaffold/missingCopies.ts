import { copyFolders } from "../../config/findCopies.ts";
import { loadCountry } from "../../config/loadCountry.ts";
import type { CountryConfig } from "../../config/schema/country.ts";
import type { NetworkConfig } from "../../config/schema/network.ts";
import { listRoutes, type Route } from "../../config/routes/routes.ts";
import { parseYaml } from "../../config/yaml/parseYaml.ts";
import type { YamlFile } from "../../config/yaml/yamlFile.ts";
import type { FileTree } from "../../files.ts";
import { pageFile, titleOf } from "./pageFile.ts";

interface Options {
  network: NetworkConfig;
  /** The network's file, whose defaults a country inherits. */
  networkFile: YamlFile;
  /** The country's file as it will be. */
  file: string;
  text: string;
  /** Files of the project. */
  sources: ReadonlyMap<string, string>;
  /** Titles of pages by their content keys, where they are known. */
  titles?: ReadonlyMap<string, string>;
}

const CONTENT = "countries/content";

/** Marked copy for each page of a country that has none, neither its own nor shared. Its file is not written yet. */
export function missingCopies({ network, networkFile, file, text, sources, titles }: Options): FileTree {
  const own = parseYaml({ file, text }).value;
  const [site] = (own && loadCountry({ own, network: networkFile, languages: new Map() }).value) ?? [];
  if (!site) return new Map();
  const folders = copyFolders(site);
  const missing = listRoutes({ network }, { ...site, posts: {} }).filter(
    ({ content, copy }) => !copy && !folders.some((folder) => sources.has(`${CONTENT}/${folder}/${content}.md`)),
  );
  return new Map(
    missing.map((route) => [
      `${CONTENT}/${folders[0]}/${route.content}.md`,
      pageFile({ title: titles?.get(route.content) ?? titleOfRoute(route, site.config, network) }),
    ]),
  );
}

function titleOfRoute(
  { role, group, content }: Route,
  { name }: CountryConfig,
  { brand, groups }: NetworkConfig,
): string {
  if (role === "home") return `${brand.name}, ${name}`;
  if (role === "index") return groups[group ?? ""]?.label ?? titleOf(group ?? content);
  return titleOf(content.split("/").at(-1) ?? content);
}
