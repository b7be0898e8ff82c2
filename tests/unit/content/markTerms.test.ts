import { expect, it } from "vitest";
import { prepareTerms, type ExplainedTerm } from "../../../cli/content/copy/markTerms.ts";
import { renderMarkdown } from "../../../cli/content/markdown/renderMarkdown.ts";
import { LABELS } from "../englishTexts.ts";

const TERMS: ExplainedTerm[] = [
  {
    id: "term-coe",
    forms: ["CoE", "Confirmation of Enrolment"],
    title: "Confirmation of Enrolment",
    text: "It <confirms>.",
  },
  { id: "term-i-20", forms: ["I-20"], title: "Form I-20", text: "A form.", href: "/x/glossary/#term-i-20" },
  { id: "term-permit", forms: ["परमिट"], title: "परमिट", text: "A permit." },
  { id: "term-c", forms: ["C++ (new)"], title: "C++", text: "A language." },
];

const render = (markdown: string, explained = new Set<ExplainedTerm>()) =>
  renderMarkdown(markdown, {
    labels: LABELS,
    resolveLink: (href) => href,
    terms: prepareTerms(TERMS, "All terms"),
    explained,
  });

/** The terms that are explained in a text. */
const marked = (markdown: string) =>
  [...render(markdown).matchAll(/class="term"[^>]*>([^<]+)</g)].map(([, form]) => form);

it("explains a term where it first occurs, whatever form it has there", () => {
  const html = render("Wait for the Confirmation of Enrolment. The CoE comes by email, the I-20 too.");
  expect(html).toBe(
    '<p>Wait for the <button type="button" class="term" popovertarget="term-coe">Confirmation of Enrolment</button>' +
      '<span popover class="term-text" id="term-coe"><b>Confirmation of Enrolment</b> It &lt;confirms&gt;.</span>. The CoE comes by email, the ' +
      '<button type="button" class="term" popovertarget="term-i-20">I-20</button>' +
      '<span popover class="term-text" id="term-i-20"><b>Form I-20</b> A form. <a href="/x/glossary/#term-i-20">All terms</a></span> too.</p>\n',
  );
});

it("explains a term once on a page", () => {
  const explained = new Set<ExplainedTerm>();
  expect(render("CoE", explained)).toContain("popover");
  expect(render("CoE", explained)).toBe("<p>CoE</p>\n");
});

it.each([
  ["whole words only", "CoEs, MyCoE, I-200 and CoE_2", []],
  ["upper and lower case as they are", "coe and COE", []],
  ["words of any script", "परमिटों के लिए परमिट, और परमिट", ["परमिट"]],
  ["what has a meaning in patterns", "Learn C++ (new) now", ["C++ (new)"]],
  ["beside marks and quotes", "**“CoE”** (I-20)", ["CoE", "I-20"]],
  ["not in headings", "## CoE\n\nThe CoE", ["CoE"]],
  ["not in links", "[your CoE](/x/)", []],
  ["behind links", "[a](/x/) CoE", ["CoE"]],
  ["not in code", "`CoE`\n\n```\nCoE\n```", []],
  ["not in headings of tables", "| CoE |\n|---|\n| I-20 |", ["I-20"]],
])("marks %s", (_, markdown, expected) => expect(marked(markdown)).toEqual(expected));

it("has a link that leads nowhere as text, in which terms are explained", () =>
  expect(
    renderMarkdown("[your CoE](/gone/)", {
      labels: LABELS,
      resolveLink: () => undefined,
      terms: prepareTerms(TERMS, "All terms"),
    }),
  ).toContain("popovertarget"));

it("keeps the order of telephone numbers", () =>
  expect(render("CoE: +61 8 5550 0142")).toContain('<bdi dir="ltr">+61 8 5550 0142</bdi>'));

it("has nothing to find where there are no terms", () => expect(prepareTerms([], "All terms")).toBeUndefined());
