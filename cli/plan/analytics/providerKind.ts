import type { ProviderKind, ProviderSettings } from "../../../runtime/site/privacy.ts";
import type { AnalyticsConfig } from "../../config/schema/country/analytics.ts";
import type { HeadPolicy } from "../seo/ownHeadTags.ts";
import type { SiteContext } from "../../model/siteContext.ts";

/** The settings of a provider, as written in `analytics`. */
export type Written<K extends ProviderKind> = Exclude<AnalyticsConfig[K], false | undefined>;

/** The data of a site that providers need. */
export type ProviderSite = Pick<SiteContext, "host"> & {
  /** Key of the country. */
  country: string;
  /** Number of days for which a visitor's answer is valid. */
  days: number;
  /** Names of the URL parameters that forms send. */
  parameters: string[];
};

/** A kind of analytics provider. */
export interface ProviderPlan<K extends ProviderKind> {
  /** Name for visitors; undefined for the site's own. */
  name?: string;
  /** Prefixes of the names of its cookies. */
  cookies?: string[];
  settings(written: Written<K>, site: ProviderSite): ProviderSettings[K];
  /** What it needs in the Content-Security-Policy. */
  policy(written: Written<K>): Partial<HeadPolicy>;
}
