import { Parser } from "htmlparser2";

/** Addresses that a document loads by itself, each once. */
export interface PageParts {
  styles: string[];
  fonts: string[];
  /** Of each picture its largest file, in the format that browsers prefer. */
  images: string[];
}

/** A document, and what it loads. */
export interface DocumentWeight extends PageParts {
  /** Compressed with gzip. */
  bytes: number;
}

/** What two parts of a document load. */
export function joinParts(one: PageParts, other: PageParts): PageParts {
  const join = (key: keyof PageParts) => [...new Set([...one[key], ...other[key]])];
  return { styles: join("styles"), fonts: join("fonts"), images: join("images") };
}

/** Finds what a document loads. What is in the document itself (`data:`) is a part of it. */
export function pageParts(html: string): PageParts {
  const parts = { styles: new Set<string>(), fonts: new Set<string>(), images: new Set<string>() };
  /** Inside a `picture`: whether its first source is known. */
  let picture: "none" | "open" | "chosen" = "none";
  const image = (url: string | undefined) => {
    if (picture === "chosen" || url === undefined || url.startsWith("data:")) return;
    parts.images.add(url);
    if (picture === "open") picture = "chosen";
  };
  const parser = new Parser(
    {
      onopentag(name, { rel, as, href = "", src, srcset }) {
        if (name === "picture") picture = "open";
        if (name === "link" && rel === "stylesheet") parts.styles.add(href);
        if (name === "link" && rel === "preload" && as === "font") parts.fonts.add(href);
        if (name === "source" && picture !== "none") image(largest(srcset));
        if (name === "img") image(largest(srcset) ?? src);
      },
      onclosetag(name) {
        if (name === "picture") picture = "none";
      },
    },
    // Addresses of files have none.
    { decodeEntities: false },
  );
  parser.end(html);
  return { styles: [...parts.styles], fonts: [...parts.fonts], images: [...parts.images] };
}

/** The candidate of a `srcset` with the greatest width or density. */
function largest(srcset: string | undefined): string | undefined {
  const candidates = (srcset ?? "").split(",").map((text) => {
    const [url = "", size = "1x"] = text.trim().split(/\s+/);
    return { url, size: Number.parseFloat(size) };
  });
  return candidates.sort((a, b) => b.size - a.size)[0]?.url || undefined;
}
