import { useEffect } from "react";
import { type App, pageOf, useApp } from "../page/context.tsx";
import type { ContentState, SiteOptions } from "./contentStore.ts";
import { askApi, endLoading, getContent, loadMenu, requestMenu, setContent, useStored } from "./contentStore.ts";
import type { MenuItem } from "../site/menu.ts";
import type { PostCard } from "../site/cards.ts";
import type { HeadData, PageContent, PageData } from "../site/page.ts";
import type { FooterMenu, SiteData, StoreData } from "../site/site.ts";

/**
 * Data of the site and of the current page. `post`, `posts`, `metadata` and `featured` exist on the server only. These and
 * `page` belong to one page, so that reading them in header and footer is an error.
 */
export interface Content
  extends
    Pick<ContentState, "loading" | "options" | "countryCode">,
    Pick<StoreData, "parkingServices" | "storageServices"> {
  /** The header menu: that of the country's file, until the content API's is loaded (`contentApi.menuId`). */
  menu: MenuItem[];
  /** The menus of `store.footerMenus`: the pages of a group, until the content API's menu is loaded. Default: empty. */
  footerMenus: Record<FooterMenu, MenuItem[]>;
  /** The current page. */
  page: PageData;
  /** The page's content if it is a post, else null. */
  post: PageContent | null;
  /** The posts that the page lists; on a home the newest. */
  posts: PostCard[];
  /** The page's head. */
  metadata: HeadData;
  /** The page's image, in its banner and in previews: picture, illustration or flag. */
  featured: Pick<PageContent, "picture" | "art" | "flag">;
}

/** Data that is requested after the page has loaded, once a mounted component reads it. */
type Late = "loading" | "options" | "menu" | FooterMenu;

/** Selects data of site and page: `useContent(({ menu }) => menu)`. Hydration gets the same data as the server. */
export function useContent<Part>(select: (content: Readonly<Content>) => Part): Part {
  const app = useApp();
  const stored = useStored((state) => state);
  const read = new Set<Late>();
  const part = select(contentOf(app, stored, read));
  useEffect(() => {
    for (const late of read) request(late, app.site);
  });
  return part;
}

/** An object whose properties are calculated when they are read. */
const whenRead = <T extends object>(read: { [K in keyof T]: () => T[K] }): T =>
  Object.defineProperties(
    {},
    Object.fromEntries(Object.entries<() => unknown>(read).map(([name, get]) => [name, { get, enumerable: true }])),
  ) as T;

function contentOf({ site, page, content, head }: App, stored: Readonly<ContentState>, read: Set<Late>): Content {
  const { footerMenus, parkingServices = [], storageServices = [] } = site.store ?? {};
  const late = <Value>(name: Late, value: Value): Value => (read.add(name), value);
  const footerMenu = (name: FooterMenu) => () =>
    late(name, stored.footerMenus[name] ?? footerMenus?.[name]?.items ?? []);
  const menus = { parking: footerMenu("parking"), storage: footerMenu("storage"), other: footerMenu("other") };
  return whenRead<Content>({
    loading: () => late("loading", stored.loading),
    options: () => late("options", stored.options),
    menu: () => late("menu", stored.menu ?? site.menu),
    footerMenus: () => whenRead(menus),
    page: () => pageOf({ site, page }),
    post: () => (onServer(content).post && content ? content : null),
    posts: () => onServer(content).list?.posts ?? content?.latest?.posts ?? [],
    metadata: () => onServer(head),
    featured: () => onServer(content),
    parkingServices: () => parkingServices,
    storageServices: () => storageServices,
    countryCode: () => stored.countryCode,
  });
}

function onServer<Known>(known: Known | undefined): Known {
  if (known) return known;
  throw new Error("post, posts, metadata and featured are not there in header, footer and what runs in the browser");
}

const asked = new WeakMap<SiteData, Set<Late>>();

function request(late: Late, site: SiteData): void {
  if (late === "loading") return endLoading();
  if (late === "menu") return void requestMenu(site);
  const before = asked.get(site) ?? new Set();
  if (before.has(late)) return;
  asked.set(site, before.add(late));
  void (late === "options" ? requestOptions(site) : requestFooterMenu(late, site));
}

async function requestOptions({ store, contentApi }: SiteData): Promise<void> {
  if (!store?.options || !contentApi) return;
  const options = parseOptions(await askApi(`${contentApi.base}/acf/v2/options`));
  if (options) setContent({ options });
}

/** Parses the site options, with or without the plugin's key `acf`. Keeps only strings, numbers, booleans and null. */
export function parseOptions(answer: unknown): SiteOptions | undefined {
  if (!isMap(answer)) return undefined;
  const { acf } = answer;
  const values = Object.entries(isMap(acf) ? acf : answer).filter((entry): entry is [string, Value] =>
    isValue(entry[1]),
  );
  return values.length > 0 ? Object.fromEntries(values) : undefined;
}

type Value = SiteOptions[string];

const isMap = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const isValue = (value: unknown): value is Value =>
  value === null || ["string", "number", "boolean"].includes(typeof value);

async function requestFooterMenu(name: FooterMenu, site: SiteData): Promise<void> {
  const menu = await loadMenu(site, site.store?.footerMenus[name]?.menuId);
  if (menu) setContent({ footerMenus: { ...getContent().footerMenus, [name]: menu } });
}
