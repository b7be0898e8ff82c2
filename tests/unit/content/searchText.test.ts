import { expect, it } from "vitest";
import { searchText } from "../../../cli/content/copy/searchText.ts";
import type { RenderedCopy } from "../../../cli/content/copy/renderCopy.ts";

const copy: RenderedCopy = {
  html: '<h2 id="fees">Fees &amp; funds</h2><p>Pay <a href="/x/">the <em>fe</em>e</a>. L&#39;été&nbsp;2027.</p><svg><title>Icon</title></svg>',
  faq: [{ question: "How long?", html: "<p>A month.</p>" }],
  sections: [
    {
      type: "steps",
      id: "steps",
      heading: "In three steps",
      summary: "From the first call.",
      items: [{ title: "Call", html: "<p>Ring us.</p>" }],
    },
  ],
};

it("has the words of copy, sections and answers, headings and questions apart", () =>
  expect(searchText(copy)).toEqual({
    headings: "In three steps How long? Fees & funds",
    text: "Pay the fee. L'été 2027. In three steps From the first call. Call Ring us. A month.",
  }));

it("of a page without copy is empty", () =>
  expect(searchText({ html: "", faq: [], sections: [] })).toEqual({ headings: "", text: "" }));
