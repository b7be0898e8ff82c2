import type { Link } from "./menu.ts";

/** A page as a card in a list. */
export interface Card {
  label: string;
  href: string;
  summary: string;
  /** Name of its illustration. */
  art?: string;
  /** ISO 3166 code of the flag to show, lower case. */
  flag?: string;
  facts?: Fact[];
}

/** Look of cards: `place` is a tall picture with flag, `topic` an illustration above a summary, `row` a line. */
export type CardKind = "place" | "topic" | "row";

/** A titled set of cards, such as a country's services. */
export type CardGroup = Record<"key" | "title" | "href" | "summary", string> & { kind: CardKind; cards: Card[] };

/** A post as a card in a list. */
export interface PostCard extends Card {
  /** ISO 8601 date, `2026-09-14`. */
  date: string;
  category?: Link;
  /** Reading time, at 220 words per minute. */
  minutes: number;
}

/** One fact about a page. */
export type Fact = Record<"label" | "value", string>;
