import { groupBy } from "../../groupBy.ts";
import type { StyleChange } from "./changedRules.ts";
import type { Difference } from "./difference.ts";

/** What looks different on a page at a width. */
export interface PageDifferences {
  /** Network path, `/india/news/`. */
  path: string;
  width: number;
  differences: Difference[];
}

/** All that one change makes look different. */
export interface Group {
  /** `Footer: background`. */
  name: string;
  /** Parts of pages, those in most places first. */
  components: string[];
  /** The change of the stylesheets that explains it, where one does. */
  change?: StyleChange;
  /** Texts or values before and after, each once. */
  values: { before?: string; after?: string }[];
  /** Paths of pages, in order. */
  pages: string[];
  /** In order. */
  widths: number[];
  /** Where to look at it. */
  places: { path: string; width: number; differences: Difference[] }[];
}

type Found = Pick<PageDifferences, "path" | "width"> & { difference: Difference };

/** Groups what looks different by the change that explains it; what is on most pages first. */
export function groupDifferences(pages: readonly PageDifferences[], changes: readonly StyleChange[]): Group[] {
  const found = pages.flatMap(({ path, width, differences }) =>
    differences.map((difference): Found => ({ path, width, difference })),
  );
  const isShared = sharedReplacements(found);
  const byCause = [...groupBy(found, ({ difference }) => causeOf(difference, isShared)).values()];
  return mergeCopy(byCause)
    .map((group) => describeGroup(group, changes))
    .sort((a, b) => b.pages.length - a.pages.length || (a.name < b.name ? -1 : 1));
}

/** What explains a difference, as text. */
function causeOf(difference: Difference, isShared: (replacement: string) => boolean): string {
  const { kind, component, change, families } = difference;
  if (change !== undefined) return `change ${change}`;
  const replacement = replacementOf(difference);
  if (isShared(replacement)) return replacement;
  return [kind, component, kind === "style" ? families.join() : ""].join("\n");
}

const replacementOf = ({ kind, before = "", after = "" }: Difference): string => [kind, before, after].join("\n");

/** Finds the texts and pictures that were replaced alike in several parts: the word of a menu and of a footer is one change. */
function sharedReplacements(found: readonly Found[]): (replacement: string) => boolean {
  const components = new Map<string, Set<string>>();
  for (const { difference } of found) {
    if (difference.kind !== "text" && difference.kind !== "picture") continue;
    const key = replacementOf(difference);
    components.set(key, (components.get(key) ?? new Set()).add(difference.component));
  }
  return (replacement) => (components.get(replacement)?.size ?? 0) > 1;
}

/** The copy of a page is one file: what differs in several parts of the same pages, and of no others, is one change. */
function mergeCopy(groups: Found[][]): Found[][] {
  const isCopy = (group: Found[]) =>
    group.every(({ difference: { kind, isContent } }) => isContent && kind !== "style" && kind !== "size");
  const copy = groupBy(groups.filter(isCopy), (group) => pathsOf(group).join("\n"));
  return [...groups.filter((group) => !isCopy(group)), ...[...copy.values()].map((same) => same.flat())];
}

const pathsOf = (group: readonly Found[]): string[] => [...new Set(group.map(({ path }) => path))].sort();

function describeGroup(group: readonly Found[], changes: readonly StyleChange[]): Group {
  const components = byCount(group.map(({ difference }) => difference.component));
  const index = group[0]?.difference.change;
  const change = index === undefined ? undefined : changes[index];
  const places = [...groupBy(group, ({ path, width }) => `${path} ${width}`).values()].map((found) => ({
    path: found[0]?.path ?? "",
    width: found[0]?.width ?? 0,
    differences: found.map(({ difference }) => difference),
  }));
  return {
    name: `${listSome(components)}: ${listSome(byCount(group.flatMap(({ difference }) => difference.families)))}`,
    components,
    ...(change && { change }),
    values: valuesOf(group),
    pages: pathsOf(group),
    widths: [...new Set(group.map(({ width }) => width))].sort((a, b) => a - b),
    places,
  };
}

/** Addresses of pictures are no text to read. */
function valuesOf(group: readonly Found[]): Group["values"] {
  const unique = new Map(
    group
      .filter(({ difference }) => difference.kind !== "picture")
      .map(({ difference: { before, after } }) => [
        JSON.stringify([before, after]),
        { ...(before !== undefined && { before }), ...(after !== undefined && { after }) },
      ]),
  );
  return [...unique.values()];
}

/** Each once, the most frequent first. */
function byCount(words: readonly string[]): string[] {
  const counts = new Map<string, number>();
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  return [...counts].sort(([, a], [, b]) => b - a).map(([word]) => word);
}

/** `Card, Hero and 4 more`. */
function listSome(words: readonly string[]): string {
  const more = words.length - 2;
  return more > 1 ? `${words.slice(0, 2).join(", ")} and ${more} more` : words.join(", ");
}
