import type { z } from "zod";
import { CmsError } from "../cmsError.ts";
import type { Category, Entry, Listed } from "../source.ts";
import { readMetadata, siteName } from "./metadata.ts";
import { CategoryShape, EntryShape, ListedShape, type EntryAnswer } from "./shapes.ts";

/** The entries of a list with few fields. @throws CmsError for anything else */
export const readListed = (value: unknown, url: string): Listed[] => readList(ListedShape, value, url).map(readCommon);

/** What lists with few fields have, too. */
const readCommon = (answer: z.output<typeof ListedShape>): Listed => ({
  id: answer.id,
  modified: answer.modified_gmt,
  link: answer.link,
  slug: answer.slug,
  isPublic: answer.status === "publish" && !answer.content.protected,
  categories: answer.categories,
});

/** The entries of a list. @throws CmsError for anything else */
export const readEntries = (value: unknown, url: string): Entry[] => readList(EntryShape, value, url).map(readEntry);

/** The categories of a list. @throws CmsError for anything else */
export const readCategories = (value: unknown, url: string): Category[] => readList(CategoryShape, value, url);

function readList<S extends z.ZodType>(shape: S, value: unknown, url: string): z.output<S>[] {
  const read = shape.array().safeParse(value);
  if (read.success) return read.data;
  const path = read.error.issues[0]?.path.join(".") ?? "";
  throw new CmsError(
    `${url} answers no list of posts${path && `: \`${path}\` is not as WordPress writes it`}`,
    "Open the address in a browser: a plugin may have changed the answer.",
  );
}

function readEntry(answer: EntryAnswer): Entry {
  const { modified_gmt: modified, title, content, excerpt, _embedded: embedded } = answer;
  const metadata = readMetadata(answer);
  const name = siteName(answer);
  const [media] = embedded?.["wp:featuredmedia"] ?? [];
  return {
    ...readCommon(answer),
    date: answer.date_gmt ?? answer.date ?? modified,
    title: title.rendered,
    content: content.rendered,
    excerpt: excerpt.rendered,
    author: embedded?.author?.[0]?.name,
    ...(media?.source_url !== undefined && { picture: { url: media.source_url, alt: media.alt_text ?? "" } }),
    metadata: name === undefined ? metadata : withoutSiteName(metadata, name),
  };
}

/** Titles without the site's name, which pages get anyway. */
function withoutSiteName({ title, ...others }: Metadata, name: string): Metadata {
  if (title === undefined || !title.endsWith(name)) return { ...(title !== undefined && { title }), ...others };
  const cut = title.slice(0, -name.length).trimEnd();
  return { title: cut.replace(/\s*(?:[-–—|•·:»]|&[#\w]+;)$/, ""), ...others };
}

type Metadata = Entry["metadata"];
