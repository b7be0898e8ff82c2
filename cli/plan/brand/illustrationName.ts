import type { BrandConfig } from "../../config/schema/brand.ts";

type Rules = Pick<BrandConfig["illustrations"], "subjects" | "other">;

/** Folder of the illustrations of places; their names are ISO 3166 codes in lower case. */
const PLACES = "places";

/** The properties of a page that select its illustration. */
export interface IllustratedPage {
  /** Content key. */
  key: string;
  flag?: string | undefined;
  /** Category of a post. */
  category?: string | undefined;
}

/**
 * Selects a page's illustration: that of its place, else of the first subject with a keyword in its key, its category
 * or its group, else the default. `has` tells whether an illustration exists.
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
