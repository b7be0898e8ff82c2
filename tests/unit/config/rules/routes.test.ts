import { describe, expect, it } from "vitest";
import { copyOf, COUNTRY_FILE, makeProject, NETWORK_FILE } from "../../project.ts";

const append = (lines: string) => makeProject().append(COUNTRY_FILE, lines).report();

describe("duplicate routes", () => {
  it("a page added twice", () => {
    expect(
      makeProject()
        .replace(COUNTRY_FILE, "    shared: true", "    shared: true\n    add: [{ slug: counseling, pair: another }]")
        .report(),
    ).toMatchInlineSnapshot(`
      "countries/atlantis.yaml:16:19 error Two pages have the path /atlantis/services/counseling/ [duplicate-route]
        | counseling
        \`groups.services.shared\` already has it.
        → Give one of them another slug."
    `);
  });

  it("a shared page spelled like another", () => {
    expect(
      makeProject()
        .replace(COUNTRY_FILE, "    shared: true", "    shared: true\n    slugs: { counseling: visa-guidance }")
        .report(),
    ).toMatchInlineSnapshot(`
      "countries/atlantis.yaml:15:13 error Two pages have the path /atlantis/services/visa-guidance/ [duplicate-route]
        | true
        \`groups.services.shared\` already has it.
        → Give one of them another slug."
    `);
  });

  it("a single page with the path of a group", () => {
    expect(
      makeProject()
        .append(COUNTRY_FILE, "pages:\n  services: {}\n")
        .write("countries/content/shared/services.md", copyOf("Services"))
        .report(),
    ).toMatchInlineSnapshot(`
      "countries/atlantis.yaml:14:3 error Two pages have the path /atlantis/services/ [duplicate-route]
        | services
        \`pages.services\` already has it.
        → Give one of them another slug."
    `);
  });

  it("two home pages", () => {
    expect(
      makeProject()
        .append(COUNTRY_FILE, 'pages:\n  start: { slug: "" }\n')
        .write("countries/content/shared/start.md", copyOf("Start"))
        .report(),
    ).toMatchInlineSnapshot(`
      "countries/atlantis.yaml:20:18 error Two pages have the path /atlantis/ [duplicate-route]
        | ""
        \`pages.home\` already has it.
        → Give one of them another slug."
    `);
  });

  it("a path that the build writes files to", () => {
    expect(
      makeProject()
        .append(COUNTRY_FILE, "pages:\n  assets: {}\n")
        .write("countries/content/shared/assets.md", copyOf("Assets"))
        .report(),
    ).toMatchInlineSnapshot(`
      "countries/atlantis.yaml:20:3 error The path /atlantis/assets/ is reserved for files of the build [duplicate-route]
        | assets
        → Give one of them another slug."
    `);
  });
});

it("no home page", () => {
  expect(makeProject().replace(NETWORK_FILE, '    home: { slug: "", template: home }\n', "").report())
    .toMatchInlineSnapshot(`
      "countries/network.yaml:31:3 error Atlantis has no home page [missing-key]
        | pages
        The logo, breadcrumbs and the other countries link to it.
        → Add \`home: { slug: "", template: home }\` under \`pages\`."
    `);
});

it("two pages that are one to the other countries", () => {
  expect(
    makeProject()
      .replace(
        COUNTRY_FILE,
        "    shared: true",
        "    shared: true\n    add: [{ slug: advice, content: services/counseling }]",
      )
      .report(),
  ).toMatchInlineSnapshot(`
    "countries/atlantis.yaml:16:11 error /atlantis/services/counseling/ and /atlantis/services/advice/ have the same pair \`services/counseling\` [duplicate-value]
      | { slug: advice, content: services/counseling }
      A page's counterparts in other countries are found by its \`pair\`, or else by its content key.
      → Give one of them its own \`pair\`.
    countries/content/shared/services/counseling.md:3:14 warning /atlantis/services/advice/ has the same description as /atlantis/services/counseling/ [duplicate-description]
      | A description of Counseling that is long enough for a search engine to show.
      Readers who see both in search results can't tell which page answers their question.
      → Describe what only this page contains. Counterparts in several countries may share a description: give them the same \`pair\`."
  `);
});

describe("menus and footers", () => {
  it("a link to a page that does not exist", () => {
    expect(append("navigation:\n  - { title: Visas, to: /services/visa-guidence/ }\n")).toMatchInlineSnapshot(`
      "countries/atlantis.yaml:20:25 error Atlantis has no page \`/services/visa-guidence/\` [broken-link]
        | /services/visa-guidence/
        Links are relative to the country's home.
        → Did you mean \`/services/visa-guidance/\`?"
    `);
  });

  it("a link below another", () => {
    expect(
      append(
        "navigation:\n  - title: Services\n    to: /services/\n    children:\n      - { title: Loans, to: /loans/ }\n",
      ),
    ).toMatchInlineSnapshot(`
      "countries/atlantis.yaml:23:29 error Atlantis has no page \`/loans/\` [broken-link]
        | /loans/
        Links are relative to the country's home.
        → Known: \`/\`, \`/contact-us/\`, \`/thank-you/\`, \`/services/\`, \`/services/visa-guidance/\`, \`/services/counseling/\`."
    `);
  });

  it("a path from the host's root", () => {
    expect(append("navigation:\n  - { title: Services, to: /atlantis/services/ }\n")).toMatchInlineSnapshot(`
      "countries/atlantis.yaml:20:28 error Atlantis has no page \`/atlantis/services/\` [broken-link]
        | /atlantis/services/
        Links are relative to the country's home.
        → Known: \`/\`, \`/contact-us/\`, \`/thank-you/\`, \`/services/\`, \`/services/visa-guidance/\`, \`/services/counseling/\`."
    `);
  });

  it("a footer link to a page that does not exist", () => {
    expect(append("footer:\n  - title: More\n    links:\n      - { title: Jobs, to: /jobs/ }\n"))
      .toMatchInlineSnapshot(`
        "countries/atlantis.yaml:22:28 error Atlantis has no page \`/jobs/\` [broken-link]
          | /jobs/
          Links are relative to the country's home.
          → Known: \`/\`, \`/contact-us/\`, \`/thank-you/\`, \`/services/\`, \`/services/visa-guidance/\`, \`/services/counseling/\`."
      `);
  });

  it("a group that the country does not have", () => {
    expect(append("store:\n  footerMenus:\n    other: { group: servics }\n  storageServices: [services, storage]\n"))
      .toMatchInlineSnapshot(`
      "countries/atlantis.yaml:21:21 error Atlantis has no group \`servics\` [unknown-group]
        | servics
        Menus, footers and services can only list groups of the country.
        → Did you mean \`services\`?
      countries/atlantis.yaml:22:31 error Atlantis has no group \`storage\` [unknown-group]
        | storage
        Menus, footers and services can only list groups of the country.
        → Known: \`services\`."
    `);
    expect(append("navigation:\n  - group: news\nfooter:\n  - group: servces\n")).toMatchInlineSnapshot(`
      "countries/atlantis.yaml:20:12 error Atlantis has no group \`news\` [unknown-group]
        | news
        Menus, footers and services can only list groups of the country.
        → Known: \`services\`.
      countries/atlantis.yaml:22:12 error Atlantis has no group \`servces\` [unknown-group]
        | servces
        Menus, footers and services can only list groups of the country.
        → Did you mean \`services\`?"
    `);
  });

  it("a group without a page of its own", () => {
    expect(makeProject().replace(NETWORK_FILE, "    label: Services", "    label: Services\n    index: false").report())
      .toMatchInlineSnapshot(`
        "countries/network.yaml:37:14 error The group \`services\` has no index page to link to [broken-link]
          | services
          Its \`index\` is false in network.yaml.
          → Link to its pages one by one, with \`title\` and \`to\`."
      `);
  });

  it("more than three levels", () => {
    expect(
      append(
        "navigation:\n  - { title: A, to: /, children: [{ title: B, to: /, children: [{ title: C, to: /, children: [{ title: D, to: / }] }] }] }\n",
      ),
    ).toMatchInlineSnapshot(`
      "countries/atlantis.yaml:20:84 error The menu is deeper than three levels [invalid-value]
        | children
        → Move these entries one level up."
    `);
  });

  it("links with a query or fragment, web addresses and phone numbers are fine", () => {
    expect(
      append(
        'navigation:\n  - { title: A, to: "/contact-us/?a=b#form" }\n  - { title: B, to: "https://example.com/" }\n  - { title: C, to: "tel:+9900000000" }\n  - { title: D, to: "#top" }\n',
      ),
    ).toBe("");
  });
});
