import { NOT_FETCHED } from "./pageLinks.ts";

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
