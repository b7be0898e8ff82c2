import type { Card, CardGroup, Fact, PostCard } from "./cards.ts";
import type { Link } from "./menu.ts";
import type { Picture } from "./picture.ts";
import type { Section } from "./sections.ts";
import type { NetworkSite } from "./site.ts";
import { words } from "./words.ts";

const FORM_PAGES = "contact landing register webinar form-aside form-links";

/** Page templates: each is a component in `templates/pages` (`index.ts`). */
export const TEMPLATE_NAMES = words(
  `home page article listing ${FORM_PAGES} career-list career thank-you post post-list search not-found`,
);
export type ShippedTemplate = (typeof TEMPLATE_NAMES)[number];
/** A shipped template, or one of the project's own. */
export type TemplateName = ShippedTemplate | (string & { readonly own: true });

/** Templates that front matter can choose, because they need only copy. */
export const COPY_TEMPLATES = words("page article landing register webinar form-aside form-links career");

export const FORM_TEMPLATES: ReadonlySet<TemplateName> = /* @__PURE__ */ new Set(words(FORM_PAGES));

/** Data for hydration, which is inlined in the page as JSON. */
export interface PageData {
  /** Path with leading and final slash, `/india/services/first-visit/`. */
  path: string;
  template: TemplateName;
  /** Language of untranslated copy, if it differs from the site's language. */
  language?: string;
  /** Name of the layout in `SiteData.layouts`. */
  layout: string;
  /** Paths of counterparts on other countries' sites, by country key. */
  siblings: Record<string, string>;
  /** Paths of the page in the country's other languages, by language. */
  languages?: Record<string, string>;
  /** Name of the form that the page shows, in `SiteData.forms`. */
  form?: string;
}

/** One page of a list of posts, by number from 1, with category bar and pagination. */
export interface PostList {
  posts: PostCard[];
  /** The category bar: all posts, then each category with posts. */
  categories: (Link & { current: boolean })[];
  href: string;
  page: number;
  /** Links to the first, last and neighbouring pages, in order; null stands for omitted pages. */
  pages: (Link | null)[];
  previous?: Link;
  next?: Link;
}

/** Sources of a page's facts, and the date (ISO 8601) on which the oldest was checked, if none is unconfirmed. */
export type Figures = { checked?: string; sources: FigureSource[] };

/** A page of another publisher, the labels of the facts that are from it, and when all of them were last checked. */
export type FigureSource = { href: string; publisher: string; labels: string[]; checked?: string };

/** A page's content. It is only rendered on the server, and not sent as data. */
export interface PageContent {
  heading: string;
  summary: string;
  /** Rendered Markdown. It is trusted, because it comes from the project's files. */
  html: string;
  faq: { question: string; html: string }[];
  /** Breadcrumbs from the country's home to this page; empty on a home. */
  crumbs: Link[];
  /** Name of its illustration. */
  art?: string;
  /** Absent if it cites no facts. */
  figures?: Figures;
  /** ISO 3166 code of the page's country, lower case. */
  flag?: string;
  /** Short facts: place and hours of a job, day and length of a webinar. */
  facts: Fact[];
  sections: Section[];
  /** Shown in the banner instead of the illustration. */
  picture?: Picture;
  /** Only on a post: its author, if that is a person, and the date of its last change (ISO 8601). */
  post?: Pick<PostCard, "date" | "category" | "minutes"> & { author?: string; updated?: string; related: PostCard[] };
  /** Only on a list of posts. */
  list?: PostList;
  /** The newest posts, on a home. */
  latest?: { title: string; href: string; posts: PostCard[] };
  /** All countries, if they are too many for the header: on homes and on the not-found page of the network's host. */
  countries?: { id: string; sites: NetworkSite[] };
  /** Target of the button on the not-found page of the network's host. On other pages it is the home. */
  wayBack?: string;
  /** On a home: the hero's pictures, which link to pages. */
  windows?: HeroWindow[];
  /** Groups of cards: all on a home, the group's own pages on a listing, related pages on an article. */
  groups: CardGroup[];
}

/** A picture of a home's hero that links to a page. */
export type HeroWindow = Pick<Card, "label" | "href" | "art" | "flag">;

/** Data for `<head>`. */
export interface HeadData {
  title: string;
  description: string;
  /** Absolute URL of the page as served. */
  canonical: string;
  /** Absolute URL of the page that this untranslated page is a copy of. */
  original?: string;
  noindex: boolean;
  alternates: { hreflang: string; href: string }[];
  /** Open Graph and Twitter values, by property name (docs/behaviour.md, Page metadata). */
  social: { property: string; content: string }[];
  /** schema.org objects. */
  jsonLd: Record<string, unknown>[];
}

/** A complete page: the plan makes it, and the server entry renders it. */
export type PageDocument = { page: PageData; content: PageContent; head: HeadData };

/** Id of the script element with the payload. */
export const PAYLOAD_ID = "page_data";

/** Data of a page for its scripts, inlined as JSON. */
export interface Payload {
  /** URL of the country's shared data file. */
  site: string;
  /** Version of scripts and shared data. The router doesn't show pages with another one. */
  build: string;
  page: PageData;
}
