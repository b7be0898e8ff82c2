import type { SiteConfig } from "../../config/loadConfig.ts";
import type { NetworkConfig } from "../../config/schema/network.ts";

/** The structure of countries, without facts of a single one. */
interface Structure {
  layout?: string;
  notFoundLayout?: string;
  groups: Record<string, GroupShape>;
  /** Single pages besides those of the network's defaults, with their settings. */
  pages: Record<string, PageShape>;
}

/** Settings of a group that countries have in common. */
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
  /** The country to copy. Default: what most countries have. */
  like?: SiteConfig | undefined;
  /** Countries whose pages are named in the new one's language. */
  speakers: readonly SiteConfig[];
}

/** The groups and pages that most countries have, or those of one country. */
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

/** Whether the group has pages in a new country, or the menu links to it. */
const hasPages = ({ groups, defaults }: NetworkConfig, group: string, { shared }: GroupShape): boolean =>
  shared === true ||
  groups[group]?.collection !== undefined ||
  JSON.stringify([defaults["navigation"], defaults["footer"]]).includes(`"group":"${group}"`);

function groupShape(own: SiteConfig["config"]["groups"][string][]): GroupShape {
  const sharing = own.filter(({ shared }) => shared);
  const omit = own.length === 1 ? (own[0]?.omit ?? []) : [];
  return { ...(isMost(sharing, own) && { shared: true }), ...(omit.length > 0 && { omit }) };
}

/** A country's layouts, unless they are the network's defaults. */
function layoutsOf({ defaults }: NetworkConfig, { config }: SiteConfig): Pick<Structure, "layout" | "notFoundLayout"> {
  const { layout, notFoundLayout } = config;
  return {
    ...(layout !== defaults["layout"] && { layout }),
    ...(notFoundLayout !== undefined && notFoundLayout !== defaults["notFoundLayout"] && { notFoundLayout }),
  };
}

/** Single pages that most countries have. The same page has the same key, or the same `pair`. */
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

/** A page's settings. When its layout is not kept, the form of that layout is. */
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
