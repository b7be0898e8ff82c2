import { expect, it } from "vitest";
import { checkNotices, isAllowed } from "../../../../cli/core/licences/notices.ts";

it("says what a package lacks, and what to do", () =>
  expect(
    checkNotices("lib/cli", [
      { name: "pen", version: "1.0.0", licence: "MIT", text: "Free." },
      { name: "@scope/ink", version: "2.0.0", licence: "MIT" },
      { name: "ruler", version: "3.0.0", licence: "GPL-3.0-only", text: "Free for the free." },
      { name: "pad", version: "4.0.0", text: "Mine." },
    ]).join("\n\n"),
  ).toMatchInlineSnapshot(`
    "lib/cli contains code of @scope/ink@2.0.0, which has no licence text. Copy the text from the package's repository to bin/licences/@scope+ink@2.0.0.txt.

    lib/cli contains code of ruler@3.0.0, whose licence is not on the list of allowed ones: its package.json says GPL-3.0-only. Use another package, or read the licence and add it to ALLOWED in cli/core/licences/notices.ts.

    lib/cli contains code of pad@4.0.0, whose licence is not on the list of allowed ones: its package.json names none. Use another package, or read the licence and add it to ALLOWED in cli/core/licences/notices.ts."
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
