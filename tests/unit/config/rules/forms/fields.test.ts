import { describe, expect, it } from "vitest";
import { COUNTRY_FILE, makeProject } from "../../../project.ts";

const append = (lines: string) => makeProject().append(COUNTRY_FILE, lines).report();
const addField = (field: string, form: string) =>
  makeProject().replace(COUNTRY_FILE, "  fields:\n", `  fields:\n    ${field}\n`).append(COUNTRY_FILE, form).report();

describe("a form", () => {
  it("that extends one that is not there", () => {
    expect(append("  webinar: { extends: enquiri }\n")).toMatchInlineSnapshot(`
      "countries/atlantis.yaml:19:23 error There is no form \`enquiri\` that \`webinar\` could extend [unknown-form]
        | enquiri
        → Did you mean \`enquiry\`?"
    `);
  });

  it("that extends itself in the end", () => {
    expect(append("  a: { extends: b, send: {} }\n  b: { extends: a }\n")).toMatchInlineSnapshot(`
      "countries/atlantis.yaml:19:17 error The form \`a\` extends itself through other forms [unknown-form]
        | b
        → Give one of these forms its own \`fields\`, and remove its \`extends\`.
      countries/atlantis.yaml:20:17 error The form \`b\` extends itself through other forms [unknown-form]
        | a
        → Give one of these forms its own \`fields\`, and remove its \`extends\`."
    `);
  });

  it("without fields", () => {
    expect(append("  webinar: { send: {} }\n")).toMatchInlineSnapshot(`
      "countries/atlantis.yaml:19:3 error The form \`webinar\` has no fields [missing-key]
        | webinar
        → Add \`fields\` with keys of \`forms.fields\`, in order; or \`extends\` with the name of a form that has fields."
    `);
  });

  it("with fields that are not defined", () => {
    expect(
      append(
        "  webinar:\n    extends: enquiry\n    omit: [nearestarea]\n    add: [mu, { field: your-name, after: nu }]\n    override: { your-nam: { label: A } }\n",
      ),
    ).toMatchInlineSnapshot(`
      "countries/atlantis.yaml:21:12 error There is no field \`nearestarea\` [unknown-field]
        | nearestarea
        → Did you mean \`nearrestarea\`?
      countries/atlantis.yaml:22:11 error There is no field \`mu\` [unknown-field]
        | mu
        → Known: \`your-name\`, \`your-email\`, \`your-phone\`, \`nearrestarea\`, \`interestedin\`, \`dreamcountry\`, \`remember\`, \`leadurl\`.
      countries/atlantis.yaml:22:42 error There is no field \`nu\` [unknown-field]
        | nu
        → Known: \`your-name\`, \`your-email\`, \`your-phone\`, \`nearrestarea\`, \`interestedin\`, \`dreamcountry\`, \`remember\`, \`leadurl\`.
      countries/atlantis.yaml:23:17 error There is no field \`your-nam\` [unknown-field]
        | your-nam
        → Did you mean \`your-name\`?"
    `);
  });

  it("that says of a field what its type can't be", () => {
    expect(append("  enquiry: { override: { your-name: { options: [A] }, remember: { checked: false } } }\n"))
      .toMatchInlineSnapshot(`
        "countries/atlantis.yaml:19:39 error The field \`your-name\` can't have \`options\` [unknown-key]
          | options
          The field is of type \`text\`.
          → Remove it, or define a field of another type."
      `);
  });

  it("with two fields that are sent under one key", () => {
    expect(addField("again: { type: text, label: A, send: your-name }", "  enquiry: { add: [again] }\n"))
      .toMatchInlineSnapshot(`
        "countries/atlantis.yaml:18:42 error \`your-name\` and \`again\` are both sent as \`your-name\` [duplicate-value]
          | your-name
          One value would replace the other.
          → Write another key in \`send\`, or rename the field."
      `);
  });

  it("with a field twice", () => {
    expect(append("  enquiry: { fields: [your-name, your-name] }\n")).toMatchInlineSnapshot(`
      "countries/atlantis.yaml:19:34 error The form \`enquiry\` has the field \`your-name\` twice [duplicate-value]
        | your-name
        → Remove one of them."
    `);
  });

  it("with a field called like what the form needs itself", () => {
    expect(addField("submit: { type: text, label: A }", "  enquiry: { add: [submit] }\n")).toMatchInlineSnapshot(`
      "countries/atlantis.yaml:18:5 error \`submit\` is not allowed as the name of a field [duplicate-value]
        | submit
        The HTML form element has a property of this name.
        → Write another key in \`send\`, or rename the field."
    `);
  });

  it("that the country does not have", () =>
    expect(makeProject().append(COUNTRY_FILE, "  enquiry: false\n").problems()).toEqual([]));
});
