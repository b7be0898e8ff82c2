import { expect, it } from "vitest";
import { explainKey, OF_NETWORK } from "../../../../cli/tools/explain/explainKey.ts";
import { readSettings } from "../../../../cli/tools/explain/settings.ts";
import { applyFix } from "../../applyFix.ts";
import { composedInMarkdown, composedInYaml, shown } from "../../plan/sections/composedPage.ts";
import { NETWORK_FILE } from "../../project.ts";

const LISTS = "universities:\n  near:\n    - { name: First, city: Vienna, country: AT }\n";
const SECTION = "- { type: universities, heading: Schools, list: near }";
const COPY = "countries/content/atlantis/contact-us.md";
const TEXTS = "countries/text/en.yaml";

it("a key of the network, a section in Markdown and a text are read by their old names, with a warning at each", () => {
  const project = composedInMarkdown(SECTION)
    .append(NETWORK_FILE, LISTS)
    .write(TEXTS, "sections:\n  universities: Schools\n");
  expect(project.report()).toMatchInlineSnapshot(`
    "countries/content/atlantis/contact-us.md:7:13 warning The key \`universities\` is now called \`institutions\` [renamed-key]
      | universities
      This version of sitegen still reads the old name; the next will not.
      → Write \`institutions\`.
    countries/network.yaml:63:1 warning The key \`universities\` is now called \`institutions\` [renamed-key]
      | universities
      This version of sitegen still reads the old name; the next will not.
      → Write \`institutions\`.
    countries/text/en.yaml:2:3 warning The key \`universities\` is now called \`institutions\` [renamed-key]
      | universities
      This version of sitegen still reads the old name; the next will not.
      → Write \`institutions\`."
  `);
  expect(shown(project, "institutions")[0]?.institutions.map(({ name }) => name)).toEqual(["First"]);
});

it("a section in a country's file is, too", () =>
  expect(composedInYaml(SECTION).append(NETWORK_FILE, LISTS).report()).toContain(
    "countries/atlantis.yaml:27:19 warning The key `universities` is now called `institutions` [renamed-key]",
  ));

it("once it is mended, there is nothing to warn of", () => {
  const project = composedInMarkdown(SECTION.replace("universities", '"universities"')).append(NETWORK_FILE, LISTS);
  for (const { fix } of project.problems()) if (fix) applyFix(project, fix);
  expect(project.read(NETWORK_FILE)).toContain("\ninstitutions:\n  near:");
  expect(project.read(COPY)).toContain("{ type: institutions, heading");
  expect(project.report()).toBe("");
});

it("a mistake below an old name is at its place, under the new name", () =>
  expect(composedInMarkdown(SECTION).append(NETWORK_FILE, LISTS.replace("country: AT", "country: at")).report())
    .toMatchInlineSnapshot(`
    "countries/network.yaml:63:1 warning The key \`universities\` is now called \`institutions\` [renamed-key]
      | universities
      This version of sitegen still reads the old name; the next will not.
      → Write \`institutions\`.
    countries/network.yaml:65:45 error The value is not a country code [invalid-value]
      | at
      → Did you mean \`AT\`?"
  `));

it("a list that is written under both names is an unknown key", () =>
  expect(
    composedInMarkdown(SECTION.replace("universities", "institutions"))
      .append(NETWORK_FILE, LISTS + LISTS.replace("universities", "institutions"))
      .report(),
  ).toMatchInlineSnapshot(`
    "countries/network.yaml:63:1 error There is no key \`universities\` at this level [unknown-key]
      | universities
      → Known: \`brand\`, \`host\`, \`navigation\`, \`order\`, \`contentApi\`, \`geoIp\`, \`xDefault\`, \`sitemap\`, \`llms\`, \`head\`, \`markdown\`, \`minWords\`, and 13 more."
  `));

it("a key is explained by its new name where the file has the old one", () => {
  const { root } = composedInMarkdown(SECTION).append(NETWORK_FILE, LISTS);
  const path = ["institutions", "near"];
  expect(explainKey(readSettings(root), OF_NETWORK, path)).toMatchObject({
    value: [{ name: "First", city: "Vienna", country: "AT" }],
  });
});

it("the same word elsewhere stays", () => {
  const project = composedInMarkdown("- type: institutions\n  heading: Schools\n  list: universities").append(
    NETWORK_FILE,
    "institutions:\n  universities:\n    - { name: universities, city: Vienna, country: AT }\n",
  );
  expect(project.report()).toBe("");
  expect(shown(project, "institutions")[0]?.institutions[0]?.name).toBe("universities");
});
