import type { Link } from "./menu.ts";
import type { Card, CardKind, PostCard } from "./page.ts";
import type { Picture } from "./picture.ts";
import type { NamedCountry, Office } from "./site.ts";

/** Properties of every section. */
interface Common {
  /** Id of the section on its page, for links to it. */
  id: string;
  heading?: string;
  /** One sentence below the heading. */
  summary?: string;
  /** The background: the page's paper, a tint of it, or the brand's dark colour. */
  ground?: "paper" | "tint" | "deep";
}

/** One message of a banner slider. */
export interface Slide {
  heading: string;
  summary?: string;
  /** Default: the enquiry. */
  link?: Link;
  /** Name of its illustration; absent where there is none. */
  art?: string;
}

/** An institution. */
interface Institution {
  name: string;
  city: string;
  /** ISO 3166 code, lower case. */
  flag: string;
  /** Name of the country. */
  country: string;
  founded?: number;
  note?: string;
}

/** A place on the flag map, in the map's units. */
export interface MapPlace extends Card {
  flag: string;
  /** Middle of the country. */
  at: Point;
  /** Position of its flag: as near as other flags allow. */
  pin: Point;
}

export interface Point {
  x: number;
  y: number;
}

/** A place whose facts a section shows. */
export interface FactPlace {
  /** What the ids of its facts begin with. */
  key: string;
  label: string;
  /** Its page. */
  href?: string;
  /** ISO 3166 code, lower case. */
  flag?: string;
}

/** Facts of several places in a table. */
interface Comparison {
  /** The columns; only those with numbers can be sorted. */
  topics: { label: string; sortable: boolean }[];
  /** The rows, with a cell for each topic; null where the place has no such fact. */
  places: (FactPlace & { cells: ({ text: string; order?: number } | null)[] })[];
}

/** What the first year costs in a place. */
export interface BudgetPlace extends FactPlace {
  /** ISO 4217: what the calculator counts in. */
  currency: string;
  /** Rate of exchange to the reader's currency; absent where it is the same, or there is none. */
  rate?: { value: number; text: string; checked?: string };
  /** A row for each line; null where the place has no such cost. */
  rows: (BudgetRow | null)[];
  total: Amount;
  /** The sum of the rows' middles, in words. */
  middle: string;
  /** Labels of the lines that the total is without, because they are no amounts. */
  without: string[];
}

interface BudgetRow extends Amount {
  /** The least and the most, in the place's currency; absent where it is no amount. */
  range?: [from: number, to: number];
}

/** An amount as it is written. */
interface Amount {
  text: string;
  /** In the reader's currency. */
  converted?: string;
}

interface Budget {
  /** Locale in which the calculator writes numbers. */
  locale: string;
  /** The reader's currency, ISO 4217. */
  currency?: string;
  /** `name` is what the calculator's field is called in the address. */
  lines: { name: string; label: string; shown: boolean }[];
  places: BudgetPlace[];
}

/** The flag map. */
interface WorldMap {
  /** Name of the drawing in the site's `assets/`. */
  file: string;
  width: number;
  height: number;
  /** The country that the site is for. */
  home?: Point;
  places: MapPlace[];
}

/** What a disclosure can be about. */
export const DISCLOSURES = ["forms", "storage", "services", "licences"] as const;

/** What is disclosed about one thing: a form's receiver, a cookie, a host, a font. */
export interface Disclosed {
  name: string;
  text: string;
  facts: { label: string; values: string[] }[];
  /** Where there is more about it. */
  href?: string;
}

/** A fact about the owner, in one or more lines; no lines where the owner has not said it. */
export interface OwnerLine {
  /** Its key in the settings. */
  key: string;
  label: string;
  lines: { text: string; href?: string }[];
}

/** A titled list of documents to have ready. */
export interface DocumentList {
  /** Its name in the settings. */
  key: string;
  title: string;
  /** The id is unique on the page; the name stays when the page's sections change: ticks are kept by it. */
  items: { id: string; name: string; text: string; html?: string }[];
}

/** Something that happens on a day, or from one day to another; days are ISO 8601. */
export interface CalendarEntry {
  title: string;
  first: string;
  last: string;
  /** The whole of a month. */
  isMonth?: boolean;
  /** The date was not found in its source yet. */
  unconfirmed?: boolean;
  html?: string;
  place?: string;
  /** ISO 3166 code, lower case. */
  flag?: string;
}

/** A term and what it means. */
interface GlossaryTerm {
  /** Id on the page. */
  id: string;
  term: string;
  name?: string;
  text: string;
}

/** The data of each kind of section, by its `type:`; HTML comes from the maintainer's own Markdown. */
interface SectionData {
  banners: { slides: Slide[] };
  budget: Budget;
  /** `file` is the address of the calendar file. */
  calendar: { entries: CalendarEntry[]; file: string };
  call: { html?: string };
  cards: { cards: Card[]; kind: CardKind; slider: boolean; link?: Link };
  checklist: { heading: string; lists: DocumentList[] };
  claims: { items: { title: string; html: string }[] };
  comparison: Comparison;
  copy: {
    /** Which part of a text that other sections stand in; all of it without. */
    part?: number;
    /** More of the text follows. */
    goesOn?: true;
  };
  disclosure: { entries: Disclosed[] };
  facts: { items: { value: string; label: string; note?: string }[] };
  faq: { items: { question: string; html: string }[] };
  form: { heading: string; html?: string };
  glossary: { terms: GlossaryTerm[] };
  institutions: { institutions: Institution[] };
  journeys: { items: { title: string; stops: { when: string; what: string }[]; link?: Link }[] };
  map: WorldMap;
  /** One of the project's kinds: `values` is what its schema gives. */
  own: { kind: string; values: Record<string, unknown>; flags: string[] };
  offices: { countries: (NamedCountry & { key: string; flag?: string; offices: Office[] })[] };
  owner: { facts: OwnerLine[] };
  picture: { picture: Picture; width: "text" | "wide" };
  posts: { posts: PostCard[]; link?: Link };
  steps: { items: { title: string; html: string }[] };
  tabs: { initial?: string; items: { id: string; label: string; html: string }[] };
  /** With `placeholder` they are samples, and marked as such. */
  testimonials: { placeholder?: true; items: { quote: string; name: string; detail?: string; source?: Link }[] };
  text: { html: string; art?: string; picture?: Picture; side: "left" | "right" };
}

export type SectionType = keyof SectionData;

/** One section of a page, as its component is given it. */
export type Section<T extends SectionType = SectionType> = {
  [K in T]: { type: K } & Common & SectionData[K];
}[T];
