import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { parseMarkdown, renderMarkdown, type ResolveLink } from "../../../cli/content/markdown/renderMarkdown.ts";
import { LANGUAGE_NAMES } from "../../../cli/content/dialect/highlight.ts";
import { LABELS } from "../englishTexts.ts";

const unchanged = (href: string) => href;
const render = (markdown: string, resolveLink: ResolveLink = unchanged) =>
  renderMarkdown(markdown, { labels: LABELS, resolveLink }).trim();

it("a text that was parsed has the links and ids of each page", () => {
  const parsed = parseMarkdown("## FAQ\n\n[a](/b/) and **[c](/d/)**");
  const html = (id: string, home: string) =>
    `<h2 id="${id}">FAQ</h2>\n<p><a href="${home}/b/">a</a> and <strong><a href="${home}/d/">c</a></strong></p>\n`;
  expect(renderMarkdown(parsed, { labels: LABELS, resolveLink: (href) => `/x${href}` })).toBe(html("faq", "/x"));
  expect(renderMarkdown(parsed, { labels: LABELS, resolveLink: unchanged, ids: new Set(["faq"]) })).toBe(
    html("faq-2", ""),
  );
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
    expect(renderMarkdown("## FAQ", { labels: LABELS, resolveLink: unchanged, ids })).toBe('<h2 id="faq-2">FAQ</h2>\n');
    expect(ids).toEqual(new Set(["faq", "faq-2"]));
  });

  it("of other characters only have an id too", () => expect(render("## ???")).toBe('<h2 id="section">???</h2>'));
  it("of any script have an id of their words", () =>
    expect(render("## शुल्क कितना है?\n\n## IELTS التأشيرة").match(/id="[^"]+"/g)).toEqual([
      'id="शुल्क-कितना-है"',
      'id="ielts-التأشيرة"',
    ]));
  it("can have an id that is written", () =>
    expect(render("## Costs {#fees}\n\n## Other {#fees}\n\n## Not {#This}").match(/<h2.*>/g)).toEqual([
      '<h2 id="fees">Costs</h2>',
      '<h2 id="fees-2">Other</h2>',
      '<h2 id="not-this">Not {#This}</h2>',
    ]));
  it("leave an id to the heading that it is written behind", () =>
    expect(render("## Fees\n\n## Fees\n\n## X {#fees-2}").match(/id="[^"]+"/g)).toEqual([
      'id="fees"',
      'id="fees-3"',
      'id="fees-2"',
    ]));
  it("keep their marks", () => expect(render("## A *b* `c`")).toBe('<h2 id="a-b-c">A <em>b</em> <code>c</code></h2>'));
});

describe("telephone numbers", () => {
  const number = (text: string) => `<bdi dir="ltr">${text}</bdi>`;

  it("keep their order in a text of any direction", () => {
    expect(render("اتصل على +971 4 000 0000.")).toBe(`<p>اتصل على ${number("+971 4 000 0000")}.</p>`);
    expect(render("**+61 (8) 0000-0000**")).toBe(`<p><strong>${number("+61 (8) 0000-0000")}</strong></p>`);
    expect(render("[+971 4 000 0000](tel:+97140000000)")).toBe(
      `<p><a href="tel:+97140000000">${number("+971 4 000 0000")}</a></p>`,
    );
  });

  it("are not what other sums and marks are", () =>
    expect(render("1 + 2, C++ 11, A+ 1234567, +5 or +10")).toBe("<p>1 + 2, C++ 11, A+ 1234567, +5 or +10</p>"));
});

describe("links", () => {
  it("go where they are led", () => {
    const html = render("[a](/b/) [c](/d/)", (href) => (href === "/b/" ? "/x/b/" : undefined));
    expect(html).toBe('<p><a href="/x/b/">a</a> c</p>');
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

  it.each([
    ["https://example.com/a.", '<a href="https://example.com/a">https://example.com/a</a>.'],
    ["(www.example.com)", '(<a href="http://www.example.com">www.example.com</a>)'],
    ["ask@example.com", '<a href="mailto:ask@example.com">ask@example.com</a>'],
    ["//example.com and example.com", "//example.com and example.com"],
  ])("are made of addresses in the text as on GitHub: %s", (text, html) => expect(render(text)).toBe(`<p>${html}</p>`));

  it("quotation marks can't end the attribute", () => {
    expect(render('[a](</x/?q="onmouseover=alert(1)>)')).not.toContain('"onmouseover');
    expect(render('[a](https://example.com/?q="onmouseover=alert(1))')).not.toContain('"onmouseover');
  });
});

it("raw HTML is left out", () => {
  expect(render("a <b onclick=alert(1)>c</b>\n\n<script>alert(1)</script>\n\n<!-- note -->")).toBe("<p>a c</p>");
});

it("text is escaped", () =>
  expect(render('1 < 2 & `<b>` "quoted"')).toBe("<p>1 &lt; 2 &amp; <code>&lt;b&gt;</code> &quot;quoted&quot;</p>"));

it("an image that the page does not have is its description, without marks", () =>
  expect(render('![a "map" <b> of *all* `code` and 2\\*3](javascript:alert(1))')).toBe(
    "<p>a &quot;map&quot; &lt;b&gt; of all code and 2*3</p>",
  ));

describe("an image", () => {
  const pictures = { "a.jpg": { width: 2, height: 1, src: "/a.jpg", sources: [] } };
  const shown = (markdown: string) => renderMarkdown(markdown, { labels: LABELS, resolveLink: unchanged, pictures });

  it("by itself is a figure", () => {
    expect(shown("![A](a.jpg)\n\nText")).toMatch(/^<figure class="picture">.*<\/figure>\n<p>Text<\/p>\n$/);
    expect(shown("- ![A](a.jpg)\n\n  Text")).toMatch(/^<ul>\n<li>\n<figure .*<\/figure>\n<p>Text<\/p>\n/);
  });

  it("in a line of text or of a list is none", () => {
    expect(shown("See ![A](a.jpg)")).toMatch(/^<p>See <span class="picture">.*<\/span><\/p>\n$/);
    expect(shown("- ![A](a.jpg)\n- B")).toMatch(/^<ul>\n<li><span class="picture">.*<\/span><\/li>\n<li>B<\/li>\n/);
  });
});

it("deleted text is struck through", () => expect(render("~~a~~ b")).toBe("<p><del>a</del> b</p>"));

it("a table can be scrolled by keyboard, and its head says what the columns are", () => {
  expect(render("| A | B |\n|---|---|\n| 1 | [2](/x/) |")).toMatchInlineSnapshot(
    `"<section class="table-scroll" aria-label="Table" tabindex="0"><table><thead><tr><th scope="col">A</th><th scope="col">B</th></tr></thead><tbody><tr><td>1</td><td><a href="/x/">2</a></td></tr></tbody></table></section>"`,
  );
});

it("code can be scrolled by keyboard", () => {
  expect(render("```yaml\na: <b>\n```")).toMatchInlineSnapshot(`
    "<pre role="region" aria-label="Code" tabindex="0"><code class="language-yaml"><span class="hljs-attr">a:</span> <span class="hljs-string">&lt;b&gt;</span>
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

it("a quote is a callout with a known word only", () => {
  expect(render("> [!NOTE] Text\n> More")).toBe("<blockquote>\n<p>[!NOTE] Text\nMore</p>\n</blockquote>");
  expect(render("> [!tip]\n>\n> - A")).toContain('<p class="callout__title">Tip</p>\n<ul>');
});

it.each([
  ["js", 'const a = "</code><script>";', '<span class="hljs-keyword">const</span>'],
  ["html", "<script>alert(1)</script>", '<span class="hljs-name">script</span>'],
  ["SH title=x", "echo $HOME", '<span class="hljs-built_in">echo</span>'],
  ["klingon", "<b>", "&lt;b&gt;"],
  ['"><script>', "a", "<code>a"],
])("code in %s is coloured when it is built, and stays text", (language, code, expected) => {
  const html = render(`\`\`\`${language}\n${code}\n\`\`\``);
  expect(html).toContain(expected);
  expect(html).not.toMatch(/<(?!\/?(?:pre|code|span)\b)/);
});

it("all languages that the documentation names are known", () => {
  const page = readFileSync(join(import.meta.dirname, "../../../docs/markdown.md"), "utf8");
  const [, named = ""] = /Known languages are (.*), and their usual/.exec(page) ?? [];
  expect(named.split(/, | and /)).toEqual(LANGUAGE_NAMES);
});
