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
  "form-aside",
  "form-links",
  "career-list",
  "career",
  "thank-you",
  "post",
  "post-list",
  "search",
  "not-found",
] as const;
export type ShippedTemplate = (typeof TEMPLATE_NAMES)[number];
/** One of them, or one of the project's own. */
export type TemplateName = ShippedTemplate | (string & { readonly own: true });

/** Templates that a page's front matter can choose: those that need nothing but copy. */
export const COPY_TEMPLATES = [
  "page",
  "article",
  "landing",
  "register",
  "webinar",
  "form-aside",
  "form-links",
  "career",
] as const satisfies readonly ShippedTemplate[];

/** Templates that show a form themselves. */
export const FORM_TEMPLATES: ReadonlySet<TemplateName> = new Set([
  "contact",
  "landing",
  "register",
  "webinar",
  "form-aside",
  "form-links",
]);

/** The part of a page that the browser needs for hydration: it is sent inline as JSON. */
export interface PageData {
  /** Site path with both slashes, `/india/services/first-visit/`. */
  path: string;
  template: TemplateName;
  /** Language of its copy, where that is not translated into the language of the site. */
  language?: string;
  /** Name of the layout in `SiteData.layouts`. */
  layout: string;
  /** Paths of the same page on the other countries' sites, by country key. Absent where a country has no such page. */
  siblings: Record<string, string>;
  /** Paths of the same page in the other languages of the country, by language. Absent where there is none. */
  languages?: Record<string, string>;
  /** Name of the form that the page shows, in `SiteData.forms`. */
  form?: string;
  /** The form among the page's sections: the only section that is hydrated. */
  formSection?: { id: string; heading: string };
}

/** A page as a card in a list. */
export interface Card {
  label: string;
  href: string;
  summary: string;
  /** Name of its illustration; absent where there is none. */
  art?: string;
  /** ISO 3166 code of the flag to show, lower case. */
  flag?: string;
  /** Its facts. */
  facts?: Fact[];
}

/** How cards are shown: `place` is a tall picture with a flag, `topic` an illustration above a summary, `row` one line in a list. */
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

/** One page of a list of posts, with category bar and pagination. */
export interface PostList {
  posts: PostCard[];
  /** The category bar: all posts first, then each category that has any. */
  categories: (Link & { current: boolean })[];
  /** Address of this page. */
  href: string;
  /** Number of this page, from 1. */
  page: number;
  /** Links to the first, the last and the nearest pages of this list, in order; null stands for pages in between. */
  pages: (Link | null)[];
  previous?: Link;
  next?: Link;
}

/** One fact about a page: a label and a value. */
export interface Fact {
  label: string;
  value: string;
}

/** Where a page's figures and rules are from. */
export interface Figures {
  /** Day on which the oldest of them was checked, ISO 8601. Absent when one of them never was. */
  checked?: string;
  sources: FigureSource[];
}

/** A page of somebody else's that states what a page of ours says. */
export interface FigureSource {
  href: string;
  publisher: string;
  /** What is taken from it. */
  labels: string[];
  /** Day on which all of that was last compared with it; absent when some was not found there. */
  checked?: string;
}

/** A page's content. It is rendered on the server only and never sent a second time as data. */
export interface PageContent {
  heading: string;
  summary: string;
  /** Rendered Markdown, trusted: it comes from the maintainer's own files. */
  html: string;
  faq: { question: string; html: string }[];
  /** Breadcrumbs from the country's home to this page; empty on a home. */
  crumbs: Link[];
  /** Name of its illustration; absent where there is none. */
  art?: string;
  /** What it says of the figures and rules that it cites; absent when it cites none. */
  figures?: Figures;
  /** ISO 3166 code of the flag the page is about, lower case. */
  flag?: string;
  /** Short facts: place and hours of a job, day and length of a webinar. */
  facts: Fact[];
  /** Sections that the page's front matter lists. */
  sections: Section[];
  /** Shown in the banner in place of the illustration. */
  picture?: Picture;
  /** Only on a post: date, category, reading time, related posts, and who wrote it where that is a person. */
  post?: Pick<PostCard, "date" | "category" | "minutes"> & {
    author?: string;
    /** Day on which it was last changed, ISO 8601. */
    updated?: string;
    related: PostCard[];
  };
  /** Only on a list of posts. */
  list?: PostList;
  /** The newest posts, on a home. */
  latest?: { title: string; href: string; posts: PostCard[] };
  /** All countries, on the homes of a network with more countries than the header can name, and on its host's not-found page. */
  countries?: { id: string; sites: NetworkSite[] };
  /** Where the button of the not-found page of the network's host leads; that of a country's leads to its home. */
  wayBack?: string;
  /** On a home: the hero's pictures, which link to pages. */
  windows?: HeroWindow[];
  /** Groups of cards: all on a home, the group's own pages on a listing, related pages on an article. */
  groups: CardGroup[];
}

/** A picture of a home's hero, which leads to a page. */
export interface HeroWindow {
  label: string;
  href: string;
  /** Name of its illustration; absent where there is none. */
  art?: string;
  /** ISO 3166 code of the flag beside the label, lower case. */
  flag?: string;
}

/** What goes into `<head>`. */
export interface HeadData {
  title: string;
  description: string;
  /** Absolute URL of the page as served. */
  canonical: string;
  /** Absolute URL of the page that this one is a copy of: one that is shown in a language which it is not translated into. */
  original?: string;
  noindex: boolean;
  alternates: { hreflang: string; href: string }[];
  /** Open Graph and Twitter values, by property name (docs/behaviour.md, Page metadata). */
  social: { property: string; content: string }[];
  /** schema.org objects. */
  jsonLd: Record<string, unknown>[];
}

/** A whole page: the plan makes it and the server entry renders it. */
export interface PageDocument {
  page: PageData;
  content: PageContent;
  head: HeadData;
}
