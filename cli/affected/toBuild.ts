import type { Manifest } from "../manifest/manifest.ts";
import type { Affected } from "./findAffected.ts";

/**
 * The countries that CI has to build, in parts of about the same size, no part empty. Where only what belongs to the
 * network's host differs, it is the first country: each build writes the host's files.
 * @param parts How many parts at most; one for each country when undefined.
 */
export function listParts({ countries, hosts }: Affected, { sites }: Manifest, parts?: number): string[][] {
  const [first] = Object.values(sites);
  const carrier = hosts.includes("") && first ? [first.country] : [];
  const keys = countries.length > 0 ? countries.map(({ country }) => country) : carrier;
  const many = Math.min(parts ?? keys.length, keys.length);
  return Array.from({ length: many }, (_, part) => keys.filter((_key, index) => index % many === part));
}

/** The matrix of a job of GitHub Actions, in one line: `strategy.matrix: ${{ fromJSON(…) }}` takes it. */
export const githubMatrix = (parts: readonly string[][], isDivided: boolean): string =>
  JSON.stringify({
    include: parts.map((countries, index) =>
      isDivided ? { part: index + 1, countries: countries.join(" ") } : { country: countries.join(" ") },
    ),
  });
