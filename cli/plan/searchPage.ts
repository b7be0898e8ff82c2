import type { SiteContext } from "./siteContext.ts";
import { SEARCH_FOLDER } from "../../runtime/site/searchFiles.ts";
import { ownPage } from "./ownPage.ts";
import type { PlannedPage } from "./plan.ts";

type Context = Pick<SiteContext, "site" | "home" | "brand" | "t">;

export const searchPath = ({ home }: Pick<Context, "home">): string => home + SEARCH_FOLDER;

/** The search page (docs/search.md). Its content is made in the browser. */
export const searchPage = (context: Context): PlannedPage =>
  ownPage(context, {
    path: searchPath(context),
    role: "search",
    template: "search",
    layout: context.site.config.layout,
    title: context.t("search.title"),
    description: context.t("search.description"),
    from: ["search"],
  });
