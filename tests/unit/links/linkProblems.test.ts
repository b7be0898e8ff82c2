import { expect, it } from "vitest";
import { brokenLinks, lonelyPages } from "../../../cli/links/linkProblems.ts";
import { FORMATS } from "../../../cli/report/formats/index.ts";
import { page } from "./pages.ts";

const FILES: Record<string, string> = {
  "countries/content/india/visa.md": "---\ntitle: Visa\n---\n\nSee [what it costs](/fees/#cost).\n",
  "countries/india.yaml": "footer:\n  - { title: Old, to: /old }\n",
};
const options = {
  read: (file: string) => FILES[file],
  settingsOf: () => ["countries/india.yaml", "countries/network.yaml"],
  homeOf: () => "/india/",
};
const show = (problems: Parameters<typeof FORMATS.pretty>[0]) =>
  FORMATS.pretty(problems, { style: (_: string, text: string) => text });

it("shows a broken link where it is written: in the copy, in the settings, or at the beginning of the copy", () => {
  const visa = page("/india/visa/");
  const problems = brokenLinks(
    [
      {
        address: "/india/fees/#cost",
        missing: "fragment",
        site: "india",
        pages: [visa, page("/india/hi/visa/")],
        ids: ["costs", "main"],
      },
      { address: "/india/old/", missing: "target", site: "india", pages: [visa], ids: [] },
      { address: "/india/nowhere/", missing: "target", site: "india", pages: [visa], ids: [] },
    ],
    options,
  );
  expect(show(problems)).toMatchInlineSnapshot(`
    "countries/content/india/visa.md:5:21 error /india/visa/ leads to \`/india/fees/#cost\`, and that page has no element with the id \`cost\` (2 pages show it) [broken-fragment]

        4 |
      > 5 | See [what it costs](/fees/#cost).
          |                     ^^^^^^^^^^^
        6 |

      Visitors arrive at the top of the page and look for what they were promised. Nothing was written to the output folder.
      → Did you mean \`costs\`? The id of a heading is made from its text.

    countries/india.yaml:2:23 error /india/visa/ leads to \`/india/old/\`, and there is no such page or file [broken-link]

        1 | footer:
      > 2 |   - { title: Old, to: /old }
          |                       ^^^^
        3 |

      Who follows it meets the not-found page; a picture stays empty. Nothing was written to the output folder.
      → Correct the address where it is written, or remove it.

    countries/content/india/visa.md:1:1 error /india/visa/ leads to \`/india/nowhere/\`, and there is no such page or file [broken-link]

      > 1 | ---
          | ^
        2 | title: Visa

      Who follows it meets the not-found page; a picture stays empty. Nothing was written to the output folder.
      → Correct the address where it is written, or remove it.

    3 errors in 2 files"
  `);
});

it("says how a page is found", () => {
  const pages = [
    { site: "india", page: page("/india/visa/"), isInMenu: true },
    { site: "india", page: page("/india/visa/"), isInMenu: false },
  ];
  expect(show(lonelyPages(pages, options))).toMatchInlineSnapshot(`
    "countries/content/india/visa.md:1:1 warning Only menus lead to /india/visa/ [menu-only-page]

      > 1 | ---
          | ^
        2 | title: Visa

      A link in a text says what a page is about, to readers and to search engines.
      → Link to it from the text of a page on the same subject: [...](/visa/).

    countries/content/india/visa.md:1:1 warning No page leads to /india/visa/ [orphan-page]

      > 1 | ---
          | ^
        2 | title: Visa

      Visitors find it only by its address, and search engines take it for unimportant.
      → Link to it from a text or a menu: [...](/visa/). A page for advertisements gets \`noindex: true\`.

    2 warnings in 1 file"
  `);
});
