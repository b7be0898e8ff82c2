import { describe, expect, it } from "vitest";
import { loadConfig } from "../../../cli/config/loadConfig.ts";
import { COUNTRY_FILE, makeProject, NETWORK_FILE } from "../project.ts";

const HOME = "countries/content/shared/home.md";
const where = (problems: { code: string; place: { file: string; line: number } }[]) =>
  problems.map(({ code, place }) => `${place.file}:${place.line} ${code}`);

describe("all problems of all files in one run", () => {
  it("several broken files, each in its own way", () => {
    const project = makeProject()
      .addCountry("lemuria", "LI")
      .addCountry("thule", "TH")
      .addCountry("mu", "MU")
      .replace(COUNTRY_FILE, "  menuId: 1", "\tmenuId: 1")
      .replace("countries/lemuria.yaml", "timeZone: UTC", "timezone: UTC")
      .append("countries/thule.yaml", "navigation:\n  - { title: Nowhere, to: /nowhere/ }\n")
      .write("countries/mu.yaml", Buffer.from([0xff, 0xfe, 0]))
      .replace(HOME, "summary:", "sumary:")
      .replace("countries/content/shared/contact-us.md", "---\n\n", "---\n\n<b>Hello</b>\n\n");
    expect(project.report()).toMatchInlineSnapshot(`
      "countries/atlantis.yaml:7:1 error The line is indented with a tab [yaml-syntax]
        | �
        → YAML is indented with spaces. Replace the tab by two spaces.
      countries/content/shared/contact-us.md:7:1 error The Markdown contains raw HTML [unsafe-html]
        | <b>
        It would bypass the checks of links, headings and scripts.
        → Write it as Markdown, put it in backticks to show it, or write \`markdown: { html: safe }\` in network.yaml (node_modules/countrysites/docs/markdown.md).
      countries/content/shared/home.md:4:1 error There is no key \`sumary\` at this level [unknown-key]
        | sumary
        → Did you mean \`summary\`?
      countries/lemuria.yaml:5:1 error There is no key \`timezone\` at this level [unknown-key]
        | timezone
        → Did you mean \`timeZone\`?
      countries/mu.yaml:1:1 error The file is not UTF-8 text [not-utf8]
        → Save it again with the encoding UTF-8.
      countries/thule.yaml:20:27 error Thule has no page \`/nowhere/\` [broken-link]
        | /nowhere/
        Links are relative to the country's home.
        → Known: \`/\`, \`/contact-us/\`, \`/thank-you/\`, \`/services/\`, \`/services/visa-guidance/\`, \`/services/counseling/\`."
    `);
  });

  it("a mistake in network.yaml hides none elsewhere", () => {
    const project = makeProject()
      .replace(NETWORK_FILE, "  description:", "  descripton:")
      .replace(COUNTRY_FILE, "[Poseidonis]", "nowhere")
      .replace(HOME, "title:", "titel:");
    expect(where(project.problems())).toEqual([
      `${COUNTRY_FILE}:18 unknown-option-list`,
      `${HOME}:2 unknown-key`,
      `${NETWORK_FILE}:4 unknown-key`,
    ]);
  });

  it("broken YAML in network.yaml hides no mistake of a country, and lets nothing seem missing", () => {
    const project = makeProject()
      .replace(NETWORK_FILE, "  name: Example", "\tname: Example")
      .replace(COUNTRY_FILE, "    shared: true", "    share: true");
    expect(where(project.problems())).toEqual([`${COUNTRY_FILE}:15 unknown-key`, `${NETWORK_FILE}:2 yaml-syntax`]);
  });

  it("a mistake in a country's form hides none in its menu and copy", () => {
    const project = makeProject()
      .replace(COUNTRY_FILE, "[Poseidonis]", "[4]")
      .append(COUNTRY_FILE, "navigation:\n  - { title: Nowhere, to: /nowhere/ }\n")
      .write(
        "countries/content/atlantis/home.md",
        makeProject().read(HOME).replace("---\n\n", "---\n\n[Nowhere](/nowhere/)\n\n"),
      );
    expect(where(project.problems())).toEqual([
      `${COUNTRY_FILE}:18 wrong-type`,
      `${COUNTRY_FILE}:20 broken-link`,
      "countries/content/atlantis/home.md:7 broken-link",
    ]);
  });

  it("a country's broken identity hides none in its menu", () => {
    const project = makeProject()
      .replace(COUNTRY_FILE, "code: AT", "code: at")
      .replace(COUNTRY_FILE, "UTC", "Noon")
      .replace(COUNTRY_FILE, "menuId: 1", "menuId: x")
      .replace(COUNTRY_FILE, '"+9900000000"', '"099"')
      .append(COUNTRY_FILE, "navigation:\n  - { title: Nowhere, to: /nowhere/ }\n");
    expect(where(project.problems()).map((text) => text.replace(`${COUNTRY_FILE}:`, ""))).toEqual([
      "3 invalid-value",
      "5 invalid-value",
      "7 wrong-type",
      "9 invalid-phone",
      "20 broken-link",
    ]);
  });

  it("a misspelled section is reported alone: without it nothing can be judged that refers to it", () => {
    expect(where(makeProject().replace(COUNTRY_FILE, "groups:", "gruops:").problems())).toEqual([
      `${COUNTRY_FILE}:13 unknown-key`,
    ]);
    expect(where(makeProject().replace(NETWORK_FILE, "optionLists:", "optionList:").problems())).toEqual([
      `${NETWORK_FILE}:22 unknown-key`,
    ]);
  });

  it("the copy of a country that can't be understood is checked too", () => {
    const project = makeProject()
      .addCountry("lemuria", "LI")
      .append("countries/lemuria.yaml", "name: Mu\n")
      .write("countries/content/lemuria/home.md", "Hello\n");
    expect(where(project.problems())).toEqual([
      "countries/content/lemuria/home.md:1 front-matter",
      "countries/lemuria.yaml:19 yaml-duplicate-key",
    ]);
  });

  it("a country whose file is broken still counts as one", () => {
    const project = makeProject()
      .addCountry("lemuria", "LI")
      .append(NETWORK_FILE, "order: { bar: [lemuria, atlantis] }\n")
      .append("countries/lemuria.yaml", "name: Mu\n");
    expect(where(project.problems())).toEqual(["countries/lemuria.yaml:19 yaml-duplicate-key"]);
    expect(loadConfig(project.root).value?.brokenCountries).toEqual(["lemuria"]);
  });
});

describe("defaults", () => {
  const load = (lines: string) => {
    const { value } = loadConfig(makeProject().append(COUNTRY_FILE, lines).root);
    const country = value?.countries[0];
    if (!country) throw new Error("The country could not be loaded");
    return country;
  };

  it("maps are merged key by key, lists replaced", () => {
    const { config } = load("languages: [en-NZ]\nfooter: []\npages:\n  about: {}\n");
    expect(config.languages).toEqual(["en-NZ"]);
    expect(config.layout).toBe("default");
    expect(config.footer).toEqual([]);
    expect(Object.keys(config.pages)).toEqual(["home", "contact-us", "thank-you", "about"]);
    expect(config.forms.fields["nearrestarea"]).toMatchObject({
      label: "Office",
      options: [{ label: "Poseidonis", value: "Poseidonis" }],
    });
  });

  it("a setting is located where it is written", () => {
    const { locate } = load("navigation:\n  - { title: Visa, to: /services/visa-guidance/ }\n");
    const line = (...path: PropertyKey[]) => {
      const { file, line: number } = locate(path);
      return `${file}:${number}`;
    };
    expect(line("name")).toBe(`${COUNTRY_FILE}:1`);
    expect(line("languages")).toBe(`${NETWORK_FILE}:28`);
    expect(line("forms", "enquiry", "onFailure")).toBe(`${NETWORK_FILE}:61`);
    expect(line("forms", "fields", "nearrestarea", "label")).toBe(`${NETWORK_FILE}:45`);
    expect(line("forms", "fields", "nearrestarea", "options", 0)).toBe(`${COUNTRY_FILE}:18`);
    expect(line("navigation", 0, "to")).toBe(`${COUNTRY_FILE}:20`);
    // The country's own list replaces the default: its second entry is nowhere, not in network.yaml.
    expect(line("navigation", 1, "to")).toBe(`${COUNTRY_FILE}:19`);
  });

  it("a mistake among the defaults is reported once, where it stands", () => {
    const project = makeProject()
      .addCountry("lemuria", "LI")
      .replace(NETWORK_FILE, "label: Dream country", "labl: Dream country");
    expect(project.report()).toMatchInlineSnapshot(`
      "countries/network.yaml:47:37 error There is no key \`labl\` in \`forms.fields.dreamcountry\` [unknown-key]
        | labl
        → Did you mean \`label\`?"
    `);
  });

  it("a key that no country can have", () => {
    expect(
      makeProject().replace(NETWORK_FILE, "  languages: [en-AU]", "  languages: [en-AU]\n  langauges: [en]").report(),
    ).toMatchInlineSnapshot(`
      "countries/network.yaml:29:3 error There is no key \`langauges\` at this level [unknown-key]
        | langauges
        → Did you mean \`languages\`?"
    `);
  });
});
