import type { FrontMatterData } from "../../../config/index.ts";
/** A CMS, as a pull uses it. Each kind of CMS has its own implementation. */
export interface Source {
  /** All public entries, without their texts. */
  list(kind: EntryKind): Promise<Listed[]>;
  /** Entries that were changed after an instant, in batches. */
  changedAfter(kind: EntryKind, instant: string): AsyncIterable<Entry[]>;
  /** Entries by their ids, in batches. @throws CmsError when one is missing */
  byIds(kind: EntryKind, ids: readonly number[]): AsyncIterable<Entry[]>;
  /** The ids that the CMS still has. */
  stillThere(kind: EntryKind, ids: readonly number[]): Promise<number[]>;
  categories(): Promise<Category[]>;
  menu(route: string, id: number): Promise<unknown>;
  options(): Promise<Record<string, unknown>>;
}

export interface Category {
  id: number;
  slug: string;
  /** Address of the CMS's list of its posts. */
  link: string;
}

export const ENTRY_KINDS = ["posts", "pages"] as const;
export type EntryKind = (typeof ENTRY_KINDS)[number];

export interface Listed {
  id: number;
  /** UTC, without an offset: `2026-11-02T09:30:00`. */
  modified: string;
  /** Address of the page that the CMS makes of it. */
  link: string;
  slug: string;
  /** Whether everybody may read it. */
  isPublic: boolean;
  categories: number[];
}

export interface Entry extends Listed {
  /** UTC, without an offset. */
  date: string;
  /** HTML, as are `content` and `excerpt`. */
  title: string;
  content: string;
  excerpt: string;
  author?: string | undefined;
  picture?: { url: string; alt: string } | undefined;
  /** Metadata for search engines and link previews. */
  metadata: Metadata;
}

/** Keys of front matter's `metadata`. */
export type Metadata = { [key in keyof FrontMatterData["metadata"]]?: string };

/** An answer of the CMS can't be used: what is wrong, and what to do. `pullSite` adds the setting that has the address. */
export class CmsError extends Error {
  constructor(
    message: string,
    readonly hint: string,
    readonly code: "cms-answer" | "cms-drop" = "cms-answer",
    readonly why = "Content from earlier pulls is unchanged.",
  ) {
    super(message);
  }
}

/** An answer that is too large, or redirected to another host. A pull goes on when it is a picture. */
export class UnusableAnswer extends CmsError {}
