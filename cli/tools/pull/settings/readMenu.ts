import type { MenuItem } from "../../../../runtime/site/menu.ts";
import { parseMenu } from "../../../../runtime/site/parseMenu.ts";
import type { NavigationEntry } from "../../../config/schema/navigation.ts";
import type { FindLink } from "../snapshot/linkMap.ts";

/** A menu in the words of settings, and the links in it that lead to nothing. */
export interface ReadMenu {
  navigation: NavigationEntry[];
  lost: { title: string; url: string }[];
}

/** Reads what the menu route answers; undefined for what is no menu. */
export function readMenu(answer: unknown, findLink: FindLink): ReadMenu | undefined {
  const items = parseMenu(answer, { hosts: [] });
  if (!items) return undefined;
  const lost: ReadMenu["lost"] = [];
  const read = (list: readonly MenuItem[]): NavigationEntry[] =>
    list.flatMap(({ title, url, child }): NavigationEntry[] => {
      const children = read(child ?? []);
      const to = url === "" ? undefined : findLink(url);
      if (url !== "" && to === undefined) lost.push({ title, url });
      // An item without a page leads to the first one below it.
      const first = children.map((entry) => ("to" in entry ? entry.to : undefined)).find((link) => link !== undefined);
      const leads = to ?? first;
      return leads === undefined ? [] : [{ title, to: leads, ...(children.length > 0 && { children }) }];
    });
  return { navigation: read(items), lost };
}

/** Items of a menu, those below others included. */
export const countItems = (entries: readonly NavigationEntry[]): number =>
  entries.reduce((sum, entry) => sum + 1 + countItems(("to" in entry && entry.children) || []), 0);
