import type { SiteContext } from "./siteContext.ts";

/** Search engines cut a longer title. In characters as readers count them: a letter with its vowel signs is one. */
export const LONGEST_TITLE = 60;

const characters = new Intl.Segmenter("en", { granularity: "grapheme" });

/** How long a title is for its readers. */
export const titleLength = (title: string): number =>
  // Nobody counts more characters than there are code units.
  title.length <= LONGEST_TITLE ? title.length : [...characters.segment(title)].length;

/** A page's title with organisation and country behind it, with the organisation alone, or as it is: the first that fits. */
export function pageTitle({ t, brand, site }: Pick<SiteContext, "t" | "brand" | "site">, title: string): string {
  const values = { title, brand: brand.data.name };
  const whole = t("page.title", { ...values, country: site.config.name });
  if (titleLength(whole) <= LONGEST_TITLE) return whole;
  const short = t("page.shortTitle", values);
  return titleLength(short) <= LONGEST_TITLE ? short : title;
}
