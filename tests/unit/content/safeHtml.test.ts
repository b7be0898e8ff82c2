import { describe, expect, it } from "vitest";
import { checkTexts } from "../../checkTexts.ts";
import { renderMarkdown } from "../../../cli/content/markdown/renderMarkdown.ts";
import { checkFragments } from "../../../cli/build/links/checkFragments.ts";
import { LABELS } from "../englishTexts.ts";
import { copyOf, makeProject, NETWORK_FILE, pageOf, prose } from "../project.ts";

const html = (markdown: string) => renderMarkdown(markdown, { labels: LABELS, resolveLink: (href) => href }).trim();
const HOME = "countries/content/atlantis/home.md";
const SAFE = "markdown: { html: safe }\n";
const projectOf = (text: string, settings = SAFE) =>
  makeProject()
    .append(NETWORK_FILE, settings)
    .write(HOME, copyOf("Home", `${text}\n\n${prose()}`));
const reports = (text: string, settings?: string) => projectOf(text, settings).report();
const PLACE = `${HOME}:7:1 error The Markdown contains raw HTML [unsafe-html]`;

it.each([
  ["<div>\n\n## A\n\n</div>", '<div>\n<h2 id="a">A</h2>\n</div>'],
  ['<div class="box" align="center">a *b*</div>', "<div>\n<p>a <em>b</em></p>\n</div>"],
  ["<p align=center>\na <b>b</b>\n</p>", "<p>a <b>b</b></p>"],
  ["<P>a</P>", "<p>a</p>"],
  ['## A <a name="x"></a>b', '<h2 id="a-b">A <span id="x"></span>b</h2>'],
  ["<p>\n\n- a\n\n</p>", "<div>\n<ul>\n<li>a</li>\n</ul>\n</div>"],
  ['<h2 id="fees">What <i>it</i> costs</h2>', '<h2 id="fees">What <i>it</i> costs</h2>'],
  [
    "<ul>\n<li>a</li>\n<li>b\n<ol start=3><li>c</li></ol>\n</li>\n</ul>",
    '<ul>\n<li>a</li>\n<li>b<ol start="3">\n<li>c</li>\n</ol>\n</li>\n</ul>',
  ],
  ["<dl><dt>a</dt><dd>b</dd></dl>", "<dl>\n<dt>a</dt>\n<dd>b</dd>\n</dl>"],
  ["a <span class=x>b</span> <strike>c</strike>", "<p>a <span>b</span> <s>c</s></p>"],
  ['See <a href="/a/?b=1&amp;c=2" target="_blank">a</a>', '<p>See <a href="/a/?b=1&amp;c=2">a</a></p>'],
  ['<a href="/a/">\na</a>', '<p><a href="/a/">\na</a></p>'],
  ['a <a name="b"></a>c', '<p>a <span id="b"></span>c</p>'],
  ["a <img src=b.png alt='A b'>", "<p>a A b</p>"],
  ['<pre><code class="language-js">a &lt; <span class="x">1</span>\n\nb</code></pre>', html("```js\na < 1\n\nb\n```")],
])("%j is %j where a project takes safe HTML, and an error where not", (markdown, expected) => {
  expect(html(markdown)).toBe(expected);
  expect(reports(markdown)).not.toContain("unsafe-html");
  expect(reports(markdown, "")).toContain("[unsafe-html]");
});

it.each([
  "<script>\nalert(1)\n</script>",
  "<style>\na { b: c }\n</style>",
  "<iframe src=a></iframe>",
  "<form><input></form>",
  "<div onclick=alert(1)>a</div>",
  '<p style="a">a</p>',
  "<pre><span onclick=alert(1)>a</span></pre>",
  "<pre><script>alert(1)</script></pre>",
  "<span onmouseover=alert(1)>a</span>",
  "<figure onclick=a><img src=a.png alt=a><figcaption>a</figcaption></figure>",
  "<div>\n\na",
  "<p><div>a</div></p>",
  "<h2>\n\na\n\n</h2>",
  "<ul>a</ul>",
  "<li>a</li>",
  "<div>\n\n<!-- own -->\n\n</div>",
])("%j is an error all the same, and nothing of it is passed on", (markdown) => {
  expect(html(markdown)).not.toMatch(/<(?!\/?(?:p|div|h2)>)/);
  expect(reports(markdown)).toContain("[unsafe-html]");
});

it("an address that runs something leads nowhere", () =>
  expect(html("<a href='java&#115;cript:alert(1)'>a</a>")).not.toContain("<a"));

it("an error is told with the place of the element", () => {
  expect(reports("<div>\n<p>a</p>\n<script>alert(1)</script>\n</div>")).toContain(`${HOME}:9:1 error`);
  expect(reports("a\n<b>b</b> <button>c</button>")).toContain(`${HOME}:8:10 error`);
  expect(reports("<div>a</div>", "")).toContain("or write `markdown: { html: safe }` in network.yaml");
});

describe("what is in HTML is checked as in Markdown", () => {
  it.each([
    ['<div>\n<a href="/nowhere/">a</a>\n</div>', `${HOME}:8:1 error`, "broken-link"],
    ['a <a href="/nowhere/">b</a>', `${HOME}:7:3 error`, "broken-link"],
    ['<p><img src="b.png" alt="B"></p>', `${HOME}:7:4 error`, "missing-picture"],
    ['<p><img src="https://a.example/b.png" alt="B"></p>', `${HOME}:7:4 error`, "remote-picture"],
    ['a <img src="b.png">', `${HOME}:7:3 error`, "missing-alt"],
    ["<div>\n<h1>A</h1>\n</div>", `${HOME}:8:1 error`, "heading-level"],
    ['## A {#b}\n\n<h2 id="b">B</h2>', `${HOME}:9:1 error`, "duplicate-value"],
    ['## A {#b}\n\n<div>\n<div id="b">B</div>\n</div>', `${HOME}:10:1 error`, "duplicate-value"],
    ['## A {#b}\n\nSee <a name="b"></a>', `${HOME}:9:5 error`, "duplicate-value"],
  ])("%j", (markdown, place, code) => {
    const report = reports(markdown);
    expect(report).toContain(`[${code}]`);
    expect(report).toContain(place);
  });

  it("an id can be linked to, and a link to one that is not there is told", () => {
    const text = '<h2 id="fees">A</h2>\n\n<a name="how"></a>B\n\n<a href="#fees">a</a> [b](#how) <a href="#no">c</a>';
    const { root } = projectOf(text);
    const { project } = checkTexts({ root });
    expect(project && checkFragments({ root, ...project })).toMatchObject([{ place: { line: 11, column: 33 } }]);
  });
});

it("a picture with a caption is a figure", async () => {
  const text =
    '<figure class="a">\n  <img src="b.svg" alt="B">\n  <figcaption>Built in\n  "1901"</figcaption>\n</figure>';
  const project = projectOf(text).write("countries/content/atlantis/b.svg", '<svg viewBox="0 0 900 600"/>');
  expect((await project.measure()).report()).toBe("");
  const { copy } = pageOf(project.plan(), "/atlantis/");
  expect(renderMarkdown(text, { labels: LABELS, resolveLink: (href) => href, pictures: copy.pictures })).toMatch(
    /^<figure class="picture">.*<figcaption class="picture__caption">Built in &quot;1901&quot;<\/figcaption><\/figure>\n$/,
  );
});

it("a group may say for itself what its pages take", () => {
  const page = "countries/content/atlantis/services/visa-guidance.md";
  const report = (settings: string, group: string) =>
    makeProject()
      .append(NETWORK_FILE, settings)
      .replace(NETWORK_FILE, "    label: Services\n", `    label: Services\n    ${group}\n`)
      .write(page, copyOf("Visas", `<div>a</div>\n\n${prose()}`))
      .report();
  expect(report("", SAFE.trim())).toBe("");
  expect(report(SAFE, "markdown: { html: basic }")).toContain("[unsafe-html]");
});

it("texts in a country's file follow the settings, too", () => {
  const front = (settings: string) =>
    makeProject()
      .append(NETWORK_FILE, settings)
      .write(HOME, copyOf("Home").replace("title:", 'faq: [{ question: Why?, answer: "<div>a</div>" }]\ntitle:'))
      .report();
  expect(front(SAFE)).toBe("");
  expect(front("")).toContain("[unsafe-html]");
});

it("default HTML stays an error at its place", () => expect(reports("<div>a</div>", "")).toContain(PLACE));
