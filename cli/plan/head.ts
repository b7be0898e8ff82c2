import type { HeadData } from "../../runtime/site/page.ts";
import type { Route } from "../config/routes.ts";
import type { PageCopy } from "../content/loadContent.ts";
import { jsonLd } from "./jsonLd.ts";
import type { PageFacts } from "./pageContent.ts";
import type { SiteContext } from "./plan.ts";

/** What goes into `<head>`: title, description, canonical, alternates, link previews, schema.org. */
export function pageHead(context: SiteContext, route: Route, { data }: PageCopy, content: PageFacts): HeadData {
  const { baseUrl, network, site } = context;
  const { metadata } = data;
  const canonical = baseUrl + route.path;
  const siteName = `${network.brand.name} ${site.config.name}`;
  const further = content.list && content.list.href !== content.crumbs[1]?.href;
  const title = metadata.title ?? `${further ? content.heading : data.title} | ${siteName}`;
  const description = metadata.metadesc ?? data.description;
  const preview = previewPicture(content, baseUrl);
  const values: Record<string, string | undefined> = {
    "og:type": route.role === "home" ? "website" : "article",
    "og:site_name": network.brand.name,
    "og:locale": site.config.language.replace("-", "_"),
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
    noindex: route.noindex,
    alternates: alternates(context, route),
    social: Object.entries(values).flatMap(([property, value]) =>
      value === undefined ? [] : [{ property, content: value }],
    ),
    jsonLd: jsonLd(context, route, content, description),
  };
}

/** The page's picture, where link previews can show it: they don't know SVG. */
function previewPicture({ picture }: PageFacts, baseUrl: string): { url: string; alt: string } | undefined {
  return picture && picture.sources.length > 0 ? { url: baseUrl + picture.src, alt: picture.alt } : undefined;
}

/**
 * The page's counterparts in the other countries, itself among them (https://developers.google.com/search/docs/specialty/international/localized-versions).
 * Pages are paired by their key, not by path: slugs differ between countries.
 */
function alternates({ routes, versions, ...context }: SiteContext, route: Route): HeadData["alternates"] {
  if (route.noindex) return [];
  const paired = routes.ofPair(route.pair).filter(({ noindex }) => !noindex);
  if (paired.length < 2 || !paired.some(({ path }) => path === route.path)) return [];
  // The same for all of them: with many countries most of a plan would be copies of it.
  const isHome = route.role === "home";
  const key = `${isHome} ${route.pair}`;
  const known = versions.get(key) ?? listVersions(context, paired, isHome);
  versions.set(key, known);
  return known;
}

/** Pages with their languages. The root page is every home's x-default. */
function listVersions(
  { config, baseUrl }: Pick<SiteContext, "config" | "baseUrl">,
  paired: readonly Route[],
  isHome: boolean,
): HeadData["alternates"] {
  const links = paired.map(({ country, path }) => {
    const settings = config.countries.find(({ key }) => key === country)?.config;
    return { hreflang: `${settings?.language.split("-")[0] ?? "en"}-${settings?.code ?? ""}`, href: baseUrl + path };
  });
  if (isHome) return [...links, { hreflang: "x-default", href: `${baseUrl}/` }];
  const fallback = paired.find(({ country }) => country === config.network.geoIp.fallback);
  return fallback ? [...links, { hreflang: "x-default", href: baseUrl + fallback.path }] : links;
}
