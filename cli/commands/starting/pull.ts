import { openGraph } from "../../core/graph/graph.ts";
import { loadConfig } from "../../config/loadConfig.ts";
import type { Config } from "../../model/config.ts";
import { removePath } from "../../core/files.ts";
import { readSchemas } from "../../content/parts/readParts.ts";
import {
  applyPull,
  changesOf,
  pullFolder,
  pullSite,
  type PullChanges,
  type PulledSite,
} from "../../tools/pull/pullSite.ts";
import type { Pulled } from "../../tools/pull/pulled.ts";
import { openConsole, type Console } from "../../core/console/console.ts";
import { count } from "../../core/console/text.ts";
import { UsageError } from "../../core/problems/errors.ts";
import { FORMATS } from "../../core/problems/formats/index.ts";
import { sortProblems } from "../../core/problems/problem.ts";
import { type CommonOptions, knownNames, openCommand } from "../options.ts";
import { requireProject } from "../../build/checkProject.ts";

type Options = CommonOptions & Partial<Record<"accept" | "full" | "overwrite" | "dryRun", boolean>>;

/** Maximum number of listed files per country. */
const MAX_NAMED = 20;

/** `sitegen pull`: writes content of WordPress into the project. @param network For tests. */
export async function pull(countries: string[], options: Options, network: { retryDelayMs?: number } = {}) {
  const { accept = false, full = false, overwrite = false, dryRun = false, json = false } = options;
  const { console, project } = openCommand(options);
  const schemas = await readSchemas(openGraph(project));
  // Without copy, in which a pull may correct mistakes.
  const read = loadConfig(project.root, schemas);
  const config = requireProject({ project: read.value, problems: read.problems });
  const login = process.env["SITEGEN_WORDPRESS_LOGIN"];
  const sites: PulledSite[] = [];
  try {
    for (const site of choose(config, countries))
      sites.push(
        await console.task(`Pull ${site.site.config.name}`, (progress) =>
          pullSite({ project, schemas, config, ...site, accept, full, overwrite, login, ...network, progress }),
        ),
      );
    const report = sites.map((site) => ({ country: site.country, ...changesOf(site), requests: site.requests }));
    const problems = sortProblems(sites.flatMap((site) => site.problems));
    if (!dryRun) applyPull(project.root, sites);
    if (json) {
      const withoutText = problems.map(({ place: { text: _, ...place }, ...problem }) => ({ ...problem, place }));
      console.print({ countries: report, problems: withoutText });
    } else {
      for (const each of report) printChanges(console, each, dryRun);
      // A new console, because problems are printed even with --quiet.
      if (problems.length > 0) openConsole().note(FORMATS.pretty(problems, console, { verbose: true }));
    }
  } finally {
    removePath(pullFolder(project));
  }
}

/** The named countries, or all that have a key `pull`. */
function choose({ countries }: Config, named: readonly string[]): Pick<Pulled, "site" | "pull">[] {
  const keys = countries.map(({ key }) => key);
  knownNames(named, keys, "country");
  const chosen = named.length === 0 ? countries : countries.filter(({ key }) => named.includes(key));
  const pulled = chosen.flatMap((site) => (site.config.pull ? [{ site, pull: site.config.pull }] : []));
  if (pulled.length > 0) return pulled;
  throw new UsageError(
    named.length === 0 ? "No country has a key `pull`" : `The file of ${named.join(" and ")} has no key \`pull\``,
    "Add `pull: { from: https://cms.example.com/wp-json, posts: { group: news } }` to a country's file. See node_modules/countrysites/docs/wordpress.md.",
  );
}

function printChanges(console: Console, changes: PullChanges & { country: string; requests: number }, dryRun: boolean) {
  const { country, added, changed, removed, requests } = changes;
  const lines = [
    ...added.map((file) => `${console.style("green", "+")} ${file}`),
    ...changed.map((file) => `${console.style("yellow", "~")} ${file}`),
    ...removed.map((file) => `${console.style("red", "-")} ${file}`),
  ];
  for (const line of lines.slice(0, MAX_NAMED)) console.print(line);
  if (lines.length > MAX_NAMED) console.print(`… and ${count(lines.length - MAX_NAMED, "more file")}`);
  const sum = `${added.length} added, ${changed.length} changed, ${removed.length} removed`;
  console.note(
    `${country}: ${lines.length === 0 ? "nothing has changed" : sum}, ${count(requests, "request")}${dryRun ? "; nothing was written" : ""}.`,
  );
}
