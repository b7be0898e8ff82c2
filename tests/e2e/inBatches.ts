import type { RouteRow } from "./readRoutes.ts";

/** Pages in groups, each of which is a test of a few seconds. */
export const inBatches = (rows: readonly RouteRow[], size: number): { first: string; batch: RouteRow[] }[] =>
  rows.flatMap(({ path }, index) =>
    index % size === 0 ? { first: path, batch: rows.slice(index, index + size) } : [],
  );

export const pathsOf = (rows: readonly RouteRow[]): string[] => rows.map(({ path }) => path);
