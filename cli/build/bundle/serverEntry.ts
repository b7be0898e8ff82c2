import type { Illustration } from "../../../runtime/site/brand.ts";
import type { HeadData, PageDocument } from "../../../runtime/site/page.ts";
import type { NetworkData, SiteData } from "../../../runtime/site/site.ts";
import type { Texts } from "../../../runtime/site/text.ts";

/** Markup of a page: the inside of `<head>` and of `#page_root`. */
interface Rendered<Body = string> {
  head: string;
  body: Body;
}

/** Data for the host's pages, which belong to no country. */
interface HostOptions {
  network: NetworkData;
  base: string;
  language: string;
  texts: Texts;
  art: Illustration | undefined;
}

/** What the server bundle of an app exports (`templates/app/src/entry-server.ts`). */
export interface ServerEntry {
  /** Symbols of the icons, for the start of `<body>`. */
  iconSprite: string;
  /** Only the main part of the body depends on the page's content. */
  createRenderer(
    site: SiteData,
  ): (document: PageDocument) => Promise<Rendered<readonly [before: string, main: string, after: string]>>;
  renderRoot(options: HostOptions & { head: HeadData }): Rendered;
  renderNotFound(options: HostOptions): Rendered;
}
