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

        25 |   default: { actions: [top] }
      > 26 |   landing: { popups: { promo: { title: Study, action: Meet, preselect: { call: { interestedin: Call back } } }
           |                                                                                                ^^^^^^^^^
        27 | defaults:

      → Did you mean \`Call Back\`?

    1 error in 1 file"
  `);
  expect(preselect("{ interested: Call Back }").report()).toMatchInlineSnapshot(`
    "countries/network.yaml:26:82 error In the form \`enquiry\` nothing is chosen for \`interested\` [unknown-field]

        25 |   default: { actions: [top] }
      > 26 |   landing: { popups: { promo: { title: Study, action: Meet, preselect: { call: { interested: Call Back } } } }
           |                                                                                  ^^^^^^^^^^
        27 | defaults:

      → Did you mean \`interestedin\`?

    1 error in 1 file"
  `);
});
