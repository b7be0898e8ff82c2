import type { Illustration } from "./brand.ts";
import type { HeadData, PageDocument } from "./page.ts";
import type { NetworkData, SiteData } from "./site.ts";
import type { Texts } from "./text.ts";

/** Markup of a page: the inside of `<head>` and of `#page_root`. */
interface Rendered<Body = string> {
  head: string;
  body: Body;
}

/** Renders a page. Only the main part of the body depends on the page's content. */
export type RenderPage = (
  document: PageDocument,
) => Promise<Rendered<readonly [before: string, main: string, after: string]>>;

/** Data for the host's pages, which belong to no country. */
export interface HostOptions {
  network: NetworkData;
  /** Base path of the pages on the host. */
  base: string;
  /** Language and texts of the pages. */
  language: string;
  texts: Texts;
  /** The page's illustration. */
  art?: Illustration | undefined;
}

/** What the server bundle of an app exports (`templates/app/src/entry-server.ts`). */
export interface ServerEntry {
  /** Symbols of the icons, for the start of `<body>`. */
  iconSprite: string;
  createRenderer(site: SiteData): RenderPage;
  renderRoot(options: HostOptions & { head: HeadData }): Rendered;
  renderNotFound(options: HostOptions): Rendered;
}
