import type { PageContent, PageData } from "./page.ts";

/** Id of the script element that carries the page's data. */
export const PAYLOAD_ID = "page-data";

/** What a page hands to its scripts, inline as JSON. */
export interface Payload {
  /** URL of the country's shared data file. */
  site: string;
  page: PageData;
  /** Sent in development only, where hot reload renders the content in the browser. */
  content?: PageContent;
}
