import { describe, expect, it } from "vitest";
import { explainKey, unknownKey } from "../../../../cli/tools/explain/explainKey.ts";
import { parseKey } from "../../../../cli/config/yaml/yamlFile.ts";
import { printKey, printKeys } from "../../../../cli/tools/explain/printKey.ts";
import { readSettings } from "../../../../cli/tools/explain/settings.ts";
import { COUNTRY_FILE, makeProject, NETWORK_FILE, type TestProject } from "../../project.ts";

/** What `sitegen explain` prints of a key. */
function explained({ root }: TestProject, key: string, site = "atlantis"): string {
  const path = parseKey(key);
  const found = explainKey(readSettings(root), site, path);
  if (!("known" in found)) return printKey(found);
  const { message, hint } = unknownKey(path, found);
  return `${message}\n${hint}`;
}

const LANGUAGES = "languages: [en-AU, de]\n";

describe("a key", () => {
  it("is shown with all that it hides, the nearest first", () =>
    expect(
      explained(
        makeProject()
          .append(COUNTRY_FILE, `${LANGUAGES}untranslated: show\n`)
          .append(NETWORK_FILE, "  untranslated: omit\n")
          .write("countries/network.de.yaml", "defaults: { untranslated: omit }\n")
          .write("countries/atlantis.de.yaml", "untranslated: show\n"),
        "untranslated",
        "atlantis/de",
      ),
    ).toMatchInlineSnapshot(`
      "untranslated of atlantis/de: What happens to a page that has no copy in a further language. \`omit\`: the page is not built. \`show\`: the page appears in the first language, with a notice, and its canonical link names the original.

      show

      set by  countries/atlantis.de.yaml:1:15  country in de
      hides   countries/network.de.yaml:1:27   defaults in de  omit
      hides   countries/atlantis.yaml:20:15    country         show
      hides   countries/network.yaml:63:17     defaults        omit
      hides   default                                          omit"
    `));

  it("is taken apart where several files make it", () =>
    expect(
      explained(
        makeProject().append(NETWORK_FILE, "  contacts: { placeholder: false, email: all@example.com }\n"),
        "contacts",
      ),
    ).toMatchInlineSnapshot(`
      "contacts of atlantis: How visitors reach the offices. Details that are missing are not shown.

      placeholder: false
      email: atlantis@example.com
      phone:
        e164: "+9900000000"
        display: +99 0000 0000
      offices:
        - name: Poseidonis
          lines:
            - 1 Trident Square

      placeholder  set by  countries/network.yaml:63:28   defaults
      email        set by  countries/atlantis.yaml:10:10  country
                   hides   countries/network.yaml:63:42   defaults  all@example.com
      phone        set by  countries/atlantis.yaml:9:3    country
      offices      set by  countries/atlantis.yaml:11:3   country"
    `));

  it("is a changed list", () =>
    expect(
      explained(
        makeProject().append(COUNTRY_FILE, "navigation: { add: [{ title: Thanks, to: /thank-you/ }] }\n"),
        "navigation",
      ),
    ).toMatchInlineSnapshot(`
      "navigation of atlantis: Header menu, shown until the content API's menu replaces it. Default: the groups, then the single pages.

      - group: services
      - title: Contact us
        to: /contact-us/
      - title: Thanks
        to: /thank-you/

      changed by  countries/atlantis.yaml:19:1  country   {add: [{title: Thanks, to: /thank-you/}]}
      list of     countries/network.yaml:35:3   defaults"
    `));

  it("is an entry of a changed list", () => {
    const project = makeProject().append(
      COUNTRY_FILE,
      "navigation: { remove: [Contact us], add: [{ title: A, to: / }] }\n",
    );
    expect(explained(project, "navigation[0]")).toContain("countries/network.yaml:36");
    expect(explained(project, "navigation[1].title")).toContain("countries/atlantis.yaml:19:");
  });

  it("is one of the layout that the country has", () =>
    expect(explained(makeProject(), "actions")).toMatchInlineSnapshot(`
      "layouts.default.actions of atlantis: Buttons of the footer.

      - top

      set by  countries/network.yaml:25:14  layout default
      hides   default                                       []"
    `));

  it("is the network's", () =>
    expect(explained(makeProject(), "contentApi.base")).toMatchInlineSnapshot(`
    "contentApi.base of the network: REST base without a final slash: \`https://cms.example.com/wp-json\`, or a path of this site that its host proxies.

    https://cms.example.com/wp-json

    set by  countries/network.yaml:11:9  network"
  `));

  it("is said by nobody", () =>
    expect(explained(makeProject(), "timeZon")).toMatchInlineSnapshot(`
    "There is no key \`timeZon\`
    Did you mean \`timeZone\`?"
  `));

  it.each(["contact.phone", "contacts.fone", "contacts.offices.first", "forms.enquiri.send", "forms.enquiry.sent"])(
    "%s is misspelt",
    (key) => expect(explained(makeProject(), key)).toMatchSnapshot(),
  );

  it("has a default", () =>
    expect(explained(makeProject(), "untranslated")).toMatchInlineSnapshot(`
      "untranslated of atlantis: What happens to a page that has no copy in a further language. \`omit\`: the page is not built. \`show\`: the page appears in the first language, with a notice, and its canonical link names the original.

      omit

      set by  no file: this is the default"
    `));

  it("of all countries is shown once for each value", () => {
    const { root } = makeProject()
      .addCountry("lemuria", "LM")
      .addCountry("mu", "MU")
      .append("countries/mu.yaml", "layout: landing\n");
    const settings = readSettings(root);
    const found = settings.countries.map((site) => explainKey(settings, site, ["layout"]));
    expect(printKeys(found.filter((each) => "origins" in each))).toMatchInlineSnapshot(`
      "layout: Layout of the pages, by its name in network.yaml.

      default
        atlantis, lemuria  countries/network.yaml:29:11

      landing
        mu  countries/mu.yaml:19:9"
    `);
  });
});
