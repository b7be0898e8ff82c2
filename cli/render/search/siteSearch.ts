import { textsOf } from "../../../runtime/site/text.ts";
import { copyContext, renderCopy } from "../../content/renderCopy.ts";
import { searchText } from "../../content/searchText.ts";
import type { SitePlan } from "../../plan/plan.ts";
import type { Project } from "../../project.ts";
import { searchFile, type SearchJob } from "./fitIndex.ts";
import { searchDocument, searchedPages } from "./searchedPages.ts";

/** With more pages an index with all of their texts is too large in any case: none is made. */
const MOST_WHOLE = 300;

/** Whether the texts of a site's pages are searched: of a large site they are not. */
export const searchesTexts = (plan: SitePlan): boolean => searchedPages(plan).length <= MOST_WHOLE;

/** What a site's search begins with. */
export const searchJob = (plan: SitePlan): SearchJob => ({
  home: plan.site.country.home,
  hasTexts: searchesTexts(plan),
});

/** What the search of a site loads that no build has rendered. */
export function searchOfPlan({ root }: Pick<Project, "root">, plan: SitePlan): string {
  const { site, terms } = plan;
  const context = copyContext(textsOf(site.texts, site.country.language), terms, Object.keys(site.modals));
  const job = searchJob(plan);
  const documents = searchedPages(plan).map((page) =>
    searchDocument(page, searchText(renderCopy(root, page.copy, context), job.hasTexts)),
  );
  return searchFile(job, documents);
}
