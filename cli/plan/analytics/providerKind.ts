import type { ProviderKind, ProviderSettings } from "../../../runtime/site/privacy.ts";
import type { AnalyticsConfig } from "../../config/schema/analytics.ts";
import type { HeadPolicy } from "../headTags.ts";
import type { SiteContext } from "../siteContext.ts";

/** What `analytics` of a country says about a provider of a kind. */
export type Written<K extends ProviderKind> = Exclude<AnalyticsConfig[K], false | undefined>;

/** What a site is, as far as providers ask. */
export type ProviderSite = Pick<SiteContext, "host"> & {
  /** Key of the country. */
  country: string;
  /** For how many days an answer of the visitor holds. */
  days: number;
  /** Names of the parameters that forms send of a page's address. */
  parameters: string[];
};

/** What the planner knows of a kind of provider. */
export interface ProviderPlan<K extends ProviderKind> {
  /** Its name, as visitors read it; undefined for what is the site's own. */
  name?: string;
  /** Beginnings of the names of the cookies that it sets. */
  cookies?: string[];
  settings(written: Written<K>, site: ProviderSite): ProviderSettings[K];
  /** What it asks of the pages' policy. */
  policy(written: Written<K>): Partial<HeadPolicy>;
}
