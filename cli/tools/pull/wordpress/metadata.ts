import { isMap } from "../../../config/isMap.ts";
import type { Metadata } from "../source.ts";

/** Keys of an entry that plugins put page metadata below. */
const PLACES = ["metadata", "yoast_meta", "meta"];

const KEYS = [
  "title",
  "metadesc",
  "opengraph_title",
  "opengraph_description",
  "opengraph_updated_time",
  "opengraph_image",
  "twitter_title",
  "twitter_description",
  "twitter_image",
] as const satisfies (keyof Metadata)[];

/** The same in Yoast's own words. */
const IN_HEAD: Record<(typeof KEYS)[number], string> = {
  title: "title",
  metadesc: "description",
  opengraph_title: "og_title",
  opengraph_description: "og_description",
  opengraph_updated_time: "article_modified_time",
  opengraph_image: "og_image",
  twitter_title: "twitter_title",
  twitter_description: "twitter_description",
  twitter_image: "twitter_image",
};

/**
 * What an entry says to search engines and link previews: flat keys of a small plugin, or Yoast's `yoast_head_json`. Texts
 * are HTML still. What is no text (an image that is `false`) is not there.
 */
export function readMetadata(entry: Record<string, unknown>): Metadata {
  const head = entry["yoast_head_json"];
  const flat = PLACES.map((place) => entry[place]).filter(isMap);
  const found = KEYS.flatMap((key) => {
    const written = flat.map((place) => textOf(place[key])).find((text) => text !== undefined);
    const text = written ?? (isMap(head) ? textOf(head[IN_HEAD[key]]) : undefined);
    return text === undefined ? [] : [[key, text] as const];
  });
  return Object.fromEntries(found);
}

/** The name of the site, which Yoast puts at the end of titles. */
export function siteName(entry: Record<string, unknown>): string | undefined {
  const head = entry["yoast_head_json"];
  return isMap(head) ? textOf(head["og_site_name"]) : undefined;
}

/** A text; of a list of images the address of the first; of a timestamp the number. */
function textOf(value: unknown): string | undefined {
  if (typeof value === "number") return String(value);
  if (typeof value === "string") return value.trim() === "" ? undefined : value.trim();
  const first: unknown = Array.isArray(value) ? value[0] : value;
  return isMap(first) ? textOf(first["url"]) : undefined;
}
