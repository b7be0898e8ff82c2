import type { HeadData } from "../../runtime/site/page.ts";
import type { Route } from "../config/routes/routes.ts";
import type { PageCopy } from "../content/loadContent.ts";
import { listAlternates } from "./alternates.ts";
import { jsonLd } from "./jsonLd.ts";
import type { PlannedContent } from "./pageContent.ts";
import type { SiteContext } from "./siteContext.ts";

/** What goes into `<head>`: title, description, canonical, alternates, link previews, schema.org. */
export function pageHead(context: SiteContext, route: Route, { data }: PageCopy, content: PlannedContent): HeadData {
  const { brand, site, t } = context;
  const { origin } = context.host;
  const { metadata } = data;
  const canonical = origin + route.path;
  const further = content.list && content.list.href !== content.crumbs[1]?.href;
  const title =
    metadata.title ??
    t("page.title", {
      title: further ? content.heading : data.title,
      brand: brand.data.name,
      country: site.config.name,
    });
  const description = metadata.metadesc ?? data.description;
  const preview = previewPicture(content, context);
  const original = route.untranslated && context.routes.ofPair(route.pair).find((other) => other.site === site.main);
  const values: Record<string, string | undefined> = {
    "og:type": route.role === "home" ? "website" : "article",
    "og:site_name": brand.data.name,
    "og:locale": site.language.replace("-", "_"),
    "og:url": canonical,
    "og:title": metadata.opengraph_title ?? data.title,
    "og:description": metadata.opengraph_description ?? description,
    "og:updated_time": metadata.opengraph_updated_time,
    "og:image": metadata.opengraph_image ?? preview?.url,
    "og:image:alt": metadata.opengraph_image ? undefined : preview?.alt,
    "twitter:card": metadata.twitter_image || preview ? "summary_large_image" : "summary",
    "twitter:title": metadata.twitter_title,
    "twitter:description": metadata.twitter_description,
    "twitter:image": metadata.twitter_image,
  };
  return {
    title,
    description,
    canonical,
    noindex: route.noindex || context.isUnlisted,
    ...(original && { original: origin + original.path }),
    // Those of a large network are in its sitemaps only: search engines read them there as well.
    alternates: context.named.allCountries ? [] : listAlternates(context, route),
    social: Object.entries(values).flatMap(([property, value]) =>
      value === undefined ? [] : [{ property, content: value }],
    ),
    jsonLd: jsonLd(context, route, content, description),
  };
}

/** The page's picture, where link previews can show it: they don't know SVG. Else the brand's. */
function previewPicture(
  { picture }: PlannedContent,
  { host, brand }: SiteContext,
): { url: string; alt: string } | undefined {
  const shown = picture && picture.sources.length > 0 ? picture : brand.share;
  return shown && { url: host.origin + shown.src, alt: shown.alt };
}
