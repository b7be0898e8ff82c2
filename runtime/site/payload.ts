import type { HeadData, PageContent, PageData } from "./page.ts";

/** Id of the script element with the payload. */
export const PAYLOAD_ID = "page_data";

/** Data of a page for its scripts, inlined as JSON. */
export interface Payload {
  /** URL of the country's shared data file. */
  site: string;
  /** Version of scripts and shared data. The router doesn't show pages with another one. */
  build: string;
  page: PageData;
  /** In development only, where the browser renders it for hot reload. */
  content?: PageContent;
  /** In development only. */
  head?: HeadData;
}
