import { settlePage } from "../settlePage.ts";
import { closePair, comparePage, openPair, type Comparison, type TabPair } from "./comparePages.ts";
import { cutPiece, looksDifferent, pictureOf, type PagePicture, type Piece } from "./cutPictures.ts";
import type { Difference } from "./difference.ts";
import type { Group } from "./groupDifferences.ts";

/** A group with pictures of where it is seen. */
export interface ShownGroup extends Group {
  views: View[];
}

/** One place of a group, before and after. Of what was added there is no picture before, of what was removed none after. */
export interface View {
  path: string;
  width: number;
  before?: Piece;
  after?: Piece;
}

/** Pages of a group that are looked at until one looks different. */
const MOST_PAGES = 3;

/** A page of both builds, with pictures. */
interface PagePair {
  differences: Difference[];
  before: PagePicture;
  after: PagePicture;
}

/**
 * Takes pictures of a page of each group, at each width, in both builds. A group of which nothing is seen in the pictures is no
 * group: an invisible border has another colour, a picture has other bytes.
 */
export async function showGroups(comparison: Comparison, groups: readonly Group[]): Promise<ShownGroup[]> {
  const shown: ShownGroup[] = [];
  const tabs = await openPair(comparison);
  const taken = new Map<string, PagePair>();
  const look = async (path: string, width: number): Promise<PagePair> => {
    const key = `${path} ${width}`;
    const found = taken.get(key) ?? (await takePair(comparison, tabs, path, width));
    taken.set(key, found);
    return found;
  };
  try {
    for (const group of groups) {
      const views = await viewsOf(group, look);
      if (views.length > 0) shown.push({ ...group, views });
    }
  } finally {
    await closePair(tabs);
  }
  return shown;
}

async function takePair(comparison: Comparison, tabs: TabPair, path: string, width: number): Promise<PagePair> {
  const found = await comparePage(comparison, tabs, { path, widths: [width], settle: settlePage });
  const take = async ({ page }: TabPair["before"]) =>
    pictureOf(await page.screenshot({ fullPage: true, animations: "disabled", caret: "hide" }));
  const [before, after] = await Promise.all([take(tabs.before), take(tabs.after)]);
  return { differences: found.flatMap(({ differences }) => differences), before, after };
}

/** Views of the first page on which something is seen: one at each width at which it is. */
async function viewsOf(group: Group, look: (path: string, width: number) => Promise<PagePair>): Promise<View[]> {
  for (const path of group.pages.slice(0, MOST_PAGES)) {
    const views: View[] = [];
    for (const { width, differences } of group.places.filter((place) => place.path === path)) {
      const pair = await look(path, width);
      const wanted = new Set(differences.map(signOf));
      const view = await viewOf(
        pair,
        pair.differences.filter((difference) => wanted.has(signOf(difference))),
      );
      if (view) views.push({ path, width, ...view });
    }
    if (views.length > 0) return views;
  }
  return [];
}

/** By what a difference is known when a page is opened again. */
const signOf = ({ kind, component, change, before, after }: Difference): string =>
  JSON.stringify([kind, component, change, before, after]);

async function viewOf(
  pair: PagePair,
  differences: readonly Difference[],
): Promise<Pick<View, "before" | "after"> | undefined> {
  for (const { boxes } of differences) {
    const [was, is] = [boxes.before, boxes.after];
    const isSeen =
      was && is
        ? await looksDifferent({ picture: pair.before, box: was }, { picture: pair.after, box: is })
        : was !== undefined || is !== undefined;
    if (isSeen)
      return {
        ...(was && { before: await cutPiece(pair.before, was) }),
        ...(is && { after: await cutPiece(pair.after, is) }),
      };
  }
  return undefined;
}
