import { loadStylesheet } from "../page/loadStylesheet.ts";

/** The stylesheets of pages that a document shows, has shown or may show next. Only that of the shown page applies. */
const linksIn = (page: Document) => [...page.querySelectorAll<HTMLLinkElement>(`link[data-styles="page"]`)];

/**
 * Loads the stylesheet of another page's document, and doesn't apply it yet. Rejects if that fails.
 * @returns its address; undefined if the page has none of its own.
 */
export async function loadPageStyles(next: Document): Promise<string | undefined> {
  const href = linksIn(next)[0]?.href;
  // Own styles come before the site's inline styles, which have the last word.
  const last = () => [...document.querySelectorAll("link[data-styles]")].at(-1);
  if (href !== undefined && !linksIn(document).some((known) => known.href === href && known.sheet))
    await loadStylesheet({ href, media: "not all", part: "page" }, (link) => last()?.after(link));
  return href;
}

/** Applies the loaded stylesheet of a page, and no other page's. Takes effect at once: the attribute `media` would not. */
export function applyPageStyles(href: string | undefined): void {
  for (const { sheet, href: own } of linksIn(document))
    if (sheet) sheet.media.mediaText = own === href ? "all" : "not all";
}
