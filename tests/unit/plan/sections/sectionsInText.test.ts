import { describe, expect, it } from "vitest";
import { renderCopy } from "../../../../cli/content/copy/renderCopy.ts";
import { SECTION_MARK } from "../../../../runtime/site/sections.ts";
import { LABELS } from "../../englishTexts.ts";
import { COUNTRY_FILE, copyOf, makeProject, prose, siteOf, type TestProject } from "../../project.ts";

const FEES = "countries/content/shared/fees.md";
const SECTIONS = `sections:
  - { type: call, id: first, heading: First }
  - { type: facts, id: costs, items: [{ value: "1", label: One }] }
  - { type: call, id: last, heading: Last }
`;
const TEXT = `Before.\n\n<!-- section: costs -->\n\nBetween.\n\n<!-- section: last -->\n\nBehind. ${prose()}`;

/** A project with a page `fees`. */
const withFees = (text = TEXT, { sections = SECTIONS, template = "page" } = {}): TestProject =>
  makeProject()
    .append(COUNTRY_FILE, `pages: { fees: { template: ${template} } }\n`)
    .write(FEES, copyOf("Fees", text).replace("summary:", `${sections}summary:`));

function feesOf(project: TestProject) {
  const page = siteOf(project.plan()).pages.find(({ page: { path } }) => path === "/atlantis/fees/");
  if (!page) throw new Error("no page");
  return page;
}
const orderOf = (project: TestProject) =>
  feesOf(project).copy.sections.map((section) =>
    section.type === "copy" ? `text ${section.part}${section.goesOn ? " …" : ""}` : section.id,
  );

describe("a section that the text names", () => {
  it("stands in the text, and not at its place in the list", () => {
    const project = withFees();
    expect(orderOf(project)).toEqual(["text 0 …", "costs", "text 1 …", "last", "text 2", "first"]);
    const { html } = renderCopy(project.root, feesOf(project).copy, { labels: LABELS });
    expect(html.split(SECTION_MARK).map((part) => part.trim().slice(0, 15))).toEqual([
      "<p>Before.</p>",
      "<p>Between.</p>",
      "<p>Behind. Ten ",
    ]);
  });

  it("stands where the text has its own place in the list, too", () => {
    const sections = SECTIONS.replace("  - { type: facts", "  - { type: copy, id: words }\n  - { type: facts");
    expect(orderOf(withFees(TEXT, { sections }))).toEqual(["first", "text 0 …", "costs", "text 1 …", "last", "text 2"]);
  });

  it("that has nothing to show leaves the text as it is", () => {
    const sections = SECTIONS.replace(/facts, id: costs, items.*/, "posts, id: costs, group: news }");
    const order = orderOf(withFees(TEXT, { sections }));
    expect(order.slice(0, 2)).toEqual(["text 0 …", "text 1 …"]);
  });

  it("is one of the shared text, around which a country's own stands", () => {
    const project = withFees(
      "Before.\n\n<!-- section: costs -->\n\n<!-- own -->\n\n<!-- section: last -->\n\nBehind.",
    ).write("countries/content/atlantis/fees.md", `---\nextends: true\n---\n\nOwn. ${prose()}\n`);
    expect(orderOf(project)).toEqual(["text 0 …", "costs", "text 1 …", "last", "text 2", "first"]);
  });
});

describe("mistakes", () => {
  it("are told where the line is", () =>
    expect(
      withFees(`<!-- section: cost -->\n\n<!-- section: last -->\n\n<!-- section: last -->\n\n${prose()}`).report(),
    ).toMatchInlineSnapshot(`
      "countries/content/shared/fees.md:11:1 error The page has no section with the id \`cost\` [text-section]
        | <!-- section: cost -->
        → Did you mean \`costs\`?
      countries/content/shared/fees.md:13:1 error The section \`last\` is already in the text [text-section]
        | <!-- section: last -->
        → Remove one of the two lines."
    `));

  it("of a template that has no place for sections in its text", () =>
    expect(withFees(TEXT, { template: "article" }).report()).toMatchInlineSnapshot(`
      "countries/content/shared/fees.md:13:1 error This page can't have sections in its text [text-section]
        | <!-- section: costs -->
        Its template shows the text in a column, beside other elements.
        → Write \`template: page\` in the front matter. Or remove the line; the section then comes below the text."
    `));

  it("in an answer, a list and a line of words", () => {
    const faq = "faq: [{ question: Why?, answer: '<!-- section: costs -->' }]\n";
    expect(withFees(prose(), { sections: SECTIONS + faq }).report()).toContain("[text-section]");
    expect(withFees(`- a\n\n  <!-- section: costs -->\n\n${prose()}`).report()).toContain("[unsafe-html]");
    expect(withFees(`Words <!-- section: costs --> more.\n\n${prose()}`).report()).toContain("[unsafe-html]");
  });
});
