import type { Suggestion, Suggestions } from "../../../runtime/site/nearPages.ts";
import type { SitePlan } from "../../plan/plan.ts";
import { searchedPages } from "./searchedPages.ts";

/** JSON of the pages that a site's not-found page can suggest. */
export function suggestions(plan: Pick<SitePlan, "pages" | "site">): string {
  const { search, country } = plan.site;
  const pages = searchedPages(plan).map(({ page, content }): Suggestion => [
    page.path.slice(country.home.length),
    content.heading,
  ]);
  return JSON.stringify({ ...(search !== undefined && { search }), pages } satisfies Suggestions);
}
