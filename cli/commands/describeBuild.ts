import type { BuildReport } from "../render/lastBuild.ts";
import type { Console } from "../report/console.ts";
import { bytes, table } from "../report/table.ts";

/** Of more sites, those in which nothing was rendered are told together. */
const MOST_ROWS = 12;

/** What a build tells at its end: its sites, and what is to be known. */
export function describeBuild({ sites, notes }: BuildReport, style: Console["style"]): string {
  const shown = sites.length > MOST_ROWS ? sites.filter(({ rendered }) => rendered > 0) : sites;
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

/** A build that takes longer says why, in seconds. */
const LONG = 5;

/** Where the time of a long build went; nothing for a shorter one. */
export function describeSteps(steps: Console["steps"], seconds: number): string | undefined {
  if (seconds < LONG) return undefined;
  const longest = steps.toSorted((a, b) => b.seconds - a.seconds).slice(0, 2);
  const named = longest.map((step) => `${step.name} ${step.seconds.toFixed(1)} s`).join(", ");
  return `Most of the time: ${named}. Pages, pictures and scripts are kept: the next build makes only what has changed.`;
}

/** A line of the table, for one site or for several. */
function row(name: string, sites: Pick<BuildReport["sites"][number], "pages" | "rendered" | "bytes">[]): string[] {
  const sum = (of: "pages" | "rendered" | "bytes") => sites.reduce((total, site) => total + site[of], 0);
  return [name, String(sum("pages")), String(sum("rendered")), bytes(sum("bytes"))];
}
