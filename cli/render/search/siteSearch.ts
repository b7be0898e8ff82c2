import { textsOf } from "../../../runtime/site/text.ts";
import { copyContext, renderCopy } from "../../content/renderCopy.ts";
import { searchText } from "../../content/searchText.ts";
import type { SitePlan } from "../../plan/plan.ts";
import type { Project } from "../../project.ts";
import { searchFile, type SearchJob } from "./fitIndex.ts";
import { searchDocument, searchedPages } from "./searchedPages.ts";

/** With more pages, an index of full texts never fits the budget. */
const MAX_PAGES_WITH_TEXTS = 300;

/** Whether full texts are searched, which a large site's aren't. */
export const searchesTexts = (plan: SitePlan): boolean => searchedPages(plan).length <= MAX_PAGES_WITH_TEXTS;

export const searchJob = (plan: SitePlan): SearchJob => ({
  home: plan.site.country.home,
  hasTexts: searchesTexts(plan),
});

/** The search file of a site, from its plan instead of rendered pages (for development). */
export function searchOfPlan({ root }: Pick<Project, "root">, plan: SitePlan): string {
  const { site, terms } = plan;
  const context = copyContext(textsOf(site.texts, site.country.language), terms, Object.keys(site.modals));
  const job = searchJob(plan);
  const documents = searchedPages(plan).map((page) =>
    searchDocument(page, searchText(renderCopy(root, page.copy, context), job.hasTexts)),
  );
  return searchFile(job, documents);
}
