import { existsSync, readFileSync } from "node:fs";
import { UsageError } from "../../report/errors.ts";
import type { Manifest } from "../../manifest/manifest.ts";
import { parseManifest } from "../../manifest/manifestFiles.ts";

/** Number of the form of a plan's file. */
const PLAN_FORMAT = 1;

/** What `sitegen plan --out` writes: what the build will make, as it was reviewed. */
interface ReviewedPlan {
  plan: typeof PLAN_FORMAT;
  /** What it was compared with. */
  live: string;
  next: Manifest;
}

/** A plan's file. Same input, same bytes. */
export const writePlan = (live: string, next: Manifest): string =>
  `${JSON.stringify({ plan: PLAN_FORMAT, live, next } satisfies ReviewedPlan)}\n`;

/** What was reviewed. @throws UsageError when the file is none that `sitegen plan --out` wrote. */
export function readPlan(file: string): Manifest {
  const isThere = existsSync(file);
  const next = isThere ? parsePlan(file) : undefined;
  if (next) return next;
  throw new UsageError(
    isThere ? `${file} is no reviewed plan` : `There is no file ${file}`,
    "Write one with `sitegen plan --out plan.json`.",
  );
}

function parsePlan(file: string): Manifest | undefined {
  try {
    const data = JSON.parse(readFileSync(file, "utf8")) as Partial<ReviewedPlan> | null;
    return data?.plan === PLAN_FORMAT ? parseManifest(JSON.stringify(data.next)) : undefined;
  } catch {
    return undefined;
  }
}
