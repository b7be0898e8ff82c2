import { describe, expect, it } from "vitest";
import { copyOf, COUNTRY_FILE, makeProject, NETWORK_FILE } from "../../../project.ts";

const append = (lines: string) => makeProject().append(COUNTRY_FILE, lines).report();

describe("a form", () => {
  it("that is sent nowhere", () => {
    expect(append("  webinar: { fields: [your-name] }\n")).toMatchInlineSnapshot(`
      "countries/atlantis.yaml:19:3 error The form \`webinar\` is sent nowhere [nowhere-to-send]

          18 |     nearrestarea: { options: [Poseidonis] }
        > 19 |   webinar: { fields: [your-name] }
             |   ^^^^^^^
          20 |

        What visitors fill in would be lost.
        → Add \`send: { to: contentApi }\`, or an address: \`send: { to: https://example.com/forms, as: json }\`.

      1 error in 1 file"
    `);
  });

  it("whose enquiries have an id under a key that is a field's", () => {
    const send = "send: { to: /in, identity: { field: your-name } }";
    expect(append(`  webinar: { fields: [your-name], ${send} }\n`)).toMatchInlineSnapshot(`
      "countries/atlantis.yaml:19:71 error The form \`webinar\` sends its field \`your-name\` under \`your-name\`, and the id of each enquiry too [duplicate-value]

          18 |     nearrestarea: { options: [Poseidonis] }
        > 19 |   webinar: { fields: [your-name], send: { to: /in, identity: { field: your-name } } }
             |                                                                       ^^^^^^^^^
          20 |

        → Write another key: \`identity: { field: enquiry-id }\`.

      1 error in 1 file"
    `);
  });

  it("whose enquiries have an id in a header that is taken", () => {
    const send = "send: { to: /in, identity: { header: Content-Type } }";
    expect(append(`  webinar: { fields: [your-name], ${send} }\n`)).toMatchInlineSnapshot(`
      "countries/atlantis.yaml:19:72 error \`forms.webinar.send.identity.header\` is not in the form that is wanted [invalid-value]

          18 |     nearrestarea: { options: [Poseidonis] }
        > 19 |   webinar: { fields: [your-name], send: { to: /in, identity: { header: Content-Type } } }
             |                                                                        ^^^^^^^^^^^^
          20 |

        → Write a header's name that is not taken, for example \`Idempotency-Key\`.

      1 error in 1 file"
    `);
  });

  it("whose service is told the page that thanks by a name that is none", () =>
    expect(append("  webinar: { fields: [your-name], send: { to: /in, thanksParameter: thank you } }\n")).toContain(
      "→ Write a parameter's name of letters, digits, `-`, `_` and `.`, for example `thanks`.",
    ));

  it("that is sent to a content API which there is not", () => {
    const project = makeProject()
      .replace(NETWORK_FILE, "contentApi:\n  base: https://cms.example.com/wp-json\n  navigation: menus/v1\n", "")
      .replace(COUNTRY_FILE, "contentApi:\n  menuId: 1\n", "");
    expect(project.report()).toMatchInlineSnapshot(`
      "countries/network.yaml:57:7 error The form \`enquiry\` is sent to the content API, but network.yaml names none [nowhere-to-send]

          56 |         - leadurl
        > 57 |       send: { to: contentApi, success: { status: 200, message: success } }
             |       ^^^^
          58 |       onFailure: console

        What visitors fill in would be lost.
        → Add \`contentApi: { base: https://cms.example.com/wp-json }\` to network.yaml, or write the form's own address: \`send: { to: https://example.com/forms, as: json }\`.

      1 error in 1 file"
    `);
    expect(
      project.append(COUNTRY_FILE, "  enquiry: { send: { to: https://example.com/f, as: json } }\n").report(),
    ).toBe("");
  });

  it("that is sent to what is no address", () => {
    expect(append("  enquiry: { send: { to: example.com/form } }\n")).toMatchInlineSnapshot(`
      "countries/atlantis.yaml:19:26 error The form can't be sent there [invalid-url]

          18 |     nearrestarea: { options: [Poseidonis] }
        > 19 |   enquiry: { send: { to: example.com/form } }
             |                          ^^^^^^^^^^^^^^^^
          20 |

        → Write \`contentApi\`, an address that begins with https://, or a path that begins with one slash.

      1 error in 1 file"
    `);
  });

  it("that is followed by a page that is not there", () => {
    expect(append("  enquiry: { thanks: { page: /thankyou/ } }\n")).toMatchInlineSnapshot(`
      "countries/atlantis.yaml:19:30 error Atlantis has no page \`/thankyou/\` [broken-link]

          18 |     nearrestarea: { options: [Poseidonis] }
        > 19 |   enquiry: { thanks: { page: /thankyou/ } }
             |                              ^^^^^^^^^^
          20 |

        Links are written from the country's home.
        → Did you mean \`/thank-you/\`?

      1 error in 1 file"
    `);
  });
});

describe("a form that is not there", () => {
  it("chosen by a layout", () => {
    expect(
      makeProject()
        .addCountry("lemuria", "LI")
        .replace(NETWORK_FILE, "default: { actions: [top] }", "default: { actions: [top], form: short }")
        .report(),
    ).toMatchInlineSnapshot(`
      "countries/network.yaml:25:36 error Atlantis has no form \`short\` [unknown-form]

          24 | layouts:
        > 25 |   default: { actions: [top], form: short }
             |                                    ^^^^^
          26 |   landing: {}

        → Known: \`enquiry\`.

      countries/network.yaml:25:36 error Lemuria has no form \`short\` [unknown-form]

          24 | layouts:
        > 25 |   default: { actions: [top], form: short }
             |                                    ^^^^^
          26 |   landing: {}

        → Known: \`enquiry\`.

      2 errors in 1 file"
    `);
  });

  it("chosen by a layout that no page has", () =>
    expect(makeProject().replace(NETWORK_FILE, "landing: {}", "landing: { form: short }").problems()).toEqual([]));

  it("chosen by a page", () => {
    expect(append("pages:\n  contact-us: { form: enquiri }\n")).toMatchInlineSnapshot(`
      "countries/atlantis.yaml:20:23 error Atlantis has no form \`enquiri\` [unknown-form]

          19 | pages:
        > 20 |   contact-us: { form: enquiri }
             |                       ^^^^^^^
          21 |

        → Did you mean \`enquiry\`?

      1 error in 1 file"
    `);
  });

  it("chosen by front matter", () => {
    const copy = copyOf("Contact us").replace("title:", "form: webinar\ntitle:");
    expect(makeProject().write("countries/content/shared/contact-us.md", copy).report()).toMatchInlineSnapshot(`
      "countries/content/shared/contact-us.md:2:7 error Atlantis has no form \`webinar\` [unknown-form]

          1 | ---
        > 2 | form: webinar
            |       ^^^^^^^
          3 | title: Contact us

        → Known: \`enquiry\`.

      1 error in 1 file"
    `);
  });
});
