import { resolve } from "node:path";
import { writeText } from "../files.ts";
import { openProject } from "../project.ts";
import { openConsole } from "../report/console.ts";
import { EnvironmentError, ProblemsError } from "../report/errors.ts";
import { describeReview, reviewJson } from "../tools/review/describeReview.ts";
import { describeVanished, vanishedProblems } from "../tools/review/describeVanished.ts";
import { readLive } from "../tools/review/readLive.ts";
import { reviewManifests } from "../tools/review/review.ts";
import { writePlan } from "../tools/review/reviewedPlan.ts";
import type { CommonOptions } from "./options.ts";
import { parseBaseUrl } from "./parseBaseUrl.ts";
import { momentOf, type MomentOptions } from "./parseNow.ts";
import { planNext } from "./planNext.ts";

interface Options extends CommonOptions, MomentOptions {
  live?: string;
  out?: string;
  baseUrl?: string;
  json?: boolean;
}

/**
 * `sitegen plan`: compares the next build with what is live. Renders nothing; fails for addresses that would vanish.
 */
export async function plan({ root, live: source, out, baseUrl, json, quiet, ...moment }: Options): Promise<void> {
  const console = openConsole({ quiet: quiet ?? false });
  const project = openProject(root);
  const { config, next } = await planNext({ project, console, baseUrl: parseBaseUrl(baseUrl), ...momentOf(moment) });
  const live = await readLive(project, source ?? config.network.host.live, next);
  if (!live)
    throw new EnvironmentError(
      "There is no live site to compare with",
      "Name it with --live https://www.example.com, or name a folder that `sitegen build` wrote. You can also set `host.live` in network.yaml.",
    );
  const review = reviewManifests(live.manifest, next);
  const { vanished } = review;
  if (json) console.print(JSON.stringify(reviewJson(live, review, vanishedProblems(config, vanished)), null, 2));
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
