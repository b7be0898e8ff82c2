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

/** Input of structured data. */
export interface DataPage {
  context: SiteContext;
  route: Route;
  copy: PageCopy;
  content: PlannedContent;
  /** The share picture. */
  preview: PagePreview | undefined;
  /** Absolute URL. */
  canonical: string;
  description: string;
}

export interface DataKind {
  /** Makes the page's objects of this kind. */
  make(page: DataPage): readonly Thing[];
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

type Required = DataKind["required"];

/** Paths of missing required properties, also in inner objects: `jobLocation.address`, `datePosted or validThrough`. */
export function missingProperties(value: unknown, required: Required): string[] {
  const missing: string[] = [];
  collect({ value, path: "" }, required, missing);
  return missing;
}

/** Appends to one list, for speed: this runs for every object of every page. */
function collect({ value, path }: { value: unknown; path: string }, required: Required, missing: string[]): void {
  if (typeof value !== "object" || value === null) return;
  if (Array.isArray(value)) {
    for (const item of value) collect({ value: item, path }, required, missing);
    return;
  }
  const values = value as Readonly<Record<string, unknown>>;
  for (const property of required[String(values["@type"])] ?? []) {
    const isPresent =
      typeof property === "string" ? !isEmpty(values[property]) : property.some((name) => !isEmpty(values[name]));
    if (!isPresent) missing.push(path + (typeof property === "string" ? property : property.join(" or ")));
  }
  for (const name in values) {
    const inner = values[name];
    if (typeof inner === "object") collect({ value: inner, path: `${path}${name}.` }, required, missing);
  }
}

/** Whether a value is left out of the output. */
export const isEmpty = (value: unknown): boolean =>
  value === undefined || value === "" || (Array.isArray(value) && value.length === 0);
