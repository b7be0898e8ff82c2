import { describe, expect, it } from "vitest";
import { renderMarkdown, type Parsed } from "../../../cli/content/renderMarkdown.ts";
import { randomMarkdown } from "./randomMarkdown.ts";

const stay = (href: string) => href;
const render = (markdown: string) => renderMarkdown(markdown, stay).trim();

describe("a text that comes again", () => {
  const MARKDOWN = "## FAQ\n\n[a](/b/) and **[c](/d/)**";
  const parsed = new Map<string, Parsed>();
  const again = (markdown: string, links: (href: string) => string, ids: string[] = []) => {
    const kept = parsed.get(markdown) ?? {};
    parsed.set(markdown, kept);
    return renderMarkdown(markdown, links, new Set(ids), {}, kept);
  };

  it("has the links and ids of each page", () => {
    expect(again(MARKDOWN, (href) => `/x${href}`)).toBe(renderMarkdown(MARKDOWN, (href) => `/x${href}`));
    expect(again(MARKDOWN, stay, ["faq"])).toBe(
      '<h2 id="faq-2">FAQ</h2>\n<p><a href="/b/">a</a> and <strong><a href="/d/">c</a></strong></p>\n',
    );
  });

  it("is another once it was edited", () => expect(again("## Other", stay)).toBe('<h2 id="other">Other</h2>\n'));

  it("is what it was at first, whatever is in it", () => {
    for (const markdown of randomMarkdown(5000)) {
      const first = again(markdown, stay);
      expect([again(markdown, stay), renderMarkdown(markdown, stay)], JSON.stringify(markdown)).toEqual([first, first]);
    }
  });
});

describe("headings", () => {
  it("have ids, each another", () => {
    expect(render("## A\n\n## A\n\n## A 2\n\n## A").match(/id="[^"]+"/g)).toEqual([
      'id="a"',
      'id="a-2"',
      'id="a-2-2"',
      'id="a-3"',
    ]);
  });

  it("have ids that the page does not have yet", () => {
    const ids = new Set(["faq"]);
    expect(renderMarkdown("## FAQ", (href) => href, ids)).toBe('<h2 id="faq-2">FAQ</h2>\n');
    expect(ids).toEqual(new Set(["faq", "faq-2"]));
  });

  it("of signs only have an id too", () => expect(render("## ???")).toBe('<h2 id="section">???</h2>'));
  it("keep their marks", () => expect(render("## A *b* `c`")).toBe('<h2 id="a-b-c">A <em>b</em> <code>c</code></h2>'));
});

describe("links", () => {
  it("go where they are led", () => {
    const html = renderMarkdown("[a](/b/) [c](/d/)", (href) => (href === "/b/" ? "/x/b/" : undefined));
    expect(html).toBe('<p><a href="/x/b/">a</a> c</p>\n');
  });

  it.each([
    "javascript:alert(1)",
    "JAVASCRIPT:alert(1)",
    "javascript&colon;alert(1)",
    "data:text/html,x",
    "//evil.example/",
    "/\\\\evil.example/",
    "https://a:b@c.example/",
    "vbscript:x",
    "java&#10;script:alert(1)",
  ])("%s is text", (href) => {
    expect(render(`[a](${href})`)).toBe("<p>a</p>");
    expect(render(`[a](<${href}>)`)).toBe("<p>a</p>");
  });

  it("quotation marks can't end the attribute", () => {
    expect(render('[a](</x/?q="onmouseover=alert(1)>)')).not.toContain('"onmouseover');
    expect(render('[a](https://example.com/?q="onmouseover=alert(1))')).not.toContain('"onmouseover');
  });
});

it("raw HTML is left out", () => {
  expect(render("a <b>c</b>\n\n<script>alert(1)</script>\n\n<!-- note -->")).toBe("<p>a c</p>");
});

it("text is escaped", () =>
  expect(render('1 < 2 & `<b>` "quoted"')).toBe("<p>1 &lt; 2 &amp; <code>&lt;b&gt;</code> &quot;quoted&quot;</p>"));

it("an image is its description", () =>
  expect(render('![a "map" <b>](javascript:alert(1))')).toBe("<p>a &quot;map&quot; &lt;b&gt;</p>"));

it("a table can be scrolled by keyboard, and its head says what the columns are", () => {
  expect(render("| A | B |\n|---|---|\n| 1 | [2](/x/) |")).toMatchInlineSnapshot(
    `"<div class="table-scroll" role="region" aria-label="Table" tabindex="0"><table><thead><tr><th scope="col">A</th><th scope="col">B</th></tr></thead><tbody><tr><td>1</td><td><a href="/x/">2</a></td></tr></tbody></table></div>"`,
  );
});

it("code can be scrolled by keyboard", () => {
  expect(render("```yaml\na: <b>\n```")).toMatchInlineSnapshot(`
    "<pre role="region" aria-label="Code" tabindex="0"><code>a: &lt;b&gt;
    </code></pre>"
  `);
});

it("what can be scrolled has a name of its own", () => {
  const table = "| A |\n|---|\n| 1 |";
  expect(render([table, table, "```\na\n```", "```\nb\n```"].join("\n\n")).match(/aria-label="[^"]+"/g)).toEqual([
    'aria-label="Table"',
    'aria-label="Table 2"',
    'aria-label="Code"',
    'aria-label="Code 2"',
  ]);
});
