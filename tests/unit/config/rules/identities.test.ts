import { describe, expect, test } from "vitest";
import { COUNTRY_FILE, makeProject, NETWORK_FILE, type TestProject } from "../../project.ts";

const MU = "countries/mu.yaml";
const said = (project: TestProject) => project.problems().map(({ code, message }) => `${code}: ${message}`);

/** The country with real facts. */
const withFacts = (facts: Record<string, string>) => {
  const project = makeProject();
  const text = project.read(COUNTRY_FILE).replace(
    /^name:[^]*?contentApi:/,
    `${Object.entries(facts)
      .map(([key, value]) => `${key}: ${value}\n`)
      .join("")}contentApi:`,
  );
  return project.write(COUNTRY_FILE, text);
};

describe("facts of another country", () => {
  test("a copied file with another code is warned of line by line", () => {
    const project = withFacts({
      name: "Bhutan",
      demonym: "Bhutanese",
      code: "BT",
      dialCode: '"+975"',
      currency: "BTN",
      timeZone: "Asia/Thimphu",
    }).replace(COUNTRY_FILE, '"+9900000000"', '"+97500000000"');
    project.write(MU, project.read(COUNTRY_FILE).replace("code: BT", "code: NP"));
    expect(project.report()).toMatchInlineSnapshot(`
      "countries/mu.yaml:1:7 warning countries/atlantis.yaml has the name \`Bhutan\` too [duplicate-value]
        | Bhutan
        Visitors could not tell the two sites apart.
        → Write this country's own name.
      countries/mu.yaml:2:10 warning The demonym \`Bhutanese\` belongs to atlantis, but the code is \`NP\` [foreign-fact]
        | Bhutanese
        NP is the code of Nepal.
        → Write \`Nepalese\`, or correct \`code\`.
      countries/mu.yaml:4:11 warning The dial code \`+975\` belongs to Bhutan, but the code is \`NP\` [foreign-fact]
        | "+975"
        NP is the code of Nepal.
        → Write \`+977\`, or correct \`code\`.
      countries/mu.yaml:5:11 warning The currency \`BTN\` belongs to Bhutan, but the code is \`NP\` [foreign-fact]
        | BTN
        NP is the code of Nepal.
        → Write \`NPR\`, or correct \`code\`.
      countries/mu.yaml:6:11 warning The time zone \`Asia/Thimphu\` belongs to Bhutan, but the code is \`NP\` [foreign-fact]
        | Asia/Thimphu
        NP is the code of Nepal.
        → Write \`Asia/Kathmandu\`, or correct \`code\`.
      countries/mu.yaml:8:11 warning countries/atlantis.yaml has the menu \`1\` too [duplicate-value]
        | 1
        Its links lead to pages of one of the two countries.
        → Write the value of mu. If both countries share it, write it once, below \`defaults\` in network.yaml.
      countries/mu.yaml:10:18 warning countries/atlantis.yaml has the telephone number \`+97500000000\` too [duplicate-value]
        | "+97500000000"
        Visitors would reach another country's office.
        → Write the value of mu. If both countries share it, write it once, below \`defaults\` in network.yaml.
      countries/mu.yaml:11:10 warning countries/atlantis.yaml has the email address \`atlantis@example.com\` too [duplicate-value]
        | atlantis@example.com
        Visitors would reach another country's office.
        → Write the value of mu. If both countries share it, write it once, below \`defaults\` in network.yaml."
    `);
  });

  test.each([
    ["Jamaica", { code: "JM", dialCode: '"+1876"', timeZone: "America/Jamaica", currency: "JMD" }],
    ["Canada", { code: "CA", dialCode: '"+1"', timeZone: "America/Vancouver", currency: "CAD" }],
    ["Kazakhstan", { code: "KZ", dialCode: '"+7"', timeZone: "Asia/Almaty", currency: "KZT" }],
    ["Guernsey", { code: "GG", dialCode: '"+44"', timeZone: "Europe/Guernsey", currency: "GBP", demonym: "British" }],
    ["Christmas Island", { code: "CX", dialCode: '"+61"', timeZone: "Indian/Christmas", currency: "AUD" }],
    ["Vatican City", { code: "VA", dialCode: '"+379"', timeZone: "Europe/Rome", currency: "EUR" }],
    ["Liechtenstein", { code: "LI", dialCode: '"+423"', timeZone: "Europe/Zurich", currency: "CHF" }],
    ["India", { code: "IN", dialCode: '"+91"', timeZone: "Asia/Calcutta", currency: "INR" }],
    ["Ukraine", { code: "UA", dialCode: '"+380"', timeZone: "Europe/Kiev", currency: "UAH" }],
    ["Bhutan", { code: "BT", dialCode: '"+975"', timeZone: "Asia/Thimphu", currency: "INR" }],
    ["Cambodia", { code: "KH", dialCode: '"+855"', timeZone: "UTC", currency: "USD" }],
    ["Kosovo", { code: "XK", dialCode: '"+383"', timeZone: "Europe/Belgrade", currency: "EUR" }],
    ["Georgia", { code: "US", dialCode: '"+1"', timeZone: "America/New_York", currency: "USD" }],
    ["Perth", { code: "AU", dialCode: '"+61"', timeZone: "Australia/Perth", currency: "AUD" }],
    ["Dubai", { dialCode: '"+49"', timeZone: "Europe/Berlin", currency: "JPY" }],
  ])("%s may say %o", (name, facts) => expect(said(withFacts({ name, ...facts }))).toEqual([]));

  test("what all countries inherit is as it is wanted", () => {
    const project = withFacts({ name: "Nepal", code: "NP", dialCode: '"+977"' });
    project.replace(NETWORK_FILE, "defaults:\n", "defaults:\n  timeZone: Asia/Kolkata\n  currency: INR\n");
    expect(said(project)).toEqual([]);
  });

  test("UK is no code", () => {
    const project = withFacts({ name: "United Kingdom", code: "UK" });
    expect(project.problems()).toMatchObject([{ code: "invalid-value", hint: "Did you mean `GB`?" }]);
  });
});

describe("what two countries share", () => {
  test("is warned of where the copy is", () => {
    const project = makeProject().addCountry("lemuria", "LI").addCountry("aaa", "PH");
    project.replace("countries/aaa.yaml", "aaa@example.com", "lemuria@example.com");
    expect(project.problems()).toMatchObject([{ code: "duplicate-value", place: { file: "countries/aaa.yaml" } }]);
  });

  test("is fine when it is written once", () => {
    const email = "  email: atlantis@example.com\n";
    const project = makeProject().replace(COUNTRY_FILE, email, "");
    project.replace(NETWORK_FILE, "defaults:\n", `defaults:\n  contacts: { email: hello@example.com }\n`);
    project.addCountry("mu", "MU");
    project.replace(MU, "  email: mu@example.com\n", "");
    expect(said(project)).toEqual([]);
  });

  test("can be placeholders with one dial code", () => {
    const country = { code: "CA", dialCode: '"+1"' };
    const project = withFacts({ name: "Canada", ...country }).replace(
      COUNTRY_FILE,
      "contacts:\n",
      "contacts:\n  placeholder: true\n",
    );
    project.replace(COUNTRY_FILE, "+9900000000", "+100000000");
    project.write(
      MU,
      project
        .read(COUNTRY_FILE)
        .replace("Canada", "Jamaica")
        .replace("code: CA", "code: JM")
        .replace("atlantis@", "mu@")
        .replace("menuId: 1", "menuId: 2"),
    );
    expect(said(project).filter((line) => !line.startsWith("placeholder"))).toEqual([]);
  });
});
