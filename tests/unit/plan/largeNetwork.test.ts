import type { SitePlan } from "../../../cli/model/plan.ts";
import { describe, expect, it } from "vitest";
import { sitemapFiles } from "../../../cli/hosts/sitemap.ts";
import { makeProject, NETWORK_FILE, pageOf, type TestProject } from "../project.ts";

const sitemapOf = (site: SitePlan): string => sitemapFiles(site)[0]?.[1] ?? "";

/** Four countries, of which a page names at most so many. */
const plan = (order: string) =>
  ["lemuria LI", "mu MU", "thule TL"]
    .reduce<TestProject>((project, country) => {
      const [key = "", code = ""] = country.split(" ");
      return project.addCountry(key, code);
    }, makeProject())
    .append(NETWORK_FILE, `order: { ${order} }\n`)
    .plan();
const siteOf = (made: ReturnType<typeof plan>, country: string) => {
  const site = made.sites.find(({ key }) => key === country);
  if (!site) throw new Error(`no ${country}`);
  return site;
};

describe("a network of as many countries as a page may name", () => {
  it("is named as a whole", () => {
    const made = plan("most: 4");
    const { site } = siteOf(made, "mu");
    expect(site.sites.map(({ key }) => key)).toEqual(["atlantis", "lemuria", "mu", "thule"]);
    expect(site.allCountries).toBeUndefined();
    expect(Object.keys(pageOf(made, "/mu/contact-us/").page.siblings)).toEqual(["atlantis", "lemuria", "thule"]);
    expect(pageOf(made, "/mu/").content.countries).toBeUndefined();
    expect(pageOf(made, "/mu/contact-us/").head.alternates).toHaveLength(5);
  });
});

describe("a larger network", () => {
  const larger = () => plan("bar: [thule, atlantis], flags: [lemuria, atlantis], most: 2");

  it("pages name their own country and the first of the network bar, in both orders", () => {
    const made = larger();
    const named = (country: string) => {
      const { sites, flagOrder, allCountries } = siteOf(made, country).site;
      return [sites.map(({ key }) => key).join(), flagOrder.join(), allCountries];
    };
    expect(named("mu")).toEqual(["thule,mu", "mu,thule", "/mu/#all-countries"]);
    expect(named("thule")).toEqual(["thule,atlantis", "atlantis,thule", "/thule/#all-countries"]);
    expect(Object.keys(pageOf(made, "/mu/contact-us/").page.siblings)).toEqual(["thule"]);
  });

  it("the homes, and they alone, list all countries", () => {
    const made = larger();
    expect(pageOf(made, "/mu/").content.countries).toEqual({ id: "all-countries", sites: made.network.sites });
    expect(made.network.sites).toHaveLength(4);
    expect(pageOf(made, "/mu/contact-us/").content.countries).toBeUndefined();
  });

  it("its versions of a page are in the sitemaps only", () => {
    const made = larger();
    expect(pageOf(made, "/mu/contact-us/").head.alternates).toEqual([]);
    const xml = sitemapOf(siteOf(made, "mu"));
    for (const country of ["atlantis", "lemuria", "mu", "thule"])
      expect(xml).toContain(`href="https://www.example.com/${country}/contact-us/"`);
  });

  it("a page grows with what it names, not with the network", () => {
    const sizes = [2, 3].map((most) => {
      const { page, head, content } = pageOf(plan(`most: ${most}`), "/mu/contact-us/");
      return JSON.stringify([page, head, content]).length;
    });
    expect(sizes[0]).toBeLessThan(sizes[1] ?? 0);
  });
});
