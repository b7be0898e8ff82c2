import type { Route } from "../../config/routes/routes.ts";
import type { SiteConfig } from "../../config/loadConfig.ts";
import { GONE } from "../../config/schema/schedule.ts";
import type { PageCopy } from "../../content/loadContent.ts";
import { instantOf } from "./instantOf.ts";

/** When a page is published. Instants are in milliseconds. */
export interface PageSchedule {
  isDraft: boolean;
  /** Start of publication. */
  from?: number;
  /** End of publication. */
  until?: number;
  /** What follows: `gone`, or a path from the country's home. */
  afterwards: string;
  /** The copy with `expiresAt` and `afterwards`. */
  ends?: PageCopy;
}

export interface Scheduled {
  site: Pick<SiteConfig, "config">;
  route: Pick<Route, "template">;
  copy: PageCopy;
  /** The copy in the country's first language, for a site in a further language. */
  main?: PageCopy | undefined;
}

/** A page's schedule. A translation inherits what its front matter doesn't set. */
export function pageSchedule({ site, route, copy, main }: Scheduled): PageSchedule {
  const { timeZone } = site.config;
  const copies = main ? [copy, main] : [copy];
  const ends = copies.find(({ data }) => data.expiresAt !== undefined);
  const isPost = (copy.data.template ?? route.template) === "post";
  const [from] = [
    ...copies.map(({ data }) => data.publishAt),
    ...(isPost ? copies.map(({ data }) => data.date) : []),
  ].filter((written) => written !== undefined);
  return {
    isDraft: copies.map(({ data }) => data.draft).find((draft) => draft !== undefined) ?? false,
    ...(from !== undefined && { from: instantOf(from, timeZone) }),
    ...(ends?.data.expiresAt !== undefined && { until: instantOf(ends.data.expiresAt, timeZone), ends }),
    afterwards: ends?.data.afterwards ?? GONE,
  };
}
