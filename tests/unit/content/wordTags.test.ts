import { expect, it } from "vitest";
import { renderMarkdown } from "../../../cli/content/markdown/renderMarkdown.ts";
import { headingId } from "../../../cli/content/dialect/headings.ts";
import { LABELS } from "../englishTexts.ts";
import { copyOf, makeProject, prose } from "../project.ts";

const html = (markdown: string) => renderMarkdown(markdown, { labels: LABELS, resolveLink: (href) => href }).trim();
const reports = (text: string) =>
  makeProject()
    .write("countries/content/shared/home.md", copyOf("Home", `${text}\n\n${prose()}`))
    .report();

it.each([
  ["CO<sub>2</sub>", "<p>CO<sub>2</sub></p>"],
  ["**a <kbd>b</kbd>** c", "<p><strong>a <kbd>b</kbd></strong> c</p>"],
  ["<mark>**a**</mark>", "<p><mark><strong>a</strong></mark></p>"],
  ["<q><cite>a</cite></q>", "<p><q><cite>a</cite></q></p>"],
  ["an <abbr title=\"A 'b' > c\">x</abbr>", "<p>an <abbr title=\"A 'b' &gt; c\">x</abbr></p>"],
  ['an <abbr title="Tax">TCS</abbr>', '<p>an <abbr title="Tax">TCS</abbr></p>'],
  ["a<br>b<br/>c<br />d", "<p>a<br>\nb<br>\nc<br>\nd</p>"],
  ["`<sub>`", "<p><code>&lt;sub&gt;</code></p>"],
])("%s is %s", (markdown, expected) => expect(html(markdown)).toBe(expected));

it.each([
  "<sub>2",
  "2</sub>",
  "<sub>a</sup>",
  "**<sub>a**</sub>",
  "<sub>**a</sub>**",
  "[<sub>a](/)</sub>",
  "<sub>a\n\nb</sub>",
  '<abbr title="a" onclick="b">c</abbr>',
  "<script>alert(1)</script>",
  '<kbd style="a">b</kbd>',
  "<dialog>a</dialog>",
])("%j passes nothing on, and is refused", (markdown) => {
  expect(html(markdown)).not.toMatch(/<(?!\/?(?:p|strong|a)\b)/);
  expect(reports(markdown)).toContain("[unsafe-html]");
});

it("what may stay is not refused", () => expect(reports("CO<sub>2</sub><br>b")).not.toContain("unsafe-html"));

it("an element that is not closed is told so", () => {
  expect(reports("CO<sub>2")).toContain("→ Open and close the element within the same words: `<sub>…</sub>`.");
  expect(reports('<kbd class="x">A</kbd>')).toContain("→ Write `<kbd>`, in lower case and without other attributes.");
});

it("is told beside other mistakes of the file", () =>
  expect(reports("{{site.phone}} <b>")).toMatch(
    /\[unsafe-html\][^]*\[fact-citation\]|\[fact-citation\][^]*\[unsafe-html\]/,
  ));

it("is no part of a heading's id", () => expect(headingId("CO<sub>2</sub> and you")).toBe("co2-and-you"));
