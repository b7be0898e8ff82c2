import type { Console } from "../../core/console/console.ts";
import { count } from "../../core/console/text.ts";
import type { ManifestRedirect } from "../../model/manifest.ts";
import type { Problem } from "../../core/problems/problem.ts";
import type { Live } from "./readLive.ts";
import type { Change, HostReview, Review, SitePart, SiteReview } from "./review.ts";

const MAX_PAGES = 12;
const MAX_SITES = 20;

const WORDS: Record<Change, string> = {
  title: "title",
  template: "template",
  copy: "copy",
  head: "head",
  rest: "cards and links",
};

const PARTS: readonly (readonly [SitePart, string])[] = [
  ["shared", "data that all pages share"],
  ["code", "own sections, templates, components or styles"],
  ["files", "files beside pages"],
  ["engine", "built with another version of sitegen, its packages or Node"],
];

/** A review as text: what each site and host adds, changes, moves and removes. */
export function describeReview({ sites, hosts }: Review, style: Console["style"]): string {
  const touched = sites.map((site) => [site, siteLines(site, style)] as const).filter(([, lines]) => lines.length > 0);
  const shown = touched.slice(0, MAX_SITES);
  const rest = touched.length - shown.length;
  const same = sites.length - touched.length;
  return [
    ...shown.flatMap(([site, lines]) => [style("bold", headOf(site)), ...lines, ""]),
    ...(rest > 0 ? [`… and ${count(rest, "site")} more`, ""] : []),
    ...hosts.flatMap((host) => hostLines(host, style)),
    ...(same > 0 ? [style("dim", `${count(same, "site")} unchanged`)] : []),
  ]
    .join("\n")
    .trimEnd();
}

const headOf = ({ key, state, pages }: SiteReview) =>
  state === "kept" ? key : `${key} (${state === "added" ? `new, ${count(pages, "page")}` : "removed"})`;

function siteLines(site: SiteReview, style: Console["style"]): string[] {
  if (site.state === "added") return [`  ${style("green", "+")} ${count(site.added.length, "page")}`];
  const [changedMark, removedMark] = [`  ${style("yellow", "~")} `, `  ${style("red", "-")} `];
  const lines = [
    ...firstLines(site.added, ({ path }) => `  ${style("green", "+")} ${path}`),
    ...firstLines(
      site.changed,
      ({ to, what }) => `${changedMark}${to.path}  ${what.map((part) => WORDS[part]).join(", ")}`,
    ),
    ...firstLines(site.moved, ({ from, to }) => `  ${style("cyan", "→")} ${from.path}  moved to ${to.path}`),
    ...firstLines(site.removed, ({ from, redirect }) => `${removedMark}${from.path}  ${goalOf(redirect, "redirects")}`),
    ...PARTS.filter(([part]) => site.parts[part]).map(([, text]) => changedMark + text),
  ];
  // When pages have changed, the sitemap has, too.
  return lines.length === 0 && site.parts.sitemap ? [`${changedMark}counterparts in its sitemap`] : lines;
}

const goalOf = ({ to }: ManifestRedirect, verb: string): string => (to === "" ? "gone" : `${verb} to ${to}`);

function hostLines({ key, added, removed, isChanged }: HostReview, style: Console["style"]): string[] {
  const lines = [
    ...firstLines(added, (rule) => `  ${style("green", "+")} ${rule.from}  ${goalOf(rule, "redirects")}`),
    ...firstLines(removed, (rule) => `  ${style("red", "-")} ${rule.from}  ${goalOf(rule, "redirected")}`),
    ...(isChanged && added.length + removed.length === 0
      ? [`  ${style("yellow", "~")} its own pages, rules or files`]
      : []),
  ];
  return lines.length === 0 ? [] : [style("bold", key === "" ? "Host" : `Host of ${key}`), ...lines, ""];
}

/** A line for each item, or for the first ones of many. */
function firstLines<T>(items: readonly T[], line: (item: T) => string): string[] {
  const rest = items.length - MAX_PAGES;
  return [...items.slice(0, MAX_PAGES).map(line), ...(rest > 0 ? [`    … and ${rest} more`] : [])];
}

/** A review for programs. Addresses are paths of their hosts. */
export const reviewJson = (
  { from, isPartial }: Live,
  { sites, hosts, vanished }: Review,
  problems: readonly Problem[],
) => ({
  live: from,
  onlyAddresses: isPartial,
  sites: sites.map(({ key, state, pages, added, changed, moved, removed, parts }) => ({
    key,
    state,
    pages,
    added: added.map(({ path }) => path),
    changed: changed.map(({ to, what }) => ({ path: to.path, what })),
    moved: moved.map((move) => ({ from: move.from.path, to: move.to.path })),
    removed: removed.map((page) => ({ path: page.from.path, to: page.redirect.to })),
    ...parts,
  })),
  hosts,
  vanished: vanished.map(({ host, path, proposal }) => ({
    host,
    path,
    proposal: proposal && { to: proposal.to.networkPath, isFallback: proposal.isFallback },
  })),
  problems: problems.map(({ place: { text: _, ...place }, ...problem }) => ({ ...problem, place })),
});
