import type { Route } from "../../config/routes/routes.ts";
import type { PageCopy } from "../../content/loadContent.ts";
import type { PlannedContent } from "../pageContent.ts";
import type { PagePreview } from "../share/pagePreview.ts";
import type { SiteContext } from "../siteContext.ts";

/** A schema.org object. Undefined values and empty lists are left out of the output. */
export interface Thing {
  "@type": string;
  "@id"?: string;
}

/** A reference by id. */
export interface Reference {
  "@id": string;
}

/** Input of structured data. */
export interface DataPage {
  context: SiteContext;
  route: Route;
  copy: PageCopy;
  content: PlannedContent;
  /** The share picture. */
  preview: PagePreview | undefined;
  /** Absolute URL. */
  canonical: string;
  description: string;
}

export interface DataKind<T extends Thing = Thing> {
  /** Makes the page's objects of this kind. */
  make(page: DataPage): readonly T[];
  /**
   * Properties that search engines require, by type, including inner objects; of a nested list one is enough
   * (https://developers.google.com/search/docs/appearance/structured-data/search-gallery).
   */
  required: Readonly<Record<string, readonly (string | readonly string[])[]>>;
  /** The front matter key of the data, where missing values are reported. */
  key?: "job" | "event";
  /** Front matter keys of properties, where the names differ. */
  written?: Readonly<Record<string, string>>;
  /** The last day before it expires, ISO 8601. */
  lastDay?(page: DataPage): string | undefined;
}
