/** What the router handles: pages below `home`, without those `apart`, and other languages, which may be below it. */
export type Reach = { home: string; apart: readonly string[]; languages: readonly string[] };

/** The page link that an event's target is in. */
export function pageLinkOf({ target }: Event, reach: Reach): HTMLAnchorElement | undefined {
  const link = target instanceof Element && target.closest("a");
  return link && isPageLink(link, reach) ? link : undefined;
}

/** Whether a link leads to a page of this site, in this window. Links in SVG have neither origin nor pathname. */
export const isPageLink = (link: HTMLAnchorElement, { home, apart, languages }: Reach): boolean =>
  link.origin === location.origin &&
  link.pathname.startsWith(home) &&
  link.pathname.endsWith("/") &&
  !languages.some((other) => other.length > home.length && link.pathname.startsWith(other)) &&
  !apart.includes(link.pathname) &&
  !link.matches("[data-modal], [download], [target], [rel~=external]");

/** Handles clicks on page links. All other clicks are left to the browser. */
export function takeClicks(reach: Reach, follow: (link: HTMLAnchorElement) => void): void {
  document.addEventListener("click", (event) => {
    const { button, ctrlKey, metaKey, shiftKey, altKey, defaultPrevented } = event;
    const isPlain = button === 0 && !(ctrlKey || metaKey || shiftKey || altKey || defaultPrevented);
    const link = isPlain ? pageLinkOf(event, reach) : undefined;
    if (!link || isOnThisPage(link)) return;
    event.preventDefault();
    // Safari doesn't focus clicked links, but the focus has to be restored when the visitor comes back.
    if (document.activeElement !== link) link.focus({ preventScroll: true });
    follow(link);
  });
}

/** Whether a link leads to a fragment of the shown page, to which the browser scrolls. */
const isOnThisPage = ({ pathname, search, hash }: HTMLAnchorElement): boolean =>
  hash !== "" && pathname === location.pathname && search === location.search;
