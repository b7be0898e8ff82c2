import type { SitePlan } from "../../../cli/model/plan.ts";
import { describe, expect, it } from "vitest";
import { loadConfig } from "../../../cli/config/loadConfig.ts";
import { planHost } from "../../../cli/hosts/planHost.ts";
import { sitemapFiles } from "../../../cli/hosts/sitemap.ts";
import { renderRoot } from "../../../runtime/root/render.tsx";
import { makeProject, type TestProject } from "../project.ts";

const sitemapOf = (site: SitePlan): string => sitemapFiles(site)[0]?.[1] ?? "";

const STAGING = "https://staging.example.org";

const hostOf = (project: TestProject, baseUrl?: string) => {
  const { value: config } = loadConfig(project.root);
  if (!config) throw new Error("no configuration");
  return planHost({ config, plan: project.plan(baseUrl === undefined ? {} : { baseUrl }), pages: [], styles: [] });
};

describe("a build for another host than the allowed one", () => {
  it("has no page that search engines list", () => {
    const { sites, isStaging, rootHead, network, words } = makeProject().plan({ baseUrl: STAGING });
    expect(isStaging).toBe(true);
    expect(sites.flatMap(({ pages }) => pages.map(({ head }) => head.noindex))).not.toContain(false);
    expect(sites.map((site) => sitemapOf(site)).join()).not.toContain("<loc>");
    expect(renderRoot({ network, ...words, base: "/", head: rootHead }).head).toContain(
      '<meta name="robots" content="noindex">',
    );
  });

  it("says so in every response, and is served under its own name", () => {
    const { headers, allowedHost, aliases } = hostOf(makeProject(), `${STAGING}:8443`);
    expect([headers.all["X-Robots-Tag"], allowedHost, aliases]).toEqual(["noindex", "staging.example.org", []]);
  });
});

it("a build for the allowed host is listed", () => {
  const project = makeProject();
  const { sites, isStaging } = project.plan();
  expect(isStaging).toBe(false);
  expect(sites.flatMap(({ pages }) => pages.map(({ head }) => head.noindex))).toContain(false);
  const { headers, allowedHost, aliases } = hostOf(project);
  expect([headers.all["X-Robots-Tag"], allowedHost, aliases]).toEqual([undefined, "www.example.com", ["example.com"]]);
});
