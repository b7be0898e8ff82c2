import { createContext, useContext } from "react";
import { type HeadData, type PageContent, type PageData, PAYLOAD_ID, type Payload } from "../site/page.ts";
import type { SiteData } from "../site/site.ts";

/** Returns an attribute's value for a page; undefined if the page lacks the attribute. */
export type PageAttribute = (page: PageData) => string | undefined;

/** Context of all components of a page. */
export interface App {
  site: SiteData;
  page: PageData;
  /** Only on the server and in development. */
  content?: PageContent | undefined;
  head?: HeadData | undefined;
  /** Present while markup is rendered for several pages: records an attribute, and returns its placeholder. */
  slot?: (attribute: PageAttribute) => string;
}

const AppContext = createContext<App | null>(null);
export const AppProvider = AppContext.Provider;

/** The whole context, for another React root. */
export function useApp(): App {
  const app = useContext(AppContext);
  if (!app) throw new Error("useSite and usePage need an AppProvider above them");
  return app;
}

/** The data that all pages of the site share. */
export const useSite = (): SiteData => useApp().site;

/** The current page. In header and footer, which are rendered for many pages, reading its properties throws. */
export const usePage = (): PageData => useApp().page;

/** Returns a function for attributes that depend on the page, for all parts: `href={perPage(({ path }) => …)}`. */
export function usePerPage() {
  const { page, slot } = useApp();
  return <T extends string>(attribute: (page: PageData) => T | undefined): T | undefined =>
    import.meta.env.SSR && slot ? (slot(attribute) as T) : attribute(page);
}

/** The page's layout. @throws for an unknown layout, which the plan should prevent. */
export function useLayout() {
  const { site, page } = useApp();
  const layout = site.layouts[page.layout];
  if (!layout) throw new Error(`no layout called ${page.layout}`);
  return layout;
}

/** Reads the payload of a page's document. @throws if the document wasn't made by sitegen. */
export function readPayload(page: Document): Payload {
  const text = page.getElementById(PAYLOAD_ID)?.textContent;
  if (!text) throw new Error(`no #${PAYLOAD_ID} element`);
  return JSON.parse(text) as Payload;
}
