import { readFileSync } from "node:fs";
import { join } from "node:path";
import { readCache, writeCache } from "../cache.ts";
import type { PublicFile } from "../content/publicFiles.ts";
import { contentHash } from "../contentHash.ts";
import type { Plan } from "../plan/plan.ts";
import type { Project } from "../project.ts";

const ENTRY = "public.json";

/** Gives hashes of the contents of a plan's public files. A file is read only when it has another stamp than at the last look. */
export function hashPublicFiles(
  project: Project,
  { publicFiles, sites }: Pick<Plan, "publicFiles" | "sites">,
): (file: PublicFile) => string {
  const known = readCache<Record<string, { stamp: string; hash: string }>>(project, ENTRY) ?? {};
  const fresh = [...publicFiles, ...sites.flatMap((site) => site.publicFiles)].filter(
    ({ source, stamp }) => known[source]?.stamp !== stamp,
  );
  for (const { source, stamp } of fresh)
    known[source] = { stamp, hash: contentHash(readFileSync(join(project.root, source))) };
  if (fresh.length > 0) writeCache(project, ENTRY, known);
  return ({ source }) => known[source]?.hash ?? "";
}
