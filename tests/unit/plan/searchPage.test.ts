import { describe, expect, it } from "vitest";
import { searchedPages, suggestions } from "../../../cli/build/search/siteSearch.ts";
import { COUNTRY_FILE, makeProject, NETWORK_FILE, siteOf } from "../project.ts";

describe("the page of results", () => {
  it("is there, and search engines are not to list it", () => {
    const { search, site } = siteOf(makeProject().plan());
    expect(site.search).toBe("/atlantis/search/");
    expect(search?.page).toEqual({ path: "/atlantis/search/", template: "search", layout: "default", siblings: {} });
    expect(search?.head).toMatchObject({ title: "Search | Example Atlantis", noindex: true });
  });

  it("is not there on a site without search", () => {
    const { search, site } = siteOf(makeProject().append(COUNTRY_FILE, "search: false\n").plan());
    expect([search, site.search]).toEqual([undefined, undefined]);
  });

  it("finds the pages that are for everybody", () => {
    const site = siteOf(makeProject().plan());
    expect(searchedPages(site).map(({ page }) => page.path)).toEqual([
      "/atlantis/",
      "/atlantis/contact-us/",
      "/atlantis/services/",
      "/atlantis/services/visa-guidance/",
      "/atlantis/services/counseling/",
    ]);
    expect(JSON.parse(suggestions(site))).toEqual({
      search: "/atlantis/search/",
      pages: expect.arrayContaining([["services/counseling/", "Counseling"]]) as unknown,
    });
  });

  it("has its path to itself", () => {
    const project = () => makeProject().append(COUNTRY_FILE, "pages:\n  contact-us: { slug: search }\n");
    expect(project().report()).toMatchInlineSnapshot(`
      "countries/atlantis.yaml:20:23 error The path /atlantis/search/ is reserved for the site search [duplicate-route]
        | search
        → Give the page another slug, or turn the search off with \`search: false\`."
    `);
    expect(project().append(COUNTRY_FILE, "search: false\n").report()).not.toContain("duplicate-route");
  });
});

describe("the not-found page", () => {
  const logged = (log: string) => makeProject().append(NETWORK_FILE, `notFound:\n  log: ${log}\n`);

  it("reports to the address of the settings, and without one to nobody", () => {
    expect(siteOf(makeProject().plan()).site.notFoundLog).toBeUndefined();
    expect(siteOf(logged("/lost").plan()).site.notFoundLog).toBe("/lost");
    expect(siteOf(logged("https://log.example/lost").plan()).site.notFoundLog).toBe("https://log.example/lost");
  });

  it("reports to no address that is not encrypted", () =>
    expect(logged("http://log.example/").report()).toMatchInlineSnapshot(`
      "countries/network.yaml:64:8 error \`notFound.log\` has the wrong format [invalid-value]
        | http://log.example/
        → Write a path of the host, or an address that begins with https://."
    `));
});
