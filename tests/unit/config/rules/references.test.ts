import { describe, expect, it } from "vitest";
import { COUNTRY_FILE, makeProject, NETWORK_FILE } from "../../project.ts";

const groups = (lines: string) => makeProject().replace(COUNTRY_FILE, "    shared: true\n", lines).report();

describe("layouts", () => {
  it("a country's", () => {
    expect(makeProject().append(COUNTRY_FILE, "layout: defualt\n").report()).toMatchInlineSnapshot(`
      "countries/atlantis.yaml:19:9 error There is no layout \`defualt\` [unknown-layout]
        | defualt
        → Did you mean \`default\`?"
    `);
  });

  it("the default one, reported once for all countries", () => {
    expect(
      makeProject()
        .addCountry("lemuria", "LI")
        .replace(NETWORK_FILE, "notFoundLayout: default", "notFoundLayout: lost")
        .report(),
    ).toMatchInlineSnapshot(`
      "countries/network.yaml:30:19 error There is no layout \`lost\` [unknown-layout]
        | lost
        → Known: \`default\`, \`landing\`."
    `);
  });

  it("a page's", () => {
    expect(makeProject().append(COUNTRY_FILE, "pages:\n  home: { layout: landin }\n").report()).toMatchInlineSnapshot(`
      "countries/atlantis.yaml:20:19 error There is no layout \`landin\` [unknown-layout]
        | landin
        → Did you mean \`landing\`?"
    `);
  });
});

describe("groups and pages", () => {
  it("a group that the network does not define", () => {
    expect(
      makeProject()
        .replace(COUNTRY_FILE, "  services:", "  news: {}\n  visas: {}\n  services:")
        .write("countries/content/shared/news/index.md", makeProject().read("countries/content/shared/home.md"))
        .report(),
    ).toMatchInlineSnapshot(`
      "countries/atlantis.yaml:15:3 error There is no group \`visas\` [unknown-group]
        | visas
        → Known: \`services\`, \`news\`.
      countries/content/shared/news/index.md:3:14 warning /atlantis/news/ has the same description as /atlantis/ [duplicate-description]
        | A description of Home that is long enough for a search engine to show.
        Readers who see both in search results can't tell which page answers their question.
        → Describe what only this page contains. Counterparts in several countries may share a description: give them the same \`pair\`."
    `);
  });

  it("a page to omit that is not there", () => {
    expect(groups("    shared: true\n    omit: [visa-guidanse]\n")).toMatchInlineSnapshot(`
      "countries/atlantis.yaml:16:12 error There is no page \`visa-guidanse\` [unknown-page]
        | visa-guidanse
        → Did you mean \`visa-guidance\`?"
    `);
  });

  it("a page to spell differently that is not there", () => {
    expect(groups("    shared: true\n    slugs: { loans: credit }\n")).toMatchInlineSnapshot(`
      "countries/atlantis.yaml:16:14 error There is no page \`loans\` [unknown-page]
        | loans
        → Known: \`visa-guidance\`, \`counseling\`."
    `);
  });

  it("a page to stand after that is not there", () => {
    expect(
      groups(
        "    shared: true\n    add: [{ slug: counseling-2, content: services/counseling, pair: services/other, after: conseling }]\n",
      ),
    ).toMatchInlineSnapshot(`
      "countries/atlantis.yaml:16:92 error There is no page \`conseling\` [unknown-page]
        | conseling
        → Did you mean \`counseling\`?
      countries/content/shared/services/counseling.md:3:14 warning /atlantis/services/counseling-2/ has the same description as /atlantis/services/counseling/ [duplicate-description]
        | A description of Counseling that is long enough for a search engine to show.
        Readers who see both in search results can't tell which page answers their question.
        → Describe what only this page contains. Counterparts in several countries may share a description: give them the same \`pair\`."
    `);
  });
});
