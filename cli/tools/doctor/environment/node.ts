import { packageFile } from "../../../project.ts";
import { failed, ok, type Check } from "../check.ts";

/** Node's version against what the package asks for. */
export const checkNode = (version = process.version, wanted = packageFile().engines.node): Check => ({
  name: "Node",
  run: () =>
    isWithin(version, wanted)
      ? ok(`${version}, as asked for: ${wanted}`)
      : failed(
          `${version} is not what sitegen needs: ${wanted}`,
          "Install a version with long-term support: https://nodejs.org",
        ),
});

/** Whether a version is in a range such as `^20.19.0 || >=22.12.0`. */
export function isWithin(version: string, range: string): boolean {
  const own = numbersOf(version);
  return range.split("||").some((part) => {
    const least = numbersOf(part);
    const isNewer = compare(own, least) >= 0;
    return part.trim().startsWith("^") ? isNewer && own[0] === least[0] : isNewer;
  });
}

const numbersOf = (text: string): number[] => (text.match(/\d+/g) ?? []).map(Number).slice(0, 3);

function compare(a: readonly number[], b: readonly number[]): number {
  for (const [index, number] of a.entries()) if (number !== b[index]) return number - (b[index] ?? 0);
  return 0;
}
