import type { SitePlan } from "../../../cli/model/plan.ts";
import { describe, expect, it } from "vitest";
import { loadConfig } from "../../../cli/config/loadConfig.ts";
import { planHost } from "../../../cli/hosts/planHost.ts";
import { sitemapFiles } from "../../../cli/hosts/sitemap.ts";
import { copyOf, COUNTRY_FILE, makeProject, pageOf, siteOf } from "../project.ts";

const sitemapOf = (site: SitePlan): string => sitemapFiles(site)[0]?.[1] ?? "";

const withPlaceholders = () =>
  makeProject().addCountry("lemuria", "LI").replace(COUNTRY_FILE, "contacts:", "contacts:\n  placeholder: true");

describe("a country whose contacts are placeholders", () => {
  it("has no page that search engines list, and no sitemap that is named", () => {
    const plan = withPlaceholders().plan();
    const site = siteOf(plan);
    expect(site.pages.map(({ head }) => head.noindex)).not.toContain(false);
    expect(sitemapOf(site)).not.toContain("<loc>");
    expect(plan.hosts[0]).toMatchObject({
      folders: ["/atlantis/", "/lemuria/"],
      listed: ["/lemuria/"],
      isUnlisted: false,
    });
  });

  it("is no counterpart of the pages of others", () => {
    const plan = withPlaceholders().plan();
    expect([pageOf(plan, "/atlantis/").head.alternates, pageOf(plan, "/lemuria/").head.alternates]).toEqual([[], []]);
  });

  it("tells nobody's programs how to reach it", () => {
    const plan = withPlaceholders().plan();
    expect(JSON.stringify(pageOf(plan, "/atlantis/contact-us/").head.jsonLd)).not.toMatch(/telephone|email|address/);
    expect(JSON.stringify(pageOf(plan, "/lemuria/contact-us/").head.jsonLd)).toMatch(/telephone/);
  });

  it("is a warning that says how to end it", () =>
    expect(withPlaceholders().report()).toMatchInlineSnapshot(`
      "countries/atlantis.yaml:9:3 warning The contact details of Atlantis are placeholders [placeholder-contacts]
        | placeholder
        All of its pages are \`noindex\`, and structured data leaves the details out.
        → Write your own telephone numbers, email address and offices, then remove \`placeholder\`."
    `));
});

describe("voices that are samples", () => {
  const withVoices = (more: string) =>
    makeProject().write(
      "countries/content/shared/home.md",
      copyOf("Home").replace(
        "---\n",
        `---\nsections:\n  - type: testimonials\n    heading: Voices\n${more}    items: [{ quote: Q, name: Sample student }]\n`,
      ),
    );
  it("are shown and marked, on a page that search engines do not list", () => {
    const project = withVoices("    placeholder: true\n");
    const plan = project.plan();
    const home = pageOf(plan, "/atlantis/");
    expect(home.copy.sections).toContainEqual(expect.objectContaining({ type: "testimonials", placeholder: true }));
    expect([home, pageOf(plan, "/atlantis/contact-us/")].map(({ head }) => head.noindex)).toEqual([true, false]);
    expect(sitemapOf(siteOf(plan))).not.toContain("/atlantis/</loc>");
    expect(project.problems().map(({ code }) => code)).toContain("placeholder-quotes");
  });

  it("keep a page out of what others say of their counterparts", () => {
    const project = withVoices("    placeholder: true\n")
      .addCountry("lemuria", "LI")
      .write("countries/content/lemuria/home.md", copyOf("Home").replace("---\n", "---\nsections: [{ type: copy }]\n"));
    const homes = ["/atlantis/", "/lemuria/"].map((path) => pageOf(project.plan(), path).head);
    expect(homes.map(({ noindex, alternates }) => [noindex, alternates])).toEqual([
      [true, []],
      [false, []],
    ]);
    const real = withVoices("").addCountry("lemuria", "LI");
    expect(pageOf(real.plan(), "/lemuria/").head.alternates.length).toBeGreaterThan(1);
  });

  it("keep no page back that does not show any", () => {
    const project = withVoices("    placeholder: true\n").replace(
      "countries/content/shared/home.md",
      "[{ quote: Q, name: Sample student }]",
      "[]",
    );
    expect(pageOf(project.plan(), "/atlantis/").head.noindex).toBe(false);
  });

  it("are listed once they are real", () => {
    const project = withVoices("");
    expect(pageOf(project.plan(), "/atlantis/").head.noindex).toBe(false);
    expect(project.problems().map(({ code }) => code)).not.toContain("placeholder-quotes");
  });
});

it("a host of such countries alone is not listed at all", () => {
  const project = makeProject().replace(COUNTRY_FILE, "contacts:", "contacts:\n  placeholder: true");
  const { value: config } = loadConfig(project.root);
  if (!config) throw new Error("no configuration");
  const plan = project.plan();
  expect(plan.isStaging).toBe(false);
  expect(plan.hosts[0]).toMatchObject({ listed: [], isUnlisted: true });
  expect(planHost({ config, plan, pages: [], styles: [] }).headers.all["X-Robots-Tag"]).toBe("noindex");
});
