import type { Problem } from "../report/problem.ts";
import { OUTSIDE, SPECIAL } from "../stamps.ts";

/** The problem of a pipe, a socket or a device. */
export const NOT_A_FILE = {
  code: "not-a-file",
  severity: "error",
  message: "This is not a regular file, but a pipe, a socket or a device",
  why: "Reading it might never end.",
  hint: "Remove it, or replace it by a regular file.",
} as const satisfies Omit<Problem, "place">;

/** The problem of a symbolic link that leaves the repository. */
const LEADS_OUT = {
  code: "link-outside",
  severity: "error",
  message: "The symbolic link leads out of the project",
  why: "On another machine it would lead to something else, perhaps to something private.",
  hint: "Replace it by a copy, or link to a file in the same repository.",
} as const satisfies Omit<Problem, "place">;

/** Reports files in `countries/` that must not be read, by their stamps. Nothing else is read until they are gone. */
export const specialFiles = (sources: ReadonlyMap<string, string>): Problem[] =>
  [...sources].flatMap(([file, stamp]) => {
    const found = stamp === SPECIAL ? NOT_A_FILE : stamp === OUTSIDE ? LEADS_OUT : undefined;
    return found ? [{ ...found, place: { file, line: 1, column: 1, length: 1 } }] : [];
  });
