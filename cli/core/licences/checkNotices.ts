import type { Notice } from "./notice.ts";

/**
 * Licences of works that may be published: they require nothing but their text beside it. MPL-2.0 and others require
 * more. Add a licence only after reading its conditions and meeting them.
 */
const ALLOWED = new Set([
  "0BSD",
  "Apache-2.0",
  "BlueOak-1.0.0",
  "BSD-2-Clause",
  "BSD-3-Clause",
  "CC0-1.0",
  "ISC",
  "MIT",
  "OFL-1.1",
  "Python-2.0",
  "Unlicense",
]);

/** Reasons why packages may not be bundled in `place`: a line each, with what to do. */
export function checkNotices(place: string, notices: readonly Notice[]): string[] {
  return notices.flatMap(({ name, version, licence, text }) => {
    const id = `${name}@${version}`;
    const named = licence === undefined ? "its package.json names none" : `its package.json says ${licence}`;
    return [
      ...(isAllowed(licence)
        ? []
        : [
            `${place} contains code of ${id}, whose licence is not on the list of allowed ones: ${named}. Use another package, or read the licence and add it to ALLOWED in cli/core/licences/checkNotices.ts.`,
          ]),
      ...(text === undefined
        ? [
            `${place} contains code of ${id}, which has no licence text. Copy the text from the package's repository to bin/licences/${id.replaceAll("/", "+")}.txt.`,
          ]
        : []),
    ];
  });
}

/** Whether an SPDX expression is allowed: one licence of an `OR`, all licences of an `AND`. */
export const isAllowed = (licence = ""): boolean =>
  licence
    .replace(/^\((.*)\)$/, "$1")
    .split(" OR ")
    .some((choice) => choice.split(" AND ").every((one) => ALLOWED.has(one)));
