import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, expect, it } from "vitest";
import type { MarkdownPart } from "../../../cli/content/loadContent.ts";
import { MOST_KEPT, renderCopy } from "../../../cli/content/renderCopy.ts";
import { contentHash } from "../../../cli/contentHash.ts";
import { EnvironmentError } from "../../../cli/report/errors.ts";
import { LABELS } from "../englishTexts.ts";

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

it("takes up an edit of shared copy that it has rendered before", () => {
  const first = write("countries/content/shared/fees.md", "A *first* text.");
  expect(render({ ...first, part: "whole" })).toBe("<p>A <em>first</em> text.</p>\n");
  const second = write(first.file, "A *second* text.");
  expect(render({ ...second, part: "whole" })).toBe("<p>A <em>second</em> text.</p>\n");
});

it("renders more shared files than it keeps", () => {
  const files = Array.from({ length: MOST_KEPT + 20 }, (_, index) =>
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
