import { COPY_TEMPLATES } from "../../../runtime/site/page.ts";
import type { SiteConfig } from "../../model/config.ts";
import { isSlug, listRoutes, parseYaml, toSlug, valueAt } from "../../config/index.ts";
import type { FileTree } from "../../core/files.ts";
import { UsageError } from "../../core/problems/errors.ts";
import { didYouMean } from "../../core/problems/suggest.ts";
import { addToYaml, onOneLine } from "./addToYaml.ts";
import { translationsOf, type OpenProject, type Scaffold } from "./openScaffold.ts";
import { missingCopies, pageFile, titleOf } from "./pageFile.ts";

interface Options {
  title?: string | undefined;
  template?: string | undefined;
}

/** Makes a page's Markdown, and its line in the country's file unless it has one. @throws UsageError for an invalid path. */
export function beginPage(
  project: OpenProject,
  site: SiteConfig,
  written: string,
  { title, template }: Options,
): Scaffold {
  const path = pathOf(written, site.key);
  checkGroup(project, site, path);
  const templates = [...COPY_TEMPLATES, "contact", "thank-you", ...project.schemas.kinds.templates];
  if (template !== undefined && !templates.includes(template))
    throw new UsageError(`A new page can't have the template \`${template}\``, didYouMean(template, templates));
  const content = path.join("/");
  const isListed = listRoutes(project, site).some((route) => route.content === content);
  const folder = `countries/content/${site.key}`;
  const copy = pageFile({ title: title ?? titleOf(path.at(-1) ?? ""), template: isListed ? template : undefined });
  const files: FileTree = new Map([[`${folder}/${content}.md`, copy]]);
  const steps = [...translationsOf(site, content), `sitegen dev ${site.key}    shows it while you write`];
  if (isListed) {
    const shared = `countries/content/shared/${content}.md`;
    return { files, next: [...(project.sources.has(shared) ? [`On this site it replaces ${shared}.`] : []), ...steps] };
  }
  const { keys, value } = lineOf(project, site, path, template);
  const text = addToYaml(project.texts.get(site.file) ?? "", keys, value);
  if (text === undefined) {
    const line = keys.reduceRight<unknown>((inner, key) => ({ [key]: inner }), value);
    return { files, next: [`Add to ${site.file}: ${onOneLine(line)}`] };
  }
  // A group that is new to the country also needs its index page.
  const index = `${folder}/${path[0] ?? ""}/index.md`;
  for (const [name, missing] of missingCopies({ ...project, file: site.file, text }))
    if (name === index) files.set(name, missing);
  const link = "Link to it from `navigation` or `footer`, or from another page.";
  return { files, changes: new Map([[site.file, text]]), next: [...(path.length === 1 ? [link] : []), ...steps] };
}

function pathOf(written: string, country: string): string[] {
  const path = written.replace(/\.md$/, "").split("/").filter(Boolean);
  if (path[0] === country && path.length > 1) path.shift();
  const wrong = path.find((segment) => !isSlug(segment));
  if (path.length === 0 || wrong !== undefined)
    throw new UsageError(
      `\`${wrong ?? written}\` is not a valid slug`,
      `Use lower-case letters and digits joined by hyphens, for example ${toSlug(wrong ?? "") || "price-review"}.`,
    );
  if (path.length > 2)
    throw new UsageError(
      `\`${path.join("/")}\` has ${path.length} segments`,
      "Write `name`, or `group/name` for a page of a group in network.yaml.",
    );
  return path;
}

function checkGroup({ network: { groups } }: OpenProject, site: SiteConfig, [group = "", slug]: string[]): void {
  if (slug === undefined) return;
  const kind = groups[group];
  if (!kind)
    throw new UsageError(
      `There is no group \`${group}\` in countries/network.yaml`,
      didYouMean(group, Object.keys(groups)) ||
        "Define it below `groups`, or create a single page: a path without a slash.",
    );
  if (kind.collection)
    throw new UsageError(`Pages of \`${group}\` are posts`, `sitegen new post ${site.key} ${slug} --group ${group}`);
}

/**
 * The line of a page: a value to add to a country's file at a path of keys. Without a list of pages a country has a home
 * only, which the new list has to name, too. A new list of a group hides that of the network's defaults, so it has to repeat
 * its pages.
 */
function lineOf(
  { networkFile, texts }: OpenProject,
  site: SiteConfig,
  [first = "", second]: readonly string[],
  template: string | undefined,
): { keys: string[]; value: unknown } {
  const own = parseYaml({ file: site.file, text: texts.get(site.file) ?? "" }).value?.value;
  const keys = second === undefined ? ["pages"] : ["groups", first, "add"];
  const inherited = valueAt(networkFile.value, ["defaults", ...keys]);
  if (second === undefined) {
    const page = { template: template ?? "page" };
    return (valueAt(own, keys) ?? inherited) === undefined
      ? { keys, value: { home: { slug: "", template: "home" }, [first]: page } }
      : { keys: [...keys, first], value: page };
  }
  const page = template === undefined ? second : { slug: second, template };
  if (Array.isArray(valueAt(own, keys))) return { keys, value: page };
  return { keys, value: [...(Array.isArray(inherited) ? (inherited as unknown[]) : []), page] };
}
