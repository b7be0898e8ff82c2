import { expect, it } from "vitest";
import { showNotes } from "../../../cli/content/dialect/notes.ts";
import { renderMarkdown } from "../../../cli/content/markdown/renderMarkdown.ts";
import { markdownTwin } from "../../../cli/build/render/markdownTwin.ts";
import { LABELS } from "../englishTexts.ts";

const HEAD = { title: "T", description: "D", canonical: "https://example.org/a/" } as Parameters<
  typeof markdownTwin
>[1];

it("callouts, tasks and footnotes are Markdown again", () => {
  const notes = { count: 0, html: "" };
  const html = renderMarkdown("A.[^x]\n\n> [!TIP]\n> One.\n>\n> Two.\n\n- [x] B\n- [ ] C\n\n[^x]: Note *it*.", {
    labels: LABELS,
    resolveLink: (href) => href,
    notes,
  });
  const twin = markdownTwin(`<main>${html}${showNotes(notes, LABELS)}</main>`, HEAD);
  expect(twin.slice(twin.indexOf("A."))).toMatchInlineSnapshot(`
    "A.[^1]

    > [!TIP]
    > One.
    >
    > Two.

    - [x] B
    - [ ] C

    [^1]: Note _it_.
    "
  `);
});
