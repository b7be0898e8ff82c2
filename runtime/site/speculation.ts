import { NOT_FETCHED } from "./pageLinks.ts";

/**
 * Speculation rules (https://developer.mozilla.org/docs/Web/API/Speculation_Rules_API): a page is prefetched when the
 * pointer rests on its link, or on touch. Pages aren't prerendered, because their scripts would run before the visit.
 * With Save-Data browsers prefetch nothing. The text is the same on all pages, because the policy contains its hash.
 */
export const SPECULATION_RULES = JSON.stringify({
  prefetch: [
    {
      where: { and: [{ href_matches: "/*/" }, { not: { selector_matches: NOT_FETCHED } }] },
      eagerness: "moderate",
    },
  ],
});
