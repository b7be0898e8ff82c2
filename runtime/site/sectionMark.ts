/** In the HTML of a page's text: a section stands here. */
export const SECTION_MARK = "<!--section-->";
