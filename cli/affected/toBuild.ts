import type { Manifest } from "../manifest/manifest.ts";
import type { Affected } from "./findAffected.ts";

/**
 * Divides the countries that CI has to build into parts of about the same size, none of them empty. If only files of
 * the network's host differ, builds the first country: each build writes the host's files.
 * @param parts Maximum number of parts; default: one for each country.
 */
export function listParts({ countries, hosts }: Affected, { sites }: Manifest, parts?: number): string[][] {
  const [first] = Object.values(sites);
  const carrier = hosts.includes("") && first ? [first.country] : [];
  const keys = countries.length > 0 ? countries.map(({ country }) => country) : carrier;
  const length = Math.min(parts ?? keys.length, keys.length);
  return Array.from({ length }, (_, part) => keys.filter((_key, index) => index % length === part));
}

/** A matrix for GitHub Actions in one line, for `strategy.matrix: ${{ fromJSON(…) }}`. */
export const githubMatrix = (parts: readonly string[][], isDivided: boolean): string =>
  JSON.stringify({
    include: parts.map((countries, index) =>
      isDivided ? { part: index + 1, countries: countries.join(" ") } : { country: countries.join(" ") },
    ),
  });
