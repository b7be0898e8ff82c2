import { DomUtils, parseDocument } from "htmlparser2";
import { urlOf } from "./addresses.ts";

const { getElementsByTagName, textContent } = DomUtils;

/** The attributes of an element. */
type Attributes = Readonly<Record<string, string | undefined>>;

/** What a document says of itself, from its HTML alone. */
export interface Page {
  file: string;
  /** Where it is served. */
  address: string;
  language: string;
  title: string;
  /** Contents of the `<meta>` elements, by `name` or `property`. */
  metas: ReadonlyMap<string, readonly string[]>;
  links: readonly Attributes[];
  canonicals: readonly string[];
  alternates: readonly Alternate[];
  /** Texts of the scripts with JSON-LD. */
  data: readonly string[];
  /** Texts of the headings `<h1>`. */
  headings: readonly string[];
  /** Text of the body, its white space as single spaces. */
  text: string;
  /** Addresses that `href` of links in the body has. */
  hrefs: ReadonlySet<string>;
  /** Addresses of pictures: `src` and `srcset`. */
  pictures: ReadonlySet<string>;
  /** The breadcrumbs that visitors see: text, and address where it is a link. */
  crumbs: readonly { text: string; href?: string | undefined }[];
  /** Whether search engines may list it: it is served with 200, and says nothing against it. */
  isIndexable: boolean;
}

/** A version of a page for other readers. */
export interface Alternate {
  hreflang: string;
  href: string;
}

/** White space as browsers show it. */
export const flat = (text: string): string => text.replaceAll(/\s+/g, " ").trim();

export function readPage(file: string, address: string, html: string): Page {
  const document = parseDocument(html);
  const of = (tag: string, inside: Parameters<typeof getElementsByTagName>[1] = document) =>
    getElementsByTagName(tag, inside, true);
  const absolute = (href: string) => urlOf(href, address)?.href ?? href;
  const metas = new Map<string, string[]>();
  for (const { attribs } of of("meta")) {
    const name = attribs["name"] ?? attribs["property"];
    if (name) metas.set(name, [...(metas.get(name) ?? []), attribs["content"] ?? ""]);
  }
  const links = of("link").map(({ attribs }): Attributes => attribs);
  const images = [...of("img"), ...of("source")].map(({ attribs }): Attributes => attribs);
  const crumbs = of("nav").filter(({ attribs }) => attribs["class"]?.split(" ").includes("crumbs"));
  return {
    file,
    address,
    language: of("html")[0]?.attribs["lang"] ?? "",
    title: of("title").slice(0, 1).map(textContent).join(""),
    metas,
    links,
    canonicals: links.filter(({ rel }) => rel === "canonical").map(({ href = "" }) => href),
    alternates: links.flatMap(({ rel, hreflang, href = "" }) =>
      rel === "alternate" && hreflang !== undefined ? [{ hreflang, href }] : [],
    ),
    data: of("script")
      .filter(({ attribs }) => attribs["type"] === "application/ld+json")
      .map((script) => textContent(script)),
    headings: of("h1").map((heading) => flat(textContent(heading))),
    text: flat(of("body").map(textContent).join(" ")),
    hrefs: new Set(of("a").flatMap(({ attribs }) => (attribs["href"] === undefined ? [] : absolute(attribs["href"])))),
    pictures: new Set(
      images
        .flatMap(({ src, srcset }) => [src, ...(srcset?.split(",").map((part) => part.trim().split(" ")[0]) ?? [])])
        .flatMap((src) => (src === undefined || src.startsWith("data:") ? [] : absolute(src))),
    ),
    crumbs: crumbs.flatMap((nav) =>
      of("li", nav.children).map((item) => ({
        text: flat(textContent(item)),
        href: of("a", item.children).map(({ attribs }) => absolute(attribs["href"] ?? ""))[0],
      })),
    ),
    isIndexable:
      !/(?:^|\/)404\.html$/.test(file) && !metas.get("robots")?.some((value) => /\b(?:noindex|none)\b/.test(value)),
  };
}
