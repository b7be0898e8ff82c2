import { wordLikeness } from "../../runtime/site/wordLikeness.ts";
import type { Address } from "./addresses.ts";

/** How much the parts of likeness count; together 1. */
const WEIGHTS = { text: 0.35, slug: 0.25, title: 0.25, folder: 0.1, template: 0.05 };

/** How alike two pages are, from 0 to 1: by their text, addresses, titles and kinds. */
export function likeness(a: Address, b: Address): number {
  if (a.page.copy === b.page.copy && a.page.text !== undefined && a.page.text === b.page.text) return 1;
  const [one, two] = [segments(a), segments(b)];
  const parts = {
    text: sketchLikeness(a.page.text, b.page.text),
    slug: wordLikeness(one.slug, two.slug),
    title: wordLikeness(a.page.title, b.page.title),
    folder: wordLikeness(one.folder, two.folder),
    template: a.page.template === b.page.template ? 1 : 0,
  };
  // What is not known of one of them counts for neither.
  const known = (Object.keys(WEIGHTS) as (keyof typeof WEIGHTS)[]).filter((part) => parts[part] !== undefined);
  const sum = known.reduce((total, part) => total + WEIGHTS[part], 0);
  return known.reduce((total, part) => total + WEIGHTS[part] * (parts[part] ?? 0), 0) / sum;
}

/** The last segment of a page's path below its site's home, and those before it. */
function segments({ networkPath, site }: Address): { slug: string; folder: string } {
  const all = networkPath
    .slice(site.length + 2)
    .split("/")
    .filter(Boolean);
  return { slug: all.at(-1) ?? "", folder: all.slice(0, -1).join("/") };
}

/** The part of two sketches (`textSketch.ts`) that is the same; undefined where a page has none. */
function sketchLikeness(a: string | undefined, b: string | undefined): number | undefined {
  if (a === undefined || b === undefined) return undefined;
  const numbers = a.match(/../g) ?? [];
  const same = numbers.filter((number, index) => number === b.slice(index * 2, index * 2 + 2));
  return numbers.length === 0 ? undefined : same.length / numbers.length;
}
