import { renderCopy, siteCopyContext } from "../../content/copy/renderCopy.ts";
import { searchText, type SearchText } from "../../content/copy/searchText.ts";
import type { SitePlan, PlannedPage } from "../../model/plan.ts";
import type { Project } from "../../core/project.ts";
import { searchFile, type SearchJob } from "./fitIndex.ts";
import type { SearchDocument } from "../../../runtime/site/searchIndex.ts";
import type { Suggestion, Suggestions } from "../../../runtime/site/nearPages.ts";

/** The pages that a site's search finds: no noindex or thank-you pages, and only the first page of a list of posts. */
export const searchedPages = ({ pages }: Pick<SitePlan, "pages">): PlannedPage[] =>
  pages.filter(
    ({ route, content }) => !route.noindex && route.template !== "thank-you" && (content.list?.page ?? 1) === 1,
  );

/** A page as a document of the search index. */
export const searchDocument = (
  { page, content, head }: Pick<PlannedPage, "page" | "content" | "head">,
  { headings, text }: SearchText = { headings: "", text: "" },
): SearchDocument => ({ path: page.path, title: content.heading, summary: head.description, headings, text });

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
  const context = siteCopyContext(site, terms);
  const job = searchJob(plan);
  const documents = searchedPages(plan).map((page) =>
    searchDocument(page, searchText(renderCopy(root, page.copy, context), job.hasTexts)),
  );
  return searchFile(job, documents);
}

/** JSON of the pages that a site's not-found page can suggest. */
export function suggestions(plan: Pick<SitePlan, "pages" | "site">): string {
  const { search, country } = plan.site;
  const pages = searchedPages(plan).map(({ page, content }): Suggestion => [
    page.path.slice(country.home.length),
    content.heading,
  ]);
  return JSON.stringify({ ...(search !== undefined && { search }), pages } satisfies Suggestions);
}
