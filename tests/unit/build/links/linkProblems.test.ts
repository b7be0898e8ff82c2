import { expect, it } from "vitest";
import { brokenLinks, orphanPages } from "../../../../cli/build/links/linkProblems.ts";
import { printed } from "../../project.ts";
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
  expect(printed(problems)).toMatchInlineSnapshot(`
    "countries/content/india/visa.md:5:21 error /india/visa/ leads to \`/india/fees/#cost\`, but that page has no element with the id \`cost\` (2 pages show it) [broken-fragment]
      | /fees/#cost
      Visitors arrive at the top of the page and have to search for the promised text. Nothing was written to the output folder.
      → Did you mean \`costs\`? The id of a heading is derived from its text.
    countries/india.yaml:2:23 error /india/visa/ leads to \`/india/old/\`, but there is no such page or file [broken-link]
      | /old
      Visitors would get the not-found page, or see no picture. Nothing was written to the output folder.
      → Correct the address, or remove it.
    countries/content/india/visa.md:1:1 error /india/visa/ leads to \`/india/nowhere/\`, but there is no such page or file [broken-link]
      | -
      Visitors would get the not-found page, or see no picture. Nothing was written to the output folder.
      → Correct the address, or remove it."
  `);
});

it("says how a page is found", () => {
  const pages = [
    { site: "india", page: page("/india/visa/"), isInMenu: true },
    { site: "india", page: page("/india/visa/"), isInMenu: false },
  ];
  expect(printed(orphanPages(pages, options))).toMatchInlineSnapshot(`
    "countries/content/india/visa.md:1:1 warning Only menus link to /india/visa/ [menu-only-page]
      | -
      The text around a link tells readers and search engines what the page is about.
      → Link to it from the text of a page on the same subject: [...](/visa/).
    countries/content/india/visa.md:1:1 warning No page links to /india/visa/ [orphan-page]
      | -
      Visitors can find it only by its address, and search engines treat it as unimportant.
      → Link to it from a text or a menu: [...](/visa/). Give a landing page for advertisements \`noindex: true\`."
  `);
});
