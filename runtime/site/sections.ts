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

/** A university. */
interface University {
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
  /** `file` is the address of the calendar file. */
  calendar: { entries: CalendarEntry[]; file: string };
  call: { html?: string };
  cards: { cards: Card[]; kind: CardKind; slider: boolean; link?: Link };
  checklist: { heading: string; lists: DocumentList[] };
  claims: { items: { title: string; html: string }[] };
  copy: object;
  facts: { items: { value: string; label: string; note?: string }[] };
  faq: { items: { question: string; html: string }[] };
  form: { heading: string; html?: string };
  glossary: { terms: GlossaryTerm[] };
  journeys: { items: { title: string; stops: { when: string; what: string }[]; link?: Link }[] };
  map: WorldMap;
  /** One of the project's kinds: `values` is what its schema gives. */
  own: { kind: string; values: Record<string, unknown>; flags: string[] };
  offices: { countries: (NamedCountry & { key: string; flag?: string; offices: Office[] })[] };
  picture: { picture: Picture; width: "text" | "wide" };
  posts: { posts: PostCard[]; link?: Link };
  steps: { items: { title: string; html: string }[] };
  tabs: { initial?: string; items: { id: string; label: string; html: string }[] };
  testimonials: { items: { quote: string; name: string; detail?: string; source?: Link }[] };
  text: { html: string; art?: string; picture?: Picture; side: "left" | "right" };
  universities: { universities: University[] };
}

export type SectionType = keyof SectionData;

/** One section of a page, as its component is given it. */
export type Section<T extends SectionType = SectionType> = {
  [K in T]: { type: K } & Common & SectionData[K];
}[T];
