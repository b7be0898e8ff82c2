import type { Link } from "./menu.ts";
import type { Picture } from "./picture.ts";
import type { Section } from "./sections.ts";
import type { NetworkSite } from "./site.ts";

/** The page templates: each is a component of the same name in `templates/pages`. */
export const TEMPLATE_NAMES = [
  "home",
  "page",
  "article",
  "listing",
  "contact",
  "landing",
  "register",
  "webinar",
  "counsellor",
  "mbbs",
  "career-list",
  "career",
  "thank-you",
  "post",
  "post-list",
  "not-found",
] as const;
export type TemplateName = (typeof TEMPLATE_NAMES)[number];

/** Templates that a page's copy can choose: those that need nothing but copy. */
export const COPY_TEMPLATES = [
  "page",
  "article",
  "landing",
  "register",
  "webinar",
  "counsellor",
  "mbbs",
  "career",
] as const satisfies readonly TemplateName[];

/** What of a page the browser needs to hydrate it: the part that is sent inline as JSON. */
export interface PageData {
  /** Site path with both slashes, `/india/services/visa-guidance/`. */
  path: string;
  template: TemplateName;
  /** Name of the layout in `SiteData.layouts`. */
  layout: string;
  /** Paths of the same page on the other countries' sites, by country key; a country that has none is absent. */
  siblings: Record<string, string>;
  /** The enquiry form among the page's sections: the browser needs to know it is there, and the rest is HTML. */
  form?: { id: string; heading: string; variant?: string };
}

/** A page as a card in a list. */
export interface Card {
  label: string;
  href: string;
  summary: string;
  /** Key of an illustration: the page's content key, e.g. `abroad/study-in-canada`. */
  art: string;
  /** ISO 3166 code of the flag to show, lower case. */
  flag?: string;
  /** What there is to know of it at a glance. */
  facts?: Fact[];
}

/** How cards are shown: `place` is a tall window with a flag, `topic` a scene above a summary, `row` one line in a list. */
export type CardKind = "place" | "topic" | "row";

/** A titled set of cards, such as a country's services. */
export interface CardGroup {
  kind: CardKind;
  key: string;
  title: string;
  href: string;
  summary: string;
  cards: Card[];
}

/** A post as a card in a list. */
export interface PostCard extends Card {
  /** ISO 8601 date, `2026-09-14`. */
  date: string;
  category?: Link;
  /** Reading time, at 220 words a minute. */
  minutes: number;
}

/** One page of a list of posts (spec section 2: category bar and pagination). */
export interface PostList {
  posts: PostCard[];
  /** The category bar: all posts first, then each category that has any. */
  categories: (Link & { current: boolean })[];
  /** Address of this page. */
  href: string;
  /** Number of this page, from 1. */
  page: number;
  /** Links to the first, the last and the nearest pages of this list, in order; null where some are left out. */
  pages: (Link | null)[];
  previous?: Link;
  next?: Link;
}

/** One line of what there is to know at a glance. */
export interface Fact {
  label: string;
  value: string;
}

/** What a page says: rendered on the server only, never sent a second time as data. */
export interface PageContent {
  heading: string;
  summary: string;
  /** Rendered Markdown, trusted: it comes from the maintainer's own files. */
  html: string;
  faq: { question: string; html: string }[];
  /** Breadcrumbs from the country's home to this page; empty on a home. */
  crumbs: Link[];
  /** Content key, by which illustrations and sibling pages are found: `services/visa-guidance`. */
  key: string;
  /** Month in which figures were last checked, `2026-11`. */
  asOf?: string;
  /** ISO 3166 code of the flag the page is about, lower case. */
  flag?: string;
  /** What there is to know at a glance: place and hours of a post to fill, day and length of a webinar. */
  facts: Fact[];
  /** Sections that the page's front matter lists. */
  sections: Section[];
  /** Shown in the banner in place of the drawn scene. */
  picture?: Picture;
  /** What only a post has: when, under what, how long, and what to read next. */
  post?: Pick<PostCard, "date" | "category" | "minutes"> & { related: PostCard[] };
  /** What only a list of posts has. */
  list?: PostList;
  /** The newest posts, on a home. */
  latest?: { title: string; href: string; posts: PostCard[] };
  /** All countries of the network, on a home of a network that is too large for its header. */
  countries?: { id: string; sites: NetworkSite[] };
  /** Pages or groups that the hero's windows lead to, by their `art` or `key`, on a home whose country chooses them. */
  windows?: string[];
  /** Groups shown on this page: all of the country's on its home, its own group's pages on a listing, the neighbours on an article. */
  groups: CardGroup[];
}

/** What goes into `<head>`. */
export interface HeadData {
  title: string;
  description: string;
  /** Absolute URL of the page as served. */
  canonical: string;
  noindex: boolean;
  alternates: { hreflang: string; href: string }[];
  /** Page metadata of the spec, section 3: Open Graph and Twitter values, by property name. */
  social: { property: string; content: string }[];
  /** schema.org objects. */
  jsonLd: Record<string, unknown>[];
}

/** A whole page, as the plan makes it and the server entry renders it. */
export interface PageDocument {
  page: PageData;
  content: PageContent;
  head: HeadData;
}
