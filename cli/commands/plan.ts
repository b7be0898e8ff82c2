import { resolve } from "node:path";
import { writeText } from "../files.ts";
import type { Config } from "../config/loadConfig.ts";
import { findSources, openProject } from "../project.ts";
import { settleOutput } from "../render/commit.ts";
import { buildFingerprint, sinceLastBuild } from "../render/lastBuild.ts";
import { sitesOfLastBuild } from "../render/unchangedSites.ts";
import { openConsole } from "../report/console.ts";
import { EnvironmentError, ProblemsError } from "../report/errors.ts";
import { describeReview } from "../review/describeReview.ts";
import { describeVanished } from "../review/describeVanished.ts";
import { hashPublicFiles } from "../review/hashPublicFiles.ts";
import { makeManifest } from "../review/makeManifest.ts";
import { readManifest } from "../review/manifestFiles.ts";
import { vanishedProblems } from "../review/mendVanished.ts";
import { readLive } from "../review/readLive.ts";
import { reviewManifests } from "../review/review.ts";
import { reviewJson } from "../review/reviewJson.ts";
import { writePlan } from "../review/reviewedPlan.ts";
import { checkProject } from "./checkProject.ts";
import type { CommonOptions } from "./options.ts";
import { stopOnErrors } from "./stopOnErrors.ts";

interface Options extends CommonOptions {
  live?: string;
  out?: string;
  baseUrl?: string;
  json?: boolean;
}

/** `sitegen plan`: what a build would change against what is live. Renders nothing; fails for addresses that would vanish. */
export async function plan({ root, live: place, out, baseUrl, json, quiet }: Options): Promise<void> {
  const console = openConsole({ quiet: quiet ?? false });
  const project = openProject(root);
  await settleOutput(project, console);
  const sources = findSources(project);
  const before = readManifest(project);
  const since = before && sinceLastBuild(project, buildFingerprint(project, sources, { baseUrl }));
  const findUnchanged = since && ((config: Config) => sitesOfLastBuild(project, config, since));
  const checked = stopOnErrors(await checkProject({ root, baseUrl, sources, findUnchanged }));
  const { config } = checked;
  const next = makeManifest({ ...checked, before: since && before, hashOf: hashPublicFiles(project, checked.plan) });
  const live = await readLive(project, place ?? config.network.host.live, next);
  if (!live)
    throw new EnvironmentError(
      "Nothing is known of what is live",
      "Name it: --live https://www.example.com, or a folder that `sitegen build` wrote; `host.live` of network.yaml can hold it.",
    );
  const review = reviewManifests(live.manifest, next);
  const { vanished } = review;
  if (json) console.print(JSON.stringify(reviewJson(live, review, vanishedProblems(config, vanished)), null, 2));
  else {
    console.note(`Compared with ${live.from}${live.isPartial ? ": only addresses are known" : ""}\n`);
    console.print(describeReview(review, console.style));
    if (vanished.length > 0) console.print(`\n${describeVanished(config, vanished, console.style)}`);
  }
  if (vanished.length > 0) throw new ProblemsError([]);
  if (out === undefined) return;
  writeText(resolve(project.root, out), writePlan(live.from, next));
  console.note(`\nBuild just this with \`sitegen build --plan ${out}\`.`);
}
