import { describe, expect, it } from "vitest";
import { COUNTRY_FILE, makeProject, NETWORK_FILE, pageOf, siteOf } from "../project.ts";

const inEnglish = `groups: { services: { label: Help } }
brand: { tagline: Learn abroad }
defaults: { forms: { fields: { your-name: { label: Full name } } } }
`;

const NO_LANGUAGE = "  languages: [en-AU]\n";

/** What a site shows of the network's settings. */
const shown = (project: ReturnType<typeof makeProject>, key = "atlantis") => {
  const plan = project.plan();
  const { site } = siteOf(plan, key);
  return [
    pageOf(plan, `/${key}/services/visa-guidance/`).content.crumbs[1]?.label,
    site.brand.tagline,
    JSON.stringify(site.forms).includes("Full name"),
  ];
};

describe("the network's settings in a language", () => {
  it("are those of a country's first site, too", () =>
    expect(shown(makeProject().write("countries/network.en.yaml", inEnglish))).toEqual(["Help", "Learn abroad", true]));

  it("are found by the whole tag, then by the language", () =>
    expect(
      shown(
        makeProject()
          .write("countries/network.en.yaml", inEnglish)
          .write("countries/network.en-au.yaml", "groups: { services: { label: Aid } }\n"),
      ),
    ).toEqual(["Aid", "Learn abroad", true]));

  it("are not those of another region", () =>
    expect(makeProject().write("countries/network.en-gb.yaml", inEnglish).report()).toMatchInlineSnapshot(`
      "countries/network.en-gb.yaml:1:1 error The file countries/network.en-gb.yaml is not used [unused-language]
        No country has the language \`en-gb\`.
        → Add it to \`languages\` of a country, or remove the file."
    `));

  it("give way to the country's own", () =>
    expect(
      shown(
        makeProject()
          .write("countries/network.en.yaml", inEnglish)
          .append(COUNTRY_FILE, "brand: { tagline: Under water }\n"),
      ),
    ).toEqual(["Help", "Under water", true]));

  it("of the first language are none of a further one", () => {
    const project = makeProject()
      .replace(NETWORK_FILE, NO_LANGUAGE, "  languages: [en-AU, hi-IN]\n  untranslated: show\n")
      .write("countries/network.en.yaml", inEnglish);
    expect(shown(project)).toEqual(["Help", "Learn abroad", true]);
    expect(shown(project, "atlantis/hi")).toEqual(["Services", "Study abroad", false]);
  });
});
