import { useEffect } from "react";
import { type App, pageOf, useApp } from "../page/context.tsx";
import {
  loadMenu,
  requestMenu,
  type ContentState,
  endLoading,
  getContent,
  setContent,
  useStored,
} from "./contentStore.ts";
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

function contentOf(app: App, stored: Readonly<ContentState>, read: Set<Late>): Content {
  const { site, content, head } = app;
  const { footerMenus, parkingServices = [], storageServices = [] } = site.store ?? {};
  const whenRead = <Value>(late: Late, value: Value): Value => {
    read.add(late);
    return value;
  };
  const footerMenu = (name: FooterMenu): MenuItem[] =>
    whenRead(name, stored.footerMenus[name] ?? footerMenus?.[name]?.items ?? []);
  return {
    get loading() {
      return whenRead("loading", stored.loading);
    },
    get options() {
      return whenRead("options", stored.options);
    },
    get menu() {
      return whenRead("menu", stored.menu ?? site.menu);
    },
    footerMenus: {
      get parking() {
        return footerMenu("parking");
      },
      get storage() {
        return footerMenu("storage");
      },
      get other() {
        return footerMenu("other");
      },
    },
    get page() {
      return pageOf(app);
    },
    get post() {
      const known = onServer(content);
      return known.post ? known : null;
    },
    get posts() {
      const { list, latest } = onServer(content);
      return list?.posts ?? latest?.posts ?? [];
    },
    get metadata() {
      return onServer(head);
    },
    get featured() {
      return onServer(content);
    },
    parkingServices,
    storageServices,
    countryCode: stored.countryCode,
  };
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
  const module = await import("./loadOptions.ts").catch(() => undefined);
  const options = await module?.loadOptions(contentApi.base);
  if (options) setContent({ options });
}

async function requestFooterMenu(name: FooterMenu, site: SiteData): Promise<void> {
  const menu = await loadMenu(site, site.store?.footerMenus[name]?.menuId);
  if (menu) setContent({ footerMenus: { ...getContent().footerMenus, [name]: menu } });
}
