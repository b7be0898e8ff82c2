import type { SitePlan } from "../../model/plan.ts";
import { groupBy } from "../../core/lookups.ts";
import { UsageError } from "../../core/problems/errors.ts";

/** Which pages of a site get a picture: one of each page template, or all. */
export const PAGE_CHOICES = ["templates", "all"] as const;
export type PageChoice = (typeof PAGE_CHOICES)[number];

/** A page that gets a picture at each width. */
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

/** The pages that get pictures, sorted by template and then by country: a template's pages are side by side. */
export function chooseShots(sites: readonly Site[], choice: PageChoice): Shot[] {
  const shots = sites.flatMap((site) => CHOICES[choice](site));
  return [...groupBy(shots, ({ template }) => template).values()].flat();
}

const pagesOf = ({ pages, search, notFound }: Site): Page[] => [...pages, ...(search ? [search] : []), notFound];

const CHOICES: Record<PageChoice, (site: Site) => Shot[]> = {
  templates(site) {
    // A page of a group shows more of its template than a single page.
    const inOrder = [...site.pages.filter(({ route }) => route.role !== "single"), ...pagesOf(site)];
    const byTemplate = groupBy(inOrder, ({ page }) => page.template);
    return [...byTemplate].flatMap(([template, [first]]) =>
      first ? { country: site.key, template, path: first.page.path, name: template } : [],
    );
  },
  all(site) {
    // From the folder of the home on, which is also that of the not-found page.
    const start = site.notFound.page.path.lastIndexOf("/") + 1;
    return pagesOf(site).map(({ page: { path, template } }) => {
      const name = path
        .slice(start)
        .replace(/\/$|\.html$/g, "")
        .replaceAll("/", "--");
      return { country: site.key, template, path, name: name || "home" };
    });
  },
};

/** Reads a list of widths in pixels, `390,1440`: each once. @throws UsageError */
export function parseWidths(text: string): number[] {
  const widths = text.split(",").map(Number);
  if (widths.every((width) => Number.isInteger(width) && width >= 240 && width <= 3840)) return [...new Set(widths)];
  throw new UsageError(`\`${text}\` is not a list of widths`, "Write --widths 390,768,1440: pixels from 240 to 3840.");
}
