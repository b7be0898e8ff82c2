/** Stylesheets of pages that this document shows, has shown or may show next. Only those of the shown page apply. */
const linksIn = (page: Document) => page.querySelectorAll<HTMLLinkElement>('link[data-styles="page"]');

const loading = new Map<string, Promise<void>>();

/**
 * Loads the stylesheet of another page's document, and doesn't apply it yet. Rejects if that fails.
 * @returns its address; undefined if the page has none of its own.
 */
export async function loadStyles(next: Document): Promise<string | undefined> {
  const [link] = linksIn(next);
  if (!link) return undefined;
  const { href } = link;
  if (![...linksIn(document)].some((known) => known.href === href)) loading.set(href, load(href));
  await loading.get(href);
  return href;
}

async function load(href: string): Promise<void> {
  const link = Object.assign(document.createElement("link"), { rel: "stylesheet", href, media: "not all" });
  link.dataset["styles"] = "page";
  try {
    await new Promise((resolve, reject) => {
      link.addEventListener("load", resolve, { once: true });
      link.addEventListener("error", reject, { once: true });
      // Before the site's inline styles, which have the last word.
      document.querySelector('link[data-styles="late"]')?.after(link);
    });
  } catch (error) {
    link.remove();
    throw error;
  }
}

/** Applies the loaded stylesheet of a page, and no other page's. Takes effect at once: the attribute `media` would not. */
export function applyStyles(href: string | undefined): void {
  for (const { sheet, href: own } of linksIn(document))
    if (sheet) sheet.media.mediaText = own === href ? "all" : "not all";
}
