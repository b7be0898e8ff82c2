import { describe, expect, it } from "vitest";
import { COUNTRY_FILE, makeProject, NETWORK_FILE } from "../../project.ts";

describe("countries", () => {
  it("a code that two have", () => {
    expect(makeProject().addCountry("lemuria", "AT").report()).toMatchInlineSnapshot(`
      "countries/lemuria.yaml:3:7 error countries/atlantis.yaml has the country code \`AT\` too [duplicate-value]
        | AT
        The code decides to which site visitors from a country are sent.
        → Write this country's own code."
    `);
  });

  it("several without a code", () => {
    const project = makeProject().addCountry("lemuria", "LI");
    for (const file of [COUNTRY_FILE, "countries/lemuria.yaml"])
      project.write(file, project.read(file).replace(/^code: .*\n/m, ""));
    expect(project.report()).toBe("");
  });

  it("a fallback that has no file", () => {
    expect(makeProject().replace(NETWORK_FILE, "fallback: atlantis", "fallback: atlantic").report())
      .toMatchInlineSnapshot(`
        "countries/network.yaml:15:13 error There is no country \`atlantic\` [unknown-country]
          | atlantic
          It would need the file countries/atlantic.yaml.
          → Did you mean \`atlantis\`?"
      `);
  });

  it("a country of the geo map that has no file", () => {
    expect(
      makeProject()
        .replace(NETWORK_FILE, "  fallback: atlantis", "  fallback: atlantis\n  countries: { NP: lemuria }")
        .report(),
    ).toMatchInlineSnapshot(`
      "countries/network.yaml:16:20 error There is no country \`lemuria\` [unknown-country]
        | lemuria
        It would need the file countries/lemuria.yaml.
        → Known: \`atlantis\`."
    `);
  });

  it("an order that names unknown countries, and one twice", () => {
    expect(
      makeProject()
        .append(NETWORK_FILE, "order:\n  bar: [atlantis, lemuria]\n  flags: [atlantis, atlantis]\n")
        .report(),
    ).toMatchInlineSnapshot(`
      "countries/network.yaml:64:19 error There is no country \`lemuria\` [unknown-country]
        | lemuria
        It would need the file countries/lemuria.yaml.
        → Known: \`atlantis\`.
      countries/network.yaml:65:21 error \`order.flags\` contains \`atlantis\` twice [duplicate-value]
        | atlantis
        Visitors would see it twice.
        → Remove one of them."
    `);
  });
});
