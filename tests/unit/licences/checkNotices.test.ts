import { expect, it } from "vitest";
import { checkNotices, isAllowed } from "../../../cli/licences/checkNotices.ts";

it("says what a package lacks, and what to do", () =>
  expect(
    checkNotices("lib/cli", [
      { name: "pen", version: "1.0.0", licence: "MIT", text: "Free." },
      { name: "@scope/ink", version: "2.0.0", licence: "MIT" },
      { name: "ruler", version: "3.0.0", licence: "GPL-3.0-only", text: "Free for the free." },
      { name: "pad", version: "4.0.0", text: "Mine." },
    ]).join("\n\n"),
  ).toMatchInlineSnapshot(`
    "lib/cli has code of @scope/ink@2.0.0, which brings no text of its licence along. Copy the text from the package's repository to bin/licences/@scope+ink@2.0.0.txt.

    lib/cli has code of ruler@3.0.0, whose licence is not one of those that are allowed: its package.json says GPL-3.0-only. Take another package, or read the licence and add it to ALLOWED in cli/licences/checkNotices.ts.

    lib/cli has code of pad@4.0.0, whose licence is not one of those that are allowed: its package.json names none. Take another package, or read the licence and add it to ALLOWED in cli/licences/checkNotices.ts."
  `));

it.each([
  ["MIT", true],
  ["(MIT OR GPL-3.0-only)", true],
  ["MIT AND OFL-1.1", true],
  ["MIT AND GPL-3.0-only", false],
  ["(MIT AND GPL-3.0-only)", false],
  ["MPL-2.0", false],
  ["SEE LICENSE IN LICENSE.md", false],
  [undefined, false],
])("%s: %s", (licence, allowed) => expect(isAllowed(licence)).toBe(allowed));
