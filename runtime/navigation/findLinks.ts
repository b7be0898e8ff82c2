import type { Link, MenuItem } from "../site/menu.ts";

/** Links of a menu, at any level. All words of the query must be in a link's title or in the titles above it. */
export function findLinks(items: MenuItem[], query: string): Link[] {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  return words.length ? findIn(items, words, "") : [];
}

function findIn(items: MenuItem[], words: string[], above: string): Link[] {
  return items.flatMap(({ title, url, child }) => {
    const text = `${above} ${title}`.toLowerCase();
    const own = url && words.every((word) => text.includes(word)) ? [{ label: title, href: url }] : [];
    return [...own, ...findIn(child ?? [], words, text)];
  });
}
