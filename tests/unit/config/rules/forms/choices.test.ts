import { describe, expect, it } from "vitest";
import { COUNTRY_FILE, makeProject, NETWORK_FILE } from "../../../project.ts";

const change = (options: string) => makeProject().replace(COUNTRY_FILE, "{ options: [Poseidonis] }", options);

describe("choices", () => {
  it("from a list that is not defined", () => {
    expect(change("{ options: destination }").report()).toMatchInlineSnapshot(`
      "countries/atlantis.yaml:18:30 error There is no option list \`destination\` [unknown-option-list]
        | destination
        → Did you mean \`destinations\`?"
    `);
  });

  it("from a list named like a part of JavaScript", () => {
    expect(change("{ options: constructor, default: a }").report()).toMatchInlineSnapshot(`
      "countries/atlantis.yaml:18:30 error There is no option list \`constructor\` [unknown-option-list]
        | constructor
        → Known: \`destinations\`."
    `);
  });

  it("from a list that one form names", () => {
    const override = "  enquiry:\n    override: { dreamcountry: { options: medical } }\n";
    expect(makeProject().append(COUNTRY_FILE, override).report()).toMatchInlineSnapshot(`
      "countries/atlantis.yaml:20:42 error There is no option list \`medical\` [unknown-option-list]
        | medical
        → Known: \`destinations\`."
    `);
  });

  it("from a list that is not defined, once, whatever else depends on it", () => {
    const override = "  enquiry:\n    override: { nearrestarea: { label: Nearest city } }\n";
    const popup =
      "  landing: { popups: { promo: { title: T, action: A, preselect: { call: { nearrestarea: Poseidonis } } } } }";
    const project = change("{ options: destination }").append(COUNTRY_FILE, override);
    expect(project.replace(NETWORK_FILE, "  landing: {}", popup).report()).toBe(
      change("{ options: destination }").report(),
    );
  });

  it("without options, once for all forms", () => {
    expect(change("{}").append(COUNTRY_FILE, "  webinar: { extends: enquiry }\n").report()).toMatchInlineSnapshot(`
      "countries/atlantis.yaml:18:5 error A form of Atlantis has the field \`nearrestarea\`, which has no options [missing-options]
        | nearrestarea
        A field of type \`select\` needs options to choose from.
        → Add \`options\` to \`forms.fields.nearrestarea\`: the name of an option list, or a list."
    `);
  });

  it("without options in a field that no form has", () => {
    const field = "    state: { type: select, label: State }\n";
    expect(makeProject().replace(COUNTRY_FILE, "  fields:\n", `  fields:\n${field}`).problems()).toEqual([]);
  });

  it("a default that is no option", () => {
    expect(
      makeProject().replace(NETWORK_FILE, "options: destinations }", "options: destinations, default: Fare }").report(),
    ).toMatchInlineSnapshot(`
      "countries/network.yaml:47:107 error The default \`Fare\` is not an option of \`dreamcountry\` [default-not-an-option]
        | Fare
        → Did you mean \`Far\`?"
    `);
  });

  it("a default that is an option's text, not its value", () => {
    expect(change('{ options: [{ label: Poseidonis, value: "4" }], default: Poseidonis }').report())
      .toMatchInlineSnapshot(`
        "countries/atlantis.yaml:18:76 error The default \`Poseidonis\` is not an option of \`nearrestarea\` [default-not-an-option]
          | Poseidonis
          → Known: \`4\`."
      `);
  });

  it("a default of one form that is no option there", () => {
    const override = "  enquiry:\n    override: { nearrestarea: { options: [Elsewhere], default: Poseidonis } }\n";
    expect(makeProject().append(COUNTRY_FILE, override).report()).toMatchInlineSnapshot(`
      "countries/atlantis.yaml:20:64 error The default \`Poseidonis\` is not an option of \`nearrestarea\` [default-not-an-option]
        | Poseidonis
        → Known: \`Elsewhere\`."
    `);
  });
});
