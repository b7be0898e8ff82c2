import { describe, expect, it } from "vitest";
import { documentFiller, payloadScript } from "../../../../runtime/site/pageDocument.ts";
import { escapeHtml, toScriptJson } from "../../../../runtime/site/html.ts";
import type { PageData } from "../../../../runtime/site/page.ts";

const NASTY = `</script><script>alert(1)</script><!--<script>&amp;"'\u2028\u2029$&`;

it("escapeHtml leaves nothing that ends a text or an attribute", () => {
  expect(escapeHtml(NASTY)).not.toMatch(/[<>"]|&(?!amp;|lt;|gt;|quot;)/);
  expect(escapeHtml("&lt;")).toBe("&amp;lt;");
});

describe("toScriptJson", () => {
  it("is JSON", () => expect(JSON.parse(toScriptJson({ a: NASTY }))).toEqual({ a: NASTY }));
  it("can't end its element, nor begin a comment", () => expect(toScriptJson({ [NASTY]: NASTY })).not.toContain("<"));
});

describe("documentFiller", () => {
  const template =
    '<html lang="%lang%" %dir%><head><!--app-head--></head><body><!--app-icons--><!--app-body--><!--app-data--></body></html>';

  it("puts each part where it belongs", () => {
    expect(
      documentFiller(
        template,
        "<svg></svg>",
        "en-AU",
      )({
        head: "<title>A</title>",
        data: "<script></script>",
      }),
    ).toEqual(['<html lang="en-AU"><head><title>A</title></head><body><svg></svg>', "<script></script></body></html>"]);
  });

  it("says where lines begin, where that is not on the left", () =>
    expect(documentFiller(template, "", "ar-AE")({ head: "", data: "" })[0]).toContain(
      '<html lang="ar-AE" dir="rtl">',
    ));

  it("takes the parts as they are: `$&` is no pattern, and a part that looks like a mark is not filled", () => {
    expect(documentFiller(template, "$1", "en")({ head: "$& $1 $` %lang%", data: "'$'" })).toEqual([
      '<html lang="en"><head>$& $1 $` %lang%</head><body>$1',
      "'$'</body></html>",
    ]);
  });
});

it("the page's data can't end its script element", () => {
  const page: PageData = { path: `/a/${NASTY}`, template: "article", layout: "default", siblings: {} };
  const html = payloadScript({ site: "/site.json", build: "b", page });
  expect(html.match(/<\/?script/g)).toHaveLength(2);
  const json = /^<script type="application\/json" id="page_data">(.*)<\/script>$/s.exec(html)?.[1] ?? "";
  expect(JSON.parse(json)).toEqual({ site: "/site.json", build: "b", page });
});
