import type { LinkTarget, Resolve } from "./checkLinks.ts";

/** A host of the network. */
interface Host {
  /** Without final slash. */
  origin: string;
  /** Keys of the countries that it serves. */
  countries: readonly string[];
  /** The file of `dist/` with which it answers a path: undefined where it answers that there is none, null for another answer. */
  answer(path: string): string | null | undefined;
}

/**
 * Makes the function that says where addresses of pages lead, as the hosts will answer. What is on nobody's host that is
 * ours, or no web address, is undefined.
 */
export function linkTargets(hosts: readonly Host[]): Resolve {
  const hostOf = (site: string): Host | undefined => {
    const country = site.split("/")[0] ?? "";
    return hosts.find(({ countries }) => countries.includes(country)) ?? hosts[0];
  };
  const known = new Map<string, LinkTarget | undefined>();
  return ({ path }, site, address) => {
    const from = hostOf(site);
    if (!from) return undefined;
    const isWhole = address.startsWith("/") || address.startsWith("http");
    const key = `${from.origin} ${isWhole ? "" : path} ${address}`;
    if (!known.has(key)) known.set(key, find(hosts, from.origin + path, address));
    return known.get(key);
  };
}

function find(hosts: readonly Host[], base: string, address: string): LinkTarget | undefined {
  if (!URL.canParse(address, base)) return { file: undefined, fragment: "" };
  const url = new URL(address, base);
  const host = hosts.find(({ origin }) => origin === url.origin);
  const file = host?.answer(url.pathname);
  return host && file !== null ? { file, fragment: decode(url.hash.slice(1)) } : undefined;
}

export function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
