import { resolve } from "node:path";
import { writeText } from "../../core/files.ts";
import { EnvironmentError, ProblemsError } from "../../core/problems/errors.ts";
import { describeReview, reviewJson } from "../../build/review/describeReview.ts";
import { describeVanished, vanishedProblems } from "../../build/review/describeVanished.ts";
import { readLive } from "../../build/review/readLive.ts";
import { reviewManifests } from "../../build/review/review.ts";
import { writePlan } from "../../build/review/reviewedPlan.ts";
import { type CommonOptions, openCommand, parseBaseUrl, momentOf, type MomentOptions } from "../options.ts";
import { planNext } from "../../build/planNext.ts";

type Options = CommonOptions & MomentOptions & { live?: string; out?: string; baseUrl?: string };

/** `sitegen plan`: compares the next build with what is live. Renders nothing; fails for addresses that would vanish. */
export async function plan({ live: source, out, baseUrl, json, ...options }: Options): Promise<void> {
  const { console, project } = openCommand(options);
  const { config, next } = await planNext(project, console, { baseUrl: parseBaseUrl(baseUrl), ...momentOf(options) });
  const live = await readLive(project, source ?? config.network.host.live, next);
  if (!live)
    throw new EnvironmentError(
      "There is no live site to compare with",
      "Name it with --live https://www.example.com, or name a folder that `sitegen build` wrote. You can also set `host.live` in network.yaml.",
    );
  const review = reviewManifests(live.manifest, next);
  const { vanished } = review;
  if (json) console.print(reviewJson(live, review, vanishedProblems(config, vanished)));
  else {
    console.note(`Compared with ${live.from}${live.isPartial ? ": only addresses are known" : ""}\n`);
    console.print(describeReview(review, console.style));
    if (vanished.length > 0) console.print(`\n${describeVanished(config, vanished, console.style)}`);
  }
  if (vanished.length > 0) {
    if (out !== undefined) console.note(`\n${out} is only written if no address would vanish.`);
    throw new ProblemsError([]);
  }
  if (out === undefined) return;
  writeText(resolve(project.root, out), writePlan(live.from, next));
  console.note(`\nBuild exactly this plan with \`sitegen build --plan ${out}\`.`);
}
