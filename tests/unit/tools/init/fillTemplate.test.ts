import { expect, it } from "vitest";
import { fillTemplate, inMarkdown, inQuotes } from "../../../../cli/tools/init/fillTemplate.ts";

const TEMPLATE = `name: "{{name}}"
# if cms
base: "{{cms}}"
# end
# unless cms
send: elsewhere
# end
fact: "{{fact:example}}"
`;

it("keeps the lines that a value is there for", () => {
  expect(fillTemplate(TEMPLATE, { name: "A", cms: undefined }, inQuotes)).toBe(
    'name: "A"\nsend: elsewhere\nfact: "{{fact:example}}"\n',
  );
  expect(fillTemplate(TEMPLATE, { name: "A", cms: "B" }, inQuotes)).toBe(
    'name: "A"\nbase: "B"\nfact: "{{fact:example}}"\n',
  );
});

it("reads the same in comments of Markdown", () => {
  expect(fillTemplate("<!-- if a -->\nA\n<!-- end -->\nB", { a: undefined }, inMarkdown)).toBe("B");
  expect(fillTemplate("A\n\n<!-- if a -->\n\nB\n\n<!-- end -->\n\nC", { a: undefined }, inMarkdown)).toBe("A\n\nC");
});

it("puts values into quotation marks and into Markdown as what they are", () => {
  const name = '"A" \\ $& *b* <c>';
  expect(JSON.parse(fillTemplate('"{{name}}"', { name }, inQuotes))).toBe(name);
  expect(fillTemplate("{{name}}", { name }, inMarkdown)).toBe('"A" \\\\ $\\& \\*b\\* \\<c\\>');
});

it("fails for a name that nobody fills in", () => {
  expect(() => fillTemplate("{{nothing}}", {}, inQuotes)).toThrow("The template asks for nothing");
});
