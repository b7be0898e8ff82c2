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
export function beginPage(project: OpenProject, site: SiteConfig, written: string, options: Options): Scaffold {
  const path = pathOf(written, site.key);
  const slug = path.at(-1) ?? "";
  checkGroup(project, site, path);
  checkTemplate(project, options.template);
  const content = path.join("/");
  const title = options.title ?? titleOf(slug);
  const file = `countries/content/${site.key}/${content}.md`;
  if (listRoutes(project, site).some((route) => route.content === content))
    return {
      files: new Map([[file, pageFile({ title, template: options.template })]]),
      next: [
        ...(project.sources.has(`countries/content/shared/${content}.md`)
          ? [`On this site it replaces countries/content/shared/${content}.md.`]
          : []),
        ...translationsOf(site, content),
        lookAt(site.key),
      ],
    };
  return beginListedPage(project, site, { path, slug, file, title, template: options.template });
}

const lookAt = (key: string) => `sitegen dev ${key}    shows it while you write`;

interface ListedPage {
  path: string[];
  slug: string;
  file: string;
  title: string;
  template: string | undefined;
}

/** A page that has to be added to the country's file. */
function beginListedPage(
  project: OpenProject,
  site: SiteConfig,
  { path, slug, file, title, template }: ListedPage,
): Scaffold {
  const [group] = path;
  const added =
    path.length === 1
      ? singleLine(project, site, slug, { template: template ?? "page" })
      : groupLine(project, site, { group: group ?? "", slug, template });
  const before = project.texts.get(site.file) ?? "";
  const text = addToYaml(before, added.keys, added.value);
  const files: FileTree = new Map([[file, pageFile({ title })]]);
  if (text === undefined)
    return {
      files,
      next: [
        `Add to ${site.file}: ${onOneLine(added.keys.reduceRight<unknown>((inner, key) => ({ [key]: inner }), added.value))}`,
      ],
    };
  // A group that is new to the country also needs its index page.
  const index = `countries/content/${site.key}/${group ?? ""}/index.md`;
  for (const [name, copy] of missingCopies({ ...project, file: site.file, text }))
    if (name === index) files.set(name, copy);
  return {
    files,
    changes: new Map([[site.file, text]]),
    next: [
      ...(path.length === 1 ? ["Link to it from `navigation` or `footer`, or from another page."] : []),
      ...translationsOf(site, path.join("/")),
      lookAt(site.key),
    ],
  };
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

function checkTemplate({ schemas }: OpenProject, template: string | undefined): void {
  const known = [...COPY_TEMPLATES, "contact", "thank-you", ...schemas.kinds.templates];
  if (template !== undefined && !known.includes(template))
    throw new UsageError(`A new page can't have the template \`${template}\``, didYouMean(template, known));
}

/**
 * The line of a single page: a value to add to a country's file at a path of keys. Without a list of pages a country has a
 * home only, which the new list has to name, too.
 */
function singleLine({ networkFile, texts }: OpenProject, site: SiteConfig, slug: string, page: object) {
  const own = parseYaml({ file: site.file, text: texts.get(site.file) ?? "" }).value?.value;
  const listsPages = valueAt(own, ["pages"]) ?? valueAt(networkFile.value, ["defaults", "pages"]);
  return listsPages === undefined
    ? { keys: ["pages"], value: { home: { slug: "", template: "home" }, [slug]: page } }
    : { keys: ["pages", slug], value: page };
}

/** The line of a group's page. A new list hides that of the network's defaults, so it has to repeat its pages. */
function groupLine(
  { networkFile, texts }: OpenProject,
  site: SiteConfig,
  { group, slug, template }: { group: string; slug: string; template: string | undefined },
) {
  const page = template === undefined ? slug : { slug, template };
  const keys = ["groups", group, "add"];
  const own = parseYaml({ file: site.file, text: texts.get(site.file) ?? "" }).value?.value;
  if (Array.isArray(valueAt(own, keys))) return { keys, value: page };
  const inherited = valueAt(networkFile.value, ["defaults", ...keys]);
  return { keys, value: [...(Array.isArray(inherited) ? (inherited as unknown[]) : []), page] };
}
