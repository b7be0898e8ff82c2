import { z } from "zod";
import { type FrontMatterData, isMap } from "../../../config/index.ts";
import { CmsError } from "./cmsError.ts";

export const ENTRY_KINDS = ["posts", "pages"] as const;
export type EntryKind = (typeof ENTRY_KINDS)[number];

const Answered = z.object({
  id: z.number().int().positive(),
  modified_gmt: z.string(),
  link: z.string(),
  slug: z.string(),
  status: z.string().default("publish"),
  categories: z.array(z.number()).catch([]).default([]),
  content: z.object({ protected: z.boolean().default(false) }).default({ protected: false }),
});

/** An entry with few fields. */
export const Listed = Answered.transform(readListed);
export type Listed = ReturnType<typeof readListed>;

function readListed(answer: z.output<typeof Answered>) {
  const { id, modified_gmt: modified, link, slug, categories } = answer;
  return {
    id,
    /** UTC, without an offset: `2026-11-02T09:30:00`. */
    modified,
    /** Address of the page that the CMS makes of it. */
    link,
    slug,
    categories,
    /** Whether everybody may read it. */
    isPublic: answer.status === "publish" && !answer.content.protected,
  };
}

const Rendered = z.object({ rendered: z.string() });

/** An embedded object is an error with a `code` when it is not public. */
const Embedded = z
  .object({
    author: z.array(z.object({ name: z.string().optional() })).catch([]),
    "wp:featuredmedia": z
      .array(z.object({ source_url: z.string().optional(), alt_text: z.string().optional() }))
      .catch([]),
  })
  .partial();

/** A whole entry. Plugins add keys. Its title, content and excerpt are HTML. */
export const Entry = Answered.extend({
  date_gmt: z.string().nullish(),
  date: z.string().nullish(),
  title: Rendered,
  content: Rendered.extend({ protected: z.boolean().default(false) }),
  excerpt: Rendered.catch({ rendered: "" }).default({ rendered: "" }),
  _embedded: Embedded.optional(),
})
  .loose()
  .transform((answer) => {
    const { title, content, excerpt, _embedded: embedded } = answer;
    const listed = readListed(answer);
    const [media] = embedded?.["wp:featuredmedia"] ?? [];
    const url = media?.source_url;
    return {
      ...listed,
      /** UTC, without an offset. */
      date: answer.date_gmt ?? answer.date ?? listed.modified,
      title: title.rendered,
      content: content.rendered,
      excerpt: excerpt.rendered,
      author: embedded?.author?.[0]?.name,
      picture: url === undefined ? undefined : { url, alt: media?.alt_text ?? "" },
      metadata: readMetadata(answer),
    };
  });
export type Entry = z.output<typeof Entry>;

/** A category; `link` is the address of the CMS's list of its posts. */
export const Category = z.object({ id: z.number(), slug: z.string(), link: z.string() });
export type Category = z.output<typeof Category>;

/** Reads a list of entries or categories. @throws CmsError for anything else */
export function readList<S extends z.ZodType>(shape: S, { value, url }: { value: unknown; url: string }) {
  const read = shape.array().safeParse(value);
  if (read.success) return read.data;
  const path = read.error.issues[0]?.path.join(".") ?? "";
  throw new CmsError(
    `${url} does not answer with a list of posts${path && `: \`${path}\` is not in WordPress's format`}`,
    "Open the address in a browser. A plugin may have changed the answer.",
  );
}

/** Metadata for search engines and link previews, by keys of front matter's `metadata`. */
export type Metadata = { [key in keyof FrontMatterData["metadata"]]?: string };

/** Keys of an entry below which plugins write metadata. */
const METADATA_KEYS = ["metadata", "yoast_meta", "meta"];

const YOAST_NAMES: Record<keyof Metadata, string> = {
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
 * Reads the metadata of an entry: flat keys of a small plugin, or Yoast's `yoast_head_json`. Texts are still HTML. A value
 * that is not a text is left out, such as an image that is `false`.
 */
function readMetadata({ yoast_head_json: written, ...entry }: Record<string, unknown>): Metadata {
  const head = isMap(written) ? written : {};
  const flat = METADATA_KEYS.map((place) => entry[place]).filter(isMap);
  const found: Metadata = {};
  for (const [key, yoastName] of Object.entries(YOAST_NAMES) as [keyof Metadata, string][]) {
    const values = [...flat.map((place) => place[key]), head[yoastName]];
    const text = values.map(textOf).find((value) => value !== undefined);
    if (text !== undefined) found[key] = text;
  }
  // Yoast adds the site's name to titles, and pages do so themselves.
  const name = textOf(head["og_site_name"]);
  if (name !== undefined && found.title?.endsWith(name)) {
    const cut = found.title.slice(0, -name.length).trimEnd();
    found.title = cut.replace(/\s*(?:[-–—|•·:»]|&[#\w]+;)$/, "");
  }
  return found;
}

/** A value as text. For a list of images it is the address of the first one. */
function textOf(value: unknown): string | undefined {
  if (typeof value === "number") return String(value);
  if (typeof value === "string") return value.trim() === "" ? undefined : value.trim();
  const first: unknown = Array.isArray(value) ? value[0] : value;
  return isMap(first) ? textOf(first["url"]) : undefined;
}
