import { join } from "node:path";
import { beforeAll, describe, expect, it } from "vitest";
import { checkDist } from "../../checker/checkDist.ts";
import type { Dist, Hosts } from "../../checker/dist.ts";
import { readData } from "../../checker/readData.ts";
import { readDist } from "../../checker/readDist.ts";
import type { Page } from "../../checker/readPage.ts";
import type { ProjectName } from "../../sites/projects.ts";
import { builtSite } from "../../sites/sites.ts";

describe.each<{ project: string; name: ProjectName; brands: RegExp; hosts: Hosts }>([
  {
    project: "the shipped sites",
    name: "shipped",
    brands: /Farhaven/,
    hosts: { "https://www.farhaven.example": "" },
  },
  {
    project: "the clinics, one country of them on a host of its own",
    name: "clinics",
    brands: /Solmund|سولموند/,
    hosts: { "https://www.solmund.example": "", "https://dubai.solmund.example": "dubai" },
  },
])("$project", ({ name, brands, hosts }) => {
  let dist: Dist;
  let listed: Page[];
  beforeAll(async () => {
    const { root } = await builtSite(name);
    dist = readDist(join(root, "dist"), hosts);
    listed = dist.pages.filter(({ isIndexable }) => isIndexable);
  });

  it("have no fault", () => expect(checkDist(dist)).toEqual([]));

  // A checker of nothing finds nothing.
  it("have what is looked at", () => {
    expect(listed.length).toBeGreaterThan(70);
    expect(listed.filter(({ alternates }) => alternates.length > 0).length).toBeGreaterThan(20);
    expect(listed.filter(({ title }) => brands.test(title)).length).toBeGreaterThan(listed.length / 2);
    expect(dist.files.filter((file) => file.endsWith("feed.xml")).length).toBeGreaterThan(3);
    const types = dist.pages.flatMap((page) => readData(page).things).map((thing) => thing["@type"]);
    expect([...new Set(types)].toSorted()).toEqual([
      "Article",
      "BreadcrumbList",
      "FAQPage",
      "ItemList",
      "LocalBusiness",
      "Organization",
      "Service",
      "WebSite",
    ]);
  });

  it("begin at a page that stands for the homes", () => {
    const root = dist.pageAt(`${dist.origins[0]}/`);
    expect(root?.isIndexable).toBe(true);
    expect(root?.alternates.find(({ hreflang }) => hreflang === "x-default")?.href).toBe(root?.address);
  });
});
