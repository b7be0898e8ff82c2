import { HtmlValidate } from "html-validate";
import { describe, expect, it } from "vitest";
import { type Report, reportMarkdown, summaryOf } from "../../../../cli/sheet/against/report.ts";
import { reportPage } from "../../../../cli/sheet/against/reportPage.ts";

const piece = { url: "data:image/webp;base64,AAAA", width: 390, height: 200 };
const report: Report = {
  pages: 213,
  different: 173,
  widths: [390, 1440],
  groups: [
    {
      name: "Footer: background",
      components: ["Footer"],
      change: {
        selectors: [".footer"],
        declarations: [{ property: "background", before: "var(--deep)", after: "var(--ink)" }],
      },
      values: [],
      pages: ["/india/", "/india/news/", "/india/register/", "/india/thank-you/"],
      widths: [390, 1440],
      places: [],
      views: [{ path: "/india/", width: 390, before: piece, after: piece }],
    },
    {
      name: "Card: added",
      components: ["Card"],
      values: [{ after: "<Visas> & more" }],
      pages: ["/india/"],
      widths: [390],
      places: [],
      views: [{ path: "/india/", width: 390, after: piece }],
    },
  ],
  added: ["/india/visas/"],
  removed: [],
};
const html = reportPage(report);

describe("the page of a comparison", () => {
  it("says how much looks different, and by what", () => {
    expect(html).toContain("173 of 213 pages at 390 and 1440 px look different, by 2 changes, 1 page added.");
    expect([...html.matchAll(/<h2[^>]*>(.*?)</g)].map(([, name]) => name)).toEqual([
      "Footer: background",
      "Card: added",
      "Added: 1 page",
    ]);
  });

  it("shows the piece before and after, and where there was none", () => {
    expect([...html.matchAll(/alt="(.*?)"/g)].map(([, alt]) => alt)).toEqual([
      "Before, /india/, 390 pixels wide",
      "After, /india/, 390 pixels wide",
      "After, /india/, 390 pixels wide",
    ]);
    expect(html).toContain("Not there");
  });

  it("shows texts as text", () => expect(html).toContain("<ins>&lt;Visas&gt; &amp; more</ins>"));

  it("folds long lists of pages", () =>
    expect(html.match(/<details(?: open)?>/g)).toEqual(["<details>", "<details open>", "<details open>"]));

  it("needs no other file, and no script", () => expect(html).not.toMatch(/<script|<link|https?:|url\(/));

  it("is valid HTML", async () => {
    const found = await new HtmlValidate({ extends: ["html-validate:standard"] }).validateString(html);
    expect(found.results.flatMap(({ messages }) => messages.map(({ message, line }) => `${line}: ${message}`))).toEqual(
      [],
    );
  });

  it("is one sentence where nothing looks different", () =>
    expect(summaryOf({ ...report, groups: [], different: 0, added: [] })).toBe(
      "Nothing looks different on 213 pages at 390 and 1440 px.",
    ));

  it("is a table in a comment", () =>
    expect(reportMarkdown(report)).toBe(`173 of 213 pages at 390 and 1440 px look different, by 2 changes, 1 page added.

| what | pages | at | for example |
| --- | --- | --- | --- |
| Footer: background | 4 | 390 and 1440 px | /india/ |
| Card: added | 1 | 390 px | /india/ |

**Added**

- /india/visas/`));
});
