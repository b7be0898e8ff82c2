import { readCache, writeCache } from "../../cache.ts";
import type { SitePlan } from "../../plan/plan.ts";
import type { Project } from "../../project.ts";
import type { Bundle } from "../bundle.ts";
import type { BuiltSite } from "../makeSites.ts";
import { weighSite, type KnownDocuments, type PageWeight } from "./weighSite.ts";

const ENTRY = "weights.json";

interface Options {
  project: Project;
  sites: readonly SitePlan[];
  /** What was made of them, in the same order. */
  built: readonly BuiltSite[];
  bundle: Pick<Bundle, "manifest">;
  /** Folder with what is new. */
  staging: string;
}

/** Weighs all pages of the sites that were built. What a document loads is looked up again only when the page has changed. */
export function weighSites({ project, sites, built, bundle, staging }: Options): PageWeight[] {
  const known = readCache<Record<string, KnownDocuments>>(project, ENTRY) ?? {};
  const sizes = new Map<string, number>();
  const weights = sites.flatMap((plan, index) => {
    const own = built[index];
    if (!own) return [];
    const folders = [staging, project.out];
    return weighSite({ plan, built: own, manifest: bundle.manifest, folders, known: (known[plan.key] ??= {}), sizes });
  });
  writeCache(project, ENTRY, known);
  return weights;
}
