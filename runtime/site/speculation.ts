/** Links that lead to no other page: they open a modal, a file or another window, or point into the page. */
const NO_PAGE = `[data-modal], [download], [target], [aria-current="page"], [href^="#"]`;

/** While there is a router, it fetches the pages of the site itself (`runtime/router/prefetch.ts`). */
const FOR_ROUTER = `:root[data-router] :is(:not([data-country]), [aria-current])`;

/** Links whose pages the browser is not to fetch in advance. */
const NOT_FETCHED = `${NO_PAGE}, ${FOR_ROUTER}`;

/**
 * Speculation rules: a page is fetched when the pointer rests on its link, or a finger is on it
 * (https://developer.mozilla.org/docs/Web/API/Speculation_Rules_API). It is not rendered in advance, so that its scripts
 * don't run before it is visited. Browsers fetch nothing with Save-Data. The text is the same on all pages, because the
 * content security policy has its hash.
 */
export const SPECULATION_RULES = JSON.stringify({
  prefetch: [
    {
      where: { and: [{ href_matches: "/*/" }, { not: { selector_matches: NOT_FETCHED } }] },
      eagerness: "moderate",
    },
  ],
});

/** Selector of the same links for browsers without speculation rules. */
export const PAGE_LINKS = `a[href^="/"][href$="/"]:not(${NOT_FETCHED})`;
