import type { HeadData } from "../../../runtime/site/page.ts";
import { listAlternates } from "./alternates.ts";
import { structuredData } from "./jsonLd/index.ts";
import type { HeadPage } from "./jsonLd/kind.ts";
import type { PlannedContent } from "../pages/pageContent.ts";
import type { SiteContext } from "../../model/siteContext.ts";
import { socialTags } from "./socialTags.ts";

/** What goes into `<head>`: title, description, canonical, alternates, link previews, schema.org. */
export function pageHead(page: HeadPage): HeadData {
  const { context, route, copy, content, isFurther } = page;
  const { named, routes, site } = context;
  const { origin } = context.host;
  const { data } = copy;
  const { metadata } = data;
  const canonical = origin + route.path;
  const title = isFurther ? content.heading : data.title;
  const description = isFurther ? listDescription(context, content) : (metadata.metadesc ?? data.description);
  const original = route.untranslated && routes.ofPair(route.pair).find((other) => other.site === site.main);
  const shown = { ...page, canonical, title, description };
  return {
    title: (isFurther ? undefined : metadata.title) ?? pageTitle(context, title),
    description,
    canonical,
    noindex: route.noindex || context.isUnlisted,
    ...(original && { original: origin + original.path }),
    // In a large network alternates are only in the sitemaps, which search engines read as well.
    alternates: named.allCountries ? [] : listAlternates(context, route),
    social: socialTags(shown),
    jsonLd: structuredData(shown),
  };
}

/** Longest title that search engines show in full, in graphemes (a letter with its vowel signs counts as one). */
export const MAX_TITLE_LENGTH = 60;

const graphemes = new Intl.Segmenter("en", { granularity: "grapheme" });

export const titleLength = (title: string): number =>
  // Segmenting is slow; there are never more graphemes than code units.
  title.length <= MAX_TITLE_LENGTH ? title.length : [...graphemes.segment(title)].length;

/** The first form of a title that fits: with organisation and country, with the organisation, the title alone. */
export function pageTitle({ t, brand, site }: Pick<SiteContext, "t" | "brand" | "site">, title: string): string {
  const values = { title, brand: brand.data.name };
  const whole = t("page.title", { ...values, country: site.config.name });
  if (titleLength(whole) <= MAX_TITLE_LENGTH) return whole;
  const short = t("page.shortTitle", values);
  return titleLength(short) <= MAX_TITLE_LENGTH ? short : title;
}

/** Longest description that search engines show in full, in code units. */
const MAX_DESCRIPTION_LENGTH = 160;

/** Description of a category's list, or of a later page of a list: its heading and the titles of its first posts. */
function listDescription({ t, brand, site }: SiteContext, { heading, list }: PlannedContent): string {
  const describe = (posts: string) =>
    t("posts.description", { heading, brand: brand.data.name, country: site.config.name, posts });
  const [first = "", ...others] = (list?.posts ?? []).map(({ label }) => label);
  const maxLength = MAX_DESCRIPTION_LENGTH - describe("").length;
  let posts = first;
  for (const title of others) {
    const longer = `${posts} · ${title}`;
    if (longer.length > maxLength) break;
    posts = longer;
  }
  return describe(posts);
}
