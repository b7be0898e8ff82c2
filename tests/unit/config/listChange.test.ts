import { describe, expect, it } from "vitest";
import { COUNTRY_FILE, makeProject, NETWORK_FILE, siteOf } from "../project.ts";

const labels = (project: ReturnType<typeof makeProject>) => siteOf(project.plan()).site.menu.map(({ title }) => title);

describe("a list that a country changes", () => {
  it("keeps the inherited entries, less the removed, and then the added", () =>
    expect(
      labels(
        makeProject().append(
          COUNTRY_FILE,
          "navigation: { remove: [Contact us], add: [{ title: Thanks, to: /thank-you/ }] }\n",
        ),
      ),
    ).toEqual(["Services", "Thanks"]));

  it("follows the inherited list", () =>
    expect(
      labels(
        makeProject()
          .append(COUNTRY_FILE, "navigation: { remove: [{ group: services }] }\n")
          .replace(
            NETWORK_FILE,
            "    - { title: Contact us,",
            "    - { title: Home, to: / }\n    - { title: Contact us,",
          ),
      ),
    ).toEqual(["Home", "Contact us"]));

  it("can be one of the named lists of choices", () => {
    const project = makeProject().replace(
      COUNTRY_FILE,
      "    nearrestarea: { options: [Poseidonis] }\n",
      "    nearrestarea: { options: [Poseidonis] }\n    dreamcountry: { options: { add: [Elsewhere], remove: [Near] } }\n",
    );
    const field = siteOf(project.plan()).site.forms;
    expect(JSON.stringify(field)).toContain('"Far"');
    expect(JSON.stringify(field)).toContain('"Elsewhere"');
    expect(JSON.stringify(field)).not.toContain('"Near"');
  });

  it("is explained where it can't be changed", () =>
    expect(
      makeProject()
        .append(
          COUNTRY_FILE,
          `navigation:
  remove: [Contact]
  add: [{ group: services }]
redirects: { add: [] }
languages: { add: de }
`,
        )
        .report(),
    ).toMatchInlineSnapshot(`
      "countries/atlantis.yaml:20:12 error \`Contact\` is not in the inherited list [list-change]
        | Contact
        → Known: \`services\`, \`Contact us\`.
      countries/atlantis.yaml:21:9 error \`services\` is already in the list [duplicate-value]
        | { group: services }
        → Remove it here. To replace the inherited entry, add that entry to \`remove\` too.
      countries/atlantis.yaml:22:1 error \`redirects\` has no inherited list to change [list-change]
        | redirects
        \`add\` and \`remove\` change a list from a higher layer: \`defaults\` in network.yaml, or the country's file.
        → Write the whole list: \`[a, b]\`, or one entry per line after \`- \`.
      countries/atlantis.yaml:23:19 error \`add\` is not a list [wrong-type]
        | de
        → Write \`add: [a, b]\`, or one entry per line after \`- \`."
    `));

  it("shows a mistake in an entry where the entry is written", () =>
    expect(
      makeProject()
        .append(COUNTRY_FILE, "navigation:\n  remove: [Contact us]\n  add: [{ title: Lost, to: /lost/ }]\n")
        .replace(NETWORK_FILE, "    - group: services\n    - { title", "    - group: service\n    - { title")
        .report(),
    ).toMatchInlineSnapshot(`
      "countries/atlantis.yaml:21:28 error Atlantis has no page \`/lost/\` [broken-link]
        | /lost/
        Links are relative to the country's home.
        → Known: \`/\`, \`/contact-us/\`, \`/thank-you/\`, \`/services/\`, \`/services/visa-guidance/\`, \`/services/counseling/\`.
      countries/network.yaml:36:14 error Atlantis has no group \`service\` [unknown-group]
        | service
        Menus, footers and services can only list groups of the country.
        → Did you mean \`services\`?"
    `));

  it("names what fits more than one entry", () =>
    expect(
      makeProject()
        .replace(
          NETWORK_FILE,
          "    - { title: Contact us,",
          "    - { title: Contact us, to: / }\n    - { title: Contact us,",
        )
        .append(COUNTRY_FILE, "navigation:\n  remove: [Contact us]\n")
        .report(),
    ).toMatchInlineSnapshot(`
      "countries/atlantis.yaml:20:12 error \`Contact us\` is in the inherited list 2 times [list-change]
        | Contact us
        → Name the right one by a further key: \`{ title: News, to: /news/ }\`."
    `));
});
