import { describe, expect, it } from "vitest";
import { COUNTRY_FILE, makeProject } from "../../../project.ts";

const append = (lines: string) => makeProject().append(COUNTRY_FILE, lines).report();
const addField = (field: string, form: string) =>
  makeProject().replace(COUNTRY_FILE, "  fields:\n", `  fields:\n    ${field}\n`).append(COUNTRY_FILE, form).report();

describe("a form", () => {
  it("that extends one that is not there", () => {
    expect(append("  webinar: { extends: enquiri }\n")).toMatchInlineSnapshot(`
      "countries/atlantis.yaml:19:23 error There is no form \`enquiri\` that \`webinar\` could extend [unknown-form]

          18 |     nearrestarea: { options: [Poseidonis] }
        > 19 |   webinar: { extends: enquiri }
             |                       ^^^^^^^
          20 |

        → Did you mean \`enquiry\`?

      1 error in 1 file"
    `);
  });

  it("that extends itself in the end", () => {
    expect(append("  a: { extends: b, send: {} }\n  b: { extends: a }\n")).toMatchInlineSnapshot(`
      "countries/atlantis.yaml:19:17 error The form \`a\` extends itself in the end [unknown-form]

          18 |     nearrestarea: { options: [Poseidonis] }
        > 19 |   a: { extends: b, send: {} }
             |                 ^
          20 |   b: { extends: a }

        → Let one form of the circle have \`fields\` of its own and extend none.

      countries/atlantis.yaml:20:17 error The form \`b\` extends itself in the end [unknown-form]

          19 |   a: { extends: b, send: {} }
        > 20 |   b: { extends: a }
             |                 ^
          21 |

        → Let one form of the circle have \`fields\` of its own and extend none.

      2 errors in 1 file"
    `);
  });

  it("without fields", () => {
    expect(append("  webinar: { send: {} }\n")).toMatchInlineSnapshot(`
      "countries/atlantis.yaml:19:3 error The form \`webinar\` has no fields [missing-key]

          18 |     nearrestarea: { options: [Poseidonis] }
        > 19 |   webinar: { send: {} }
             |   ^^^^^^^
          20 |

        → Add \`fields\`: keys of \`forms.fields\`, in order; or \`extends\`: the name of a form that has some.

      1 error in 1 file"
    `);
  });

  it("with fields that are not defined", () => {
    expect(
      append(
        "  webinar:\n    extends: enquiry\n    omit: [nearestarea]\n    add: [mu, { field: your-name, after: nu }]\n    override: { your-nam: { label: A } }\n",
      ),
    ).toMatchInlineSnapshot(`
      "countries/atlantis.yaml:21:12 error There is no field \`nearestarea\` [unknown-field]

          20 |     extends: enquiry
        > 21 |     omit: [nearestarea]
             |            ^^^^^^^^^^^
          22 |     add: [mu, { field: your-name, after: nu }]

        → Did you mean \`nearrestarea\`?

      countries/atlantis.yaml:22:11 error There is no field \`mu\` [unknown-field]

          21 |     omit: [nearestarea]
        > 22 |     add: [mu, { field: your-name, after: nu }]
             |           ^^
          23 |     override: { your-nam: { label: A } }

        → Known: \`your-name\`, \`your-email\`, \`your-phone\`, \`nearrestarea\`, \`interestedin\`, \`dreamcountry\`, \`remember\`, \`leadurl\`.

      countries/atlantis.yaml:22:42 error There is no field \`nu\` [unknown-field]

          21 |     omit: [nearestarea]
        > 22 |     add: [mu, { field: your-name, after: nu }]
             |                                          ^^
          23 |     override: { your-nam: { label: A } }

        → Known: \`your-name\`, \`your-email\`, \`your-phone\`, \`nearrestarea\`, \`interestedin\`, \`dreamcountry\`, \`remember\`, \`leadurl\`.

      countries/atlantis.yaml:23:17 error There is no field \`your-nam\` [unknown-field]

          22 |     add: [mu, { field: your-name, after: nu }]
        > 23 |     override: { your-nam: { label: A } }
             |                 ^^^^^^^^
          24 |

        → Did you mean \`your-name\`?

      4 errors in 1 file"
    `);
  });

  it("that says of a field what its type can't be", () => {
    expect(append("  enquiry: { override: { your-name: { options: [A] }, remember: { checked: false } } }\n"))
      .toMatchInlineSnapshot(`
      "countries/atlantis.yaml:19:39 error The field \`your-name\` can't have \`options\` [unknown-key]

          18 |     nearrestarea: { options: [Poseidonis] }
        > 19 |   enquiry: { override: { your-name: { options: [A] }, remember: { checked: false } } }
             |                                       ^^^^^^^
          20 |

        It is of type \`text\`.
        → Remove it, or make a field of another type.

      1 error in 1 file"
    `);
  });

  it("with two fields that are sent under one key", () => {
    expect(addField("again: { type: text, label: A, send: your-name }", "  enquiry: { add: [again] }\n"))
      .toMatchInlineSnapshot(`
      "countries/atlantis.yaml:18:42 error \`your-name\` and \`again\` are both sent as \`your-name\` [duplicate-value]

          17 |   fields:
        > 18 |     again: { type: text, label: A, send: your-name }
             |                                          ^^^^^^^^^
          19 |     nearrestarea: { options: [Poseidonis] }

        One value would take the place of the other.
        → Write another key in \`send\`, or call the field something else.

      1 error in 1 file"
    `);
  });

  it("with a field twice", () => {
    expect(append("  enquiry: { fields: [your-name, your-name] }\n")).toMatchInlineSnapshot(`
      "countries/atlantis.yaml:19:34 error The form \`enquiry\` has the field \`your-name\` twice [duplicate-value]

          18 |     nearrestarea: { options: [Poseidonis] }
        > 19 |   enquiry: { fields: [your-name, your-name] }
             |                                  ^^^^^^^^^
          20 |

        → Remove one of them.

      1 error in 1 file"
    `);
  });

  it("with a field called like what the form needs itself", () => {
    expect(addField("submit: { type: text, label: A }", "  enquiry: { add: [submit] }\n")).toMatchInlineSnapshot(`
      "countries/atlantis.yaml:18:5 error No field can be called \`submit\` [duplicate-value]

          17 |   fields:
        > 18 |     submit: { type: text, label: A }
             |     ^^^^^^
          19 |     nearrestarea: { options: [Poseidonis] }

        The form's own element uses this name.
        → Write another key in \`send\`, or call the field something else.

      1 error in 1 file"
    `);
  });

  it("that the country does not have", () =>
    expect(makeProject().append(COUNTRY_FILE, "  enquiry: false\n").problems()).toEqual([]));
});
