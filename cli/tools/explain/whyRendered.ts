import { openGraph } from "../../core/graph/graph.ts";
import type { Project } from "../../core/project.ts";
import { type SiteRecord, fileOf, readRecord } from "../../build/index.ts";
import type { SitePage } from "./findPages.ts";

/** A page, and why a build rendered it. */
export interface RenderedPage {
  site: string;
  path: string;
  /** Empty where no build is known to have rendered it. */
  why: SiteRecord["pages"][string]["why"];
}

/** Says of each page why it was rendered the last time, which builds write down. */
export function whyRendered(project: Project, pages: readonly SitePage[]): RenderedPage[] {
  const graph = openGraph(project);
  return pages.map(({ site, page }) => ({
    site: site.key,
    path: page.route.path,
    why: readRecord(graph, site.key)?.pages[fileOf(page, site.site.country.home)]?.why ?? [],
  }));
}
