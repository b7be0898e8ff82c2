import type { Link } from "./menu.ts";
import type { Card, CardKind, Fact, PostCard } from "./cards.ts";
import type { Picture } from "./picture.ts";
import type { NamedCountry, Office } from "./site.ts";

// In all of them `flag` is an ISO 3166 code, lower case, and `art` the name of an illustration.

/** Properties of every section. */
export interface Common {
  /** Id on the page, for links to the section. */
  id: string;
  heading?: string | undefined;
  /** One sentence below the heading. */
  summary?: string;
  /** The background: the page's paper, a tint of it, or the brand's dark colour. */
  ground?: "paper" | "tint" | "deep";
}

/** One message of a banner slider. Without link it leads to the enquiry. */
export type Slide = { heading: string; summary?: string; link?: Link; art?: string };

/** A place on the flag map, in the map's units: its centre, and where its flag is, as close as other flags allow. */
export type MapPlace = Card & { flag: string; at: Point; pin: Point };

export type Point = Record<"x" | "y", number>;

/** A place whose facts a section shows. `key` is the prefix of its facts' ids, `href` leads to its page. */
export type FactPlace = { key: string; label: string; href?: string; flag?: string };

/** Costs of the first year in a place. */
export interface BudgetPlace extends FactPlace {
  /** ISO 4217 currency of the calculator. */
  currency: string;
  /** Exchange rate to the reader's currency; absent if it is the same or unknown. */
  rate?: { value: number; text: string; checked?: string };
  /** A row for each line; null for a missing cost. A row without amount has no range. */
  rows: ((Amount & { range?: [from: number, to: number] }) | null)[];
  total: Amount;
  /** The sum of the midpoints of the rows' ranges, as text. */
  middle: string;
  /** Labels of lines that aren't in the total, because they have no amount. */
  without: string[];
}

type Amount = { text: string; converted?: string };

/** Subjects of disclosures. */
export const DISCLOSURES = ["forms", "storage", "services", "licences"] as const;

/** An entry of a disclosure: a form's receiver, a cookie, a host, a font; `href` has more information. */
export type Disclosed = { name: string; text: string; facts: { label: string; values: string[] }[]; href?: string };

/** A fact about the owner, with its key in the settings. Without lines it is a gap. */
export type OwnerLine = { key: string; label: string; lines: { text: string; href?: string }[] };

/** A checklist of documents, with its key in the settings. */
export interface DocumentList {
  key: string;
  title: string;
  /** `id` is unique on the page. `name` is stable when the page changes: ticks are stored by it. */
  items: { id: string; name: string; text: string; html?: string }[];
}

/** An event on one or several days (ISO 8601), or in a month. */
export interface CalendarEntry {
  title: string;
  first: string;
  last: string;
  isMonth?: boolean;
  /** Whether the date hasn't been confirmed by its source. */
  unconfirmed?: boolean;
  html?: string;
  place?: string;
  flag?: string;
}

/** Data of sections by `type:`. HTML comes from the project's Markdown. */
interface SectionData {
  banners: { slides: Slide[] };
  budget: {
    /** Locale in which the calculator writes numbers. */
    locale: string;
    /** The reader's currency, ISO 4217. */
    currency?: string;
    /** `name` is the field's query parameter. */
    lines: { name: string; label: string; shown: boolean }[];
    places: BudgetPlace[];
  };
  /** `file` is the URL of the calendar file. */
  calendar: { entries: CalendarEntry[]; file: string };
  call: { html?: string };
  cards: { cards: Card[]; kind: CardKind; slider: boolean; link?: Link };
  checklist: { heading: string; lists: DocumentList[] };
  claims: { items: { title: string; html: string }[] };
  /** Facts of several places in a table. */
  comparison: {
    /** Columns; those with numbers are sortable. */
    topics: { label: string; sortable: boolean }[];
    /** Rows with a cell for each topic; null for a missing fact. */
    places: (FactPlace & { cells: ({ text: string; order?: number } | null)[] })[];
  };
  copy: {
    /** Index of the part, if other sections divide the text. */
    part?: number;
    /** Whether more of the text follows. */
    goesOn?: true;
  };
  disclosure: { entries: Disclosed[] };
  facts: { items: (Fact & { note?: string })[] };
  faq: { items: { question: string; html: string }[] };
  form: { heading: string; html?: string };
  /** `id` is unique on the page. */
  glossary: { terms: { id: string; term: string; name?: string; text: string }[] };
  /** `country` is its name. */
  institutions: {
    institutions: (Record<"name" | "city" | "country" | "flag", string> & { founded?: number; note?: string })[];
  };
  journeys: { items: { title: string; stops: { when: string; what: string }[]; link?: Link }[] };
  map: {
    /** File name in the site's `assets/`. */
    file: string;
    width: number;
    height: number;
    /** Position of the site's country. */
    home?: Point;
    places: MapPlace[];
  };
  /** An own kind of section; `values` is the output of its schema. */
  own: { kind: string; values: Record<string, unknown>; flags: string[] };
  offices: { countries: (NamedCountry & { key: string; flag?: string; offices: Office[] })[] };
  owner: { facts: OwnerLine[] };
  picture: { picture: Picture; width: "text" | "wide" };
  posts: { posts: PostCard[]; link?: Link };
  steps: { items: { title: string; html: string }[] };
  tabs: { initial?: string; items: { id: string; label: string; html: string }[] };
  /** `placeholder` marks them as samples. */
  testimonials: { placeholder?: true; items: { quote: string; name: string; detail?: string; source?: Link }[] };
  text: { html: string; art?: string; picture?: Picture; side: "left" | "right" };
}

export type SectionType = keyof SectionData;

/** Props of a section's component. */
export type Section<T extends SectionType = SectionType> = {
  [K in T]: { type: K } & Common & SectionData[K];
}[T];

/** Marks the place of a section in the HTML of a page's text. */
export const SECTION_MARK = "<!--section-->";
