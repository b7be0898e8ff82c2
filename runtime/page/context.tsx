import type { ReactElement, ReactNode } from "react";
import { cloneElement, createContext, createElement, Fragment, isValidElement, useContext } from "react";
import { type HeadData, type PageContent, type PageData, PAYLOAD_ID, type Payload } from "../site/page.ts";
import type { SiteData } from "../site/site.ts";
import { joinText, readText, textsOf, type ShowText, type TextArguments, type TextKey } from "../site/text.ts";

/** Returns an attribute's value for a page; undefined if the page lacks the attribute. */
export type PageAttribute = (page: PageData) => string | undefined;

/** Context of all components of a page. */
export interface App {
  site: SiteData;
  page?: PageData | undefined;
  /** Name of a layout: instead of the page, while markup is rendered that all pages of a layout share. */
  layout?: string | undefined;
  /** Only on the server, and not in what the browser renders too. */
  content?: PageContent | undefined;
  head?: HeadData | undefined;
  /** With a layout: records an attribute, and returns its placeholder. */
  slot?: ((attribute: PageAttribute) => string) | undefined;
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

/** The current page. @throws in header and footer, which are rendered once for all pages of a layout. */
export const usePage = (): PageData => pageOf(useApp());

export function pageOf({ page }: App): PageData {
  if (page) return page;
  throw new Error(
    "the page was read in header or footer, which are the same on all pages of a layout: make attributes with usePerPage",
  );
}

/** Returns a function for attributes that depend on the page, for all parts: `href={perPage(({ path }) => …)}`. */
export function usePerPage() {
  const app = useApp();
  return <T extends string>(attribute: (page: PageData) => T | undefined): T | undefined =>
    import.meta.env.SSR && app.slot ? (app.slot(attribute) as T) : attribute(pageOf(app));
}

/** The page's layout. @throws for an unknown layout, which the plan should prevent. */
export function useLayout() {
  const app = useApp();
  const { site, layout: name = pageOf(app).layout } = app;
  const layout = site.layouts[name];
  if (!layout) throw new Error(`no layout called ${name}`);
  return layout;
}

/** Arguments of a text with elements: values, and for each tag an element, which gets the tag's content as children. */
type RichValues<K extends TextKey> = {
  [A in keyof TextArguments[K]]: TextArguments[K][A] extends "tag" ? ReactElement : ReactNode;
};

/** Texts in the site's language: `t("search.found", { count: 3 })`. Keys must be literals, which the build finds. */
export function useText(): ShowText {
  const { texts, country } = useSite();
  return textsOf(texts, country.language);
}

/** Texts with elements in them: `rich("search.none", { ask: <Link href="…" /> })`. */
export function useRichText() {
  const { texts, country } = useSite();
  return <K extends TextKey>(key: K, values: RichValues<K>): ReactNode => {
    const given: Record<string, ReactNode> = values;
    return joinText<ReactNode>(readText(texts, key), {
      language: country.language,
      value: (name) => given[name] as ReactNode & (string | number),
      tag(name, inner) {
        const element = given[name];
        return isValidElement(element) ? cloneElement(element, undefined, inner) : inner;
      },
      join: (parts) => createElement(Fragment, null, ...parts),
    });
  };
}

/** Reads the payload of a page's document. @throws if the document wasn't made by sitegen. */
export function readPayload(page: Document): Payload {
  const text = page.getElementById(PAYLOAD_ID)?.textContent;
  if (!text) throw new Error(`no #${PAYLOAD_ID} element`);
  return JSON.parse(text) as Payload;
}
