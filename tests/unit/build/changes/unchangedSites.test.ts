import { expect, it } from "vitest";
import { settings } from "../../../../cli/build/changes/lastBuild.ts";
import { findUnchanged, saveSites } from "../../../../cli/build/changes/unchangedSites.ts";
import type { Config } from "../../../../cli/model/config.ts";
import { defineResult, instant, openGraph } from "../../../../cli/core/graph/graph.ts";
import { openStore } from "../../../../cli/core/graph/store.ts";
import { openProject } from "../../../../cli/core/project.ts";
import type { Route } from "../../../../cli/model/route.ts";
import type { Schedule } from "../../../../cli/plan/schedule/schedule.ts";

/** A run with the same files, options and pages as the last one, but for what is given. */
interface Run {
  files?: Record<string, string>;
  options?: object;
  now?: string;
  /** Paths of pages that are not published. */
  drafts?: string[];
}

const FILES = {
  "countries/network.yaml": "1",
  "countries/content/shared/home.md": "1",
  "countries/content/atlantis/home.md": "1",
  "countries/content/atlantis/de/home.md": "1",
  "countries/content/lemuria/home.md": "1",
};
const due = { from: "2026-11-01T00:00:00Z", until: "2026-12-01T00:00:00Z" };

const page = (slug: string) => ({ slug, template: "article" });
const site = (key: string, pages: Record<string, object>) => ({
  key,
  country: key.split("/")[0],
  posts: {},
  config: { layout: "default", groups: {}, pages },
});
const config = {
  network: { groups: {} },
  sites: [
    site("atlantis", { home: page(""), fees: page("fees") }),
    site("atlantis/de", { home: page("") }),
    site("lemuria", { home: page(""), fees: page("fees") }),
    site("mu", { home: page(""), visas: page("visas") }),
  ],
} as unknown as Config;

const kept = defineResult<[site: string], true>("kept");

/** Keys of the sites that stay in the second run. */
function staysAfter(second: Run): string[] {
  const project = openProject("/");
  const store = openStore(project);
  const open = ({ files = {}, options = {}, now = "2026-11-25", drafts = [] }: Run) => {
    const graph = openGraph(project, new Map(Object.entries({ ...FILES, ...files })), store);
    graph.set(settings, [], options);
    graph.set(instant, [], Date.parse(now));
    const schedule = {
      isShown: (route: Route) => !drafts.includes(route.path),
      unpublished: drafts.map((path) => ({ route: { path } })),
    } as unknown as Schedule;
    return { graph, schedule };
  };
  const { graph, schedule } = open({});
  const all = new Map(config.sites.map(({ key }) => [key, true as const]));
  saveSites(graph, kept, { config, plan: { schedule }, due }, all);
  const next = open(second);
  return findUnchanged(next.graph, kept, { config, schedule: next.schedule }, (key) => key);
}

const content = (name: string, stamp = "2") => ({ files: { [`countries/content/${name}.md`]: stamp } });

it.each<[change: string, run: Run, stay: string[]]>([
  ["Markdown of one country", content("lemuria/home"), ["atlantis", "atlantis/de", "mu"]],
  ["its further language", content("atlantis/de/home"), ["lemuria", "mu"]],
  ["Markdown that is added", content("atlantis/fees"), ["lemuria", "mu"]],
  ["shared Markdown", content("shared/home"), []],
  ["a country without pages", content("ys/home"), ["lemuria", "mu"]],
  ["YAML", { files: { "countries/network.yaml": "2" } }, []],
  ["an option", { options: { drafts: true } }, []],
  ["the time, before the next change", { now: "2026-11-30" }, ["lemuria", "mu"]],
  ["the time, after it", { now: "2026-12-01" }, []],
  ["a page that is no longer published", { drafts: ["/lemuria/fees/"] }, []],
])("after a change of %s", (_, run, stay) => expect(staysAfter(run)).toEqual(stay));
