import { decodeHTMLAttribute } from "entities";
import { Tokenizer } from "htmlparser2";
import { mapValues } from "../../core/lookups.ts";

/** Links and link targets of a document or a part of one. Without duplicates. */
export interface DocumentLinks {
  ids: string[];
  /** Addresses of links in the main part. */
  links: string[];
  /** Addresses of links outside the main part: header, footer, dialogs. */
  around: string[];
  /** Addresses that aren't links but have to exist: pictures, scripts, styles, canonical, alternates. */
  files: string[];
}

/** Addresses that a document loads, without duplicates and `data:` URLs. */
export interface LoadedFiles {
  styles: string[];
  fonts: string[];
  /** For each picture its largest file, in the preferred format. */
  images: string[];
}

/** `rel` values of links that name an origin instead of a file. */
const CONNECTIONS = /^(?:preconnect|dns-prefetch)$/;
/** `<meta>` properties whose value is a URL. */
const ADDRESSES = /^(?:og:(?:image|url)(?::url)?|twitter:image)$/;

const READ_ATTRIBUTES: ReadonlySet<string> = new Set(
  "id href src srcset poster content action method rel property name as".split(" "),
);

/** Reads a whole document, its head, or contents of its body. Works on tags, without building a tree. */
export function readMarkup(html: string): { links: DocumentLinks; loaded: LoadedFiles } {
  const found = {
    ids: new Set<string>(),
    links: new Set<string>(),
    around: new Set<string>(),
    files: new Set<string>(),
  };
  const loaded = { styles: new Set<string>(), fonts: new Set<string>(), images: new Set<string>() };
  /** `open`: inside a `picture`; `chosen`: its first source was added. */
  let picture: "none" | "open" | "chosen" = "none";
  function addImage(url: string | undefined): void {
    if (picture === "chosen" || !url || url.startsWith("data:")) return;
    loaded.images.add(url);
    if (picture === "open") picture = "chosen";
  }
  let inMain = 0;
  let element = "";
  let attribute = "";
  let attributes: Record<string, string> = {};
  const nameIn = (start: number, end: number): string => html.slice(start, end).toLowerCase();
  function tagEnds() {
    const { id, href, src, srcset, poster, content } = attributes;
    if (element === "main") inMain += 1;
    if (element === "picture") picture = "open";
    if (id) found.ids.add(decodeEntities(id));
    const add = (kind: "link" | "file", address: string | undefined) => {
      if (address) found[kind === "file" ? "files" : inMain > 0 ? "links" : "around"].add(decodeEntities(address));
    };
    if (element === "a" || element === "area") add("link", href);
    if (element === "form" && (attributes["method"] ?? "get") === "get") add("link", attributes["action"]);
    if (element === "link" && !CONNECTIONS.test(attributes["rel"] ?? "")) add("file", href);
    if (element === "meta" && ADDRESSES.test(attributes["property"] ?? attributes["name"] ?? "")) add("file", content);
    if (["script", "img", "source", "video", "audio"].includes(element))
      for (const address of [src, poster, ...candidates(srcset).map(({ url }) => url)]) add("file", address);
    if (element === "link" && attributes["rel"] === "stylesheet") loaded.styles.add(href ?? "");
    if (element === "link" && attributes["rel"] === "preload" && attributes["as"] === "font")
      loaded.fonts.add(href ?? "");
    if (element === "source" && picture !== "none") addImage(largest(srcset));
    if (element === "img") addImage(largest(srcset) ?? src);
  }
  // Entities are decoded only in values that are used, which halves the time.
  const tokenizer = new Tokenizer(
    { decodeEntities: false },
    {
      ...UNREAD,
      onopentagname(start, end) {
        element = nameIn(start, end);
        attributes = {};
      },
      onattribname(start, end) {
        attribute = nameIn(start, end);
      },
      onattribdata(start, end) {
        if (READ_ATTRIBUTES.has(attribute)) attributes[attribute] ??= html.slice(start, end);
      },
      onopentagend: tagEnds,
      onselfclosingtag: tagEnds,
      onclosetag(start, end) {
        const name = nameIn(start, end);
        if (name === "main") inMain -= 1;
        if (name === "picture") picture = "none";
      },
    },
  );
  tokenizer.write(html);
  tokenizer.end();
  const links = mapValues(found, (addresses) => [...addresses]);
  const files = links.files.filter((address) => !address.startsWith("data:"));
  return { links: { ...links, files }, loaded: mapValues(loaded, (addresses) => [...addresses]) };
}

const ignore = () => {};
const UNREAD = {
  onattribentity: ignore,
  onattribend: ignore,
  oncdata: ignore,
  oncomment: ignore,
  ondeclaration: ignore,
  onend: ignore,
  onprocessinginstruction: ignore,
  ontext: ignore,
  ontextentity: ignore,
};

const decodeEntities = (value: string): string => (value.includes("&") ? decodeHTMLAttribute(value) : value);

/** The URLs of a `srcset` with their widths or densities. */
const candidates = (srcset = "") =>
  srcset.split(",").map((text) => {
    const [url = "", size = "1x"] = text.trim().split(/\s+/);
    return { url, size: Number.parseFloat(size) };
  });

/** The URL with the greatest width or density. */
const largest = (srcset: string | undefined): string | undefined =>
  candidates(srcset).sort((a, b) => b.size - a.size)[0]?.url || undefined;
