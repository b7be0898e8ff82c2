import type { SitePlan } from "../../plan/plan.ts";
import type { Project } from "../../project.ts";
import type { Bundle } from "../bundle.ts";
import type { BuiltSite } from "../makeSites.ts";
import { weighSite, type PageWeight } from "./weighSite.ts";

interface Options {
  project: Project;
  sites: readonly SitePlan[];
  /** What was made of them, in the same order. */
  built: readonly BuiltSite[];
  bundle: Pick<Bundle, "manifest">;
  /** Folder with what is new. */
  staging: string;
}

/** Weighs all pages of the sites that were built. */
export function weighSites({ project, sites, built, bundle, staging }: Options): PageWeight[] {
  const sizes = new Map<string, number>();
  return sites.flatMap((plan, index) => {
    const own = built[index];
    if (!own) return [];
    const folders = [staging, project.out];
    return weighSite({ plan, built: own, manifest: bundle.manifest, folders, sizes });
  });
}
