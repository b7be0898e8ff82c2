import { expect, it } from "vitest";
import { makeProject, NETWORK_FILE } from "../../../project.ts";

const preselect = (call: string) =>
  makeProject().replace(
    NETWORK_FILE,
    "  landing: {}",
    `  landing: { popups: { promo: { title: Study, action: Meet, preselect: { call: ${call} } } } }`,
  );

it("what a button of the promo popup chooses can be chosen", () => {
  expect(preselect("{ interestedin: Call Back }").report()).toMatchInlineSnapshot(`""`);
  expect(preselect("{ interestedin: Call back }").report()).toMatchInlineSnapshot(`
    "countries/network.yaml:26:96 error \`Call back\` is not an option of \`interestedin\` [default-not-an-option]
      | Call back
      → Did you mean \`Call Back\`?"
  `);
  expect(preselect("{ interested: Call Back }").report()).toMatchInlineSnapshot(`
    "countries/network.yaml:26:82 error The form \`enquiry\` sends no choice as \`interested\` [unknown-field]
      | interested
      → Did you mean \`interestedin\`?"
  `);
});
