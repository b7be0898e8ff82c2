import type { HeadData, PageContent, PageData } from "./page.ts";

/** Id of the script element that carries the page's data. */
export const PAYLOAD_ID = "page_data";

/** Data of a page for its scripts, inline as JSON. */
export interface Payload {
  /** URL of the country's shared data file. */
  site: string;
  /** The deploy that the page belongs to: pages of another one need other scripts or other data. */
  build: string;
  page: PageData;
  /** In development only, where the browser renders the content for hot reload. */
  content?: PageContent;
  /** The same. */
  head?: HeadData;
}
