import { expect, it } from "vitest";
import { loadConfig } from "../../../../cli/config/loadConfig.ts";
import { COUNTRY_FILE, makeProject, NETWORK_FILE } from "../../project.ts";

const codes = (project: ReturnType<typeof makeProject>) =>
  project.problems().map(({ code, message, place }) => `${place.file}:${place.line} ${code}: ${message}`);

it("posts go to a collection, and a menu has an id and a route", () => {
  const project = makeProject()
    .replace(NETWORK_FILE, "  navigation: menus/v1\n", "")
    .replace(COUNTRY_FILE, "contentApi:\n  menuId: 1\n", "pull:\n  posts: { group: services }\n  menu: {}\n");
  expect(codes(project)).toEqual([
    "countries/atlantis.yaml:7 unknown-group: `services` is not a collection of Atlantis",
    "countries/atlantis.yaml:8 missing-key: `pull.menu` has no `id`",
    "countries/atlantis.yaml:8 missing-key: `pull.menu` has no `route`",
  ]);
});

it("a WordPress has an address", () => {
  const project = makeProject()
    .replace(NETWORK_FILE, "base: https://cms.example.com/wp-json", "base: /wp-json")
    .append(COUNTRY_FILE, "pull: {}\n");
  expect(codes(project)).toEqual([expect.stringContaining("`pull` has no address of a WordPress")]);
});

it("a parameter that a pull sets itself is refused", () => {
  const project = makeProject().append(COUNTRY_FILE, "pull: { pages: { query: { status: draft } } }\n");
  expect(project.report()).toContain("`sitegen pull` sets this parameter itself");
});

it("settings that are pulled are below the country's own", () => {
  const project = makeProject().write(
    "countries/atlantis.pulled.yaml",
    "timeZone: Asia/Kolkata\npages: { about: {} }\nnavigation:\n  - { title: About, to: /about/ }\n",
  );
  project.write("countries/content/atlantis/about.md", project.read("countries/content/shared/home.md"));
  const [site] = project.plan().sites;
  expect(site?.site).toMatchObject({ menu: [{ title: "About", url: "/atlantis/about/" }] });
  expect(loadConfig(project.root).value?.countries[0]?.config.timeZone).toBe("UTC");
});

it("settings that are pulled are of a country", () => {
  const project = makeProject().write("countries/nowhere.pulled.yaml", "pages: {}\n");
  expect(codes(project)).toEqual([
    "countries/nowhere.pulled.yaml:1 unused-language: The file countries/nowhere.pulled.yaml is not used",
  ]);
});
