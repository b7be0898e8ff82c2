/** A locale's sources, the general one first: `en`, `en-AU`. */
export const languageChain = (locale: string): string[] => [...new Set([locale.split("-")[0] ?? locale, locale])];

/** The same as they are written in names of files: `en`, `en-au`. */
export const segmentChain = (locale: string): string[] => languageChain(locale).map((tag) => tag.toLowerCase());
