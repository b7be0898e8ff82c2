import type { Route } from "../../../model/route.ts";
import type { PlannedPages } from "../../../model/plan.ts";
import type { PageCopy } from "../../../model/content.ts";
import type { PlannedContent } from "../../pages/pageContent.ts";
import type { PagePreview } from "../../share/pagePreview.ts";
import type { SiteContext } from "../../../model/siteContext.ts";

/** A schema.org object. Undefined values and empty lists are left out of the output. */
export interface Thing {
  "@type": string;
  [property: string]: unknown;
}

/** A page whose head is planned. */
export interface HeadPage {
  /** Gets the problems and last days of structured data. */
  planned: Pick<PlannedPages, "problems" | "lastDays">;
  context: SiteContext;
  route: Route;
  copy: PageCopy;
  content: PlannedContent;
  preview: PagePreview | undefined;
  /** True for a category's list, and for the second and later pages of any list: they don't show the group's copy. */
  isFurther: boolean;
}

/** Input of structured data and of tags for link previews. */
export interface DataPage extends HeadPage {
  /** Absolute URL. */
  canonical: string;
  /** Title without the organisation's name. */
  title: string;
  description: string;
}

/**
 * Makes the objects of one kind, with every property that search engines require
 * (https://developers.google.com/search/docs/appearance/structured-data/search-gallery).
 */
export type DataKind = (page: DataPage) => Thing | readonly Thing[] | false | undefined;
