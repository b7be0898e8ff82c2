/** Links that don't navigate to a page: they open a modal, a file or another window, or point into the page. */
const NO_PAGE = `[data-modal], [download], [target], [aria-current="page"], [href^="#"]`;

/** While the router is active, it fetches all pages but those of other countries (`runtime/router/prefetch.ts`). */
const FOR_ROUTER = `:root[data-router] :is(:not([data-country]), [aria-current])`;

/** Selector of links whose pages the browser should not prefetch. */
const NOT_FETCHED = `${NO_PAGE}, ${FOR_ROUTER}`;

/** Selector of links whose pages to prefetch, for browsers without speculation rules. */
export const PAGE_LINKS = `a[href^="/"][href$="/"]:not(${NOT_FETCHED})`;

/**
 * Speculation rules (https://developer.mozilla.org/docs/Web/API/Speculation_Rules_API): a page is prefetched when the
 * pointer rests on its link, or on touch. Pages aren't prerendered, because their scripts would run before the visit.
 * With Save-Data browsers prefetch nothing. The text is the same on all pages, because the policy contains its hash.
 */
export const SPECULATION_RULES = /* @__PURE__ */ JSON.stringify({
  prefetch: [
    {
      where: { and: [{ href_matches: "/*/" }, { not: { selector_matches: NOT_FETCHED } }] },
      eagerness: "moderate",
    },
  ],
});
