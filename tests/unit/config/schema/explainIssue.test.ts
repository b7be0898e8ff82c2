import { describe, expect, it } from "vitest";
import { COUNTRY_FILE, makeProject, NETWORK_FILE } from "../../project.ts";

const change = (piece: string, replacement: string, file = COUNTRY_FILE) =>
  makeProject().replace(file, piece, replacement).report();
const append = (lines: string) => makeProject().append(COUNTRY_FILE, lines).report();

describe("keys", () => {
  it("a missing key of a map that could be `false` or a text instead", () => {
    expect(
      append("documents:\n  school:\n    title: School\n    items:\n      marks:\n        help: A certified copy.\n"),
    ).toMatchInlineSnapshot(`
      "countries/atlantis.yaml:23:7 error The key \`documents.school.items.marks.text\` is missing [missing-key]
        | marks
        \`text\`: What to have ready, in a few words.
        → Add it: write text.

            text: A short text"
    `);
  });

  it("an unknown key that is nearly one", () => {
    expect(change("    shared: true", "    share: true")).toMatchInlineSnapshot(`
      "countries/atlantis.yaml:15:5 error There is no key \`share\` in \`groups.services\` [unknown-key]
        | share
        → Did you mean \`shared\`?"
    `);
  });

  it("an unknown key that is like none", () => {
    expect(change("    shared: true", "    colour: blue")).toMatchInlineSnapshot(`
      "countries/atlantis.yaml:15:5 error There is no key \`colour\` in \`groups.services\` [unknown-key]
        | colour
        → Known: \`shared\`, \`omit\`, \`slugs\`, \`add\`."
    `);
  });

  it("an unknown key at the top", () => {
    expect(append("coins: pearls\n")).toMatchInlineSnapshot(`
      "countries/atlantis.yaml:19:1 error There is no key \`coins\` at this level [unknown-key]
        | coins
        → Known: \`name\`, \`names\`, \`demonym\`, \`code\`, \`dialCode\`, \`currency\`, \`timeZone\`, \`languages\`, \`untranslated\`, \`host\`, \`layout\`, \`notFoundLayout\`, and 20 more."
    `);
  });

  it("an unknown key of a map with named keys", () => {
    expect(change("{ options: ", "{ optons: ")).toMatchInlineSnapshot(`
      "countries/atlantis.yaml:18:21 error There is no key \`optons\` in \`forms.fields.nearrestarea\` [unknown-key]
        | optons
        → Did you mean \`options\`?"
    `);
  });

  it("a missing key", () => {
    expect(change("name: Atlantis\n", "")).toMatchInlineSnapshot(`
      "countries/atlantis.yaml:1:1 error The key \`name\` is missing [missing-key]
        | d
        \`name\`: The country's name, as visitors read it.
        → Add it: write text.

            name: A short text"
    `);
  });

  it("a missing key in a map", () => {
    expect(change(", display: +99 0000 0000 }", " }")).toMatchInlineSnapshot(`
      "countries/atlantis.yaml:9:3 error The key \`contacts.phone.display\` is missing [missing-key]
        | phone
        \`display\`: The number as people in the country write it.
        → Add it: write text.

            display: A short text"
    `);
  });

  it("a misspelled key that was wanted", () => {
    expect(change("name:", "nmae:")).toMatchInlineSnapshot(`
      "countries/atlantis.yaml:1:1 error There is no key \`nmae\` at this level [unknown-key]
        | nmae
        → Did you mean \`name\`?"
    `);
  });

  it("a misspelled key that could be left out", () => {
    expect(change("timeZone:", "timezone:")).toMatchInlineSnapshot(`
      "countries/atlantis.yaml:5:1 error There is no key \`timezone\` at this level [unknown-key]
        | timezone
        → Did you mean \`timeZone\`?"
    `);
  });
});

describe("types", () => {
  it("a number in place of a text", () => {
    expect(change("name: Atlantis", "name: 12")).toMatchInlineSnapshot(`
      "countries/atlantis.yaml:1:7 error \`name\` is the number \`12\`, but must be text [wrong-type]
        | 12
        \`name\`: The country's name, as visitors read it.
        → Put it in quotation marks."
    `);
  });

  it("a phone number without quotation marks", () => {
    expect(change('"+9900000000"', "+9900000000")).toMatchInlineSnapshot(`
      "countries/atlantis.yaml:9:18 error \`contacts.phone.e164\` is the number \`9900000000\`, but must be text [wrong-type]
        | +9900000000
        \`e164\`: The number for \`tel:\` links.
        → Put it in quotation marks."
    `);
  });

  it("a list in place of a text", () => {
    expect(change("name: Atlantis", "name: [Atlantis]")).toMatchInlineSnapshot(`
      "countries/atlantis.yaml:1:1 error \`name\` is a list, but must be text [wrong-type]
        | name
        \`name\`: The country's name, as visitors read it.
        → Write a single text."
    `);
  });

  it("a text in place of a number", () => {
    expect(change("menuId: 1", "menuId: one")).toMatchInlineSnapshot(`
      "countries/atlantis.yaml:7:11 error \`contentApi.menuId\` is text, but must be a number [wrong-type]
        | one
        \`menuId\`: Id of the header menu in the content API.
        → Write a number, without quotation marks."
    `);
  });

  it("a fraction in place of a whole number", () => {
    expect(change("menuId: 1", "menuId: 1.5")).toMatchInlineSnapshot(`
      "countries/atlantis.yaml:7:11 error \`contentApi.menuId\` is the number \`1.5\`, but must be a whole number [wrong-type]
        | 1.5
        \`menuId\`: Id of the header menu in the content API.
        → Write a whole number, without a decimal point and without quotation marks."
    `);
  });

  it("a text in place of true or false", () => {
    expect(change("shared: true", "shared: 'yes'")).toMatchInlineSnapshot(`
      "countries/atlantis.yaml:15:13 error \`groups.services.shared\` is text, but must be true or false [wrong-type]
        | 'yes'
        \`shared\`: Includes the pages that network.yaml lists for the group.
        → Write \`true\` or \`false\`, without quotation marks."
    `);
  });

  it("a text in place of a list", () => {
    expect(change("[1 Trident Square]", "1 Trident Square")).toMatchInlineSnapshot(`
      "countries/atlantis.yaml:12:34 error \`contacts.offices.0.lines\` is text, but must be a list [wrong-type]
        | 1 Trident Square
        \`lines\`: Postal address, line by line.
        → Write \`[a, b]\`, or one entry per line after \`- \`.

            lines:
              - A short text"
    `);
  });

  it("a number in place of a map", () => {
    expect(change("contentApi:\n  menuId: 1", "contentApi: 1")).toMatchInlineSnapshot(`
      "countries/atlantis.yaml:6:13 error \`contentApi\` is the number \`1\`, but must be a map [wrong-type]
        | 1
        \`contentApi\`: Ids of this country in the content API.
        → Write its keys indented below it, one \`key: value\` per line.

            contentApi:
              menuId: 1"
    `);
  });

  it("nothing", () => {
    expect(change("name: Atlantis", "name:")).toMatchInlineSnapshot(`
      "countries/atlantis.yaml:1:6 error \`name\` is empty, but must be text [wrong-type]
        |
        \`name\`: The country's name, as visitors read it.
        → Write a value, or remove the key."
    `);
  });

  it("what can be two types and is neither", () => {
    expect(change("[Poseidonis]", "{ a: b }")).toMatchInlineSnapshot(`
      "countries/atlantis.yaml:18:21 error \`forms.fields.nearrestarea.options\` can't be a map [wrong-type]
        | options
        \`options\`: The choices: the name of an option list, or a list.
        → Write the name of an option list in network.yaml, or a list."
    `);
  });
});

describe("values", () => {
  it("none of the choices, but near", () => {
    expect(change("onFailure: console", "onFailure: consol", NETWORK_FILE)).toMatchInlineSnapshot(`
      "countries/network.yaml:61:18 error \`forms.enquiry.onFailure\` can't be \`consol\` [invalid-choice]
        | consol
        → Did you mean \`console\`?"
    `);
  });

  it("none of the choices", () => {
    expect(change("onFailure: console", "onFailure: sometimes", NETWORK_FILE)).toMatchInlineSnapshot(`
      "countries/network.yaml:61:18 error \`forms.enquiry.onFailure\` can't be \`sometimes\` [invalid-choice]
        | sometimes
        → Known: \`console\`, \`message\`."
    `);
  });

  it("a type that no field has", () => {
    expect(change("type: email", "type: mail", NETWORK_FILE)).toMatchInlineSnapshot(`
      "countries/network.yaml:43:27 error \`forms.fields.your-email.type\` can't be \`mail\` [invalid-choice]
        | mail
        → Did you mean \`email\`?"
    `);
  });

  it("a redirect status that is none", () => {
    expect(append("redirects:\n  - { from: /old, to: /atlantis/, status: 303 }\n")).toMatchInlineSnapshot(`
      "countries/atlantis.yaml:20:43 error \`redirects.0.status\` can't be \`303\` [invalid-choice]
        | 303
        → Did you mean \`301\`?"
    `);
  });

  it("an empty text", () => {
    expect(change("name: Atlantis", 'name: " "')).toMatchInlineSnapshot(`
      "countries/atlantis.yaml:1:7 error \`name\` is empty [invalid-value]
        | " "
        → Write a text, or remove the key."
    `);
  });

  it("a text of several lines", () => {
    expect(change("name: Atlantis", "name: |\n  At\n  lantis")).toMatchInlineSnapshot(`
      "countries/atlantis.yaml:1:7 error The text contains a line break [invalid-value]
        | |
        → Write it on one line."
    `);
  });

  it("an empty list", () => {
    expect(change("[Poseidonis]", "[]")).toMatchInlineSnapshot(`
      "countries/atlantis.yaml:18:21 error \`forms.fields.nearrestarea.options\` has too few entries [invalid-value]
        | options
        → Write at least 1."
    `);
  });

  it("a number that is too small", () => {
    expect(change("menuId: 1", "menuId: 0")).toMatchInlineSnapshot(`
      "countries/atlantis.yaml:7:11 error \`contentApi.menuId\` is too small [invalid-value]
        | 0
        → Write more than 0."
    `);
  });

  it("a number that is too large", () => {
    expect(change("  fallback:", "  timeoutMs: 60000\n  fallback:", NETWORK_FILE)).toMatchInlineSnapshot(`
      "countries/network.yaml:15:14 error \`geoIp.timeoutMs\` is too large or too long [invalid-value]
        | 60000
        → The maximum is 10000."
    `);
  });

  it("a dial code that is none", () => {
    expect(change('"+99"', '"0099"')).toMatchInlineSnapshot(`
      "countries/atlantis.yaml:4:11 error \`dialCode\` has the wrong format [invalid-value]
        | "0099"
        → Write a plus sign and digits, in quotation marks, for example "+91"."
    `);
  });

  it("an option without a value", () => {
    expect(change("[Poseidonis]", "[{ label: Poseidonis }]")).toMatchInlineSnapshot(`
      "countries/atlantis.yaml:18:31 error The key \`forms.fields.nearrestarea.options.0.value\` is missing [missing-key]
        | { label: Poseidonis }
        \`value\`: The value that is sent.
        → Add it: write text.

            value: A short text"
    `);
  });

  it("menu entries of no kind: each is compared with the kind that it is most like", () => {
    expect(append("navigation:\n  - { title: Contact us, too: /contact-us/ }\n  - { grup: services }\n  - services\n"))
      .toMatchInlineSnapshot(`
        "countries/atlantis.yaml:20:26 error There is no key \`too\` in \`navigation.0\` [unknown-key]
          | too
          → Did you mean \`to\`?
        countries/atlantis.yaml:21:7 error There is no key \`grup\` in \`navigation.1\` [unknown-key]
          | grup
          → Did you mean \`group\`?
        countries/atlantis.yaml:22:5 error \`navigation.2\` is text, but must be a map [wrong-type]
          | services
          \`navigation\`: Header menu, shown until the content API's menu replaces it.
          → Write its keys indented below it, one \`key: value\` per line.

              navigation:
                - { group: first-visit }"
      `);
  });
});
