import type { Route } from "../../../model/route.ts";
import type { PageCopy } from "../../../model/content.ts";
import type { PlannedContent } from "../../pages/pageContent.ts";
import type { PagePreview } from "../../share/pagePreview.ts";
import type { SiteContext } from "../../../model/siteContext.ts";

/** A schema.org object. Undefined values and empty lists are left out of the output. */
export interface Thing {
  "@type": string;
  [property: string]: unknown;
}

/** A page whose head is planned. */
export interface HeadPage {
  context: SiteContext;
  route: Route;
  copy: PageCopy;
  content: PlannedContent;
  preview: PagePreview | undefined;
  /** True for a category's list, and for the second and later pages of any list: they don't show the group's copy. */
  isFurther: boolean;
}

/** Input of structured data and of tags for link previews. */
export interface DataPage extends HeadPage {
  /** Absolute URL. */
  canonical: string;
  /** Title without the organisation's name. */
  title: string;
  description: string;
}

export interface DataKind {
  make(page: DataPage): Thing | readonly Thing[] | false | undefined;
  /**
   * Properties that search engines require, by type, including inner objects; of a nested list one is enough
   * (https://developers.google.com/search/docs/appearance/structured-data/search-gallery).
   */
  required: Readonly<Record<string, readonly (string | readonly string[])[]>>;
  /** The front matter key of the data, where missing values are reported. */
  key?: "job" | "event";
  /** Front matter keys of properties, where the names differ. */
  written?: Readonly<Record<string, string>>;
  /** The last day before it expires, ISO 8601. */
  lastDay?(page: DataPage): string | undefined;
}

/** Paths of missing required properties, also in inner objects: `jobLocation.address`, `datePosted or validThrough`. */
export function missingProperties(whole: unknown, required: DataKind["required"]): string[] {
  // One list, for speed: this runs for every object of every page.
  const missing: string[] = [];
  const collect = (value: unknown, path: string): void => {
    if (typeof value !== "object" || value === null) return;
    if (Array.isArray(value)) {
      for (const item of value) collect(item, path);
      return;
    }
    const values = value as Readonly<Record<string, unknown>>;
    for (const property of required[String(values["@type"])] ?? []) {
      const names = [property].flat();
      if (names.every((name) => isEmpty(values[name]))) missing.push(path + names.join(" or "));
    }
    for (const name in values) if (typeof values[name] === "object") collect(values[name], `${path}${name}.`);
  };
  collect(whole, "");
  return missing;
}

/** Whether a value is left out of the output. */
export const isEmpty = (value: unknown): boolean =>
  value === undefined || value === "" || (Array.isArray(value) && value.length === 0);
