/** File name of a page's Markdown version, in the folder of its HTML. */
export const TWIN_FILE = "index.md";

/** Path of the Markdown version of a page's HTML file. */
export const twinOf = (name: string): string => name.replace(/[^/]*$/, TWIN_FILE);
