import type { SitePlan } from "../../plan/plan.ts";

/** Which pages of a site are taken: one of each page template, or all. */
export const PAGE_CHOICES = ["templates", "all"] as const;
export type PageChoice = (typeof PAGE_CHOICES)[number];

/** A page that a picture is taken of, at each width. */
export interface Shot {
  country: string;
  /** Heading of its part of the sheet. */
  template: string;
  /** Site path, `/india/news/`. */
  path: string;
  /** Name of its pictures without width and ending. */
  name: string;
}

type Site = Pick<SitePlan, "key"> & { pages: Page[]; notFound: Page; search?: Page };
type Page = { page: Pick<SitePlan["pages"][number]["page"], "path" | "template">; route: { role: string } };

/** The pages to be taken: by template, and within one in the order of the countries, so that they are side by side. */
export function chooseShots(sites: readonly Site[], choice: PageChoice): Shot[] {
  const shots = sites.flatMap((site) => CHOICES[choice](site));
  const templates = [...new Set(shots.map(({ template }) => template))];
  return templates.flatMap((template) => shots.filter((shot) => shot.template === template));
}

const CHOICES: Record<PageChoice, (site: Site) => Shot[]> = {
  templates: ({ key, pages, notFound, search }) => {
    const first = new Map<string, Page>();
    // A page of a group shows more of its template than a single one.
    for (const page of [
      ...pages.filter(({ route }) => route.role !== "single"),
      ...pages,
      ...(search ? [search] : []),
      notFound,
    ])
      if (!first.has(page.page.template)) first.set(page.page.template, page);
    return [...first.values()].map(({ page: { path, template } }) => ({
      country: key,
      template,
      path,
      name: template,
    }));
  },
  all: ({ key, pages, notFound, search }) =>
    [...pages, ...(search ? [search] : []), notFound].map(({ page: { path, template } }) => ({
      country: key,
      template,
      path,
      name:
        path
          // Below the home, where the not-found page is.
          .slice(notFound.page.path.lastIndexOf("/") + 1)
          .replace(/\/$|\.html$/g, "")
          .replaceAll("/", "--") || "home",
    })),
};
