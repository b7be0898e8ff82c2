import { describe, expect, it } from "vitest";
import { COUNTRY_FILE, makeProject } from "../../../project.ts";

/** What is reported of a country whose forms have one more field. */
const report = (field: string) =>
  makeProject().replace(COUNTRY_FILE, "  fields:\n", `  fields:\n    ${field}\n`).report();

describe("a field", () => {
  it("with a key that can't be a name", () => {
    expect(report("a.b: { type: text, label: A }")).toMatchInlineSnapshot(`
      "countries/atlantis.yaml:18:5 error The value is not a valid field name [invalid-value]
        | a.b
        → Use letters, digits, hyphens and underscores, and begin with a letter or an underscore."
    `);
  });

  it("without a type", () => {
    expect(report("a: { label: A }")).toMatchInlineSnapshot(`
      "countries/atlantis.yaml:18:5 error The key \`forms.fields.a.type\` is missing [missing-key]
        | a
        → Write one of \`text\`, \`email\`, \`tel\`, \`date\`, \`textarea\`, \`select\`, \`radio\`, \`checkbox\`, \`hidden\`."
    `);
  });

  it("with a key of another type", () => {
    expect(report("a: { type: text, label: A, option: interests }")).toMatchInlineSnapshot(`
      "countries/atlantis.yaml:18:32 error There is no key \`option\` in \`forms.fields.a\` [unknown-key]
        | option
        → Known: \`type\`, \`label\`, \`hint\`, \`required\`, \`send\`, \`extra\`, \`showWhen\`, \`messages\`, \`default\`, \`autocomplete\`, \`pattern\`, \`minLength\`, and 1 more."
    `);
  });

  it("that is hidden and required", () => {
    expect(report("a: { type: hidden, value: b, required: true }")).toMatchInlineSnapshot(`
      "countries/atlantis.yaml:18:34 error There is no key \`required\` in \`forms.fields.a\` [unknown-key]
        | required
        → Known: \`type\`, \`send\`, \`value\`."
    `);
  });

  it("with a pattern that is no regular expression", () => {
    expect(report('a: { type: text, label: A, pattern: "[0-9" }')).toMatchInlineSnapshot(`
      "countries/atlantis.yaml:18:41 error The value is not a valid regular expression [invalid-value]
        | "[0-9"
        The whole value has to match the expression, as JavaScript reads it with the flag \`u\`.
        → Close every bracket, and put a backslash before each special character, for example \`[0-9]{6}\`."
    `);
  });

  it("that has to be longer than it may be", () => {
    expect(report("a: { type: textarea, label: A, minLength: 20, maxLength: 10 }")).toMatchInlineSnapshot(`
      "countries/atlantis.yaml:18:62 error \`maxLength\` is less than \`minLength\` [invalid-value]
        | 10
        No value would be accepted.
        → Swap the two numbers, or remove one."
    `);
  });

  it("that is hidden, without its value", () => {
    expect(report("a: { type: hidden }")).toMatchInlineSnapshot(`
      "countries/atlantis.yaml:18:5 error The key \`forms.fields.a.value\` is missing [missing-key]
        | a
        \`value\`: The value to send: a text, a query parameter of the page's address, or a fact about the page.
        → Write a text, \`{ query: name }\` or \`{ page: address }\`.

            value: A short text"
    `);
  });

  it("whose hidden value is none", () => {
    expect(report("a: { type: hidden, value: { page: host } }")).toMatchInlineSnapshot(`
      "countries/atlantis.yaml:18:39 error \`forms.fields.a.value.page\` can't be \`host\` [invalid-choice]
        | host
        → Known: \`address\`, \`url\`, \`path\`, \`title\`."
    `);
  });
});
