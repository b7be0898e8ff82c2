import type { HeadData } from "../../../runtime/site/page.ts";
import type { Route } from "../../model/route.ts";
import type { DataPage } from "./jsonLd/kind.ts";
import type { PagePreview } from "../share/pagePreview.ts";
import type { SiteContext } from "../../model/siteContext.ts";

/** The meta tags for link previews (https://ogp.me/). */
export function socialTags(page: DataPage): HeadData["social"] {
  const { context, route, copy, content, canonical, description, isFurther } = page;
  const { brand, config, site } = context;
  const { author, updated, date } = copy.data;
  const { post } = content;
  const metadata: typeof copy.data.metadata = isFurther ? {} : copy.data.metadata;
  const { opengraph_title: title = page.title, opengraph_description: summary = description } = metadata;
  const stated = metadata.opengraph_updated_time;
  return listTags([
    ["og:type", post ? "article" : "website"],
    ["og:site_name", brand.data.name],
    ["og:locale", localeOf(site.language)],
    ...(isFurther ? [] : furtherLanguages(context, route)).map((tag): Tag => ["og:locale:alternate", localeOf(tag)]),
    ["og:url", canonical],
    ["og:title", title],
    ["og:description", summary],
    // Other pages than posts have only the day of the last change, if front matter states it.
    ["og:updated_time", stated ?? updated ?? date],
    ["article:published_time", post?.date],
    ["article:modified_time", post && (post.updated ?? stated)],
    ["article:section", post && (post.category?.label ?? config.network.groups[route.group ?? ""]?.label)],
    ["article:author", post && (author ?? brand.data.name)],
    ["twitter:title", metadata.twitter_title ?? title],
    ["twitter:description", metadata.twitter_description ?? summary],
    ...previewTags(page.preview, metadata.twitter_image),
  ]);
}

/** The other languages into which the page is translated on its country's sites. */
function furtherLanguages({ config, site, routes }: SiteContext, { pair }: Route): string[] {
  const others = config.sites.filter(({ key, country }) => country === site.country && key !== site.key);
  if (others.length === 0) return [];
  const translated = new Set(routes.ofPair(pair).flatMap((route) => (route.untranslated ? [] : [route.site])));
  return others.filter(({ key }) => translated.has(key)).map(({ language }) => language);
}

type Tag = [property: string, content: string | number | undefined];

export const listTags = (tags: readonly Tag[]): HeadData["social"] =>
  tags.flatMap(([property, content]) => (content === undefined ? [] : [{ property, content: String(content) }]));

/** The tags of a share picture. X may have its own, and shows a large one only for `summary_large_image`. */
export function previewTags(preview: PagePreview | undefined, twitterImage?: string): Tag[] {
  const { url, type, width, height, alt } = preview ?? {};
  const shown = twitterImage ?? url;
  return [
    ["og:image", url],
    ["og:image:type", type],
    ["og:image:width", width],
    ["og:image:height", height],
    ["og:image:alt", alt],
    ["twitter:card", shown === undefined ? "summary" : "summary_large_image"],
    ["twitter:image", shown],
    ["twitter:image:alt", twitterImage === undefined ? alt : undefined],
  ];
}

/** A language in Open Graph's notation: `en_AU`. */
export const localeOf = (language: string): string => language.replace("-", "_");
