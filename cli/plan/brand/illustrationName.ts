import type { BrandConfig } from "../../config/schema/brand.ts";

type Rules = BrandConfig["illustrations"];

/** Folder of the illustrations of places, by ISO 3166 code in lower case. */
const PLACES = "places";

/**
 * The name of a page's illustration: of the place that it is about, else of the first subject with a word of its key, else
 * of its group's, else the one for all others. `has` tells whether there is a file of a name.
 */
export function illustrationName(
  { subjects, other }: Rules,
  { key, flag }: { key: string; flag?: string | undefined },
  has: (name: string) => boolean,
): string | undefined {
  const place = flag && `${PLACES}/${flag}`;
  if (place && has(place)) return place;
  const [group = "", ...rest] = key.split("/");
  for (const part of [rest.join("/"), group]) {
    const subject = Object.entries(subjects).find(([, words]) => words.some((word) => part.includes(word)))?.[0];
    if (subject !== undefined && has(subject)) return subject;
  }
  return other !== undefined && has(other) ? other : undefined;
}
