import type { SearchDocument } from "../../../runtime/site/searchIndex.ts";
import type { SearchText } from "../../content/searchText.ts";
import type { PlannedPage, SitePlan } from "../../plan/plan.ts";

/** The pages that a site's search finds: those that are for everybody, and of each list of posts the first page. */
export const searchedPages = ({ pages }: Pick<SitePlan, "pages">): PlannedPage[] =>
  pages.filter(
    ({ route, content }) => !route.noindex && route.template !== "thank-you" && (content.list?.page ?? 1) === 1,
  );

/** What is searched of a page; its texts are those of its copy. */
export const searchDocument = (
  { page, content, head }: Pick<PlannedPage, "page" | "content" | "head">,
  { headings, text }: SearchText = { headings: "", text: "" },
): SearchDocument => ({ path: page.path, title: content.heading, summary: head.description, headings, text });
