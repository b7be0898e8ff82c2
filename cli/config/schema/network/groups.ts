import { z } from "zod";
import { TEMPLATE_NAMES } from "../../../../runtime/site/page.ts";
import type { copySchemas } from "../frontMatter.ts";
import { type OwnKinds, templateSchema } from "../ownKinds.ts";
import { either, flag, map, oneOf, optional, optionalMap, withDefault } from "../values/builders.ts";
import { ContentKey, CountryCode, Slug, Text } from "../values/primitives.ts";

const MarkdownHtml = oneOf(["basic", "safe"]).describe(
  "Which HTML the Markdown may contain. `basic`: elements for words, quotes, tables, `<details>` and `<hr>`, without attributes. `safe`: all elements that `sitegen pull` keeps, such as `<div>`, `<a>`, `<img>`, `<pre>` and lists, checked like Markdown; attributes without a meaning are dropped.",
);

export const MarkdownSettings = map({ html: MarkdownHtml.default("basic") });

/** The schemas of pages and their groups. */
export function groupSchemas(kinds: OwnKinds, { inlineCopy }: Pick<ReturnType<typeof copySchemas>, "inlineCopy">) {
  const template = templateSchema(TEMPLATE_NAMES, kinds);

  const pageKeys = {
    content: ContentKey.optional().describe(
      "Content key of the Markdown file, if it differs from the path: `services/first-visit`.",
    ),
    template: template.optional().describe("Page template, if it differs from the group's."),
    layout: z.string().optional().describe("Layout, if it differs from the country's."),
    form: z.string().optional().describe("Name of the page's form under `forms`, if it differs from the layout's."),
    flag: CountryCode.optional().describe("Country that the page is about; selects the flag."),
    pair: ContentKey.optional().describe(
      "Key that links this page to its counterparts on other countries' sites, if their content keys differ.",
    ),
    noindex: z.boolean().optional().describe("Excludes the page from search engines and the sitemap."),
    copy: inlineCopy
      .optional()
      .describe("The page's copy, for a page without a Markdown file: the keys of its front matter."),
  };

  const pageObject = map({
    slug: Slug.describe("Last segment of the page's path."),
    after: Slug.optional().describe("Inserts the page after the one with this slug instead of at the end."),
    ...pageKeys,
  });

  const GroupPage = either("Write a slug, or a map with a slug.", [Slug, pageObject]).transform(
    (page): z.output<typeof pageObject> => (typeof page === "string" ? { slug: page } : page),
  );

  const networkGroup = map({
    label: Text.describe("Name of the group in menus and breadcrumbs."),
    template: template.default("article").describe("Template of the group's pages."),
    offers: optional(z.enum(["service", "course"])).describe(
      "What each page of the group offers, for search engines (schema.org's `Service` and `Course`).",
    ),
    markdown: optional(map({ html: MarkdownHtml.optional() })).describe(
      "How the Markdown of the group's pages is read.",
    ),
    noindex: flag("Excludes the group's pages from search engines and the sitemap."),
    index: flag("Makes an index page that lists the group's pages.", true),
    indexTemplate: z.enum(["listing", "career-list"]).default("listing").describe("Template of the index page."),
    pages: z.array(GroupPage).default([]).describe("Pages that a country gets with `shared: true`."),
    collection: optionalMap({
      perPage: z.int().min(1).max(100).default(9).describe("Number of posts on one page of the list."),
      minPosts: withDefault(z.int().min(0), 4).describe(
        "Category lists with fewer posts are excluded from search engines and the sitemap.",
      ),
      feed: either("Write a map, or `false` for no feed.", [
        z.literal(false),
        map({
          content: withDefault(z.enum(["summary", "full"]), "summary").describe(
            "What the feed has of a post: its summary, or its full text.",
          ),
          posts: z.int().min(1).max(200).default(20).describe("Number of posts in the feed, newest first."),
        }),
      ])
        .default({ content: "summary", posts: 20 })
        .describe(
          "The collection's feeds for each country and language: RSS at `feed.xml` and Atom at `atom.xml`, below its list. `false`: no feeds.",
        ),
      categories: z.record(Slug, Text).default({}).describe("Categories of posts, with their labels."),
    }).describe(
      "Makes a post of every Markdown file in the group's folder, newest first, with a paginated list and one list per category.",
    ),
  });

  const countryGroup = map({
    shared: flag("Includes the pages that network.yaml lists for the group."),
    omit: z.array(Slug).default([]).describe("Shared pages to leave out in this country."),
    slugs: withDefault(z.record(Slug, Slug), {}).describe(
      "Shared pages whose slug is spelled differently in this country: `color-advice: colour-advice`.",
    ),
    add: z.array(GroupPage).default([]).describe("Further pages of this country."),
  }).meta({ examples: [{ shared: true }] });

  const singlePage = map({
    slug: optional(z.union([z.literal(""), Slug])).describe(
      "Path segment, if it differs from the page's key. Empty for the home page.",
    ),
    ...pageKeys,
    template: template.default("article").describe("Page template."),
  }).meta({ examples: [{ template: "contact" }] });

  return { networkGroup, countryGroup, singlePage };
}

export type GroupSchemas = ReturnType<typeof groupSchemas>;

/** A page of a group, as it is checked. */
export type GroupPage = z.output<GroupSchemas["countryGroup"]>["add"][number];
