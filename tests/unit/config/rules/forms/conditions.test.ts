import { describe, expect, it } from "vitest";
import { COUNTRY_FILE, makeProject } from "../../../project.ts";

/** What is reported of a form that has one more field at its end, shown by this condition. */
const report = (showWhen: string) =>
  makeProject()
    .replace(COUNTRY_FILE, "  fields:\n", `  fields:\n    more: { type: text, label: A, showWhen: ${showWhen} }\n`)
    .append(COUNTRY_FILE, "  enquiry: { add: [more] }\n")
    .report();

describe("a condition", () => {
  it("that can be met", () =>
    expect(report("{ interestedin: [Call Back], remember: false, your-name: Ada }")).toBe(""));

  it("on a field that the form does not have", () => {
    expect(report("{ interestdin: Call Back }")).toMatchInlineSnapshot(`
      "countries/atlantis.yaml:18:47 error The form \`enquiry\` has no earlier field \`interestdin\` [field-condition]
        | interestdin
        A field can only depend on a visible field before it.
        → Did you mean \`interestedin\`?"
    `);
  });

  it("on a hidden field", () => {
    expect(report("{ leadurl: a }")).toMatchInlineSnapshot(`
      "countries/atlantis.yaml:18:47 error The form \`enquiry\` has no earlier field \`leadurl\` [field-condition]
        | leadurl
        A field can only depend on a visible field before it.
        → Known: \`your-name\`, \`your-email\`, \`your-phone\`, \`nearrestarea\`, \`interestedin\`, \`dreamcountry\`, \`remember\`."
    `);
  });

  it("on a value that is no option", () => {
    expect(report("{ interestedin: [Call Back, Call back] }")).toMatchInlineSnapshot(`
      "countries/atlantis.yaml:18:47 error \`interestedin\` never has the value \`Call back\` [field-condition]
        | interestedin
        → Did you mean \`Call Back\`?"
    `);
  });

  it("on a tick in a field without a box", () => {
    expect(report("{ your-name: true }")).toMatchInlineSnapshot(`
      "countries/atlantis.yaml:18:58 error \`your-name\` never has the value \`true\` [field-condition]
        | true
        → Write a text, in quotation marks."
    `);
  });

  it("on a later field, said by one form", () => {
    const override = "  enquiry:\n    override: { your-name: { showWhen: { remember: true } } }\n";
    expect(makeProject().append(COUNTRY_FILE, override).report()).toMatchInlineSnapshot(`
      "countries/atlantis.yaml:20:42 error The form \`enquiry\` has no earlier field \`remember\` [field-condition]
        | remember
        A field can only depend on a visible field before it."
    `);
  });
});
