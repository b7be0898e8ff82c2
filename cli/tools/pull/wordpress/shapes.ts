import { z } from "zod";

const Rendered = z.object({ rendered: z.string() });

/** An entry in a list with few fields. */
export const ListedShape = z.object({
  id: z.number().int().positive(),
  modified_gmt: z.string(),
  link: z.string(),
  slug: z.string(),
  status: z.string().default("publish"),
  categories: z.array(z.number()).catch([]).default([]),
  content: z.object({ protected: z.boolean().default(false) }).default({ protected: false }),
});

/** What is embedded is an error where it may not be seen: it has a `code` then. */
const Embedded = z
  .object({
    author: z.array(z.object({ name: z.string().optional() })).catch([]),
    "wp:featuredmedia": z
      .array(z.object({ source_url: z.string().optional(), alt_text: z.string().optional() }))
      .catch([]),
  })
  .partial();

/** An entry as the REST API answers it; plugins add keys. */
export const EntryShape = ListedShape.extend({
  date_gmt: z.string().nullish(),
  date: z.string().nullish(),
  title: Rendered,
  content: Rendered.extend({ protected: z.boolean().default(false) }),
  excerpt: Rendered.catch({ rendered: "" }).default({ rendered: "" }),
  _embedded: Embedded.optional(),
}).loose();

export type EntryAnswer = z.output<typeof EntryShape>;

export const CategoryShape = z.object({ id: z.number(), slug: z.string(), link: z.string() });
