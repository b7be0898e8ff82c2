import { expect, it } from "vitest";
import { printNotices } from "../../../../cli/core/licences/notices.ts";

it("notices are in the order of their names, and a text that several have is there once", () =>
  expect(
    printNotices("Works of others.", [
      { name: "ruler", version: "2.0.0", licence: "ISC", text: "Use it." },
      { name: "pen", version: "1.1.0", licence: "MIT", text: "Free." },
      { name: "Brand.woff2", version: "", text: "Free, too." },
      { name: "ink", version: "1.0.0", licence: "MIT", text: "Free." },
      { name: "pad", version: "3.0.0" },
    ]),
  ).toMatchInlineSnapshot(`
    "Works of others.

    ========================================================================
    Brand.woff2

    Free, too.

    ========================================================================
    ink 1.0.0, pen 1.1.0: MIT

    Free.

    ========================================================================
    pad 3.0.0

    It brings no text of its licence along.

    ========================================================================
    ruler 2.0.0: ISC

    Use it.
    "
  `));
