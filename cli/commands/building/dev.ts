import { describeHomes, listHomes, serveProject } from "../../serve/dev/serveProject.ts";
import { describeUnpublished } from "../../serve/dev/servedSites.ts";
import { createReporter } from "../../serve/dev/reporter.ts";
import { EDITOR_PATH, serveEditor } from "../../tools/editor/serveEditor.ts";
import { requirePort } from "../../serve/preview/localHosts.ts";
import { linkPackages } from "../../build/generate/linkPackages.ts";
import { untilStopped } from "../../core/signals.ts";
import { EnvironmentError } from "../../core/problems/errors.ts";
import { findVanished, readPublished, vanishedNotes } from "../../build/review/published.ts";
import { checkProject, problemsOf } from "../../build/checkProject.ts";
import { type CommonOptions, openCommand, parseNow, parsePort } from "../options.ts";

type Options = CommonOptions & { port: string; country?: string; open?: boolean; now?: string };

/**
 * @throws EnvironmentError for paths that Vite's server can't load: it ends module paths at `#` and `?`, and decodes
 * `%20`.
 */
function requirePlainPath(folder: string): void {
  const found = /[#?]|%[\da-f]{2}/i.exec(folder)?.[0];
  if (found === undefined) return;
  throw new EnvironmentError(
    `\`sitegen dev\` can't serve a project with \`${found}\` in its path: ${folder}`,
    "Rename the folder, or move the project. `sitegen build` and `sitegen preview` work in this folder too.",
  );
}

/** `sitegen dev`: the sites with hot reload of components, YAML, Markdown and styles, and the embedded content API. */
export async function dev(countries: string[], { port, country, open, json, now, ...options }: Options): Promise<void> {
  const { console, project } = openCommand(options);
  requirePlainPath(project.root);
  const number = parsePort(port);
  await requirePort(number);
  linkPackages(project);
  const url = `http://localhost:${number}/`;
  const reporter = createReporter(console);
  const published = readPublished(project);
  let vanished: readonly string[] = [];
  const { server, sites } = await serveProject({
    project,
    port: number,
    open: (sites) => {
      const home = sites && countries.length > 0 ? listHomes(sites, number)[0]?.url : undefined;
      return open ? (home ?? url) : undefined;
    },
    async check(options) {
      const moment = { now: parseNow(now), drafts: "dev" as const };
      const checked = await checkProject({ root: project.root, countries, ...options, ...moment });
      if (published && checked.project) vanished = vanishedNotes(findVanished(published, checked.project));
      return { ...checked, problems: problemsOf(checked.problems, countries) };
    },
    before: serveEditor({ project, countries, log: (line) => console.print(line) }),
    countryCode: ({ config }) => country ?? config.countries.find(({ key }) => key === countries[0])?.config.code,
    log: (line) => console.print(line),
    report: (problems, sites) =>
      reporter.report(problems, [
        ...describeHomes(sites, number),
        `Editor on ${url}${EDITOR_PATH.slice(1)}`,
        ...(sites ? describeUnpublished(sites.plan.schedule) : []),
        ...vanished,
      ]),
  });
  if (json) console.print(JSON.stringify({ url, sites: sites ? listHomes(sites, number) : [] }));
  console.note("Stop with Ctrl+C.");
  await untilStopped();
  await server.close();
}
