/** The addresses that the router shows: those below a site's home, but for some. */
export interface Reach {
  /** Path of the site's home, `/india/`. */
  home: string;
  /** Paths below it that are always loaded as documents. */
  apart: readonly string[];
  /** Homes below it of the country's other languages. */
  languages: readonly string[];
}

/** The link to a page that an event has to do with. */
export function pageLinkOf({ target }: Event, reach: Reach): HTMLAnchorElement | undefined {
  const link = target instanceof Element && target.closest("a");
  return link && isPageLink(link, reach) ? link : undefined;
}

/** True for a link to a page of this site: not to a file, to another country, or to another window. */
export function isPageLink(link: HTMLAnchorElement, { home, apart, languages }: Reach): boolean {
  const { origin, pathname } = link;
  const isPage = origin === location.origin && pathname.startsWith(home) && pathname.endsWith("/");
  // Not asked of the links in drawings, which have neither origin nor path.
  const isOther = () => languages.some((other) => other.length > home.length && pathname.startsWith(other));
  return (
    isPage &&
    !isOther() &&
    !apart.includes(pathname) &&
    !link.matches("[data-modal], [download], [target], [rel~=external]")
  );
}

/** Takes clicks that follow a link to a page of this site; all others are the browser's. */
export function takeClicks(reach: Reach, follow: (link: HTMLAnchorElement) => void): void {
  document.addEventListener("click", (event) => {
    const link = isPlain(event) ? pageLinkOf(event, reach) : undefined;
    if (!link || isOnThisPage(link)) return;
    event.preventDefault();
    // In Safari a clicked link has no focus, to which the visitor is to come back.
    if (document.activeElement !== link) link.focus({ preventScroll: true });
    follow(link);
  });
}

/** True for an address on the page that is shown, with a fragment: the browser itself scrolls there. */
const isOnThisPage = ({ pathname, search, hash }: HTMLAnchorElement): boolean =>
  hash !== "" && pathname === location.pathname && search === location.search;

/** True for a click that follows a link in this window: with a modifier or another button the visitor wants something else. */
const isPlain = ({ button, ctrlKey, metaKey, shiftKey, altKey, defaultPrevented }: MouseEvent): boolean =>
  button === 0 && !(ctrlKey || metaKey || shiftKey || altKey || defaultPrevented);
