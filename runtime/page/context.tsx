import { createContext, useContext } from "react";
import type { PageData } from "../site/page.ts";
import type { SiteData } from "../site/site.ts";

interface App {
  site: SiteData;
  page: PageData;
}

const AppContext = createContext<App | null>(null);
export const AppProvider = AppContext.Provider;

function useApp(): App {
  const app = useContext(AppContext);
  if (!app) throw new Error("useSite and usePage need an AppProvider above them");
  return app;
}

/** The data that all pages of the country share. */
export const useSite = (): SiteData => useApp().site;

/** The page that is shown. */
export const usePage = (): PageData => useApp().page;

/** The layout that the page has chosen. @throws when the plan let an unknown layout through. */
export function useLayout() {
  const { site, page } = useApp();
  const layout = site.layouts[page.layout];
  if (!layout) throw new Error(`no layout called ${page.layout}`);
  return layout;
}
