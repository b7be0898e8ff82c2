import { describe, expect, it } from "vitest";
import { COUNTRY_FILE, makeProject, NETWORK_FILE } from "../../project.ts";

const append = (lines: string) => makeProject().append(COUNTRY_FILE, lines).report();

describe("the enquiry form", () => {
  it("an option list that is not defined", () => {
    expect(makeProject().replace(COUNTRY_FILE, "[Poseidonis]", "destination").report()).toMatchInlineSnapshot(`
      "countries/atlantis.yaml:18:19 error There is no option list \`destination\` [unknown-option-list]

          17 |   options:
        > 18 |     nearrestarea: destination
             |                   ^^^^^^^^^^^
          19 |

        → Did you mean \`destinations\`?

      1 error in 1 file"
    `);
  });

  it("an option list named like a part of JavaScript", () => {
    expect(
      makeProject()
        .replace(COUNTRY_FILE, "[Poseidonis]", "constructor")
        .append(COUNTRY_FILE, "  defaults: { nearrestarea: a }\n")
        .report(),
    ).toMatchInlineSnapshot(`
      "countries/atlantis.yaml:18:19 error There is no option list \`constructor\` [unknown-option-list]

          17 |   options:
        > 18 |     nearrestarea: constructor
             |                   ^^^^^^^^^^^
          19 |   defaults: { nearrestarea: a }

        → Known: \`destinations\`.

      1 error in 1 file"
    `);
  });

  it("an option list of a variant", () => {
    expect(append("  variants:\n    mbbs: { formtype: mbbs, options: { dreamcountry: medical } }\n"))
      .toMatchInlineSnapshot(`
      "countries/atlantis.yaml:20:54 error There is no option list \`medical\` [unknown-option-list]

          19 |   variants:
        > 20 |     mbbs: { formtype: mbbs, options: { dreamcountry: medical } }
             |                                                      ^^^^^^^
          21 |

        → Known: \`destinations\`.

      1 error in 1 file"
    `);
  });

  it("a choice without options", () => {
    expect(append("  fields: [your-name, your-email, your-phone, state, nearrestarea, interestedin, dreamcountry]\n"))
      .toMatchInlineSnapshot(`
      "countries/atlantis.yaml:19:47 error The form of Atlantis asks for \`state\`, but has no options for it [missing-options]

          18 |     nearrestarea: [Poseidonis]
        > 19 |   fields: [your-name, your-email, your-phone, state, nearrestarea, interestedin, dreamcountry]
             |                                               ^^^^^
          20 |

        → Add \`state\` under enquiry.options: the name of an option list, or a list.

      1 error in 1 file"
    `);
  });

  it("a choice without options in the expanded view", () => {
    expect(append("  expanded: true\n")).toMatchInlineSnapshot(`
      "countries/network.yaml:41:5 error The form of Atlantis asks for \`myquestion\`, but has no options for it [missing-options]

          40 |   enquiry:
        > 41 |     fields: [your-name, your-email, your-phone, nearrestarea, interestedin, dreamcountry]
             |     ^^^^^^
          42 |     expanded: false

        → Add \`myquestion\` under enquiry.options: the name of an option list, or a list.

      countries/network.yaml:41:5 error The form of Atlantis asks for \`educationfunding\`, but has no options for it [missing-options]

          40 |   enquiry:
        > 41 |     fields: [your-name, your-email, your-phone, nearrestarea, interestedin, dreamcountry]
             |     ^^^^^^
          42 |     expanded: false

        → Add \`educationfunding\` under enquiry.options: the name of an option list, or a list.

      countries/network.yaml:41:5 error The form of Atlantis asks for \`preferreddestination\`, but has no options for it [missing-options]

          40 |   enquiry:
        > 41 |     fields: [your-name, your-email, your-phone, nearrestarea, interestedin, dreamcountry]
             |     ^^^^^^
          42 |     expanded: false

        → Add \`preferreddestination\` under enquiry.options: the name of an option list, or a list.

      3 errors in 1 file"
    `);
  });

  it("a default that is no option", () => {
    expect(append("  defaults: { dreamcountry: Fare, nearrestarea: Poseidonis }\n")).toMatchInlineSnapshot(`
      "countries/atlantis.yaml:19:29 error The default \`Fare\` is not an option of \`dreamcountry\` [default-not-an-option]

          18 |     nearrestarea: [Poseidonis]
        > 19 |   defaults: { dreamcountry: Fare, nearrestarea: Poseidonis }
             |                             ^^^^
          20 |

        → Did you mean \`Far\`?

      1 error in 1 file"
    `);
  });

  it("a default that is an option's text, not its value", () => {
    expect(
      makeProject()
        .replace(COUNTRY_FILE, "[Poseidonis]", '[{ label: Poseidonis, value: "4" }]')
        .append(COUNTRY_FILE, "  defaults: { nearrestarea: Poseidonis }\n")
        .report(),
    ).toMatchInlineSnapshot(`
      "countries/atlantis.yaml:19:29 error The default \`Poseidonis\` is not an option of \`nearrestarea\` [default-not-an-option]

          18 |     nearrestarea: [{ label: Poseidonis, value: "4" }]
        > 19 |   defaults: { nearrestarea: Poseidonis }
             |                             ^^^^^^^^^^
          20 |

        → Known: \`4\`.

      1 error in 1 file"
    `);
  });

  it("a field that the backend needs is not asked", () => {
    expect(makeProject().replace(NETWORK_FILE, "[your-name, your-email,", "[your-name,").report())
      .toMatchInlineSnapshot(`
      "countries/network.yaml:41:5 error The form of Atlantis does not ask for \`your-email\` [missing-field]

          40 |   enquiry:
        > 41 |     fields: [your-name, your-phone, nearrestarea, interestedin, dreamcountry]
             |     ^^^^^^
          42 |     expanded: false

        The backend can't make a lead of it.
        → Add \`your-email\` to enquiry.fields.

      1 error in 1 file"
    `);
  });
});
