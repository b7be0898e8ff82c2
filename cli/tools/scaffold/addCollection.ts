import type { SiteConfig } from "../../config/loadConfig.ts";
import { salvageNetwork } from "../../config/schema/check/salvage.ts";
import { parseYaml } from "../../config/yaml/parseYaml.ts";
import { UsageError } from "../../report/errors.ts";
import { addToYaml } from "./addToYaml.ts";
import type { Scaffold } from "./applyScaffold.ts";
import { missingCopies } from "./missingCopies.ts";
import type { OpenProject } from "./openScaffold.ts";
import { titleOf } from "./pageFile.ts";

const NETWORK_FILE = "countries/network.yaml";

/** Names of collections that the network has. */
export const collectionsOf = ({ network: { groups } }: Pick<OpenProject, "network">): string[] =>
  Object.keys(groups).filter((name) => groups[name]?.collection);

/** The collection that a country without one gets: the one that is asked for, the network's first, or a new one. */
export function collectionToAdd(project: OpenProject, wanted: string | undefined): string {
  const { groups } = project.network;
  const free = ["news", "posts", "blog"].find((name) => !groups[name]);
  return wanted ?? collectionsOf(project)[0] ?? free ?? "articles";
}

/** Gives a country a collection of posts, and the network where that has none of the name. */
export function addCollection(project: OpenProject, site: SiteConfig, name: string): Required<Scaffold> {
  const group = project.network.groups[name];
  if (group && !group.collection)
    throw new UsageError(
      `\`${name}\` is a group of pages, not of posts`,
      `Choose another name with --group, or give \`${name}\` of ${NETWORK_FILE} a \`collection\`.`,
    );
  const changes = new Map<string, string>();
  let { network, networkFile } = project;
  if (!group) {
    const kind = { label: titleOf(name), collection: {} };
    const text = added(NETWORK_FILE, project.texts.get(NETWORK_FILE), ["groups", name], kind);
    changes.set(NETWORK_FILE, text);
    networkFile = parseYaml({ file: NETWORK_FILE, text }).value ?? networkFile;
    network = salvageNetwork(networkFile.value) ?? network;
  }
  const text = added(site.file, project.texts.get(site.file), ["groups", name], {});
  changes.set(site.file, text);
  const copies = missingCopies({ ...project, network, networkFile, file: site.file, text });
  const index = `countries/content/${site.key}/${name}/index.md`;
  return {
    files: new Map([...copies].filter(([file]) => file === index)),
    changes,
    next: [`Link to the list of posts from \`navigation\` or \`footer\`: { group: ${name} }`],
  };
}

function added(file: string, before = "", path: string[], value: object): string {
  const text = addToYaml(before, path, value);
  if (text !== undefined) return text;
  throw new UsageError(`A group can't be added to ${file}, as it is written`, `Write it below \`groups\`: ${path[1]}.`);
}
