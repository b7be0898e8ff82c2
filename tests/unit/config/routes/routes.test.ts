import { describe, expect, it } from "vitest";
import { loadConfig } from "../../../../cli/config/loadConfig.ts";
import { indexRoutes, listRoutes } from "../../../../cli/config/routes/routes.ts";
import { COUNTRY_FILE, makeProject, NETWORK_FILE, type TestProject } from "../../project.ts";

function routesOf(project: TestProject) {
  const { value } = loadConfig(project.root);
  const site = value?.countries[0];
  if (!value || !site) throw new Error("The project could not be loaded");
  return listRoutes(value, site);
}

const services = (lines: string) => {
  const project = makeProject().replace(COUNTRY_FILE, "    shared: true\n", lines);
  return routesOf(project)
    .filter(({ group }) => group === "services")
    .map(({ path }) => path.replace("/atlantis/services/", ""));
};

describe("a group's pages", () => {
  it("shared ones after the index", () =>
    expect(services("    shared: true\n")).toEqual(["", "visa-guidance/", "counseling/"]));
  it("none without `shared`", () => expect(services("    add: [loans]\n")).toEqual(["", "loans/"]));
  it("less the omitted", () =>
    expect(services("    shared: true\n    omit: [visa-guidance]\n")).toEqual(["", "counseling/"]));
  it("spelled differently", () =>
    expect(services("    shared: true\n    slugs: { counseling: counselling }\n")).toEqual([
      "",
      "visa-guidance/",
      "counselling/",
    ]));
  it("with own ones at the end", () =>
    expect(services("    shared: true\n    add: [loans, { slug: housing }]\n")).toEqual([
      "",
      "visa-guidance/",
      "counseling/",
      "loans/",
      "housing/",
    ]));

  it("with own ones in between", () => {
    expect(services("    shared: true\n    add: [{ slug: loans, after: visa-guidance }]\n")).toEqual([
      "",
      "visa-guidance/",
      "loans/",
      "counseling/",
    ]);
    expect(services("    shared: true\n    add: [{ slug: a, after: counseling }, { slug: b, after: a }]\n")).toEqual([
      "",
      "visa-guidance/",
      "counseling/",
      "a/",
      "b/",
    ]);
  });

  it("`after` means the shared slug, however it is spelled here", () => {
    expect(
      services(
        "    shared: true\n    slugs: { visa-guidance: visas }\n    add: [{ slug: loans, after: visa-guidance }]\n",
      ),
    ).toEqual(["", "visas/", "loans/", "counseling/"]);
  });
});

it("a group without an index page", () => {
  const project = makeProject().replace(NETWORK_FILE, "    label: Services", "    label: Services\n    index: false");
  expect(routesOf(project).map(({ path }) => path)).not.toContain("/atlantis/services/");
});

it("what a page is by itself, by its group and by its country", () => {
  const project = makeProject()
    .replace(NETWORK_FILE, "    label: Services", "    label: Services\n    template: landing\n    noindex: true")
    .replace(
      COUNTRY_FILE,
      "    shared: true",
      "    shared: true\n    slugs: { counseling: counselling }\n    add: [{ slug: loans, template: article, layout: landing, flag: AU, noindex: false, content: money/loans, pair: money }]",
    );
  const [home] = routesOf(project);
  expect(home).toMatchObject({
    path: "/atlantis/",
    role: "home",
    template: "home",
    layout: "default",
    content: "home",
    pair: "home",
    noindex: false,
    from: ["pages", "home"],
  });
  expect(
    routesOf(project)
      .filter(({ role }) => role === "page")
      .map(({ from: _, site: _site, role: _role, group: _group, ...rest }) => rest),
  ).toEqual([
    {
      path: "/atlantis/services/visa-guidance/",
      template: "landing",
      layout: "default",
      content: "services/visa-guidance",
      pair: "services/visa-guidance",
      noindex: true,
    },
    {
      path: "/atlantis/services/counselling/",
      template: "landing",
      layout: "default",
      content: "services/counseling",
      pair: "services/counseling",
      noindex: true,
    },
    {
      path: "/atlantis/services/loans/",
      template: "article",
      layout: "landing",
      content: "money/loans",
      pair: "money",
      noindex: false,
      flag: "AU",
    },
  ]);
});

it("single pages: under their key, under another slug", () => {
  const project = makeProject().append(COUNTRY_FILE, "pages:\n  about: {}\n  jobs: { slug: careers, noindex: true }\n");
  const added = routesOf(project).filter(({ content }) => ["about", "jobs"].includes(content));
  expect(added.map(({ path, role, template, noindex }) => ({ path, role, template, noindex }))).toEqual([
    { path: "/atlantis/about/", role: "single", template: "article", noindex: false },
    { path: "/atlantis/careers/", role: "single", template: "article", noindex: true },
  ]);
});

describe("the page that a link means", () => {
  const project = () =>
    makeProject().replace(COUNTRY_FILE, "    shared: true", "    shared: true\n    slugs: { counseling: counselling }");
  const find = (link: string, country = "atlantis") => indexRoutes(routesOf(project())).find(country, link)?.path;

  it.each([
    ["/", "/atlantis/"],
    ["/services/", "/atlantis/services/"],
    ["/services", "/atlantis/services/"],
    ["/services/counselling/", "/atlantis/services/counselling/"],
    ["/services/counselling/?a=b#c", "/atlantis/services/counselling/"],
    // By the shared name, so that shared copy can link to it.
    ["/services/counseling/", "/atlantis/services/counselling/"],
    ["/nowhere/", undefined],
    ["/atlantis/services/", undefined],
    ["/Services/", undefined],
    ["/services//", undefined],
  ])("%s", (link, path) => expect(find(link)).toBe(path));

  it("is one of its own country", () => expect(find("/services/", "lemuria")).toBeUndefined());
});
