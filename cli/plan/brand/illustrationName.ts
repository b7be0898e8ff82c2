import type { BrandConfig } from "../../config/schema/brand.ts";

type Rules = Pick<BrandConfig["illustrations"], "subjects" | "other">;

/** Folder of the illustrations of places, by ISO 3166 code in lower case. */
const PLACES = "places";

/** What the illustration of a page is found by. */
export interface IllustratedPage {
  /** Its content key. */
  key: string;
  flag?: string | undefined;
  /** Of a post. */
  category?: string | undefined;
}

/**
 * The name of a page's illustration: of the place that it is about, else of the first subject with a word of its key, else
 * of its category's, else of its group's, else the one for all others. `has` tells whether there is a file of a name.
 */
export function illustrationName(
  { subjects, other }: Rules,
  { key, flag, category }: IllustratedPage,
  has: (name: string) => boolean,
): string | undefined {
  const place = flag && `${PLACES}/${flag}`;
  if (place && has(place)) return place;
  const [group = "", ...rest] = key.split("/");
  for (const part of [rest.join("/"), category ?? "", group]) {
    const subject = Object.entries(subjects).find(([, words]) => words.some((word) => part.includes(word)))?.[0];
    if (subject !== undefined && has(subject)) return subject;
  }
  return other !== undefined && has(other) ? other : undefined;
}
