import type { Route } from "../../config/routes/routes.ts";
import type { PageCopy } from "../../content/loadContent.ts";
import type { PlannedContent } from "../pageContent.ts";
import type { PagePreview } from "../share/pagePreview.ts";
import type { SiteContext } from "../siteContext.ts";

/** An object of schema.org. What is undefined, or an empty list, is not written. */
export interface Thing {
  "@type": string;
  "@id"?: string;
}

/** One that is described elsewhere, by its id. */
export interface Reference {
  "@id": string;
}

/** What is known of a page. */
export interface DataPage {
  context: SiteContext;
  route: Route;
  copy: PageCopy;
  content: PlannedContent;
  /** The picture of its link previews. */
  preview: PagePreview | undefined;
  /** Absolute URL. */
  canonical: string;
  description: string;
}

/** A kind of structured data. */
export interface DataKind<T extends Thing = Thing> {
  /** The objects of this kind that are true of a page. */
  make(page: DataPage): readonly T[];
  /**
   * Properties that search engines require, by type, with those of inner objects; one of a list is enough
   * (https://developers.google.com/search/docs/appearance/structured-data/search-gallery).
   */
  required: Readonly<Record<string, readonly (string | readonly string[])[]>>;
  /** The front matter key that asks for it: what is missing is reported there. */
  key?: "job" | "event";
  /** Where a property is to be written, when its key has another name. */
  written?: Readonly<Record<string, string>>;
  /** Last day on which it is true, ISO 8601. */
  lastDay?(page: DataPage): string | undefined;
}
