import { memoize } from "../../core/lookups.ts";
import type { LinkTarget, Resolve } from "./checkLinks.ts";
import { attempt } from "../../core/attempt.ts";

interface Host {
  origin: string;
  /** Keys of the countries that it serves. */
  countries: readonly string[];
  /** The file of `dist/` that answers a path; undefined for 404 and 410, null for other answers without a file. */
  answer(path: string): string | null | undefined;
}

/** Returns a memoized function that resolves addresses by the hosts' answers. Undefined for what links can't break: other origins, answers without a file. */
export function linkTargets(hosts: readonly Host[]): Resolve {
  const hostOf = memoize((site: string): Host | undefined => {
    const country = site.split("/")[0] ?? "";
    return hosts.find(({ countries }) => countries.includes(country)) ?? hosts[0];
  });
  /** By base URL: the host for absolute addresses, the page for relative ones. */
  const targets = memoize((base: string) => memoize((address: string) => find(hosts, base, address)));
  return ({ path }, site, address) => {
    const from = hostOf(site);
    const isAbsolute = address.startsWith("/") || address.startsWith("http");
    return from && targets(isAbsolute ? from.origin : from.origin + path)(address);
  };
}

function find(hosts: readonly Host[], base: string, address: string): LinkTarget | undefined {
  if (!URL.canParse(address, base)) return { file: undefined, fragment: "" };
  const url = new URL(address, base);
  const host = hosts.find(({ origin }) => origin === url.origin);
  const file = host?.answer(url.pathname);
  return host && file !== null ? { file, fragment: decodePercent(url.hash.slice(1)) } : undefined;
}

export function decodePercent(text: string): string {
  return attempt(() => decodeURIComponent(text)) ?? text;
}
