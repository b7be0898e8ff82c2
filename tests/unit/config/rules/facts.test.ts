import { expect, it } from "vitest";
import { FACTS_FILE } from "../../facts.ts";
import { makeProject } from "../../project.ts";

const fact = (id: string, path: string) =>
  `${id}: { label: Fee, value: 1, source: "https://www.example.com${path}", publisher: We, checked: 2026-01-01, expires: 2099-01-01 }\n`;

it("a source that is a page of the network is there", () => {
  const project = makeProject().write(
    FACTS_FILE,
    ["/atlantis/services/", "/atlantis/contact-us", "/atlantis/fees.pdf", "/atlantis/news/", "/atlantis/servics/"]
      .map((path, index) => fact(`at.fee${index}`, path))
      .join(""),
  );
  expect(project.report()).toMatchInlineSnapshot(`
    "countries/facts.yaml:4:42 error There is no page \`https://www.example.com/atlantis/news/\` [broken-link]
      | "https://www.example.com/atlantis/news/"
      Pages that show the fact link to its source.
      → Known: \`/\`, \`/atlantis/\`, \`/atlantis/contact-us/\`, \`/atlantis/thank-you/\`, \`/atlantis/services/\`, \`/atlantis/services/visa-guidance/\`, \`/atlantis/services/counseling/\`.
    countries/facts.yaml:5:42 error There is no page \`https://www.example.com/atlantis/servics/\` [broken-link]
      | "https://www.example.com/atlantis/servics/"
      Pages that show the fact link to its source.
      → Did you mean \`/atlantis/services/\`?"
  `);
});
