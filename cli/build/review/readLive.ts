import { existsSync, readFileSync, statSync } from "node:fs";
import { join, relative, resolve } from "node:path";
import { SaxesParser } from "saxes";
import { MANIFEST_FILE } from "../../config/files/builtFiles.ts";
import type { Manifest } from "../../model/manifest.ts";
import { parseManifest } from "../manifest/manifestFiles.ts";
import type { Project } from "../../core/project.ts";
import { EnvironmentError, UsageError } from "../../core/problems/errors.ts";
import { readPublished } from "./published.ts";

/** The manifest of what is live, and its source. */
export interface Live {
  manifest: Manifest;
  /** `dist/sitegen.json`, or the address that it was fetched from. */
  from: string;
  /** Only the addresses are known, from sitemaps. */
  isPartial: boolean;
}

const TIMEOUT_MS = 15_000;

/**
 * Reads what is live: from the web (`https://…`), an output folder or a manifest's file. Default: what the
 * last build has published; undefined when there was none.
 * @param next What a build would make. Addresses of sitemaps are assigned to its sites.
 * @throws UsageError for a file or folder without a manifest; EnvironmentError when the web does not answer.
 */
export async function readLive(
  project: Project,
  source: string | undefined,
  next: Manifest,
): Promise<Live | undefined> {
  if (source === undefined) {
    const manifest = readPublished(project);
    const from = `the output of builds in ${relative(project.root, project.out)}/`;
    return manifest && { manifest, from, isPartial: false };
  }
  if (/^https?:\/\//.test(source)) return fetchLive(source, next);
  const path = resolve(project.root, source);
  const file = existsSync(path) && statSync(path).isDirectory() ? join(path, MANIFEST_FILE) : path;
  const exists = existsSync(file);
  const manifest = exists ? parseManifest(readFileSync(file, "utf8")) : undefined;
  if (manifest) return { manifest, from: file, isPartial: false };
  throw new UsageError(
    exists ? `${file} is not a manifest of a build` : `There is no file ${file}`,
    `Name a folder that \`sitegen build\` wrote, its ${MANIFEST_FILE}, or the address of the live site: --live https://www.example.com`,
  );
}

async function fetchLive(address: string, next: Manifest): Promise<Live> {
  const url = new URL(address.endsWith("/") ? address : `${address}/`);
  const file = new URL(MANIFEST_FILE, url);
  const manifest = parseManifest((await get(file)) ?? "");
  if (manifest) return { manifest, from: file.href, isPartial: false };
  const addresses = await readSitemaps(new URL("sitemap.xml", url));
  if (addresses.length === 0)
    throw new EnvironmentError(
      `${url.href} has neither ${MANIFEST_FILE} nor a sitemap`,
      "Check that dist/ is served at this address. Or name a folder or file that `sitegen build` wrote.",
    );
  return { manifest: fromSitemaps(addresses, next), from: `the sitemaps of ${url.href}`, isPartial: true };
}

/** Fetches a text. Undefined when the address does not exist. */
async function get(url: URL): Promise<string | undefined> {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(TIMEOUT_MS) });
    if (response.ok) return await response.text();
    if (response.status === 404 || response.status === 410) return undefined;
    throw new EnvironmentError(`${url.href} answers ${response.status}`, "Try again later, or name a folder or file.");
  } catch (error) {
    if (error instanceof EnvironmentError) throw error;
    const cause = error instanceof Error && error.cause instanceof Error ? error.cause.message : String(error);
    const hint = "Check the network connection and the name.";
    throw new EnvironmentError(`${url.href} does not answer: ${cause}`, hint, error);
  }
}

/** Makes a manifest from the addresses of sitemaps, with empty hashes. */
function fromSitemaps(addresses: readonly string[], { format, keys, hosts, sites }: Manifest): Manifest {
  const paths = addresses.map((address) => decodeURI(new URL(address).pathname));
  // Further languages first: their homes are below that of their country.
  const homes = Object.entries(sites).sort(([, a], [, b]) => b.home.length - a.home.length);
  const found = new Map(homes.map(([key]) => [key, {} as Manifest["sites"][string]["pages"]]));
  for (const path of paths) {
    const [key, site] = homes.find(([, { home }]) => path.startsWith(home)) ?? [];
    const pages = key === undefined ? undefined : found.get(key);
    if (pages && site) pages[path.slice(site.home.length)] = { title: "", template: "", copy: "", head: "", rest: "" };
  }
  const unknown = { engine: "", hash: "", upload: "", code: "", shared: "", assets: "", sitemap: "" };
  return {
    format,
    keys,
    hosts: hosts.map((host) => ({ ...host, hash: "", files: {}, redirects: [] })),
    sites: Object.fromEntries(
      Object.entries(sites).map(([key, site]) => [key, { ...site, ...unknown, pages: found.get(key) ?? {} }]),
    ),
  };
}

/** A host's sitemap index lists those of sites; that of a large site is an index, too. */
const MAX_DEPTH = 2;

/** Lists the addresses of a sitemap, or of all sitemaps of an index. */
async function readSitemaps(url: URL, depth = MAX_DEPTH): Promise<string[]> {
  const text = await get(url);
  if (text === undefined) return [];
  const { root, addresses } = parseSitemap(text);
  if (root !== "sitemapindex") return addresses;
  if (depth === 0) return [];
  const lists = await Promise.all(addresses.map((address) => readSitemaps(new URL(address), depth - 1)));
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
  // A text that is not XML has no addresses.
  parser.on("error", () => undefined);
  parser.write(text).close();
  return { root, addresses };
}
