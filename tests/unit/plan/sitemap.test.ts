import { describe, expect, it } from "vitest";
import { robots, sitemap, sitemapIndex } from "../../../cli/emit/sitemap.ts";
import { makeProject, siteOf } from "../project.ts";

describe("a country's sitemap", () => {
  it("has its indexable pages with their counterparts", () => {
    const project = makeProject()
      .addCountry("lemuria", "LI")
      .replace(
        "countries/lemuria.yaml",
        "    shared: true",
        "    shared: true\n    omit: [visa-guidance]\n    slugs: { counseling: counselling }",
      );
    expect(sitemap(siteOf(project.plan()))).toMatchInlineSnapshot(`
      "<?xml version="1.0" encoding="UTF-8"?>
      <urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1">
        <url>
          <loc>https://www.example.com/atlantis/</loc>
          <xhtml:link rel="alternate" hreflang="en-AT" href="https://www.example.com/atlantis/"/>
          <xhtml:link rel="alternate" hreflang="en-LI" href="https://www.example.com/lemuria/"/>
          <xhtml:link rel="alternate" hreflang="x-default" href="https://www.example.com/"/>
        </url>
        <url>
          <loc>https://www.example.com/atlantis/contact-us/</loc>
          <xhtml:link rel="alternate" hreflang="en-AT" href="https://www.example.com/atlantis/contact-us/"/>
          <xhtml:link rel="alternate" hreflang="en-LI" href="https://www.example.com/lemuria/contact-us/"/>
          <xhtml:link rel="alternate" hreflang="x-default" href="https://www.example.com/atlantis/contact-us/"/>
        </url>
        <url>
          <loc>https://www.example.com/atlantis/services/</loc>
          <xhtml:link rel="alternate" hreflang="en-AT" href="https://www.example.com/atlantis/services/"/>
          <xhtml:link rel="alternate" hreflang="en-LI" href="https://www.example.com/lemuria/services/"/>
          <xhtml:link rel="alternate" hreflang="x-default" href="https://www.example.com/atlantis/services/"/>
        </url>
        <url>
          <loc>https://www.example.com/atlantis/services/visa-guidance/</loc>
        </url>
        <url>
          <loc>https://www.example.com/atlantis/services/counseling/</loc>
          <xhtml:link rel="alternate" hreflang="en-AT" href="https://www.example.com/atlantis/services/counseling/"/>
          <xhtml:link rel="alternate" hreflang="en-LI" href="https://www.example.com/lemuria/services/counselling/"/>
          <xhtml:link rel="alternate" hreflang="x-default" href="https://www.example.com/atlantis/services/counseling/"/>
        </url>
      </urlset>
      "
    `);
  });

  it("escapes addresses", () => {
    const site = siteOf(makeProject().plan());
    const pages = site.pages.map((page) => ({
      ...page,
      head: { ...page.head, canonical: "https://a.example/?a=1&b=<c>" },
    }));
    expect(sitemap({ ...site, pages })).toContain("<loc>https://a.example/?a=1&amp;b=&lt;c&gt;</loc>");
  });
});

it("the index names each country's", () => {
  expect(sitemapIndex(["https://www.example.com/atlantis/sitemap.xml", "https://www.example.com/lemuria/sitemap.xml"]))
    .toMatchInlineSnapshot(`
    "<?xml version="1.0" encoding="UTF-8"?>
    <sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
      <sitemap>
        <loc>https://www.example.com/atlantis/sitemap.xml</loc>
      </sitemap>
      <sitemap>
        <loc>https://www.example.com/lemuria/sitemap.xml</loc>
      </sitemap>
    </sitemapindex>
    "
  `);
});

it("robots.txt names the index", () =>
  expect(robots(["https://www.example.com/sitemap.xml"])).toBe(
    "User-agent: *\nAllow: /\n\nSitemap: https://www.example.com/sitemap.xml\n",
  ));
