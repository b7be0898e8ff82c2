/** Name of a page's Markdown, beside its HTML. */
export const TWIN_FILE = "index.md";

/** The file with a page's Markdown. */
export const twinOf = (name: string): string => name.replace(/[^/]*$/, TWIN_FILE);
