import { expect, it } from "vitest";
import { renderMarkdown } from "../../../cli/content/markdown/renderMarkdown.ts";
import { LABELS } from "../englishTexts.ts";
import { copyOf, makeProject, prose } from "../project.ts";

const html = (markdown: string) => renderMarkdown(markdown, { labels: LABELS, resolveLink: (href) => href }).trim();
const reports = (text: string) =>
  makeProject()
    .write("countries/content/shared/home.md", copyOf("Home", `${text}\n\n${prose()}`))
    .report();
/** What is around a table. */
const table = (rows: string) =>
  `<section class="table-scroll" aria-label="${LABELS.table}" tabindex="0"><table>${rows}</table></section>`;

it.each([
  ["a\n\n<!-- more -->\n\nb", "<p>a</p>\n<p>b</p>"],
  ["a <!-- x > y --> b", "<p>a  b</p>"],
  ["a\n\n<hr>\n\nb", "<p>a</p>\n<hr>\n<p>b</p>"],
  [
    "<details>\n<summary>More **on** it</summary>\n\n- a\n\n</details>",
    "<details>\n<summary>More <strong>on</strong> it</summary>\n<ul>\n<li>a</li>\n</ul>\n</details>",
  ],
  ["<details open><summary>A</summary>b</details>", '<details open="">\n<summary>A</summary>\n<p>b</p>\n</details>'],
  ["<blockquote>\n\n## A\n\n</blockquote>", '<blockquote>\n<h2 id="a">A</h2>\n</blockquote>'],
  ["- <blockquote>a</blockquote>", "<ul>\n<li>\n<blockquote>\n<p>a</p>\n</blockquote>\n</li>\n</ul>"],
  [
    '<table>\n  <thead><tr><th colspan="2">Fee</th></tr></thead>\n  <tbody><tr><th>A</th><td>1 <sup>2</sup></td></tr></tbody>\n</table>',
    table(
      '<thead><tr><th scope="col" colspan="2">Fee</th></tr></thead><tbody><tr><th scope="row">A</th><td>1 <sup>2</sup></td></tr></tbody>',
    ),
  ],
  ["<del>5</del> <ins>6</ins>", "<p><del>5</del> <ins>6</ins></p>"],
])("%j is accepted", (markdown, expected) => {
  expect(html(markdown)).toBe(expected);
  expect(reports(markdown)).not.toContain("unsafe-html");
});

it.each([
  "<details>\n\na",
  "a\n\n</details>",
  "<details>\n\n- a\n\n  </details>",
  "<details>\n<blockquote>\n</details>\n</blockquote>",
  "<summary>a</summary>",
  "<table>a</table>",
  "<table><td>a</td></table>",
  "<blockquote onclick=alert(1)>a</blockquote>",
  '<table><tr><td style="x">a</td></tr></table>',
  "<DETAILS>a</DETAILS>",
  "<details><summary>a</summary><script>alert(1)</script></details>",
  "<details><summary onclick=alert(1)>a</summary></details>",
  "<blockquote><iframe src=x></iframe></blockquote>",
  "<!-- own-->",
  "<!-- Section: fees -->",
])("%j passes nothing on that does not belong there, and is refused", (markdown) => {
  expect(html(markdown)).not.toMatch(/<(?!\/?(?:p|ul|li|blockquote|details|summary)>)/);
  expect(reports(markdown)).toContain("[unsafe-html]");
});

it("says what to write instead", () => {
  expect(reports("<details>\n\na")).toContain("→ Write `<details>` in lower case, without attributes, and close");
  expect(reports('<table><tr><td style="x">a</td></tr></table>')).toContain("→ Write `<td>` in lower case");
  expect(reports("<!-- own-->")).toContain("→ Write the line as `<!-- own -->` or `<!-- section: id -->`.");
});

it("pictures within are checked like others, and told with their place", () =>
  expect(reports("<details>\n<summary>A</summary>\n\n</details>\n\n<blockquote>See\n![](b.png)</blockquote>")).toMatch(
    /home\.md:13:1 error [^]*\[missing-alt\]/,
  ));
