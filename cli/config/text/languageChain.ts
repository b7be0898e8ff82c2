/** A locale's fallback chain, most general first: `en`, `en-AU`. */
export const languageChain = (locale: string): string[] => [...new Set([locale.split("-")[0] ?? locale, locale])];

/** The fallback chain in the notation of file names: `en`, `en-au`. */
export const segmentChain = (locale: string): string[] => languageChain(locale).map((tag) => tag.toLowerCase());

export const sameLanguage = (a: string, b: string): boolean => a.split("-")[0] === b.split("-")[0];

/** The value for a locale, else for its language. */
export const inLanguage = <T>(written: Readonly<Record<string, T>>, locale: string): T | undefined =>
  languageChain(locale)
    .reverse()
    .flatMap((tag) => (Object.hasOwn(written, tag) ? [written[tag] as T] : []))[0];
