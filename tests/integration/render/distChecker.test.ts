import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { checkDist } from "../../checker/checkDist.ts";
import type { Dist, Hosts } from "../../checker/dist.ts";
import { readData } from "../../checker/readData.ts";
import { readDist } from "../../checker/readDist.ts";
import type { Page } from "../../checker/readPage.ts";
import { build } from "./inProcess.ts";

const work = mkdtempSync(join(tmpdir(), "sitegen-dist-"));
afterAll(() => rmSync(work, { recursive: true, force: true }));

/** Builds a copy of a project whose contacts are real, so that search engines may list it. */
async function buildListed(name: string, countries: string): Promise<string> {
  const root = join(work, name);
  mkdirSync(root);
  cpSync(countries, join(root, "countries"), { recursive: true });
  for (const file of readdirSync(join(root, "countries")).filter((entry) => entry.endsWith(".yaml"))) {
    const path = join(root, "countries", file);
    writeFileSync(path, readFileSync(path, "utf8").replaceAll("placeholder: true", "placeholder: false"));
  }
  await build(root);
  return join(root, "dist");
}

describe.each<{ project: string; name: string; countries: string; brands: RegExp; hosts: Hosts }>([
  {
    project: "the shipped sites",
    name: "shipped",
    countries: "countries",
    brands: /Farhaven/,
    hosts: { "https://www.farhaven.example": "" },
  },
  {
    project: "the clinics, one country of them on a host of its own",
    name: "clinics",
    countries: "examples/clinics/countries",
    brands: /Solmund|سولموند/,
    hosts: { "https://www.solmund.example": "", "https://dubai.solmund.example": "dubai" },
  },
])("$project", ({ name, countries, brands, hosts }) => {
  let dist: Dist;
  let listed: Page[];
  beforeAll(async () => {
    dist = readDist(await buildListed(name, countries), hosts);
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
