import { resolve } from "node:path";
import {
  describeReasons,
  findAffected,
  githubMatrix,
  keyFiles,
  listParts,
  type Affected,
} from "../../tools/findAffected.ts";
import { writeTree } from "../../core/files.ts";
import { openProject } from "../../core/project.ts";
import { openConsole, type Console } from "../../core/console/console.ts";
import { count, table } from "../../core/console/text.ts";
import { UsageError } from "../../core/problems/errors.ts";
import { MANIFEST_FORMAT } from "../../build/manifest/manifestFiles.ts";
import { readLive, type Live } from "../../build/review/readLive.ts";
import { type CommonOptions, parseBaseUrl, parseHosts, momentOf, type MomentOptions, parseCount } from "../options.ts";
import { planNext } from "../../build/planNext.ts";

type Texts = Partial<Record<"since" | "host" | "baseUrl" | "parts" | "keys", string>>;
type Options = CommonOptions & MomentOptions & Texts & { format?: "github" | "lines" };

/** GitHub's limit of jobs in one matrix. */
const MAX_JOBS = 256;

/** `sitegen affected`: the countries whose live files a build would change. Renders nothing. */
export async function affected(countries: string[], { root, quiet, ...options }: Options): Promise<void> {
  const console = openConsole({ quiet });
  const project = openProject(root);
  const parts = options.parts === undefined ? undefined : parseCount(options.parts, "parts", "--parts 40");
  const settings = { hosts: parseHosts(options.host), baseUrl: parseBaseUrl(options.baseUrl), ...momentOf(options) };
  const { config, next, before } = await planNext(project, console, { countries, ...settings });
  if (options.keys !== undefined) writeTree(resolve(project.root, options.keys), keyFiles(next), { prune: true });
  const place = options.since ?? config.network.host.live;
  // Unlike `plan`, this compares files, so addresses of builds before the last one don't matter.
  const last = before && { manifest: before, from: "the last build's output", isPartial: false };
  const live = (place === undefined ? last : await readLive(project, place, next)) ?? NOTHING;
  const result = findAffected(live.manifest, next, live.isPartial);
  if (countries.length > 0) {
    result.countries = result.countries.filter(({ country }) => countries.includes(country));
    result.removed = [];
  }
  const { from, isPartial } = live;
  if (options.json) return console.print({ since: from, onlyAddresses: isPartial, ...result });
  console.note(`Compared with ${from}${isPartial ? ": only addresses are known" : ""}\n`);
  if (options.format === undefined) return print(console, result);
  const build = listParts(result, next, parts);
  if (options.format === "lines") return build.forEach((keys) => console.print(keys.join(" ")));
  if (build.length > MAX_JOBS)
    throw new UsageError(
      `${build.length} countries are more than the maximum number of jobs in a GitHub Actions matrix (${MAX_JOBS})`,
      "Let each job build several countries: --parts 40",
    );
  console.print(githubMatrix(build, parts !== undefined));
}

/** The live state before the first upload. */
const NOTHING: Live = {
  manifest: { format: MANIFEST_FORMAT, keys: [], hosts: [], sites: {} },
  from: "nothing, because neither --since nor host.live of network.yaml names the live site, and there is no earlier build",
  isPartial: false,
};

function print(console: Console, { countries, removed, hosts }: Affected): void {
  const rows = [
    ...countries.map((found) => [found.country, describeReasons(found)]),
    ...removed.map((country) => [country, "removed from countries/: remove its folder from the host"]),
  ];
  if (rows.length > 0) console.print(`${table(["country", "why"], rows)}\n`);
  // "" is the network's host. The files of a country's own host are in the country's folder.
  if (hosts.includes("")) console.print("The host's own pages, rules or files differ; each build writes them.");
  console.note(`${count(countries.length, "country is", "countries are")} affected`);
}
