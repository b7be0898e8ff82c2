import type { MenuItem } from "../site/menu.ts";

/** Stands for the path in a header that is rendered once for all pages: its entries then name the pages that mark them. */
export const ANY_PATH = "any:";
const MARK = / (aria-current|data-within)="any:([^"]*)"/g;

/** `aria-current` of a link. */
export function currentLink(url: string, path: string): "page" | undefined {
  // This is no valid value of the attribute. It is replaced before a browser sees it.
  if (import.meta.env.SSR && path === ANY_PATH) return (ANY_PATH + url) as "page";
  return url === path ? "page" : undefined;
}

/** `data-within` of an entry: set when the current page is its own or one below it. */
export function currentWithin(item: MenuItem, path: string): string | undefined {
  const urls = addressesOf(item);
  if (import.meta.env.SSR && path === ANY_PATH) return ANY_PATH + urls.join(" ");
  return urls.includes(path) ? "true" : undefined;
}

/** Marks one page's entries in a header that was rendered for all. A page's path has no character that HTML escapes. */
export const markCurrent = (html: string, path: string): string =>
  html.replace(MARK, (_, attribute: string, urls: string) =>
    urls.split(" ").includes(path) ? ` ${attribute}="${attribute === "data-within" ? "true" : "page"}"` : "",
  );

/** Addresses of an entry and of all below it. */
export const addressesOf = ({ url, child }: MenuItem): string[] => [url, ...(child ?? []).flatMap(addressesOf)];
