import { urlOf } from "./addresses.ts";
import { readPage, type Page } from "./readPage.ts";

/** Something that is wrong in the output: where, and what. */
export interface Fault {
  file: string;
  what: string;
}

/** Looks through the whole output. It knows nothing of how that was made: only files, and which host serves which folder. */
export type Check = (dist: Dist) => Fault[];

/** Origins (`https://www.example.com`) with the folder of the output that each serves; the folder is "" for all of it. */
export type Hosts = Readonly<Record<string, string>>;

/** What was built, as the hosts serve it. */
export interface Dist {
  /** Paths of all files. */
  files: readonly string[];
  /** All HTML documents. */
  pages: readonly Page[];
  origins: readonly string[];
  bytes(file: string): Uint8Array;
  text(file: string): string;
  /** The file that answers an absolute address with 200; undefined where there is none, or another host has it. */
  fileAt(address: string): string | undefined;
  /** The page with that address; its fragment and query do not matter. */
  pageAt(address: string): Page | undefined;
  /** The address under which a file is served. */
  addressOf(file: string): string;
  /** Whether one of the hosts serves the address, or should. */
  isOurs(address: string): boolean;
}

/** Describes an output by its files, each read when it is looked at. */
export function distOf(files: ReadonlyMap<string, () => Uint8Array>, hosts: Hosts): Dist {
  const names = [...files.keys()].toSorted();
  // A host's own folder is inside that of the network's host, which does not serve it.
  const owners = Object.entries(hosts).toSorted(([, a], [, b]) => b.length - a.length);
  const ownerOf = (file: string) => owners.find(([, folder]) => folder === "" || file.startsWith(`${folder}/`));
  const bytes = (file: string) => files.get(file)?.() ?? new Uint8Array();
  const text = (file: string) => new TextDecoder("utf-8", { fatal: true }).decode(bytes(file));
  const addressOf = (file: string) => {
    const [origin = "", folder = ""] = ownerOf(file) ?? [];
    const path = folder === "" ? file : file.slice(folder.length + 1);
    return `${origin}/${encodeURI(path.replace(/(^|\/)index\.html$/, "$1"))}`;
  };
  const fileAt = (address: string) => {
    const url = urlOf(address);
    const folder = url ? hosts[url.origin] : undefined;
    if (!url || folder === undefined) return undefined;
    const path = decodeURI(url.pathname)
      .slice(1)
      .replace(/(^|\/)$/, "$1index.html");
    const file = folder === "" ? path : `${folder}/${path}`;
    return files.has(file) && ownerOf(file)?.[0] === url.origin ? file : undefined;
  };
  const pages = names
    .filter((file) => file.endsWith(".html"))
    .map((file) => readPage(file, addressOf(file), text(file)));
  const byFile = new Map(pages.map((page) => [page.file, page]));
  return {
    files: names,
    pages,
    origins: Object.keys(hosts),
    bytes,
    text,
    addressOf,
    fileAt,
    pageAt: (address) => byFile.get(fileAt(address) ?? ""),
    isOurs: (address) => hosts[urlOf(address)?.origin ?? ""] !== undefined,
  };
}
