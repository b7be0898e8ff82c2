import type { HeadData } from "../../runtime/site/page.ts";
import type { Route } from "../config/routes/routes.ts";
import type { PageCopy } from "../content/loadContent.ts";
import type { Problem } from "../report/problem.ts";
import { listAlternates } from "./alternates.ts";
import { structuredData } from "./jsonLd/index.ts";
import type { PlannedContent } from "./pageContent.ts";
import type { PagePreview } from "./share/pagePreview.ts";
import type { SiteContext } from "./siteContext.ts";
import { socialTags } from "./socialTags.ts";

interface Page {
  route: Route;
  copy: PageCopy;
  content: PlannedContent;
  /** The picture of its link previews. */
  preview: PagePreview | undefined;
  /** It is a list, and not the first page of it, which has the group's copy. */
  isFurther: boolean;
}

/** A page's head, and what was found in making it. */
interface PlannedHead {
  head: HeadData;
  problems: Problem[];
  /** Last days on which what it tells of is true, past ones included; ISO 8601. */
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
      // Those of a large network are in its sitemaps only: search engines read them there as well.
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
  const translated = new Set(routes.ofPair(pair).flatMap((route) => (route.untranslated ? [] : [route.site])));
  return config.sites
    .filter(({ key, country }) => country === site.country && key !== site.key && translated.has(key))
    .map(({ language }) => language);
}

/** Search engines cut a longer title. In characters as readers count them: a letter with its vowel signs is one. */
export const LONGEST_TITLE = 60;

const characters = new Intl.Segmenter("en", { granularity: "grapheme" });

/** How long a title is for its readers. */
export const titleLength = (title: string): number =>
  // Nobody counts more characters than there are code units.
  title.length <= LONGEST_TITLE ? title.length : [...characters.segment(title)].length;

/** A page's title with organisation and country behind it, with the organisation alone, or as it is: the first that fits. */
export function pageTitle({ t, brand, site }: Pick<SiteContext, "t" | "brand" | "site">, title: string): string {
  const values = { title, brand: brand.data.name };
  const whole = t("page.title", { ...values, country: site.config.name });
  if (titleLength(whole) <= LONGEST_TITLE) return whole;
  const short = t("page.shortTitle", values);
  return titleLength(short) <= LONGEST_TITLE ? short : title;
}

/** Search engines cut what is longer. */
const LONGEST = 160;

/** Description of a category's list, or of a further page of a list: which one it is, and the posts that it begins with. */
function listDescription(
  { t, brand, site }: Pick<SiteContext, "t" | "brand" | "site">,
  { heading, list }: Pick<PlannedContent, "heading" | "list">,
): string {
  const describe = (posts: string) =>
    t("posts.description", { heading, brand: brand.data.name, country: site.config.name, posts });
  const [first = "", ...others] = (list?.posts ?? []).map(({ label }) => label);
  const most = LONGEST - describe("").length;
  let posts = first;
  for (const title of others) {
    const longer = `${posts} · ${title}`;
    if (longer.length > most) break;
    posts = longer;
  }
  return describe(posts);
}
