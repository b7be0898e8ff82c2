import { count } from "../../report/count.ts";
import type { ShownGroup } from "./showGroups.ts";

/** What two builds look different in. */
export interface Report {
  /** Pages that both have. */
  pages: number;
  /** Pages that look different. */
  different: number;
  widths: readonly number[];
  groups: readonly ShownGroup[];
  /** Paths of pages that only one of the builds has. */
  added: readonly string[];
  removed: readonly string[];
}

/** `390 and 1440 px`. */
export const widthList = (widths: readonly number[]): string =>
  `${widths.length > 1 ? `${widths.slice(0, -1).join(", ")} and ` : ""}${widths.at(-1) ?? ""} px`;

/** All in one sentence. */
export function summaryOf({ pages, different, groups, widths, added, removed }: Report): string {
  const more = [
    ...(added.length > 0 ? [`${count(added.length, "page")} added`] : []),
    ...(removed.length > 0 ? [`${count(removed.length, "page")} removed`] : []),
  ].map((text) => `, ${text}`);
  const of = `of ${count(pages, "page")} at ${widthList(widths)}`;
  return groups.length === 0
    ? `Nothing looks different ${of.replace(/^of/, "on")}${more.join("")}.`
    : `${different} ${of} look${different === 1 ? "s" : ""} different, by ${count(groups.length, "change")}${more.join("")}.`;
}

/** What a program reads: no pictures. */
export const reportData = ({ groups, ...counts }: Report) => ({
  ...counts,
  groups: groups.map(({ name, components, change, values, pages, widths, views }) => ({
    name,
    components,
    ...(change && { change }),
    values,
    pages,
    widths,
    shownOn: views[0]?.path,
  })),
});

/** Paths that a summary lists, at most. */
const LISTED = 20;

/** A summary for a comment on a pull request. */
export function reportMarkdown(report: Report): string {
  const { groups, added, removed } = report;
  const rows = groups.map(
    ({ name, pages, widths }) =>
      `| ${escapeCell(name)} | ${pages.length} | ${widthList(widths)} | ${escapeCell(pages[0] ?? "")} |`,
  );
  const list = (title: string, paths: readonly string[]) => {
    if (paths.length === 0) return [];
    const shown = paths.slice(0, LISTED).map((path) => `- ${path}`);
    const more = paths.length > LISTED ? [`- and ${paths.length - LISTED} more`] : [];
    return ["", `**${title}**`, "", ...shown, ...more];
  };
  return [
    summaryOf(report),
    ...(rows.length > 0 ? ["", "| what | pages | at | for example |", "| --- | --- | --- | --- |", ...rows] : []),
    ...list("Added", added),
    ...list("Removed", removed),
  ].join("\n");
}

const escapeCell = (text: string): string => text.replaceAll("|", "\\|");
