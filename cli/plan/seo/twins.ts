/** File name of a page's Markdown version, in the folder of its HTML. */
export const TWIN_FILE = "index.md";

export const twinOf = (name: string): string => name.replace(/[^/]*$/, TWIN_FILE);
