import { describe, expect, it } from "vitest";
import { generateApp, generatePages, pageFile } from "../../../cli/build/generate/generateApp.ts";
import { openProject } from "../../../cli/core/project.ts";
import { makeProject, siteOf } from "../project.ts";

it("where a page's data is", () => {
  expect(["/india/", "/india/news/", "/india/news/a/", "/india/404.html"].map(pageFile)).toEqual([
    "src/data/pages/india.json",
    "src/data/pages/india/news.json",
    "src/data/pages/india/news/a.json",
    "src/data/pages/india/404.json",
  ]);
});

describe("a country's app", () => {
  it("is a Vite project with the shared data", () => {
    const { root, plan } = makeProject();
    const files = generateApp(openProject(root), [siteOf(plan())], []);
    const names = [...files.keys()].map((name) => name.replace(/\.tsx?$/, ""));
    expect(names).toEqual(
      expect.arrayContaining([
        "index.html",
        "package.json",
        "vite.config.js",
        "src/boot",
        "src/entry-server",
        "src/data/site.json",
      ]),
    );
    expect(JSON.parse(String(files.get("package.json")))).toEqual({
      name: "atlantis-site",
      private: true,
      type: "module",
      scripts: { dev: "vite", build: "vite build", preview: "vite preview" },
    });
    expect(JSON.parse(String(files.get("src/data/site.json")))).toMatchObject({
      country: { key: "atlantis" },
      menuId: 1,
    });
  });

  it("has a file for each page, for the page of results and for the not-found page, none outside of its folder", () => {
    const { root, plan } = makeProject();
    const names = [...generatePages(siteOf(plan()), root).keys()];
    expect(names).toHaveLength(8);
    expect(names).toContain("src/data/pages/atlantis/404.json");
    expect(names.filter((name) => !/^src\/data\/pages\/atlantis(?:\/[a-z0-9/-]+)?\.json$/.test(name))).toEqual([]);
  });

  it("is the same each time", () => {
    const { root, plan } = makeProject();
    const make = () => [...generatePages(siteOf(plan()), root)];
    expect(make()).toEqual(make());
  });
});
