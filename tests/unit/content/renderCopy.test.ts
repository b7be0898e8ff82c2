import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, expect, it } from "vitest";
import type { MarkdownPart } from "../../../cli/content/copy/copyPlan.ts";
import { siteCopyContext, MAX_CACHED_BODIES, renderCopy } from "../../../cli/content/copy/renderCopy.ts";
import { contentHash } from "../../../cli/core/contentHash.ts";
import { EnvironmentError } from "../../../cli/core/problems/errors.ts";
import type { SiteData } from "../../../runtime/site/site.ts";
import { ENGLISH, LABELS } from "../englishTexts.ts";

const root = mkdtempSync(join(tmpdir(), "sitegen-render-"));
afterAll(() => rmSync(root, { recursive: true, force: true }));

/** Writes a file, and gives it as it is planned. */
function write(file: string, markdown: string) {
  const text = `---\ntitle: A\n---\n${markdown}\n`;
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), text);
  return { file, hash: contentHash(text) };
}

const NOTHING = { parts: [], faq: [], sections: [], links: {}, facts: {}, pictures: {} };

const render = (...parts: { file: string; hash: string; part: MarkdownPart }[]) =>
  renderCopy(root, { ...NOTHING, parts }, { labels: LABELS }).html;

it("puts a country's own copy into the shared one", () => {
  const shared = write("countries/content/shared/visa.md", "Before *it*.\n\n<!-- own -->\n\nAfter *it*.");
  const own = write("countries/content/atlantis/visa.md", "The country's *own*.");
  const parts = [
    { ...shared, part: "before" },
    { ...own, part: "whole" },
    { ...shared, part: "after" },
  ] as const;
  const html = "<p>Before <em>it</em>.</p>\n<p>The country's <em>own</em>.</p>\n<p>After <em>it</em>.</p>\n";
  expect([render(...parts), render(...parts)]).toEqual([html, html]);
});

it("gives no heading the id of a modal, of a term or of a section around the copy", () => {
  const part = {
    ...write("countries/content/atlantis/ids.md", "## Ask us\n\n## Term visa\n\n## FAQ\n"),
    part: "whole",
  } as const;
  const modals = { "ask-us": {} as SiteData["modals"][string] };
  const term = { id: "term-visa", forms: ["visa"], title: "Visa", text: "A permit." };
  const { html } = renderCopy(
    root,
    { ...NOTHING, parts: [part] },
    siteCopyContext({ texts: ENGLISH, country: { language: "en" }, modals }, [term]),
  );
  expect([...html.matchAll(/<h2 id="([^"]*)"/g)].map(([, id]) => id)).toEqual(["ask-us-2", "term-visa-2", "faq-2"]);
});

it("takes up an edit of shared copy that it has rendered before", () => {
  const first = write("countries/content/shared/fees.md", "A *first* text.");
  expect(render({ ...first, part: "whole" })).toBe("<p>A <em>first</em> text.</p>\n");
  const second = write(first.file, "A *second* text.");
  expect(render({ ...second, part: "whole" })).toBe("<p>A <em>second</em> text.</p>\n");
});

it("renders more shared files than it keeps", () => {
  const files = Array.from({ length: MAX_CACHED_BODIES + 20 }, (_, index) =>
    write(`countries/content/shared/news/${index}.md`, `Post *number ${index}*.`),
  );
  for (let round = 0; round < 2; round++)
    for (const [index, file] of files.entries())
      expect(render({ ...file, part: "whole" })).toBe(`<p>Post <em>number ${index}</em>.</p>\n`);
});

it.each(["countries/content/atlantis/moved.md", "countries/content/shared/moved.md"])(
  "refuses the text of %s when it is not the one that was planned",
  (file) => {
    const planned = { ...write(file, "The *planned* text."), part: "whole" } as const;
    write(file, "The *other* text!!.");
    const error = new EnvironmentError(`${file} was changed while it was read`, "Run the command again.");
    expect(() => render(planned)).toThrow(error);
    rmSync(join(root, file));
    expect(() => render(planned)).toThrow(error);
  },
);

it("gives ids to sections first, then to headings in the body, in their texts and in answers", () => {
  const body = { ...write("countries/content/atlantis/ids.md", "## Fees\n\n## Costs"), part: "whole" } as const;
  const text = (id: string, markdown: string) => ({ type: "text", id, side: "left", html: { markdown } }) as const;
  const { sections, html, faq } = renderCopy(
    root,
    {
      ...NOTHING,
      parts: [body],
      sections: [text("one", "## Fees\n\n## Costs"), text("fees", "Words.")],
      faq: [{ question: "Why?", answer: "## Costs" }],
    },
    { labels: LABELS },
  );
  expect(sections.map((section) => "html" in section && section.html)).toEqual([
    '<h2 id="fees-3">Fees</h2>\n<h2 id="costs-2">Costs</h2>\n',
    "<p>Words.</p>\n",
  ]);
  expect(html).toBe('<h2 id="fees-2">Fees</h2>\n<h2 id="costs">Costs</h2>\n');
  expect(faq).toEqual([{ question: "Why?", html: '<h2 id="costs-3">Costs</h2>\n' }]);
});

it("renders texts of sections however deep they are", () => {
  const sections = [
    { type: "steps", id: "steps", items: [{ title: "Ask", html: { markdown: "Write *soon*." } }] },
    { type: "facts", id: "facts", items: [{ value: "3", label: "Intakes" }] },
  ] as const;
  expect(
    renderCopy(root, { ...NOTHING, sections: structuredClone(sections) as never }, { labels: LABELS }).sections,
  ).toEqual([
    { type: "steps", id: "steps", items: [{ title: "Ask", html: "<p>Write <em>soon</em>.</p>\n" }] },
    sections[1],
  ]);
});

it("numbers the footnotes of all parts from first to last, at the end of the text", () => {
  const shared = write(
    "countries/content/shared/notes.md",
    "A.[^x]\n\n[^x]: First.\n\n<!-- own -->\n\nC.[^y] D.[^y]\n\n[^y]: Third.",
  );
  const own = write("countries/content/atlantis/notes.md", "B.[^x]\n\n[^x]: Second.");
  expect(render({ ...shared, part: "before" }, { ...own, part: "whole" }, { ...shared, part: "after" }))
    .toMatchInlineSnapshot(`
    "<p>A.<sup class="note-mark"><a href="#Note-1" id="Mark-1" aria-label="Note 1">1</a></sup></p>
    <p>B.<sup class="note-mark"><a href="#Note-2" id="Mark-2" aria-label="Note 2">2</a></sup></p>
    <p>C.<sup class="note-mark"><a href="#Note-3" id="Mark-3" aria-label="Note 3">3</a></sup> D.<sup class="note-mark"><a href="#Note-3" id="Mark-3-2" aria-label="Note 3">3</a></sup></p>
    <section class="notes" aria-label="Footnotes"><ol>
    <li id="Note-1"><p>First. <a class="note-back" href="#Mark-1" aria-label="Back to the text from note 1">↑</a></p>
    </li>
    <li id="Note-2"><p>Second. <a class="note-back" href="#Mark-2" aria-label="Back to the text from note 2">↑</a></p>
    </li>
    <li id="Note-3"><p>Third. <a class="note-back" href="#Mark-3" aria-label="Back to the text from note 3">↑</a> <a class="note-back" href="#Mark-3-2" aria-label="Back to the text from note 3">↑</a></p>
    </li>
    </ol></section>
    "
  `);
});

it("lists the headings of the text above the first of them, where the page asks for it", () => {
  const body = {
    ...write("countries/content/atlantis/toc.md", "Intro.\n\n## A *b*\n\n### C\n\n#### D"),
    part: "whole",
  } as const;
  expect(renderCopy(root, { ...NOTHING, parts: [body], toc: true }, { labels: LABELS }).html).toMatchInlineSnapshot(`
    "<p>Intro.</p>
    <nav class="toc" aria-label="On this page"><p class="toc__title">On this page</p><ul><li class="toc__item toc__item--2"><a href="#a-b">A b</a></li><li class="toc__item toc__item--3"><a href="#c">C</a></li></ul></nav>
    <h2 id="a-b">A <em>b</em></h2>
    <h3 id="c">C</h3>
    <h4 id="d">D</h4>
    "
  `);
});

it("lists no single heading", () => {
  const body = { ...write("countries/content/atlantis/toc.md", "Intro.\n\n## A\n\n#### D"), part: "whole" } as const;
  expect(renderCopy(root, { ...NOTHING, parts: [body], toc: true }, { labels: LABELS }).html).not.toContain("<nav");
});
