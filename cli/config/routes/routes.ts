import type { z } from "zod";
import type { TemplateName } from "../../../runtime/site/page.ts";
import type { SiteConfig, Config } from "../loadConfig.ts";
import type { InlineCopyData } from "../schema/frontMatter.ts";
import type { PageObject } from "../schema/groups.ts";

/** One page that the configuration asks for, before its copy is known. */
export interface Route {
  /** Key of the site. */
  site: string;
  /** Path of the network with both slashes; in a plan that at which its host serves it. */
  path: string;
  role: "home" | "single" | "index" | "page" | "search" | "not-found";
  template: TemplateName;
  layout: string;
  /** Name of the form that it shows, when it is not the layout's. */
  form?: string;
  /** Key of the group it belongs to. */
  group?: string;
  /** Key of its Markdown file: `services/first-visit`. */
  content: string;
  /** Key that it shares with its counterparts on other countries' sites. */
  pair: string;
  noindex: boolean;
  /** The page is shown in the country's first language, because it has no copy in its own. */
  untranslated?: true;
  /** ISO 3166 code, upper case, of the country it is about. */
  flag?: string;
  /** Copy that is written in the country's file. */
  copy?: InlineCopyData;
  /** Where in the country's file it comes from. */
  from: PropertyKey[];
}

type GroupPage = z.output<typeof PageObject>;

type SiteSettings = Pick<SiteConfig, "key" | "config" | "posts" | "translated" | "ownCopies">;

/** Routes by the settings that they come from: many rules ask for them. */
const listed = new WeakMap<object, Route[]>();

/** All routes of one country: home, single pages, group indexes and their pages, in the order of the files. */
export function listRoutes({ network }: Pick<Config, "network">, site: SiteSettings): readonly Route[] {
  const known = listed.get(site.config);
  if (known) return known;
  const routes = inLanguage(site, makeRoutes(network, site));
  listed.set(site.config, routes);
  return routes;
}

/** Of a further language's pages those that have copy in it, and, where they are to be shown, the others as copies of the first language's. */
function inLanguage({ config, translated, ownCopies = [] }: SiteSettings, routes: Route[]): Route[] {
  if (!translated) return routes;
  const known = new Set(translated);
  return routes.flatMap(({ copy, ...route }): Route[] => {
    if (known.has(route.content)) return [{ ...route, ...(copy && ownCopies.includes(route.content) && { copy }) }];
    return config.untranslated === "show"
      ? [{ ...route, ...(copy && { copy }), noindex: true, untranslated: true }]
      : [];
  });
}

function makeRoutes(network: Config["network"], { key, config, posts }: SiteSettings): Route[] {
  const base = { site: key, layout: config.layout };
  const singles = Object.entries(config.pages).map(([name, page]): Route => {
    const slug = page.slug ?? name;
    const content = page.content ?? name;
    return {
      ...base,
      path: slug === "" ? `/${key}/` : `/${key}/${slug}/`,
      role: slug === "" ? "home" : "single",
      template: page.template,
      layout: page.layout ?? config.layout,
      content,
      pair: page.pair ?? content,
      noindex: page.noindex ?? false,
      ...(page.form !== undefined && { form: page.form }),
      ...(page.flag && { flag: page.flag }),
      ...(page.copy && { copy: page.copy }),
      from: ["pages", name],
    };
  });
  const grouped = Object.entries(config.groups).flatMap(([group, own]): Route[] => {
    const shared = network.groups[group];
    if (!shared) return [];
    const index: Route = {
      ...base,
      path: `/${key}/${group}/`,
      role: "index",
      template: shared.collection ? "post-list" : shared.indexTemplate,
      group,
      content: `${group}/index`,
      pair: `${group}/index`,
      noindex: shared.noindex,
      from: ["groups", group],
    };
    const collected = (posts[group] ?? []).map((slug): PlacedPage => ({ page: { slug }, slug, from: [] }));
    const pages = [...groupPages(shared.pages, own), ...collected].map(({ page, slug, from }): Route => {
      const content = page.content ?? `${group}/${page.slug}`;
      return {
        ...base,
        path: `/${key}/${group}/${slug}/`,
        role: "page",
        template: page.template ?? (shared.collection ? "post" : shared.template),
        layout: page.layout ?? config.layout,
        group,
        content,
        pair: page.pair ?? content,
        noindex: page.noindex ?? shared.noindex,
        ...(page.form !== undefined && { form: page.form }),
        ...(page.flag && { flag: page.flag }),
        ...(page.copy && { copy: page.copy }),
        from: ["groups", group, ...from],
      };
    });
    return shared.index ? [index, ...pages] : pages;
  });
  return [...singles, ...grouped];
}

interface PlacedPage {
  page: GroupPage;
  slug: string;
  from: PropertyKey[];
}

/** The group's shared pages, less the omitted, with the country's own put where they belong. */
function groupPages(shared: GroupPage[], own: SiteConfig["config"]["groups"][string]): PlacedPage[] {
  const omitted = new Set(own.omit);
  const pages: PlacedPage[] = (own.shared ? shared : [])
    .filter(({ slug }) => !omitted.has(slug))
    .map((page) => ({ page, slug: own.slugs[page.slug] ?? page.slug, from: ["shared"] }));
  const slugs = new Set(pages.map(({ page }) => page.slug));
  own.add.forEach((page, index) => {
    const placed = { page, slug: page.slug, from: ["add", index] };
    const follows = page.after !== undefined && slugs.has(page.after);
    const after = follows ? pages.findIndex(({ page: other }) => other.slug === page.after) : pages.length;
    pages.splice(after + 1, 0, placed);
    slugs.add(page.slug);
  });
  return pages;
}
