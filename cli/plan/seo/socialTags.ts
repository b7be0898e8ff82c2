import type { HeadData } from "../../../runtime/site/page.ts";
import type { Route } from "../../model/route.ts";
import type { FrontMatterData } from "../../config/schema/frontMatter.ts";
import type { PlannedContent } from "../pages/pageContent.ts";
import { previewTags, type PagePreview } from "../share/pagePreview.ts";
import type { SiteContext } from "../../model/siteContext.ts";

interface Page {
  route: Route;
  /** Title without the organisation's name. */
  title: string;
  description: string;
  /** Absolute URL. */
  canonical: string;
  data: FrontMatterData;
  content: PlannedContent;
  /** The share picture. */
  preview: PagePreview | undefined;
  /** The country's other languages that have the page. */
  languages: readonly string[];
}

/** The meta tags for link previews (https://ogp.me/). */
export function socialTags(context: SiteContext, page: Page): HeadData["social"] {
  const { brand, site } = context;
  const { data, content, description, canonical } = page;
  const { metadata } = data;
  const title = metadata.opengraph_title ?? page.title;
  const summary = metadata.opengraph_description ?? description;
  return listTags([
    ["og:type", content.post ? "article" : "website"],
    ["og:site_name", brand.data.name],
    ["og:locale", localeOf(site.language)],
    ...page.languages.map((language): Tag => ["og:locale:alternate", localeOf(language)]),
    ["og:url", canonical],
    ["og:title", title],
    ["og:description", summary],
    ...articleTags(context, page),
    ["twitter:title", metadata.twitter_title ?? title],
    ["twitter:description", metadata.twitter_description ?? summary],
  ]).concat(previewTags(page.preview, metadata.twitter_image));
}

type Tag = [property: string, content: string | undefined];

export const listTags = (tags: readonly Tag[]): HeadData["social"] =>
  tags.flatMap(([property, content]) => (content === undefined ? [] : [{ property, content }]));

/** A language in Open Graph's notation: `en_AU`. */
export const localeOf = (language: string): string => language.replace("-", "_");

/** The tags of a post; other pages have only the day of the last change, if front matter states it. */
function articleTags(
  { brand, config }: SiteContext,
  { route, data: { metadata, author, updated, date }, content: { post } }: Page,
): Tag[] {
  const { opengraph_updated_time: stated } = metadata;
  return [
    ["og:updated_time", stated ?? updated ?? date],
    ...(post
      ? ([
          ["article:published_time", post.date],
          ["article:modified_time", post.updated ?? stated],
          ["article:section", post.category?.label ?? config.network.groups[route.group ?? ""]?.label],
          ["article:author", author ?? brand.data.name],
        ] satisfies Tag[])
      : []),
  ];
}
