import { pageAddressFault } from "./addresses.ts";
import type { Check, Dist } from "./dist.ts";
import type { Alternate, Page } from "./readPage.ts";

/**
 * The versions of a page name each other and themselves
 * (https://developers.google.com/search/docs/specialty/international/localized-versions).
 */
export const alternates: Check = (dist) =>
  dist.pages.flatMap((page) => faultsOf(dist, page).map((what) => ({ file: page.file, what })));

function faultsOf(dist: Dist, page: Page): string[] {
  const { alternates: set, isIndexable, address } = page;
  if (set.length === 0) return [];
  if (!isIndexable) return ["is not to be listed, and names versions of itself"];
  const codes = set.map(({ hreflang }) => hreflang);
  return [
    ...codes.filter((code, index) => codes.indexOf(code) !== index).map((code) => `names two versions for ${code}`),
    ...(codes.includes("x-default") ? [] : ["names no version for all other readers (x-default)"]),
    ...(set.some(({ href }) => href === address) ? [] : ["does not name itself among its versions"]),
    ...set.flatMap((alternate) => faultsOfOne(dist, page, alternate)),
  ];
}

function faultsOfOne({ pageAt }: Dist, page: Page, { hreflang, href }: Alternate): string[] {
  const fault = pageAddressFault(href);
  if (fault !== undefined) return [fault];
  const other = pageAt(href);
  if (!other) return [`names ${href}, which is no page`];
  const language = hreflang.split("-")[0];
  return [
    ...(isLanguageTag(hreflang) ? [] : [`\`${hreflang}\` is no language with a region`]),
    ...(other.isIndexable ? [] : [`names ${href}, which search engines may not list`]),
    ...(other.canonicals.includes(href) ? [] : [`names ${href}, whose canonical link is another`]),
    ...(hreflang === "x-default" || other.language.split("-")[0] === language
      ? []
      : [`calls ${href} ${hreflang}; the page says \`lang="${other.language}"\``]),
    ...(written(other.alternates) === written(page.alternates) ? [] : [`${href} names other versions`]),
  ];
}

const written = (set: readonly Alternate[]): string =>
  set
    .map(({ hreflang, href }) => `${hreflang} ${href}`)
    .toSorted()
    .join("\n");

/** ISO 639-1, with a script and a region where they matter. */
const isLanguageTag = (text: string): boolean =>
  text === "x-default" || /^[a-z]{2}(?:-[A-Z][a-z]{3})?(?:-[A-Z]{2})?$/.test(text);
