import { z } from "zod";
import { GroupMarkdown } from "./markdown.ts";
import type { copySchemas } from "./frontMatter.ts";
import type { OwnKinds } from "./own/ownKinds.ts";
import { templateSchema } from "./own/template.ts";
import { ContentKey, CountryCode, Slug, Text } from "./primitives.ts";

/** The schemas of pages and their groups. */
export function groupSchemas(kinds: OwnKinds, { inlineCopy }: Pick<ReturnType<typeof copySchemas>, "inlineCopy">) {
  const template = templateSchema(kinds);

  /** Keys of every page. */
  const pageKeys = {
    content: ContentKey.optional().describe(
      "Markdown file to take the copy from, when it is not named like the path: `services/first-visit`.",
    ),
    template: template.optional().describe("Page template, when it is not the group's."),
    layout: z.string().optional().describe("Layout, when it is not the country's."),
    form: z
      .string()
      .optional()
      .describe("Form of a page that has one, by its name under `forms`, when it is not the layout's."),
    flag: CountryCode.optional().describe("Country that the page is about; shows its flag."),
    pair: ContentKey.optional().describe(
      "Key that this page shares with its counterparts on other countries' sites, when their content files differ.",
    ),
    noindex: z.boolean().optional().describe("Keeps the page out of search results and the sitemap."),
    copy: inlineCopy
      .optional()
      .describe("The page's copy, for a page without a Markdown file: what its front matter would say."),
  };

  const pageObject = z.strictObject({
    slug: Slug.describe("Last part of the page's path."),
    after: Slug.optional().describe("Puts the page after the one with this slug instead of at the end."),
    ...pageKeys,
  });

  /** A page of a group: a slug, or a map with more settings. */
  const GroupPage = z
    .union([Slug, pageObject], { error: "Write a slug, or a map with a slug." })
    .transform((page): z.output<typeof pageObject> => (typeof page === "string" ? { slug: page } : page));

  /** A group, defined in network.yaml; its key is the path segment. */
  const networkGroup = z.strictObject({
    label: Text.describe("What the group is called in menus and breadcrumbs."),
    template: template.default("article").describe("Template of its pages."),
    offers: z
      .enum(["service", "course"])
      .optional()
      .describe("What each of its pages offers, as search engines are told (schema.org's `Service` and `Course`)."),
    markdown: GroupMarkdown.optional().describe("How the Markdown of its pages is read."),
    noindex: z.boolean().default(false).describe("Keeps its pages out of search results and the sitemap."),
    index: z.boolean().default(true).describe("Makes a page of its own that lists the group's pages."),
    indexTemplate: z.enum(["listing", "career-list"]).default("listing").describe("Template of that page."),
    pages: z.array(GroupPage).default([]).describe("Pages that a country gets with `shared: true`."),
    collection: z
      .strictObject({
        perPage: z.number().int().min(1).max(100).default(9).describe("Posts on one page of the list."),
        minPosts: z
          .number()
          .int()
          .min(0)
          .default(4)
          .describe("Lists of categories with fewer posts are kept out of search results and the sitemap."),
        feed: z
          .union(
            [
              z.literal(false),
              z.strictObject({
                content: z
                  .enum(["summary", "full"])
                  .default("summary")
                  .describe("What readers get of a post: its summary, or all of its text."),
                posts: z
                  .number()
                  .int()
                  .min(1)
                  .max(200)
                  .default(20)
                  .describe("How many posts it has, the newest first."),
              }),
            ],
            { error: "Write a map, or `false` for no feed." },
          )
          .default({ content: "summary", posts: 20 })
          .describe(
            "The collection's feeds, RSS at `feed.xml` and Atom at `atom.xml` below its list, for each country and language; `false` makes none.",
          ),
        categories: z
          .record(Slug, Text)
          .default({})
          .describe("Categories that a post can have, and what they are called."),
      })
      .optional()
      .describe(
        "Makes a post of every Markdown file in the group's folder, newest first, with a paged list and a list per category.",
      ),
  });

  /** A country's pages of a group. */
  const countryGroup = z
    .strictObject({
      shared: z.boolean().default(false).describe("Takes over the pages that network.yaml lists for the group."),
      omit: z.array(Slug).default([]).describe("Shared pages that this country does not have."),
      slugs: z
        .record(Slug, Slug)
        .default({})
        .describe("Shared pages whose slug is spelled differently here: `color-advice: colour-advice`."),
      add: z.array(GroupPage).default([]).describe("Pages of this country's own."),
    })
    .meta({ examples: [{ shared: true }] });

  /** A page without group. */
  const singlePage = z
    .strictObject({
      slug: z
        .union([z.literal(""), Slug])
        .optional()
        .describe("Path segment, when it is not the page's key; empty for the home page."),
      ...pageKeys,
      template: template.default("article").describe("Page template."),
    })
    .meta({ examples: [{ template: "contact" }] });

  return { networkGroup, countryGroup, singlePage };
}

export type GroupSchemas = ReturnType<typeof groupSchemas>;

/** A page of a group, as it is checked. */
export type GroupPage = z.output<GroupSchemas["countryGroup"]>["add"][number];
