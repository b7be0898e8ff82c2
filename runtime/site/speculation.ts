/** Links that lead to no other page: they open a modal, a file or another window, or lead within the page. */
const NO_PAGE = `[data-modal], [download], [target], [aria-current="page"], [href^="#"]`;

/**
 * Rules for browsers that know them: a page is fetched when the pointer rests on its link, or a finger is on it. Only
 * fetched, never rendered in advance, so that it does nothing before it is visited. Browsers leave it with Save-Data
 * (https://developer.mozilla.org/docs/Web/API/Speculation_Rules_API). One text for all pages: the policy has its hash.
 */
export const SPECULATION_RULES = JSON.stringify({
  prefetch: [
    {
      where: { and: [{ href_matches: "/*/" }, { not: { selector_matches: NO_PAGE } }] },
      eagerness: "moderate",
    },
  ],
});

/** Selector of the same links for browsers without such rules. */
export const PAGE_LINKS = `a[href^="/"][href$="/"]:not(${NO_PAGE})`;
