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
      "countries/atlantis.yaml:16:19 error The path /atlantis/services/counseling/ is that of two pages [duplicate-route]

          15 |     shared: true
        > 16 |     add: [{ slug: counseling, pair: another }]
             |                   ^^^^^^^^^^
          17 | forms:

        \`groups.services.shared\` has it already.
        → Give one of them another slug.

      1 error in 1 file"
    `);
  });

  it("a shared page spelled like another", () => {
    expect(
      makeProject()
        .replace(COUNTRY_FILE, "    shared: true", "    shared: true\n    slugs: { counseling: visa-guidance }")
        .report(),
    ).toMatchInlineSnapshot(`
      "countries/atlantis.yaml:15:13 error The path /atlantis/services/visa-guidance/ is that of two pages [duplicate-route]

          14 |   services:
        > 15 |     shared: true
             |             ^^^^
          16 |     slugs: { counseling: visa-guidance }

        \`groups.services.shared\` has it already.
        → Give one of them another slug.

      1 error in 1 file"
    `);
  });

  it("a single page with the path of a group", () => {
    expect(
      makeProject()
        .append(COUNTRY_FILE, "pages:\n  services: {}\n")
        .write("countries/content/shared/services.md", copyOf("Services"))
        .report(),
    ).toMatchInlineSnapshot(`
      "countries/atlantis.yaml:14:3 error The path /atlantis/services/ is that of two pages [duplicate-route]

          13 | groups:
        > 14 |   services:
             |   ^^^^^^^^
          15 |     shared: true

        \`pages.services\` has it already.
        → Give one of them another slug.

      1 error in 1 file"
    `);
  });

  it("two home pages", () => {
    expect(
      makeProject()
        .append(COUNTRY_FILE, 'pages:\n  start: { slug: "" }\n')
        .write("countries/content/shared/start.md", copyOf("Start"))
        .report(),
    ).toMatchInlineSnapshot(`
      "countries/atlantis.yaml:20:18 error The path /atlantis/ is that of two pages [duplicate-route]

          19 | pages:
        > 20 |   start: { slug: "" }
             |                  ^^
          21 |

        \`pages.home\` has it already.
        → Give one of them another slug.

      1 error in 1 file"
    `);
  });

  it("a path that the build writes files to", () => {
    expect(
      makeProject()
        .append(COUNTRY_FILE, "pages:\n  assets: {}\n")
        .write("countries/content/shared/assets.md", copyOf("Assets"))
        .report(),
    ).toMatchInlineSnapshot(`
      "countries/atlantis.yaml:20:3 error The path /atlantis/assets/ belongs to the build's own files [duplicate-route]

          19 | pages:
        > 20 |   assets: {}
             |   ^^^^^^
          21 |

        → Give one of them another slug.

      1 error in 1 file"
    `);
  });
});

it("no home page", () => {
  expect(makeProject().replace(NETWORK_FILE, '    home: { slug: "", template: home }\n', "").report())
    .toMatchInlineSnapshot(`
    "countries/network.yaml:31:3 error Atlantis has no home page [missing-key]

        30 |   notFoundLayout: default
      > 31 |   pages:
           |   ^^^^^
        32 |     contact-us: { template: contact }

      Logo, breadcrumbs and the other countries lead there.
      → Add \`home: { slug: "", template: home }\` under \`pages\`.

    1 error in 1 file"
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
    "countries/atlantis.yaml:16:11 error /atlantis/services/counseling/ and /atlantis/services/advice/ are both \`services/counseling\` to the other countries [duplicate-value]

        15 |     shared: true
      > 16 |     add: [{ slug: advice, content: services/counseling }]
           |           ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
        17 | forms:

      A page's counterpart in another country is found by this key, or else by its content file.
      → Give one of them a \`pair\` of its own.

    countries/content/shared/services/counseling.md:3:14 warning /atlantis/services/advice/ has the description of /atlantis/services/counseling/ [duplicate-description]

        2 | title: Counseling
      > 3 | description: A description of Counseling that is long enough for a search engine to show.
          |              ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
        4 | summary: What Counseling is, in one sentence.

      Who sees both in search results can't tell which page answers the question.
      → Write what only this page has. Versions of one page in several countries may share one: give them the same \`pair\`.

    1 error and 1 warning in 2 files"
  `);
});

describe("menus and footers", () => {
  it("a link to a page that does not exist", () => {
    expect(append("navigation:\n  - { title: Visas, to: /services/visa-guidence/ }\n")).toMatchInlineSnapshot(`
      "countries/atlantis.yaml:20:25 error Atlantis has no page \`/services/visa-guidence/\` [broken-link]

          19 | navigation:
        > 20 |   - { title: Visas, to: /services/visa-guidence/ }
             |                         ^^^^^^^^^^^^^^^^^^^^^^^^
          21 |

        Links are written from the country's home.
        → Did you mean \`/services/visa-guidance/\`?

      1 error in 1 file"
    `);
  });

  it("a link below another", () => {
    expect(
      append(
        "navigation:\n  - title: Services\n    to: /services/\n    children:\n      - { title: Loans, to: /loans/ }\n",
      ),
    ).toMatchInlineSnapshot(`
      "countries/atlantis.yaml:23:29 error Atlantis has no page \`/loans/\` [broken-link]

          22 |     children:
        > 23 |       - { title: Loans, to: /loans/ }
             |                             ^^^^^^^
          24 |

        Links are written from the country's home.
        → Known: \`/\`, \`/contact-us/\`, \`/thank-you/\`, \`/services/\`, \`/services/visa-guidance/\`, \`/services/counseling/\`.

      1 error in 1 file"
    `);
  });

  it("a path from the host's root", () => {
    expect(append("navigation:\n  - { title: Services, to: /atlantis/services/ }\n")).toMatchInlineSnapshot(`
      "countries/atlantis.yaml:20:28 error Atlantis has no page \`/atlantis/services/\` [broken-link]

          19 | navigation:
        > 20 |   - { title: Services, to: /atlantis/services/ }
             |                            ^^^^^^^^^^^^^^^^^^^
          21 |

        Links are written from the country's home.
        → Known: \`/\`, \`/contact-us/\`, \`/thank-you/\`, \`/services/\`, \`/services/visa-guidance/\`, \`/services/counseling/\`.

      1 error in 1 file"
    `);
  });

  it("a footer link to a page that does not exist", () => {
    expect(append("footer:\n  - title: More\n    links:\n      - { title: Jobs, to: /jobs/ }\n"))
      .toMatchInlineSnapshot(`
        "countries/atlantis.yaml:22:28 error Atlantis has no page \`/jobs/\` [broken-link]

            21 |     links:
          > 22 |       - { title: Jobs, to: /jobs/ }
               |                            ^^^^^^
            23 |

          Links are written from the country's home.
          → Known: \`/\`, \`/contact-us/\`, \`/thank-you/\`, \`/services/\`, \`/services/visa-guidance/\`, \`/services/counseling/\`.

        1 error in 1 file"
      `);
  });

  it("a group that the country does not have", () => {
    expect(append("navigation:\n  - group: news\nfooter:\n  - group: servces\n")).toMatchInlineSnapshot(`
      "countries/atlantis.yaml:20:12 error Atlantis has no group \`news\` [unknown-group]

          19 | navigation:
        > 20 |   - group: news
             |            ^^^^
          21 | footer:

        Menus and footers list the groups that the country has.
        → Known: \`services\`.

      countries/atlantis.yaml:22:12 error Atlantis has no group \`servces\` [unknown-group]

          21 | footer:
        > 22 |   - group: servces
             |            ^^^^^^^
          23 |

        Menus and footers list the groups that the country has.
        → Did you mean \`services\`?

      2 errors in 1 file"
    `);
  });

  it("a group without a page of its own", () => {
    expect(makeProject().replace(NETWORK_FILE, "    label: Services", "    label: Services\n    index: false").report())
      .toMatchInlineSnapshot(`
      "countries/network.yaml:37:14 error The group \`services\` has no page of its own to link to [broken-link]

          36 |   navigation:
        > 37 |     - group: services
             |              ^^^^^^^^
          38 |     - { title: Contact us, to: /contact-us/ }

        Its \`index\` is false in network.yaml.
        → Link its pages one by one, with \`title\` and \`to\`.

      1 error in 1 file"
    `);
  });

  it("more than three levels", () => {
    expect(
      append(
        "navigation:\n  - { title: A, to: /, children: [{ title: B, to: /, children: [{ title: C, to: /, children: [{ title: D, to: / }] }] }] }\n",
      ),
    ).toMatchInlineSnapshot(`
      "countries/atlantis.yaml:20:84 error The menu is deeper than three levels [invalid-value]

          19 | navigation:
        > 20 |   - { title: A, to: /, children: [{ title: B, to: /, children: [{ title: C, to: /, children: [{ title: D, to:
             |                                                                                    ^^^^^^^^
          21 |

        → Move these entries one level up.

      1 error in 1 file"
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
