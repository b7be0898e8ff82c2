import { expect, it } from "vitest";
import { checkTexts } from "../../../checkTexts.ts";
import { checkFragments } from "../../../../cli/build/links/checkFragments.ts";
import { COUNTRY_FILE, copyOf, makeProject, printed } from "../../project.ts";

it("a link to what its page does not have is said where it is written, before a build", () => {
  const body = [
    "## Our fees",
    "[a](/services/#our-costs) [b](/services/#our-fees-2) [c](/services/#main) [d](#our-fees) [e](#missing)",
    "[f](/services/#page_form) [g](https://elsewhere.example/#x) [h](/services/#top) [j](/services/#100%) [i](/services/#%D1%86%D0%B5%D0%BD%D0%B0)",
  ].join("\n\n");
  const project = makeProject()
    .write("countries/content/atlantis/contact-us.md", copyOf("Contact us", `${"Word ".repeat(260)}\n\n${body}`))
    .write(
      "countries/content/shared/services/index.md",
      copyOf("Services", `${"Word ".repeat(260)}\n\n## Our fees\n\n## Our fees\n\n## Цена`),
    )
    .append(
      COUNTRY_FILE,
      "navigation: [{ title: Fees, to: /services/#fees }, { title: Home, to: /services/#our-fees }]\n",
    );
  const { project: checked, problems } = checkTexts({ root: project.root });
  expect(printed(problems)).toBe("");
  if (!checked) throw new Error("no project");
  expect(printed(checkFragments({ root: project.root, ...checked }))).toMatchInlineSnapshot(`
    "countries/content/atlantis/contact-us.md:11:1 error \`/services/#our-costs\` links to the id \`our-costs\`, which the page does not have [broken-fragment]
      | [a](/services/#our-costs)
      Visitors arrive at the top of the page and have to search for the promised text.
      → Known: \`main\`, \`faq\`, \`related\`, \`closing\`, \`enquiry-modal\`, \`our-fees\`, \`our-fees-2\`, \`цена\`. The id of a heading is derived from its text.
    countries/content/atlantis/contact-us.md:11:90 error \`#missing\` links to the id \`missing\`, which the page does not have [broken-fragment]
      | [e](#missing)
      Visitors arrive at the top of the page and have to search for the promised text.
      → Known: \`main\`, \`faq\`, \`related\`, \`closing\`, \`enquiry-modal\`, \`our-fees\`. The id of a heading is derived from its text.
    countries/content/atlantis/contact-us.md:13:81 error \`/services/#100%\` links to the id \`100%\`, which the page does not have [broken-fragment]
      | [j](/services/#100%)
      Visitors arrive at the top of the page and have to search for the promised text.
      → Known: \`main\`, \`faq\`, \`related\`, \`closing\`, \`enquiry-modal\`, \`our-fees\`, \`our-fees-2\`, \`цена\`. The id of a heading is derived from its text.
    countries/atlantis.yaml:19:33 error \`/services/#fees\` links to the id \`fees\`, which the page does not have [broken-fragment]
      | /services/#fees
      Visitors arrive at the top of the page and have to search for the promised text.
      → Known: \`main\`, \`faq\`, \`related\`, \`closing\`, \`enquiry-modal\`, \`our-fees\`, \`our-fees-2\`, \`цена\`. The id of a heading is derived from its text."
  `);
});
