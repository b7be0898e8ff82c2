import { textsOf } from "../../../runtime/site/text.ts";
import { feedText } from "../../content/feedText.ts";
import type { PlannedPage, SitePlan } from "../../plan/plan.ts";

/** Makes the function that gives the HTML of a site's posts for feeds. */
export const feedTextOf =
  (root: string, { site }: Pick<SitePlan, "site">) =>
  ({ copy, head }: PlannedPage): string =>
    feedText({ root, copy, t: textsOf(site.texts, site.country.language), canonical: head.canonical });
