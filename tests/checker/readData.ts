import type { Page } from "./readPage.ts";

/** An object of JSON-LD. */
export interface Thing {
  "@type"?: string;
  "@id"?: string;
  [property: string]: unknown;
}

/** The objects of a page, and what could not be read. */
export function readData({ data }: Page): { things: Thing[]; faults: string[] } {
  const things: Thing[] = [];
  const faults: string[] = [];
  for (const text of data)
    try {
      const value: unknown = JSON.parse(text);
      if (isThing(value) && value["@context"] === "https://schema.org") things.push(value);
      else faults.push("has data that are no object of schema.org");
    } catch (error) {
      faults.push(`has data that are no JSON: ${String(error)}`);
    }
  return { things, faults };
}

/** An object with all that are inside it. */
export function within(thing: Thing): Thing[] {
  return [thing, ...Object.values(thing).flatMap((value) => thingsIn(value).flatMap(within))];
}

/** The objects that a property has: one, or a list. */
export const thingsIn = (value: unknown): Thing[] => (Array.isArray(value) ? value : [value]).filter(isThing);

const isThing = (value: unknown): value is Thing =>
  typeof value === "object" && value !== null && !Array.isArray(value);
