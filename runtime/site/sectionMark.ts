/** Marks the place of a section in the HTML of a page's text. */
export const SECTION_MARK = "<!--section-->";
