import type { Check, Fault } from "./dist.ts";
import type { Page } from "./readPage.ts";

/** What fits in a list of search results, in characters as readers see them. */
const LONGEST_TITLE = 60;
const SHORTEST_DESCRIPTION = 50;

const letters = new Intl.Segmenter();

/** Each page has a title and a description of its own; only versions of one page share them. */
export const headTexts: Check = ({ pages }) => {
  const listed = pages.filter(({ isIndexable }) => isIndexable);
  return [
    ...listed.flatMap((page) => faultsOf(page).map((what) => ({ file: page.file, what }))),
    ...shared(listed, "description", (page) => page.metas.get("description")?.[0] ?? ""),
    ...shared(listed, "title", ({ title }) => title),
  ];
};

function faultsOf({ title, metas, language, headings }: Page): string[] {
  const [brand = ""] = metas.get("og:site_name") ?? [];
  const description = metas.get("description") ?? [];
  const isTooLong = [...letters.segment(title)].length > LONGEST_TITLE;
  return [
    ...(title === "" ? ["has no title"] : []),
    ...(/^[a-z]{2}(?:-[A-Z]{2})?$/.test(language) ? [] : [`its language is \`${language}\``]),
    ...(description.length === 1 ? [] : [`has ${description.length} descriptions`]),
    ...description
      .filter(({ length }) => length < SHORTEST_DESCRIPTION)
      .map((text) => `its description is short: ${text}`),
    ...(headings.length === 1 ? [] : [`has ${headings.length} headings \`<h1>\``]),
    // The organisation's name is added where it fits.
    ...(isTooLong && brand !== "" && title.includes(` | ${brand}`)
      ? [`its title is too long for the name in it: ${title}`]
      : []),
  ];
}

/** Pages that say the same, and are no versions of one another. */
function shared(pages: readonly Page[], name: string, textOf: (page: Page) => string): Fault[] {
  const first = new Map<string, Page>();
  return pages.flatMap((page) => {
    const other = first.get(textOf(page));
    if (!other) first.set(textOf(page), page);
    return !other || other.alternates.some(({ href }) => href === page.address)
      ? []
      : [{ file: page.file, what: `has the ${name} of ${other.file}` }];
  });
}
