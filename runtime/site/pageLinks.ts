/** Links that lead to no other page: they open a modal, a file or another window, or point into the page. */
const NO_PAGE = `[data-modal], [download], [target], [aria-current="page"], [href^="#"]`;

/** While there is a router, it fetches the pages of the site itself (`runtime/router/prefetch.ts`). */
const FOR_ROUTER = `:root[data-router] :is(:not([data-country]), [aria-current])`;

/** Selector of links whose pages the browser is not to fetch in advance. */
export const NOT_FETCHED = `${NO_PAGE}, ${FOR_ROUTER}`;

/** Selector of those whose pages it is to fetch, for browsers without speculation rules. */
export const PAGE_LINKS = `a[href^="/"][href$="/"]:not(${NOT_FETCHED})`;
