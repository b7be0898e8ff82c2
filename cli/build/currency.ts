/** Signs that have a font of their own (`CURRENCY` in `bin/subsetFonts.mjs`). */
const SIGNS = ["₱", "₹"];

/** True when a page is to ask for that font at once: one that arrives later lays out all of the text anew. */
export const showsCurrency = (html: string): boolean => SIGNS.some((sign) => html.includes(sign));
