import { createContext, useContext } from "react";
import type { HeadData, PageContent, PageData } from "../site/page.ts";
import type { SiteData } from "../site/site.ts";

/** What an attribute says on a page; undefined where it is absent. */
export type PageAttribute = (page: PageData) => string | undefined;

/** What all components of a page can ask for. */
export interface App {
  site: SiteData;
  page: PageData;
  /** What is there on the server only, and in development. */
  content?: PageContent | undefined;
  head?: HeadData | undefined;
  /** There while something is rendered for many pages at once: notes an attribute, and gives what holds its place. */
  slot?: (attribute: PageAttribute) => string;
}

const AppContext = createContext<App | null>(null);
export const AppProvider = AppContext.Provider;

/** All of it, for another root of React. */
export function useApp(): App {
  const app = useContext(AppContext);
  if (!app) throw new Error("useSite and usePage need an AppProvider above them");
  return app;
}

/** The data that all pages of the country share. */
export const useSite = (): SiteData => useApp().site;

/** The page that is shown. Header and footer are rendered for many at once: there reading it throws. */
export const usePage = (): PageData => useApp().page;

/** Makes attributes that differ from page to page, also in header and footer: `href={perPage(({ path }) => …)}`. */
export function usePerPage() {
  const { page, slot } = useApp();
  return <T extends string>(attribute: (page: PageData) => T | undefined): T | undefined =>
    import.meta.env.SSR && slot ? (slot(attribute) as T) : attribute(page);
}

/** The layout that the page has chosen. @throws when the plan let an unknown layout through. */
export function useLayout() {
  const { site, page } = useApp();
  const layout = site.layouts[page.layout];
  if (!layout) throw new Error(`no layout called ${page.layout}`);
  return layout;
}
