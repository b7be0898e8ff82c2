import type { HeadData } from "../../../runtime/site/page.ts";
import type { Route } from "../../model/route.ts";
import type { PageCopy } from "../../model/content.ts";
import type { Problem } from "../../core/problems/problem.ts";
import { listAlternates } from "./alternates.ts";
import { structuredData } from "./jsonLd/index.ts";
import type { PlannedContent } from "../pages/pageContent.ts";
import type { PagePreview } from "../share/pagePreview.ts";
import type { SiteContext } from "../../model/siteContext.ts";
import { socialTags } from "./socialTags.ts";

interface Page {
  route: Route;
  copy: PageCopy;
  content: PlannedContent;
  /** The share picture. */
  preview: PagePreview | undefined;
  /** True for a category's list, and for the second and later pages of any list: they don't show the group's copy. */
  isFurther: boolean;
}

/** A page's head, and the problems found while planning it. */
interface PlannedHead {
  head: HeadData;
  problems: Problem[];
  /** Days on which structured data of the page expires, past ones included; ISO 8601. */
  lastDays: string[];
}

/** What goes into `<head>`: title, description, canonical, alternates, link previews, schema.org. */
export function pageHead(context: SiteContext, { route, copy, content, preview, isFurther }: Page): PlannedHead {
  const { site } = context;
  const { origin } = context.host;
  const { data } = copy;
  const { metadata } = data;
  const canonical = origin + route.path;
  const title = isFurther ? content.heading : data.title;
  const description = isFurther ? listDescription(context, content) : (metadata.metadesc ?? data.description);
  const original = route.untranslated && context.routes.ofPair(route.pair).find((other) => other.site === site.main);
  const { things, problems, lastDays } = structuredData({
    context,
    route,
    copy,
    content,
    preview,
    canonical,
    description,
  });
  return {
    head: {
      title: (isFurther ? undefined : metadata.title) ?? pageTitle(context, title),
      description,
      canonical,
      noindex: route.noindex || context.isUnlisted,
      ...(original && { original: origin + original.path }),
      // In a large network alternates are only in the sitemaps, which search engines read as well.
      alternates: context.named.allCountries ? [] : listAlternates(context, route),
      social: socialTags(context, {
        route,
        title,
        description,
        canonical,
        data: isFurther ? { ...data, metadata: {} } : data,
        content,
        preview,
        languages: isFurther ? [] : furtherLanguages(context, route),
      }),
      jsonLd: things,
    },
    problems,
    lastDays,
  };
}

/** The other languages into which the page is translated on its country's sites. */
function furtherLanguages({ config, site, routes }: SiteContext, { pair }: Route): string[] {
  const others = config.sites.filter(({ key, country }) => country === site.country && key !== site.key);
  if (others.length === 0) return [];
  const translated = new Set(routes.ofPair(pair).flatMap((route) => (route.untranslated ? [] : [route.site])));
  return others.filter(({ key }) => translated.has(key)).map(({ language }) => language);
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
