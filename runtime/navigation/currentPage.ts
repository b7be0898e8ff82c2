import type { MenuItem } from "../site/menu.ts";

/** The path in a header that the server renders once for all pages: each entry then says for which pages it is marked. */
export const ANY_PATH = "any:";
const MARK = / (aria-current|data-within)="any:([^"]*)"/g;

/** `aria-current` of a link. */
export function currentLink(url: string, path: string): "page" | undefined {
  // What it says instead is no value of the attribute; no browser gets to see it.
  if (import.meta.env.SSR && path === ANY_PATH) return (ANY_PATH + url) as "page";
  return url === path ? "page" : undefined;
}

/** `data-within` of an entry: the page that is shown is its own or one below it. */
export function currentWithin(item: MenuItem, path: string): string | undefined {
  const urls = addressesOf(item);
  if (import.meta.env.SSR && path === ANY_PATH) return ANY_PATH + urls.join(" ");
  return urls.includes(path) ? "true" : undefined;
}

/** Marks the entries of one page in a header that was rendered for all. A page's path has no sign that is escaped in HTML. */
export const markCurrent = (html: string, path: string): string =>
  html.replace(MARK, (_, attribute: string, urls: string) =>
    urls.split(" ").includes(path) ? ` ${attribute}="${attribute === "data-within" ? "true" : "page"}"` : "",
  );

/** Addresses of an entry and of all below it. */
export const addressesOf = ({ url, child }: MenuItem): string[] => [url, ...(child ?? []).flatMap(addressesOf)];
