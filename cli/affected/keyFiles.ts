import type { FileTree } from "../files.ts";
import type { Manifest } from "../manifest/manifest.ts";

/**
 * A file for each country that changes when the country's files or the hosts' files change. Task runners use it as the
 * input of the country's task.
 */
export function keyFiles({ keys, hosts, sites }: Manifest): FileTree {
  const shared = { keys, hosts: hosts.map(({ key, hash, files, redirects }) => ({ key, hash, files, redirects })) };
  const byCountry = new Map<string, unknown[]>();
  for (const [key, { country, engine, upload, hash }] of Object.entries(sites))
    byCountry.set(country, [...(byCountry.get(country) ?? []), { key, engine, upload, hash }]);
  return new Map(
    [...byCountry].map(([country, entries]) => [
      `${country}.json`,
      `${JSON.stringify({ sites: entries, ...shared })}\n`,
    ]),
  );
}
