import { decodeHTMLAttribute } from "entities";
import { Tokenizer } from "htmlparser2";

/** What a document, or a part of one, leads to, and can be led to by. */
export interface DocumentLinks {
  /** Ids of its elements. */
  ids: string[];
  /** Where the links of its main part lead, each once. */
  links: string[];
  /** Where those around the main part lead: header, footer, dialogs. */
  around: string[];
  /** Addresses that have to answer although nobody clicks on them: pictures, scripts, styles, canonical, alternates. */
  files: string[];
}

/** Addresses that a document loads by itself, each once. What is in the document itself (`data:`) is a part of it. */
export interface PageParts {
  styles: string[];
  fonts: string[];
  /** Of each picture its largest file, in the format that browsers prefer. */
  images: string[];
}

/** Links of the head that name an address to connect to, and no file. */
const CONNECTIONS = /^(?:preconnect|dns-prefetch)$/;
/** Properties of the head whose value is an address. */
const ADDRESSES = /^(?:og:(?:image|url)(?::url)?|twitter:image)$/;

/** Attributes that are read. */
const READ: ReadonlySet<string> = new Set(
  "id href src srcset poster content action method rel property name as".split(" "),
);

/** Reads markup, once for all that is asked of it: a whole document, its head, or what is in its body. Its elements need no tree: their tags say it all. */
export function readMarkup(html: string): { links: DocumentLinks; parts: PageParts } {
  const found = {
    ids: new Set<string>(),
    links: new Set<string>(),
    around: new Set<string>(),
    files: new Set<string>(),
  };
  const parts = { styles: new Set<string>(), fonts: new Set<string>(), images: new Set<string>() };
  /** Inside a `picture`: whether its first source is known. */
  let picture: "none" | "open" | "chosen" = "none";
  function addImage(url: string | undefined): void {
    if (picture === "chosen" || !url || url.startsWith("data:")) return;
    parts.images.add(url);
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
    if (id) found.ids.add(decode(id));
    const add = (kind: "link" | "file", address: string | undefined) => {
      if (address) found[kind === "file" ? "files" : inMain > 0 ? "links" : "around"].add(decode(address));
    };
    if (element === "a" || element === "area") add("link", href);
    if (element === "form" && (attributes["method"] ?? "get") === "get") add("link", attributes["action"]);
    if (element === "link" && !CONNECTIONS.test(attributes["rel"] ?? "")) add("file", href);
    if (element === "meta" && ADDRESSES.test(attributes["property"] ?? attributes["name"] ?? "")) add("file", content);
    if (["script", "img", "source", "video", "audio"].includes(element))
      for (const address of [src, poster, ...candidates(srcset)]) add("file", address);
    if (element === "link" && attributes["rel"] === "stylesheet") parts.styles.add(href ?? "");
    if (element === "link" && attributes["rel"] === "preload" && attributes["as"] === "font")
      parts.fonts.add(href ?? "");
    if (element === "source" && picture !== "none") addImage(largest(srcset));
    if (element === "img") addImage(largest(srcset) ?? src);
  }
  // Only what is found is decoded: that takes half of the time.
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
        if (READ.has(attribute)) attributes[attribute] ??= html.slice(start, end);
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
  return {
    links: {
      ids: [...found.ids],
      links: [...found.links],
      around: [...found.around],
      files: [...found.files].filter((address) => !address.startsWith("data:")),
    },
    parts: { styles: [...parts.styles], fonts: [...parts.fonts], images: [...parts.images] },
  };
}

const ignore = () => {};
/** What else markup has. */
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

const decode = (value: string): string => (value.includes("&") ? decodeHTMLAttribute(value) : value);

/** The addresses of a `srcset`. */
const candidates = (srcset: string | undefined): string[] =>
  (srcset ?? "").split(",").map((candidate) => candidate.trim().split(/\s/)[0] ?? "");

/** The candidate of a `srcset` with the greatest width or density. */
function largest(srcset: string | undefined): string | undefined {
  const sized = (srcset ?? "").split(",").map((text) => {
    const [url = "", size = "1x"] = text.trim().split(/\s+/);
    return { url, size: Number.parseFloat(size) };
  });
  return sized.sort((a, b) => b.size - a.size)[0]?.url || undefined;
}
