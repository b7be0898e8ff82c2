import type { Plan } from "../../plan/plan.ts";
import { describeReview } from "./describeReview.ts";
import type { Manifest } from "../../manifest/manifest.ts";
import { reviewManifests } from "./review.ts";

/** What a build makes that was not reviewed, as text; undefined when there is nothing. Sites that it does not make are not asked for. */
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
