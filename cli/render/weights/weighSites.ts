import type { SitePlan } from "../../plan/plan.ts";
import type { Project } from "../../project.ts";
import type { Bundle } from "../bundle.ts";
import type { BuiltSite } from "../makeSites.ts";
import { weighSite, type PageWeight } from "./weighSite.ts";

interface Options {
  project: Project;
  sites: readonly SitePlan[];
  /** In the same order as `sites`. */
  built: readonly BuiltSite[];
  bundle: Pick<Bundle, "manifest">;
  staging: string;
}

export function weighSites({ project, sites, built, bundle, staging }: Options): PageWeight[] {
  const sizes = new Map<string, number>();
  return sites.flatMap((plan, index) => {
    const site = built[index];
    if (!site) return [];
    const folders = [staging, project.out];
    return weighSite({ plan, built: site, manifest: bundle.manifest, folders, sizes });
  });
}
