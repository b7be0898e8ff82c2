import type { Dist, Fault } from "./dist.ts";
import type { Alternate } from "./readPage.ts";
import { childrenOf, readXml, textsOf, type Element } from "./readXml.ts";

const SITEMAP = "{http://www.sitemaps.org/schemas/sitemap/0.9}";
const LINK = "{http://www.w3.org/1999/xhtml}link";
const IMAGE = "{http://www.google.com/schemas/sitemap-image/1.1}";

/** An address that a sitemap lists. */
export interface Listed {
  /** The sitemap. */
  file: string;
  address: string;
  changed?: string | undefined;
  alternates: Alternate[];
  pictures: string[];
}

/** What a sitemap, or an index of them, has. */
export interface SitemapFile {
  listed: Listed[];
  /** Further sitemaps. */
  sitemaps: string[];
  faults: Fault[];
}

/** Reads a sitemap or an index of them (https://www.sitemaps.org/protocol.html). */
export function readSitemap({ text, bytes }: Dist, file: string): SitemapFile {
  const failed = (what: string): SitemapFile => ({ listed: [], sitemaps: [], faults: [{ file, what }] });
  let root: Element;
  try {
    root = readXml(text(file));
  } catch (error) {
    return failed(`is not well-formed: ${String(error)}`);
  }
  const locationsOf = (child: string) =>
    childrenOf(root, SITEMAP + child).map((element) => textsOf(element, `${SITEMAP}loc`));
  if (root.name === `${SITEMAP}sitemapindex`) {
    const all = locationsOf("sitemap");
    const faults = all.filter(({ length }) => length !== 1).map(() => ({ file, what: "has an entry without `loc`" }));
    return { listed: [], sitemaps: all.flat(), faults };
  }
  if (root.name !== `${SITEMAP}urlset`) return failed(`is neither a sitemap nor an index of them, but ${root.name}`);
  const urls = childrenOf(root, `${SITEMAP}url`);
  return {
    listed: urls.map((url) => readUrl(file, url)),
    sitemaps: [],
    faults: [
      ...(urls.length === 0 || urls.length > 50_000 ? [{ file, what: `has ${urls.length} addresses` }] : []),
      ...(bytes(file).length > 50 * 1024 ** 2 ? [{ file, what: "is larger than 50 MB" }] : []),
    ],
  };
}

const readUrl = (file: string, url: Element): Listed => ({
  file,
  address: textsOf(url, `${SITEMAP}loc`).join(" "),
  changed: textsOf(url, `${SITEMAP}lastmod`)[0],
  alternates: childrenOf(url, LINK).map(({ attributes: { hreflang = "", href = "" } }) => ({ hreflang, href })),
  pictures: childrenOf(url, `${IMAGE}image`).flatMap((image) => textsOf(image, `${IMAGE}loc`)),
});
