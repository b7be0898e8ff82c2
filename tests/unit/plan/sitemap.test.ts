import type { SitePlan } from "../../../cli/model/plan.ts";
import { describe, expect, it } from "vitest";
import { robots, sitemapFiles, sitemapIndex } from "../../../cli/hosts/sitemap.ts";
import { makeProject, siteOf } from "../project.ts";

const sitemapOf = (site: SitePlan): string => sitemapFiles(site)[0]?.[1] ?? "";

describe("a country's sitemap", () => {
  it("has its indexable pages with their counterparts", () => {
    const project = makeProject()
      .addCountry("lemuria", "LI")
      .replace(
        "countries/lemuria.yaml",
        "    shared: true",
        "    shared: true\n    omit: [visa-guidance]\n    slugs: { counseling: counselling }",
      );
    expect(sitemapOf(siteOf(project.plan()))).toMatchInlineSnapshot(`
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

  it.each([
    ["addresses", { urls: 2, bytes: 1e6 }, [2, 2, 1]],
    ["bytes", { urls: 100, bytes: 1000 }, [2, 1, 1, 1]],
  ])(
    "has no more %s in a file than search engines read: the rest is in further ones, which an index names",
    (_, most, counts) => {
      const site = siteOf(makeProject().addCountry("lemuria", "LI").plan());
      const [index, ...parts] = sitemapFiles(site, undefined, most);
      expect(index?.[0]).toBe("sitemap.xml");
      expect([...(index?.[1] ?? "").matchAll(/<loc>(.*)<\/loc>/g)].map(([, url]) => url)).toEqual(
        counts.map((_count, at) => `https://www.example.com/atlantis/sitemap-${at + 1}.xml`),
      );
      expect(parts.map(([name]) => name)).toEqual(counts.map((_count, at) => `sitemap-${at + 1}.xml`));
      expect(parts.map(([, xml]) => xml.split("<url>").length - 1)).toEqual(counts);
      expect(parts.every(([, xml]) => Buffer.byteLength(xml) <= most.bytes)).toBe(true);
      const entries = (xml: string) => xml.match(/<url>.*?<\/url>/gs) ?? [];
      expect(parts.flatMap(([, xml]) => entries(xml))).toEqual(entries(sitemapOf(site)));
    },
  );

  it("escapes addresses", () => {
    const site = siteOf(makeProject().plan());
    const pages = site.pages.map((page) => ({
      ...page,
      head: { ...page.head, canonical: "https://a.example/?a=1&b=<c>" },
    }));
    expect(sitemapOf({ ...site, pages })).toContain("<loc>https://a.example/?a=1&amp;b=&lt;c&gt;</loc>");
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
