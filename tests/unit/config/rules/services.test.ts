import { describe, expect, it } from "vitest";
import { COUNTRY_FILE, makeProject, NETWORK_FILE } from "../../project.ts";

const GEO_IP = "geoIp:\n  url: https://geo.example.com/json\n  fallback: atlantis\n";
const CONTENT_API = "contentApi:\n  base: https://cms.example.com/wp-json\n  navigation: menus/v1\n";

describe("services that network.yaml does not name", () => {
  it("a layout that asks where the visitor is", () => {
    const project = makeProject().replace(NETWORK_FILE, GEO_IP, "");
    expect(project.report()).toBe("");
    expect(project.replace(NETWORK_FILE, "  landing: {}", "  landing: { detectCountry: true }").report())
      .toMatchInlineSnapshot(`
        "countries/network.yaml:23:29 error The layout \`landing\` detects the visitor's country, but network.yaml has no \`geoIp\` [missing-key]
          | true
          \`geoIp.url\` is the service that tells a visitor's country.
          → Add \`geoIp: { url: https://… }\` to network.yaml, or remove \`detectCountry\`."
      `);
  });

  it("a country with a menu, and no content API", () => {
    const project = makeProject()
      .replace(NETWORK_FILE, CONTENT_API, "")
      .replace(NETWORK_FILE, "to: contentApi", "to: /send");
    expect(project.report()).toMatchInlineSnapshot(`
      "countries/atlantis.yaml:6:1 error Atlantis has a menu in the content API, but network.yaml does not set the address of menus [missing-key]
        | contentApi
        The menu is loaded from {base}/{navigation}/menu/{id}, which is set in \`contentApi\` of network.yaml.
        → Add \`contentApi: { base: https://…, navigation: menus/v1 }\` to network.yaml, or remove this."
    `);
    expect(project.replace(COUNTRY_FILE, "contentApi:\n  menuId: 1\n", "").report()).toBe("");
  });

  it("a country with a menu, and a content API without menus", () =>
    expect(makeProject().replace(NETWORK_FILE, "  navigation: menus/v1\n", "").report()).toMatchInlineSnapshot(`
      "countries/atlantis.yaml:6:1 error Atlantis has a menu in the content API, but network.yaml does not set the address of menus [missing-key]
        | contentApi
        The menu is loaded from {base}/{navigation}/menu/{id}, which is set in \`contentApi\` of network.yaml.
        → Add \`contentApi.navigation\` to network.yaml, for example \`menus/v1\`, or remove this."
    `));
});

it("a store that asks a content API which is not there", () =>
  expect(
    makeProject()
      .replace(NETWORK_FILE, CONTENT_API, "")
      .replace(NETWORK_FILE, "to: contentApi", "to: /send")
      .replace(COUNTRY_FILE, "contentApi:\n  menuId: 1\n", "")
      .append(COUNTRY_FILE, "store:\n  options: true\n  footerMenus:\n    parking: { menuId: 12 }\n")
      .report(),
  ).toMatchInlineSnapshot(`
    "countries/atlantis.yaml:18:3 error Atlantis has site options in the content API, but network.yaml does not set their address [missing-key]
      | options
      They are loaded from {base}/acf/v2/options, which is set in \`contentApi\` of network.yaml.
      → Add \`contentApi: { base: https://… }\` to network.yaml, or remove this.
    countries/atlantis.yaml:20:16 error Atlantis has a menu in the content API, but network.yaml does not set the address of menus [missing-key]
      | menuId
      The menu is loaded from {base}/{navigation}/menu/{id}, which is set in \`contentApi\` of network.yaml.
      → Add \`contentApi: { base: https://…, navigation: menus/v1 }\` to network.yaml, or remove this."
  `));

it("a country without a menu where the content API has menus", () =>
  expect(makeProject().replace(COUNTRY_FILE, "contentApi:\n  menuId: 1\n", "").report()).toMatchInlineSnapshot(`
    "countries/atlantis.yaml:1:1 warning Atlantis has no menu in the content API [missing-key]
      | name
      Its header keeps the menu of \`navigation\`, and does not show changes made in the CMS.
      → Add \`contentApi: { menuId: … }\`, the id of its menu. If the CMS has no menus, remove \`contentApi.navigation\` from network.yaml."
  `));

it("a misspelled key is no missing service", () =>
  expect(
    makeProject()
      .replace(NETWORK_FILE, "contentApi:", "contentAPI:")
      .problems()
      .map(({ code }) => code),
  ).toEqual(["unknown-key"]));
