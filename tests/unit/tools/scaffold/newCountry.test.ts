import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { beforeEach, describe, expect, onTestFinished, test, vi } from "vitest";
import { checkProject } from "../../../../cli/build/checkProject.ts";
import { checkTexts } from "../../../checkTexts.ts";
import { newCountry } from "../../../../cli/commands/starting/new.ts";
import { loadCountry } from "../../../../cli/config/loadCountry.ts";
import { parseYaml } from "../../../../cli/config/yaml/parseYaml.ts";
import { countryData } from "../../../../cli/config/geography/countryData.ts";
import { countryFacts } from "../../../../cli/config/geography/countryFacts.ts";
import { countryFile, settingsForAll } from "../../../../cli/tools/scaffold/countryFile.ts";
import { openScaffold } from "../../../../cli/tools/scaffold/openScaffold.ts";
import { PACKAGE_DIR } from "../../../../cli/core/project.ts";
import { hasErrors } from "../../../../cli/core/problems/problem.ts";
import { makeProject } from "../../project.ts";

beforeEach(() => {
  vi.spyOn(process.stdout, "write").mockReturnValue(true);
});

/** A copy of the settings and texts of a project in this repository. */
function copyOfProject(folder: string): string {
  const root = mkdtempSync(join(tmpdir(), "sitegen-"));
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  cpSync(join(PACKAGE_DIR, folder, "countries"), join(root, "countries"), { recursive: true });
  return root;
}

const begin = (root: string, name: string, options = {}) => newCountry(name, { root, quiet: true, ...options });
const read = (root: string, file: string) => readFileSync(join(root, file), "utf8");
/** Errors of the texts; pictures and drawings are not looked at. */
const errorsOf = (root: string) =>
  checkTexts({ root }).problems.filter(
    (problem) => hasErrors([problem]) && !["missing-brand-file", "missing-picture"].includes(problem.code),
  );

describe("a new country", () => {
  test("of the shipped network is valid, and has its own facts only", async () => {
    const root = copyOfProject(".");
    await begin(root, "nepal");
    const text = read(root, "countries/nepal.yaml");
    expect(text).toMatchInlineSnapshot(`
      "# Nepal. Keys that are missing here have the value of \`defaults\` in network.yaml. Names, codes, time zones and
      # regions are from public data (CLDR, ISO 3166, IANA): check them.

      name: Nepal
      # Adjective for the country's people.
      demonym: Nepalese
      code: NP
      dialCode: "+977"
      currency: NPR
      timeZone: Asia/Kathmandu
      # Pages are in en-AU, which network.yaml sets.
      # Also spoken there: ne-NP, mai-NP. A further language needs translations
      # (node_modules/countrysites/docs/words.md):
      # languages: [en-AU, ne-NP]

      # Id of the header menu in the CMS. Without it, the header shows \`navigation\`.
      # contentApi: { menuId: … }

      contacts:
        # All of these are placeholders. Write your own, then remove this line.
        placeholder: true
        phone: { e164: "+97700000000", display: +977 0000 0000 }
        whatsapp: { e164: "+97700000000", display: +977 0000 0000 }
        email: nepal@farhaven.example
        # \`region\` puts an office into a separate tab of the contact page.
        offices:
          - { name: Nepal, lines: ["[Write here: street and number, town]"], hours: "[Write here: opening hours]" }

      # Details that only the owner knows. \`sitegen validate\` lists missing ones
      # (node_modules/countrysites/docs/legal-pages.md).
      # owner:
      #   name: …

      # \`shared: true\` includes the pages that network.yaml lists. \`omit\` leaves some out, \`slugs\` changes their
      # spelling, and \`add\` adds your own (\`sitegen new page\`).
      groups:
        services: { shared: true }
        abroad: { shared: true }
        scholarships: { shared: true }
        news: {}
        careers: { shared: true }

      pages:
        first-year-costs: {}
        mbbs: { form: mbbs }
        compare-countries: {}

      forms:
        fields:
          # States or regions, from ISO 3166-2.
          state:
            options:
              - { label: Bagmati, value: bagmati }
              - { label: Gandaki, value: gandaki }
              - { label: Karnali, value: karnali }
              - { label: Koshi, value: koshi }
              - { label: Lumbini, value: lumbini }
              - { label: Madhesh, value: madhesh }
              - { label: Sudurpashchim, value: sudurpashchim }
          # The offices. If your backend uses another value, write { label: …, value: … }.
          nearrestarea:
            options:
              - Nepal
            default: Nepal
        # To ask visitors for them:
        # enquiry:
        #   add:
        #     - { field: state, after: your-phone }
        #     - { field: city, after: state }
      "
    `);
    expect(text).not.toMatch(
      /Bhutan|India|Filipin|Philippin|Australian|Thimphu|Kolkata|Manila|Perth|\b(?:BT|IN|PH)\b|bhu\b|phil\b|aus\b|975|\+91|\+63|\+61|menuId: \d/,
    );
    expect(errorsOf(root)).toEqual([]);
  });

  test("is checked by editors like the others, also where their settings named the first country alone", async () => {
    const project = makeProject();
    const line = "# yaml-language-server: $schema=.schema/country.json\n";
    project.write("countries/atlantis.yaml", line + project.read("countries/atlantis.yaml"));
    const settings = (files: string) =>
      `{\n  // Ours.\n  "yaml.schemas": {\n    "countries/.schema/country.json": [${files}],\n    "x.json": "x.yaml"\n  }\n}\n`;
    project.write(".vscode/settings.json", settings('"countries/atlantis.yaml", "countries/atlantis.*.yaml"'));
    await begin(project.root, "Nepal");
    expect(read(project.root, "countries/nepal.yaml")).toMatch(`${line}# Nepal.`);
    const all = '"countries/*.yaml", "!countries/network.yaml", "!countries/network.*.yaml", "!countries/facts.yaml"';
    expect(read(project.root, ".vscode/settings.json")).toBe(settings(all));
    expect(settingsForAll(project.root)).toBeUndefined();
    const shipped = JSON.parse(read(PACKAGE_DIR, "templates/project/base/.vscode/settings.json")) as Record<
      string,
      object
    >;
    expect(shipped["yaml.schemas"]).toHaveProperty(["countries/.schema/country.json"], JSON.parse(`[${all}]`));
  });

  test("like another has its layouts, and none of its facts", async () => {
    const root = copyOfProject(".");
    await begin(root, "np", { like: "india" });
    const text = read(root, "countries/nepal.yaml");
    expect(text).toContain("layout: india\n");
    expect(text).toContain("  enquiry:\n    add:\n      - { field: state, after: your-phone }");
    expect(text).not.toMatch(/Indian|Kolkata|Chennai|Delhi|\bIN\b|\+91|ads:|exam:/);
    expect(existsSync(join(root, "countries/content/nepal"))).toBe(false);
  });

  test("whose words nobody has written yet gets marked pages", async () => {
    const root = copyOfProject("examples/clinics");
    await begin(root, "NPL");
    expect(read(root, "countries/nepal.yaml")).toContain("languages: [en-NP]");
    expect(read(root, "countries/nepal.yaml")).toContain("branch:\n      value: nepal");
    expect(read(root, "countries/nepal.yaml")).not.toMatch(/Nairobi|Kenya|nairobi|254/);
    expect(read(root, "countries/content/nepal/first-visit.md")).toMatchInlineSnapshot(`
      "---
      title: First visit
      description: "[Write here: what readers find here, in one or two sentences of 50 to 170 characters, for search results]"
      summary: "[Write here: one sentence, shown under the heading and on cards]"
      # Further keys (sections, faq, picture, aliases, metadata): node_modules/countrysites/docs/writing-pages.md.
      ---

      [Write here: the first paragraph, which answers what brought readers here]

      ## [Write here: a heading, as a question or a statement]

      [Write here: what there is to know, in short paragraphs]
      "
    `);
    const { problems } = await checkProject({ root });
    expect(problems.filter((problem) => hasErrors([problem]))).toEqual([]);
  });

  test("is written in a language that the project has and its people speak", async () => {
    const root = copyOfProject("examples/clinics");
    await begin(root, "DE", { name: "Hamburg" });
    const text = read(root, "countries/hamburg.yaml");
    expect(text).toContain("name: Hamburg\ncode: DE\n");
    expect(text).toContain("languages: [de-DE]");
    expect(text).toContain("  erster-besuch: { template: page, pair: first-visit }");
  });

  test("of a network of one country is like that, and one of none has what every site has", async () => {
    const project = makeProject().replace("countries/atlantis.yaml", "code: AT\n", "");
    await begin(project.root, "Nepal");
    expect(read(project.root, "countries/nepal.yaml")).toContain("services: { shared: true }");
    expect(errorsOf(project.root)).toEqual([]);

    const empty = makeProject().remove("countries/atlantis.yaml");
    await begin(empty.root, "Nepal");
    expect(read(empty.root, "countries/nepal.yaml")).toContain("email: nepal@example.com");
  });

  test("of any country in the world is valid", async () => {
    const project = await openScaffold(makeProject().root);
    for (const code of countryData().countries.keys()) {
      const facts = countryFacts(code) ?? expect.fail();
      const text = countryFile({ ...project, facts, key: "other" });
      const own = parseYaml({ file: "countries/other.yaml", text }).value ?? expect.fail();
      const { problems } = loadCountry(project.schemas, { own, network: project.networkFile, languages: new Map() });
      expect(problems, text).toEqual([]);
    }
  });

  test.each([
    ["nepall", {}, "`nepall` is not a country", "Did you mean `Nepal`?"],
    ["austria", {}, "countries/atlantis.yaml already has the code AT", "sitegen new country AT --name Town"],
    ["nepal", { like: "atlantic" }, "There is no country `atlantic`", "Did you mean `atlantis`?"],
    ["AT", { name: "Atlantis" }, "countries/atlantis.yaml already exists", "choose another name"],
    ["NP", { name: "facts" }, "`facts` can't be the name of a site", "--name"],
  ])("%s %o is refused", async (name, options, message, hint) => {
    const { root } = makeProject();
    await expect(begin(root, name, options)).rejects.toMatchObject({
      message: expect.stringContaining(message) as string,
      hint: expect.stringContaining(hint) as string,
    });
    expect(existsSync(join(root, "countries/nepal.yaml"))).toBe(false);
  });
});
