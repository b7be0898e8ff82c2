import type { SearchDocument } from "../../../runtime/site/searchIndex.ts";
import type { SearchText } from "../../content/searchText.ts";
import type { PlannedPage, SitePlan } from "../../plan/plan.ts";

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
