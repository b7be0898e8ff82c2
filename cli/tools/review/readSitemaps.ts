import { SaxesParser } from "saxes";

/** Sitemaps of the host's index are asked for, and those of a large site's; not those of theirs. */
const DEPTH = 2;

/** Addresses that a sitemap lists, those of an index's sitemaps included. @param get Gives the text at an address. */
export async function readSitemaps(
  url: URL,
  get: (url: URL) => Promise<string | undefined>,
  depth = DEPTH,
): Promise<string[]> {
  const text = await get(url);
  if (text === undefined) return [];
  const { root, addresses } = parseSitemap(text);
  if (root !== "sitemapindex") return addresses;
  if (depth === 0) return [];
  const lists = await Promise.all(addresses.map((address) => readSitemaps(new URL(address), get, depth - 1)));
  return lists.flat();
}

function parseSitemap(text: string): { root: string; addresses: string[] } {
  const parser = new SaxesParser();
  const open: string[] = [];
  const addresses: string[] = [];
  let root = "";
  parser.on("opentag", ({ name }) => {
    if (open.length === 0) root = name;
    open.push(name);
  });
  parser.on("closetag", () => void open.pop());
  parser.on("text", (content) => {
    if (open.at(-1) === "loc") addresses.push(content.trim());
  });
  // What is no XML lists nothing.
  parser.on("error", () => undefined);
  parser.write(text).close();
  return { root, addresses };
}
