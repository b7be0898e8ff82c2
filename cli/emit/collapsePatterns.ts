import { SEGMENT, type PathPattern } from "./pathPattern.ts";

/** Runs of repeated slashes in a path that one redirect cleans; further runs need another redirect. */
const MAX_RUNS = 3;

/**
 * Patterns for paths with repeated slashes, in the order in which to try them, for hosts with regular expressions but
 * without search and replace. Segments have only safe characters, so that no path can redirect to another host.
 */
export function collapsePatterns(): PathPattern[] {
  const some = `${SEGMENT}(?:/${SEGMENT})*`;
  const page = { keep: `(?:${SEGMENT}/)*[\\w~-]+` };
  const file = { keep: some };
  const lasts: [{ keep: string }, string][] = [
    [page, "/"],
    [file, ""],
  ];
  const patterns = lasts.flatMap(([last, after]): PathPattern[] => [
    { pieces: ["//+", last, "/*"], to: ["/", after], status: 301 },
    { pieces: ["/+", last, "//+"], to: ["/", after], status: 301 },
    ...Array.from({ length: MAX_RUNS }, (_, index): PathPattern => {
      const runs = index + 1;
      const before = Array.from({ length: runs }, () => [{ keep: some }, "//+"]).flat();
      return {
        pieces: ["/+", ...before, last, "/*"],
        to: ["/", ...Array.from({ length: runs }, () => "/"), after],
        status: 301,
      };
    }),
  ]);
  return [
    { pieces: ["//+"], to: ["/"], status: 301 },
    ...patterns,
    { pieces: ["/+", { keep: some }, "//+", { keep: "[\\w.~/-]+" }], to: ["/", "/", ""], status: 301 },
  ];
}
