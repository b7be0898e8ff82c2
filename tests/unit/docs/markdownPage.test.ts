import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { showNotes } from "../../../cli/content/dialect/notes.ts";
import { renderMarkdown } from "../../../cli/content/markdown/renderMarkdown.ts";
import { LABELS } from "../englishTexts.ts";

const page = readFileSync(join(import.meta.dirname, "../../../docs/markdown.md"), "utf8");
const pictures = { "office.jpg": { width: 1600, height: 900, src: "/office.jpg", sources: [] } };
const examples = [...page.matchAll(/^```markdown\n([\s\S]*?)^```$/gm)].map(([, example = ""]) => example);

it("has examples", () => expect(examples.length).toBeGreaterThan(7));

it.each(examples)("the example %j", (example) => {
  const notes = { count: 0, html: "" };
  const html = renderMarkdown(example, { labels: LABELS, resolveLink: (href) => href, pictures, notes });
  expect(html + showNotes(notes, LABELS)).toMatchSnapshot();
});
