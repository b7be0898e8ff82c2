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

/** Links of the head that name an address to connect to, and no file. */
const CONNECTIONS = /^(?:preconnect|dns-prefetch)$/;
/** Properties of the head whose value is an address. */
const ADDRESSES = /^(?:og:(?:image|url)(?::url)?|twitter:image)$/;

/** Attributes that are read. */
const READ: ReadonlySet<string> = new Set(
  "id href src srcset poster content action method rel property name".split(" "),
);

/** Reads markup: a whole document, its head, or what is in its body. Its elements need no tree: their tags say it all. */
export function readLinks(html: string): DocumentLinks {
  const found = {
    ids: new Set<string>(),
    links: new Set<string>(),
    around: new Set<string>(),
    files: new Set<string>(),
  };
  let inMain = 0;
  let element = "";
  let attribute = "";
  let attributes: Record<string, string> = {};
  const nameIn = (start: number, end: number): string => html.slice(start, end).toLowerCase();
  function tagEnds() {
    const { id, href, src, srcset, poster, content } = attributes;
    if (element === "main") inMain += 1;
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
        if (nameIn(start, end) === "main") inMain -= 1;
      },
    },
  );
  tokenizer.write(html);
  tokenizer.end();
  return {
    ids: [...found.ids],
    links: [...found.links],
    around: [...found.around],
    files: [...found.files].filter((address) => !address.startsWith("data:")),
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
