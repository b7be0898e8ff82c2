import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, expect, it } from "vitest";
import type { MarkdownPart } from "../../../cli/content/loadContent.ts";
import { MOST_KEPT, renderCopy } from "../../../cli/content/renderCopy.ts";

const root = mkdtempSync(join(tmpdir(), "sitegen-render-"));
afterAll(() => rmSync(root, { recursive: true, force: true }));

function write(file: string, markdown: string): string {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), `---\ntitle: A\n---\n${markdown}\n`);
  return file;
}

const render = (...parts: { file: string; part: MarkdownPart }[]) =>
  renderCopy(root, { parts, faq: [], links: {}, ids: [], pictures: {} }).html;

it("puts a country's own copy into the shared one", () => {
  const shared = write("countries/content/shared/visa.md", "Before *it*.\n\n<!-- own -->\n\nAfter *it*.");
  const own = write("countries/content/atlantis/visa.md", "The country's *own*.");
  const parts = [
    { file: shared, part: "before" },
    { file: own, part: "whole" },
    { file: shared, part: "after" },
  ] as const;
  const html = "<p>Before <em>it</em>.</p>\n<p>The country&#39;s <em>own</em>.</p>\n<p>After <em>it</em>.</p>\n";
  expect([render(...parts), render(...parts)]).toEqual([html, html]);
});

it("takes up an edit of shared copy that it has rendered before", () => {
  const file = write("countries/content/shared/fees.md", "A *first* text.");
  expect(render({ file, part: "whole" })).toBe("<p>A <em>first</em> text.</p>\n");
  write(file, "A *second* text.");
  expect(render({ file, part: "whole" })).toBe("<p>A <em>second</em> text.</p>\n");
});

it("renders more shared files than it keeps", () => {
  const files = Array.from({ length: MOST_KEPT + 20 }, (_, index) =>
    write(`countries/content/shared/news/${index}.md`, `Post *number ${index}*.`),
  );
  for (let round = 0; round < 2; round++)
    for (const [index, file] of files.entries())
      expect(render({ file, part: "whole" })).toBe(`<p>Post <em>number ${index}</em>.</p>\n`);
});
