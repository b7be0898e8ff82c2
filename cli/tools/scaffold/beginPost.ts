import type { SiteConfig } from "../../model/config.ts";
import { isSlug, parseYaml, salvageNetwork, toSlug } from "../../config/index.ts";
import { UsageError } from "../../core/problems/errors.ts";
import { didYouMean } from "../../core/problems/suggest.ts";
import { addToYaml } from "./addToYaml.ts";
import { translationsOf, type OpenProject, type Scaffold } from "./openScaffold.ts";
import { missingCopies, pageFile, titleOf } from "./pageFile.ts";

interface Options {
  group?: string | undefined;
  category?: string | undefined;
  draft?: boolean | undefined;
  /** Makes a collection when the country has none. */
  createGroup?: boolean | undefined;
  /** Day of the post, `2026-09-14`. */
  today: string;
}

/** Makes a post in the country's collection, by its title or slug. @throws UsageError when it has no collection, or several. */
export function beginPost(
  project: OpenProject,
  site: SiteConfig,
  written: string,
  { group, category, draft, createGroup = false, today }: Options,
): Scaffold {
  const missing = createGroup ? missingCollection(project, site, group) : undefined;
  const collection = missing ?? findCollection(project, site, group, written);
  const categories = Object.keys(project.network.groups[collection]?.collection?.categories ?? {});
  if (category !== undefined && !categories.includes(category))
    throw new UsageError(
      `There is no category \`${category}\` in \`${collection}\``,
      didYouMean(category, categories) || `Define it below groups.${collection}.collection.categories of network.yaml.`,
    );
  const slug = toSlug(written);
  if (slug === "")
    throw new UsageError(
      `\`${written}\` can't be turned into a slug`,
      "Write the slug on the command line, and the title into the file: sitegen new post … my-post.",
    );
  const { files, changes, next } = missing === undefined ? NOTHING : addCollection(project, site, missing);
  const title = isSlug(written) ? titleOf(slug) : written;
  const post = { title, draft, date: today, category, categories: category === undefined ? categories : [] };
  return {
    files: new Map([[`countries/content/${site.key}/${collection}/${slug}.md`, pageFile(post)], ...files]),
    changes,
    next: [
      ...next,
      ...translationsOf(site, `${collection}/${slug}`),
      `sitegen dev ${site.key}    shows it at /${site.key}/${collection}/${slug}/ while you write`,
    ],
  };
}

const NOTHING: Required<Scaffold> = { files: new Map(), changes: new Map(), next: [] };

export const collectionsOf = ({ network: { groups } }: OpenProject): string[] =>
  Object.keys(groups).filter((name) => groups[name]?.collection);

const ownCollections = (project: OpenProject, { config }: SiteConfig): string[] =>
  collectionsOf(project).filter((group) => config.groups[group]);

/**
 * The collection to add to a country that lacks the wanted one, or has none at all: the wanted one, the network's first, or a
 * new one. Undefined when it lacks none.
 */
export function missingCollection(project: OpenProject, site: SiteConfig, wanted?: string): string | undefined {
  const own = ownCollections(project, site);
  if (wanted !== undefined) return own.includes(wanted) ? undefined : wanted;
  if (own.length > 0) return undefined;
  const free = ["news", "posts", "blog"].find((name) => !project.network.groups[name]);
  return collectionsOf(project)[0] ?? free ?? "articles";
}

function findCollection(project: OpenProject, site: SiteConfig, wanted: string | undefined, title: string): string {
  const { key, config } = site;
  const own = ownCollections(project, site);
  const command = `sitegen new post ${key} ${JSON.stringify(title)}`;
  const missing = missingCollection(project, site, wanted);
  if (missing !== undefined)
    throw new UsageError(
      wanted === undefined
        ? `${config.name} has no collection of posts`
        : `${config.name} has no collection \`${wanted}\``,
      (wanted !== undefined && didYouMean(wanted, own)) ||
        `To create \`${missing}\`: ${command}${wanted === undefined ? "" : ` --group ${wanted}`} --create-group`,
    );
  const [first = ""] = wanted === undefined ? own : [wanted];
  if (wanted === undefined && own.length > 1)
    throw new UsageError(
      `${config.name} has several collections`,
      `Choose one, for example: ${command} --group ${first}`,
    );
  return first;
}

const NETWORK_FILE = "countries/network.yaml";

/** Adds a collection to a country, and to the network unless it has one of this name. */
function addCollection(project: OpenProject, site: SiteConfig, name: string): Required<Scaffold> {
  const group = project.network.groups[name];
  if (group && !group.collection)
    throw new UsageError(
      `\`${name}\` is a group of pages, not of posts`,
      `Choose another name with --group, or add a \`collection\` to \`${name}\` in ${NETWORK_FILE}.`,
    );
  const changes = new Map<string, string>();
  let { network, networkFile } = project;
  if (!group) {
    const kind = { label: titleOf(name), collection: {} };
    const text = addKeys(NETWORK_FILE, project.texts.get(NETWORK_FILE), ["groups", name], kind);
    changes.set(NETWORK_FILE, text);
    networkFile = parseYaml({ file: NETWORK_FILE, text }).value ?? networkFile;
    network = salvageNetwork(project.schemas, networkFile.value) ?? network;
  }
  const text = addKeys(site.file, project.texts.get(site.file), ["groups", name], {});
  changes.set(site.file, text);
  const copies = missingCopies({ ...project, network, networkFile, file: site.file, text });
  const index = `countries/content/${site.key}/${name}/index.md`;
  return {
    files: new Map([...copies].filter(([file]) => file === index)),
    changes,
    next: [`Link to the list of posts from \`navigation\` or \`footer\`: { group: ${name} }`],
  };
}

function addKeys(file: string, before = "", path: string[], value: object): string {
  const text = addToYaml(before, path, value);
  if (text !== undefined) return text;
  throw new UsageError(`A group can't be added to ${file} automatically`, `Write it below \`groups\`: ${path[1]}.`);
}
