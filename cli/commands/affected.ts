import { resolve } from "node:path";
import { keyFiles } from "../affected/keyFiles.ts";
import { describeReasons } from "../affected/reasons.ts";
import { findAffected, type Affected } from "../affected/findAffected.ts";
import { githubMatrix, listParts } from "../affected/toBuild.ts";
import { writeTree } from "../files.ts";
import { openProject } from "../project.ts";
import { openConsole, type Console } from "../report/console.ts";
import { count } from "../report/count.ts";
import { UsageError } from "../report/errors.ts";
import { table } from "../report/table.ts";
import { MANIFEST_FORMAT, type Manifest } from "../manifest/manifest.ts";
import { readLive } from "../tools/review/readLive.ts";
import type { CommonOptions } from "./options.ts";
import { parseBaseUrl } from "./parseBaseUrl.ts";
import { parseHosts } from "./parseHosts.ts";
import { momentOf, type MomentOptions } from "./parseNow.ts";
import { planNext } from "./planNext.ts";

interface Options extends CommonOptions, MomentOptions {
  since?: string;
  host?: string;
  baseUrl?: string;
  parts?: string;
  keys?: string;
  format?: "github" | "lines";
  json?: boolean;
}

/** Jobs that GitHub makes of one matrix. */
const MOST_JOBS = 256;

/** `sitegen affected`: the countries whose files a build would make differently from those that are live. Renders nothing. */
export async function affected(countries: string[], { root, quiet, ...options }: Options): Promise<void> {
  const console = openConsole({ quiet: quiet ?? false });
  const project = openProject(root);
  const parts = options.parts === undefined ? undefined : parseParts(options.parts);
  const settings = { hosts: parseHosts(options.host), baseUrl: parseBaseUrl(options.baseUrl), ...momentOf(options) };
  const { config, next, before } = await planNext({ project, console, countries, ...settings });
  if (options.keys !== undefined) writeTree(resolve(project.root, options.keys), keyFiles(next), { prune: true });
  const place = options.since ?? config.network.host.live;
  // Addresses of builds before the last are nothing that a country has: other than `plan`, this asks for files.
  const last = before && { manifest: before, from: "what the last build left", isPartial: false };
  const live = (place === undefined ? last : await readLive(project, place, next)) ?? nothing();
  const found = only(countries, findAffected(live.manifest, next, live.isPartial));
  const { from, isPartial } = live;
  if (options.json) return console.print(JSON.stringify({ since: from, onlyAddresses: isPartial, ...found }, null, 2));
  console.note(`Compared with ${from}${isPartial ? ": only addresses are known" : ""}\n`);
  if (options.format === undefined) return print(console, found);
  const build = listParts(found, next, parts);
  if (options.format === "lines") return build.forEach((keys) => console.print(keys.join(" ")));
  if (build.length > MOST_JOBS)
    throw new UsageError(
      `${build.length} countries are more jobs than GitHub Actions makes of a matrix (${MOST_JOBS})`,
      "Let each job build several of them: --parts 40",
    );
  console.print(githubMatrix(build, parts !== undefined));
}

/** Before the first upload. */
const nothing = () => ({
  manifest: { format: MANIFEST_FORMAT, keys: [], hosts: [], sites: {} } satisfies Manifest,
  from: "nothing: neither --since nor host.live of network.yaml says what is live, and there is no last build",
  isPartial: false,
});

/** Of the countries that the user named; all when there are none. */
const only = (named: readonly string[], { countries, removed, hosts }: Affected): Affected =>
  named.length === 0
    ? { countries, removed, hosts }
    : { countries: countries.filter(({ country }) => named.includes(country)), removed: [], hosts };

function print(console: Console, { countries, removed, hosts }: Affected): void {
  const rows = [
    ...countries.map((found) => [found.country, describeReasons(found)]),
    ...removed.map((country) => [country, "no more in countries/: remove its folder from the host"]),
  ];
  if (rows.length > 0) console.print(`${table(["country", "why"], rows)}\n`);
  // What belongs to a country's own host is in the country's folder.
  if (hosts.includes("")) console.print("The host's own pages, rules or files differ: each build writes them.");
  console.note(`${count(countries.length, "country is", "countries are")} affected`);
}

function parseParts(text: string): number {
  const number = Number(text);
  if (Number.isInteger(number) && number > 0) return number;
  throw new UsageError(`\`${text}\` is no number of parts`, "Write --parts 40.");
}
