import { existsSync, readFileSync } from "node:fs";
import { attempt } from "../../core/attempt.ts";
import type { Manifest } from "../../model/manifest.ts";
import { parseManifest } from "../manifest/manifestFiles.ts";
import type { Plan } from "../../model/plan.ts";
import { UsageError } from "../../core/problems/errors.ts";
import { describeReview } from "./describeReview.ts";
import { reviewManifests } from "./review.ts";

const PLAN_FORMAT = 1;

/** What `sitegen plan --out` writes: the reviewed result of a build, and what it was compared with. */
interface ReviewedPlan {
  plan: typeof PLAN_FORMAT;
  live: string;
  next: Manifest;
}

/** The text of a reviewed plan. Same input, same bytes. */
export const writePlan = (live: string, next: Manifest): string =>
  `${JSON.stringify({ plan: PLAN_FORMAT, live, next } satisfies ReviewedPlan)}\n`;

/** Reads a reviewed plan. @throws UsageError for any other file. */
export function readPlan(file: string): Manifest {
  const exists = existsSync(file);
  const data = attempt(() => JSON.parse(readFileSync(file, "utf8")) as Partial<ReviewedPlan> | null);
  const next = data?.plan === PLAN_FORMAT ? parseManifest(JSON.stringify(data.next)) : undefined;
  if (next) return next;
  throw new UsageError(
    exists ? `${file} is not a reviewed plan` : `There is no file ${file}`,
    "Create one with `sitegen plan --out plan.json`.",
  );
}

/** Describes how a build differs from the reviewed plan. Undefined when it does not. Compares only sites that are built. */
export function differsFromReview(
  reviewed: Manifest,
  made: Manifest,
  { sites }: Pick<Plan, "sites">,
): string | undefined {
  const isSame =
    JSON.stringify(reviewed.hosts) === JSON.stringify(made.hosts) &&
    sites.every(({ key }) => {
      const [was, is] = [reviewed.sites[key], made.sites[key]];
      return was?.hash === is?.hash && was?.engine === is?.engine;
    });
  return isSame ? undefined : describeReview(reviewManifests(reviewed, made), (_, text) => text);
}
