import { decodeHTMLAttribute } from "entities";
import { Parser } from "htmlparser2";

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

/** Reads markup: a whole document, its head, or what is in its body. */
export function readLinks(html: string): DocumentLinks {
  const found = {
    ids: new Set<string>(),
    links: new Set<string>(),
    around: new Set<string>(),
    files: new Set<string>(),
  };
  let inMain = 0;
  const parser = new Parser(
    {
      onopentag(name, attributes) {
        const { id, href, src, srcset, poster, content } = attributes;
        if (name === "main") inMain += 1;
        if (id) found.ids.add(decode(id));
        const add = (kind: "link" | "file", address: string | undefined) => {
          if (address) found[kind === "file" ? "files" : inMain > 0 ? "links" : "around"].add(decode(address));
        };
        if (name === "a" || name === "area") add("link", href);
        if (name === "form" && (attributes["method"] ?? "get") === "get") add("link", attributes["action"]);
        if (name === "link" && !CONNECTIONS.test(attributes["rel"] ?? "")) add("file", href);
        if (name === "meta" && ADDRESSES.test(attributes["property"] ?? attributes["name"] ?? "")) add("file", content);
        if (name === "script" || name === "img" || name === "source" || name === "video" || name === "audio")
          for (const address of [src, poster, ...candidates(srcset)]) add("file", address);
      },
      onclosetag(name) {
        if (name === "main") inMain -= 1;
      },
    },
    // Only what is found is decoded: that takes half of the time.
    { decodeEntities: false },
  );
  parser.end(html);
  return {
    ids: [...found.ids],
    links: [...found.links],
    around: [...found.around],
    files: [...found.files].filter((address) => !address.startsWith("data:")),
  };
}

const decode = (value: string): string => (value.includes("&") ? decodeHTMLAttribute(value) : value);

/** The addresses of a `srcset`. */
const candidates = (srcset: string | undefined): string[] =>
  (srcset ?? "").split(",").map((candidate) => candidate.trim().split(/\s/)[0] ?? "");
