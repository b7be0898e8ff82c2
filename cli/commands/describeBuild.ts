import type { BuildReport } from "../build/changes/lastBuild.ts";
import type { Console } from "../core/console/console.ts";
import { bytes, table } from "../core/console/text.ts";

/** With more sites, those in which nothing was rendered share one row. */
const MAX_ROWS = 12;

/** The summary at the end of a build: a table of sites, and notes. */
export function describeBuild({ sites, notes }: BuildReport, style: Console["style"]): string {
  const shown = sites.length > MAX_ROWS ? sites.filter(({ rendered }) => rendered > 0) : sites;
  const others = sites.filter((site) => !shown.includes(site));
  const rows = shown.map(({ country, ...site }) => row(country, [site]));
  if (others.length > 0) rows.push(row(`${others.length} ${shown.length > 0 ? "others" : "sites"}`, others));
  return [
    "",
    table(["country", "pages", "rendered", "size"], rows, ["pages", "rendered", "size"]),
    ...notes.map((note) => `\n${style("yellow", "!")} ${note}`),
    "",
  ].join("\n");
}

/** Builds of this duration or longer report their slowest steps. */
const LONG_BUILD_SECONDS = 5;

/** The slowest steps of a long build; undefined for a short one. */
export function describeSteps(steps: Console["steps"], seconds: number): string | undefined {
  if (seconds < LONG_BUILD_SECONDS) return undefined;
  const longest = steps.toSorted((a, b) => b.seconds - a.seconds).slice(0, 2);
  const named = longest.map((step) => `${step.name} ${step.seconds.toFixed(1)} s`).join(", ");
  return `Most of the time: ${named}. Pages, pictures and scripts are cached: the next build makes only what has changed.`;
}

/** A row of the table, for one or several sites. */
function row(name: string, sites: Pick<BuildReport["sites"][number], "pages" | "rendered" | "bytes">[]): string[] {
  const sum = (of: "pages" | "rendered" | "bytes") => sites.reduce((total, site) => total + site[of], 0);
  return [name, String(sum("pages")), String(sum("rendered")), bytes(sum("bytes"))];
}
