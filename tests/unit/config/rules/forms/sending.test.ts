import { describe, expect, it } from "vitest";
import { copyOf, COUNTRY_FILE, makeProject, NETWORK_FILE } from "../../../project.ts";

const append = (lines: string) => makeProject().append(COUNTRY_FILE, lines).report();

describe("a form", () => {
  it("that is sent nowhere", () => {
    expect(append("  webinar: { fields: [your-name] }\n")).toMatchInlineSnapshot(`
      "countries/atlantis.yaml:19:3 error The form \`webinar\` has no address to be sent to [nowhere-to-send]
        | webinar
        The visitors' entries would be lost.
        → Add \`send: { to: contentApi }\`, or an address: \`send: { to: https://example.com/forms, as: json }\`."
    `);
  });

  it("whose enquiries have an id under a key that is a field's", () => {
    const send = "send: { to: /in, identity: { field: your-name } }";
    expect(append(`  webinar: { fields: [your-name], ${send} }\n`)).toMatchInlineSnapshot(`
      "countries/atlantis.yaml:19:71 error The form \`webinar\` sends both its field \`your-name\` and the id of each enquiry under \`your-name\` [duplicate-value]
        | your-name
        → Write another key: \`identity: { field: enquiry-id }\`."
    `);
  });

  it("whose enquiries have an id in a header that is taken", () => {
    const send = "send: { to: /in, identity: { header: Content-Type } }";
    expect(append(`  webinar: { fields: [your-name], ${send} }\n`)).toMatchInlineSnapshot(`
      "countries/atlantis.yaml:19:72 error \`forms.webinar.send.identity.header\` has the wrong format [invalid-value]
        | Content-Type
        → Write the name of a header that is not reserved, for example \`Idempotency-Key\`."
    `);
  });

  it("whose service is told the page that thanks by a name that is none", () =>
    expect(append("  webinar: { fields: [your-name], send: { to: /in, thanksParameter: thank you } }\n")).toContain(
      "→ Write the name of a query parameter in letters, digits, `-`, `_` and `.`, for example `thanks`.",
    ));

  it("that is sent to a content API which there is not", () => {
    const project = makeProject()
      .replace(NETWORK_FILE, "contentApi:\n  base: https://cms.example.com/wp-json\n  navigation: menus/v1\n", "")
      .replace(COUNTRY_FILE, "contentApi:\n  menuId: 1\n", "");
    expect(project.report()).toMatchInlineSnapshot(`
      "countries/network.yaml:57:7 error The form \`enquiry\` is sent to the content API, but network.yaml has no \`contentApi\` [nowhere-to-send]
        | send
        The visitors' entries would be lost.
        → Add \`contentApi: { base: https://cms.example.com/wp-json }\` to network.yaml, or write the form's own address: \`send: { to: https://example.com/forms, as: json }\`."
    `);
    expect(
      project.append(COUNTRY_FILE, "  enquiry: { send: { to: https://example.com/f, as: json } }\n").report(),
    ).toBe("");
  });

  it("that is sent to what is no address", () => {
    expect(append("  enquiry: { send: { to: example.com/form } }\n")).toMatchInlineSnapshot(`
      "countries/atlantis.yaml:19:26 error The form can't be sent to this address [invalid-url]
        | example.com/form
        → Write \`contentApi\`, an address that begins with https://, or a path that begins with one slash."
    `);
  });

  it("that is followed by a page that is not there", () => {
    expect(append("  enquiry: { thanks: { page: /thankyou/ } }\n")).toMatchInlineSnapshot(`
      "countries/atlantis.yaml:19:30 error Atlantis has no page \`/thankyou/\` [broken-link]
        | /thankyou/
        Links are relative to the country's home.
        → Did you mean \`/thank-you/\`?"
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
        | short
        → Known: \`enquiry\`.
      countries/network.yaml:25:36 error Lemuria has no form \`short\` [unknown-form]
        | short
        → Known: \`enquiry\`."
    `);
  });

  it("chosen by a layout that no page has", () =>
    expect(makeProject().replace(NETWORK_FILE, "landing: {}", "landing: { form: short }").problems()).toEqual([]));

  it("chosen by a page", () => {
    expect(append("pages:\n  contact-us: { form: enquiri }\n")).toMatchInlineSnapshot(`
      "countries/atlantis.yaml:20:23 error Atlantis has no form \`enquiri\` [unknown-form]
        | enquiri
        → Did you mean \`enquiry\`?"
    `);
  });

  it("chosen by front matter", () => {
    const copy = copyOf("Contact us").replace("title:", "form: webinar\ntitle:");
    expect(makeProject().write("countries/content/shared/contact-us.md", copy).report()).toMatchInlineSnapshot(`
      "countries/content/shared/contact-us.md:2:7 error Atlantis has no form \`webinar\` [unknown-form]
        | webinar
        → Known: \`enquiry\`."
    `);
  });
});
