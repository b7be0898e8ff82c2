import type { SiteConfig } from "../../config/loadConfig.ts";
import type { NetworkConfig } from "../../config/schema/network.ts";

/** What a new country's file needs, as the project's other countries have it. Nothing in it is a fact of one of them. */
export interface Structure {
  layout?: string;
  notFoundLayout?: string;
  groups: Record<string, GroupShape>;
  /** Single pages besides those of the network's defaults, with their settings. */
  pages: Record<string, PageShape>;
}

/** Settings of a group that are no country's own. */
interface GroupShape {
  shared?: true;
  omit?: string[];
}

type PageShape = Partial<
  Pick<SiteConfig["config"]["pages"][string], "slug" | "template" | "form" | "layout" | "noindex" | "pair">
>;

interface Options {
  network: NetworkConfig;
  countries: readonly SiteConfig[];
  /** The country that it is to be like; without one, what most countries have. */
  like?: SiteConfig | undefined;
  /** Countries whose pages are named in the new one's language. */
  speakers: readonly SiteConfig[];
}

/** The groups and pages that most countries have, or those of one of them. */
export function commonStructure({ network, countries, like, speakers }: Options): Structure {
  const all = like ? [like] : countries;
  return {
    ...(like && layoutsOf(network, like)),
    groups: Object.fromEntries(
      Object.keys(network.groups).flatMap((group) => {
        const having = all.flatMap(({ config }) => config.groups[group] ?? []);
        const shape = groupShape(having);
        return isMost(having, all) && hasPages(network, group, shape) ? [[group, shape]] : [];
      }),
    ),
    pages: commonPages(network, all, like ? [like] : speakers, like !== undefined),
  };
}

const isMost = (some: readonly unknown[], all: readonly unknown[]) => some.length > 0 && some.length * 2 > all.length;

/** A group of nothing but one country's own pages would be empty, unless the menu leads to it all the same. */
const hasPages = ({ groups, defaults }: NetworkConfig, group: string, { shared }: GroupShape): boolean =>
  shared === true ||
  groups[group]?.collection !== undefined ||
  JSON.stringify([defaults["navigation"], defaults["footer"]]).includes(`"group":"${group}"`);

function groupShape(own: SiteConfig["config"]["groups"][string][]): GroupShape {
  const sharing = own.filter(({ shared }) => shared);
  const omit = own.length === 1 ? (own[0]?.omit ?? []) : [];
  return { ...(isMost(sharing, own) && { shared: true }), ...(omit.length > 0 && { omit }) };
}

/** A country's own layouts, where the network's defaults say others. */
function layoutsOf({ defaults }: NetworkConfig, { config }: SiteConfig): Pick<Structure, "layout" | "notFoundLayout"> {
  const { layout, notFoundLayout } = config;
  return {
    ...(layout !== defaults["layout"] && { layout }),
    ...(notFoundLayout !== undefined && notFoundLayout !== defaults["notFoundLayout"] && { notFoundLayout }),
  };
}

/** Single pages that most countries have: the same page has the same key, or the same `pair`. */
function commonPages(
  network: NetworkConfig,
  all: readonly SiteConfig[],
  speakers: readonly SiteConfig[],
  keepLayouts: boolean,
): Structure["pages"] {
  const inherited = network.defaults["pages"] ?? {};
  const pairsOf = ({ config }: SiteConfig) => Object.entries(config.pages).map(([name, { pair = name }]) => pair);
  const counted = all.map((site) => new Set(pairsOf(site)));
  const named = speakers.length > 0 ? speakers : all;
  const pages = new Map<string, PageShape>();
  for (const { config } of named)
    for (const [name, page] of Object.entries(config.pages)) {
      if (Object.hasOwn(inherited, name) || page.copy || pages.has(name)) continue;
      const having = counted.filter((pairs) => pairs.has(page.pair ?? name));
      if (isMost(having, all)) pages.set(name, pageShape(network, config.layout, page, keepLayouts));
    }
  return Object.fromEntries(pages);
}

/** A page's settings. Of a layout that is one country's own, the form is kept that pages in it have. */
function pageShape(
  { layouts }: NetworkConfig,
  usual: string,
  { slug, template, form, layout, noindex, pair }: SiteConfig["config"]["pages"][string],
  keepLayouts: boolean,
): PageShape {
  const inLayout = layout === undefined ? undefined : layouts[layout]?.form;
  const kept = form ?? (inLayout === layouts[usual]?.form || keepLayouts ? undefined : inLayout);
  return {
    ...(slug !== undefined && { slug }),
    ...(template !== "article" && { template }),
    ...(kept !== undefined && { form: kept }),
    ...(layout !== undefined && keepLayouts && { layout }),
    ...(noindex && { noindex }),
    ...(pair !== undefined && { pair }),
  };
}
