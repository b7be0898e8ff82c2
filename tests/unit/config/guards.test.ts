import { describe, expect, it } from "vitest";
import { copyOf, COUNTRY_FILE, makeProject, NETWORK_FILE } from "../project.ts";

describe("keys that are locked", () => {
  it("are not said by a country, nor by its languages", () =>
    expect(
      makeProject()
        .append(
          NETWORK_FILE,
          `  contacts: { email: all@example.com }
locked:
  - { key: contacts.email, why: One mailbox answers for all. }
  - forms.enquiry.send
`,
        )
        .append(COUNTRY_FILE, "  enquiry: false\nlanguages: [en-AU, de]\n")
        .write("countries/atlantis.de.yaml", "contacts: { email: de@example.com }\n")
        .report(),
    ).toMatchInlineSnapshot(`
      "countries/atlantis.de.yaml:1:13 error \`contacts.email\` is locked: it is the same in all countries [locked-key]
        | email
        countries/network.yaml:65 locks it: One mailbox answers for all.
        → Remove it here: its value is \`all@example.com\` in countries/network.yaml.
      countries/atlantis.yaml:10:3 error \`contacts.email\` is locked: it is the same in all countries [locked-key]
        | email
        countries/network.yaml:65 locks it: One mailbox answers for all.
        → Remove it here: its value is \`all@example.com\` in countries/network.yaml.
      countries/atlantis.yaml:19:3 error \`forms.enquiry.send\` is locked: it is the same in all countries [locked-key]
        | enquiry
        countries/network.yaml:66 locks it.
        → Remove it here.
      countries/atlantis.yaml:20:20 error Atlantis has no home page in the language \`de\` [missing-content]
        | de
        The logo, breadcrumbs and the language switcher link to it.
        → Write countries/content/atlantis/de/home.md, a translation of the country's home page."
    `));

  it("are keys of countries", () =>
    expect(
      makeProject()
        .append(NETWORK_FILE, "locked: [contacts.mail, { key: brands.name }, { page: services/visa }]\n")
        .report(),
    ).toMatchInlineSnapshot(`
      "countries/network.yaml:63:10 error Country files have no key \`contacts.mail\` [unknown-key]
        | contacts.mail
        → Did you mean \`email\`?
      countries/network.yaml:63:32 error Country files have no key \`brands\` [unknown-key]
        | brands.name
        → Did you mean \`brand\`?
      countries/network.yaml:63:55 error No country has a page \`services/visa\` [unknown-page]
        | services/visa
        → Known: \`home\`, \`contact-us\`, \`thank-you\`, \`services/index\`, \`services/visa-guidance\`, \`services/counseling\`."
    `));
});

describe("keys that are required", () => {
  it("are said by each country itself", () =>
    expect(
      makeProject()
        .append(
          NETWORK_FILE,
          "  timeZone: UTC\nrequired:\n  - timeZone\n  - { key: contacts.whatsapp, why: Visitors ask for it. }\n",
        )
        .replace(COUNTRY_FILE, "timeZone: UTC\n", "")
        .report(),
    ).toMatchInlineSnapshot(`
      "countries/atlantis.yaml:1:1 error atlantis does not set \`timeZone\` [required-key]
        | n
        countries/network.yaml:65 requires it.
        → Write \`timeZone: …\` into countries/atlantis.yaml. IANA time zone of the offices.
      countries/atlantis.yaml:7:1 error atlantis does not set \`contacts.whatsapp\` [required-key]
        | contacts
        countries/network.yaml:66 requires it: Visitors ask for it.
        → Write \`contacts: { whatsapp: … }\` into countries/atlantis.yaml. WhatsApp number. Default: no WhatsApp links."
    `));
});

describe("pages that are locked", () => {
  it("have the shared copy and path", () =>
    expect(
      makeProject()
        .append(
          NETWORK_FILE,
          "locked: [{ page: contact-us }, { page: services/counseling, why: The words are the lawyers'. }]\n",
        )
        .write("countries/content/atlantis/contact-us.md", copyOf("Contact Atlantis"))
        .replace(COUNTRY_FILE, "    shared: true", "    shared: true\n    slugs: { counseling: counselling }")
        .report(),
    ).toMatchInlineSnapshot(`
      "countries/atlantis.yaml:16:14 error The page \`services/counseling\` is the same in all countries, but atlantis has another path [locked-page]
        | counseling
        countries/network.yaml:63 locks it: The words are the lawyers'.
        → Remove this.
      countries/content/atlantis/contact-us.md:1:1 error The page \`contact-us\` is the same in all countries, but atlantis has copy of its own [locked-page]
        countries/network.yaml:63 locks it.
        → Remove this."
    `));
});

describe("pages that are required", () => {
  it("have copy of each country's own", () =>
    expect(
      makeProject()
        .append(NETWORK_FILE, "required: [{ page: contact-us }, { page: services/visa-guidance }]\n")
        .addCountry("mu", "MU")
        .replace("countries/mu.yaml", "groups:\n  services:\n    shared: true\n", "")
        .append("countries/mu.yaml", "navigation: []\nfooter: []\n")
        .write("countries/content/mu/contact-us.md", copyOf("Contact Mu"))
        .report(),
    ).toMatchInlineSnapshot(`
      "countries/atlantis.yaml:15:13 error The page \`services/visa-guidance\` of atlantis has no copy of its own [required-page]
        | true
        countries/network.yaml:63 requires it.
        → Copy countries/content/shared/services/visa-guidance.md to countries/content/atlantis/services/visa-guidance.md, and make it Atlantis's own. Or write there, with \`extends: true\`, only the copy to insert into the shared page.
      countries/mu.yaml:1:1 error Mu has no group \`services\` [required-page]
        | n
        These pages of the group are required: services/visa-guidance. countries/network.yaml:63 requires it.
        → Write \`services: { shared: true }\` below \`groups\` of countries/mu.yaml, as in countries/atlantis.yaml:14; copy countries/content/shared/services/visa-guidance.md to countries/content/mu/services/visa-guidance.md.
      countries/network.yaml:33:5 error The page \`contact-us\` of atlantis has no copy of its own [required-page]
        | contact-us
        countries/network.yaml:63 requires it.
        → Copy countries/content/shared/contact-us.md to countries/content/atlantis/contact-us.md, and make it Atlantis's own. Or write there, with \`extends: true\`, only the copy to insert into the shared page."
    `));

  it("may be written in the country's file", () =>
    expect(
      makeProject()
        .append(NETWORK_FILE, "required: [{ page: about }]\n")
        .append(
          COUNTRY_FILE,
          "pages: { about: { copy: { title: About, description: About Atlantis and all that it is known for among students., summary: Us., sections: [] } } }\n",
        )
        .problems()
        .map(({ code }) => code),
    ).not.toContain("required-page"));

  const withoutGroup = (required: string) =>
    makeProject()
      .addCountry("mu", "MU")
      .append(NETWORK_FILE, `required: [${required}]\n`)
      .replace(COUNTRY_FILE, "groups:\n  services:\n    shared: true\n", "");

  it("are one mistake where their group is dropped, which says what to copy where", () => {
    const project = withoutGroup("{ page: services/visa-guidance, why: All ask. }, { page: services/counseling }");
    for (const country of ["atlantis", "mu"]) {
      project.write(`countries/content/${country}/services/visa-guidance.md`, copyOf("Visas"));
      if (country === "mu") project.write(`countries/content/mu/services/counseling.md`, copyOf("Counseling"));
    }
    expect(project.report()).toMatchInlineSnapshot(`
      "countries/atlantis.yaml:1:1 error Atlantis has no group \`services\` [required-page]
        | n
        These pages of the group are required: services/visa-guidance, services/counseling. countries/network.yaml:63 requires it: All ask.
        → Write \`services: { shared: true }\` below \`groups\` of countries/atlantis.yaml, as in countries/mu.yaml:14; copy countries/content/shared/services/counseling.md to countries/content/atlantis/services/counseling.md."
    `);
  });

  it("have a group whose key is required, or which the menu lists", () => {
    expect(withoutGroup("{ key: groups.services }").report()).toMatchInlineSnapshot(`
      "countries/atlantis.yaml:1:1 error atlantis does not set \`groups.services\` [required-key]
        | n
        countries/network.yaml:63 requires it.
        → Write \`groups: { services: … }\` into countries/atlantis.yaml, as in countries/mu.yaml:14."
    `);
    expect(withoutGroup("").report()).toMatchInlineSnapshot(`
      "countries/atlantis.yaml:1:1 error Atlantis has no group \`services\` [unknown-group]
        | n
        The inherited menu or footer links to the group.
        → Write \`services: { shared: true }\` below \`groups\` of countries/atlantis.yaml, as in countries/mu.yaml:14."
    `);
  });

  it("are without copy one mistake, which says what to copy where", () => {
    const file = "countries/content/mu/services/visa-guidance.md";
    const project = makeProject()
      .addCountry("mu", "MU")
      .append(NETWORK_FILE, "required: [{ page: services/visa-guidance }]\n");
    project.write(file, copyOf("Visas")).remove("countries/content/shared/services/visa-guidance.md");
    expect(project.report()).toMatchInlineSnapshot(`
      "countries/atlantis.yaml:15:13 error The page /atlantis/services/visa-guidance/ has no copy [missing-content]
        | true
        Neither countries/content/atlantis/services/visa-guidance.md nor countries/content/shared/services/visa-guidance.md exists.
        → Copy countries/content/mu/services/visa-guidance.md to countries/content/atlantis/services/visa-guidance.md, and make it the country's own."
    `);
  });
});
