/** The paths that the router handles. */
export interface Reach {
  /** Path of the site's home, `/india/`. */
  home: string;
  /** Paths below the home that are always loaded as documents. */
  apart: readonly string[];
  /** Homes of the country's other languages, which may be below this home. */
  languages: readonly string[];
}

/** The page link that an event's target is in. */
export function pageLinkOf({ target }: Event, reach: Reach): HTMLAnchorElement | undefined {
  const link = target instanceof Element && target.closest("a");
  return link && isPageLink(link, reach) ? link : undefined;
}

/** Whether a link leads to a page of this site, in this window. */
export function isPageLink(link: HTMLAnchorElement, { home, apart, languages }: Reach): boolean {
  const { origin, pathname } = link;
  const isPage = origin === location.origin && pathname.startsWith(home) && pathname.endsWith("/");
  // Lazy, because links in SVG have neither origin nor pathname.
  const isOther = () => languages.some((other) => other.length > home.length && pathname.startsWith(other));
  return (
    isPage &&
    !isOther() &&
    !apart.includes(pathname) &&
    !link.matches("[data-modal], [download], [target], [rel~=external]")
  );
}

/** Handles clicks on page links. All other clicks are left to the browser. */
export function takeClicks(reach: Reach, follow: (link: HTMLAnchorElement) => void): void {
  document.addEventListener("click", (event) => {
    const link = isPlain(event) ? pageLinkOf(event, reach) : undefined;
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

/** Whether a click follows a link in this window: it has no modifier keys, and is made with the main button. */
const isPlain = ({ button, ctrlKey, metaKey, shiftKey, altKey, defaultPrevented }: MouseEvent): boolean =>
  button === 0 && !(ctrlKey || metaKey || shiftKey || altKey || defaultPrevented);
