import { rmSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, describe, expect, it } from "vitest";
import { HOSTING_SERVICES } from "../../../cli/config/schema/network/hostingServices.ts";
import { builtSite, copySite } from "../../sites/sites.ts";
import { build, run } from "./inProcess.ts";
import { edit, readTree } from "./sitegen.ts";

// Two bakeries without code, dial code, geo-IP, content API, WhatsApp, form; one of them has a telephone.
let root = "";
let pages: Map<string, string>;
beforeAll(async () => {
  ({ root } = await builtSite("bare"));
  pages = readTree(join(root, "dist"));
});

const page = (name: string): string => pages.get(name) ?? "";

/** The files of a host by their names. */
async function filesFor(host: string, folder: string): Promise<Record<string, string>> {
  const { out } = await run("redirects", "--root", folder, "--host", host, "--json");
  return (JSON.parse(out) as { files: Record<string, string> }).files;
}

/** What asks where a visitor is, and what calls a content API. */
const TRACES =
  /ip-?country|geo-?ip|viewer-country|sitegen_country|(?<!data-)\bcountry=|country_code|\bfallback\b|\bhomes\b|wp-json|askApi|proxy_pass|reverse_proxy|mod_proxy/i;

describe("a project of two countries that says no more than it has to", () => {
  it.each(HOSTING_SERVICES)("%s has no rule that asks for a country or passes calls on", async (host) => {
    const files = Object.entries(await filesFor(host, root));
    expect(files.length).toBeGreaterThan(0);
    for (const [name, text] of files) {
      expect([name, TRACES.exec(text)?.[0]]).toEqual([name, undefined]);
      const connect = /connect-src ([^;"]*)/.exec(text)?.[1]?.trim();
      expect([undefined, "'self'"]).toContain(connect);
    }
  });

  it("the root page lists the countries, and asks nobody", () => {
    const html = page("index.html");
    expect(html).not.toMatch(TRACES);
    expect(html).not.toContain("fetch(");
    expect(html).not.toContain("<img");
    expect([...html.matchAll(/<a class="country" href="([^"]*)"/g)].map(([, href]) => href)).toEqual([
      "/mill/",
      "/quay/",
    ]);
    expect(html).toContain('"sites":{"mill":"/mill/","quay":"/quay/"}');
  });

  it("no page has a flag, a link to a form or to nowhere", () => {
    for (const [name, html] of pages) {
      if (!name.endsWith(".html")) continue;
      expect([name, /class="flag"|data-modal="|undefined|href=""|hreflang/.exec(html)?.[0]]).toEqual([name, undefined]);
    }
  });

  it("links lead to pages", () => {
    const broken = [...pages].flatMap(([name, html]) =>
      name.endsWith(".html")
        ? [...html.matchAll(/href="(\/[^"#?]*)/g)]
            .map(([, href = ""]) => (href.endsWith("/") ? `${href}index.html` : href).slice(1))
            .filter((file) => !pages.has(file))
        : [],
    );
    expect(broken).toEqual([]);
  });

  it("without any contact there are no calls to action, no bar and no stack's icons", () => {
    const html = page("mill/index.html");
    expect(html).not.toMatch(/bottom-bar|stack__list|class="buttons"|tel:|mailto:/);
  });

  it("with a telephone there are calls, and links to the contact page", () => {
    const html = page("quay/breads/rye-sourdough/index.html");
    expect(html).toMatch(/bottom-bar__call" href="tel:\+442079460123"/);
    expect(html).toMatch(/bottom-bar__book" href="\/quay\/contact-us\/"/);
    expect(html).toMatch(/stack__link" href="tel:/);
  });

  it("a site's data has nothing of what there is not", () => {
    const [, data = ""] = [...pages].find(([name]) => /^quay\/assets\/site-\w+\.json$/.test(name)) ?? [];
    expect(Object.keys(JSON.parse(data) as object)).not.toEqual(
      expect.arrayContaining([expect.stringMatching(/^(?:geoIp|contentApi|menuId)$/)]),
    );
  });
});

it("of one country, `/` leads there: by the host's rules, by a script, and without", async () => {
  const copy = await copySite("bare");
  rmSync(join(copy, "countries/mill.yaml"));
  rmSync(join(copy, "countries/content/mill"), { recursive: true });
  await build(copy, "--host", "netlify");
  const html = readTree(join(copy, "dist")).get("index.html") ?? "";
  expect(html).toContain('<noscript><meta http-equiv="refresh" content="0; url=/quay/"/></noscript>');
  expect(html).toContain('<link rel="canonical" href="https://www.kruimel.example/quay/">');
  for (const host of HOSTING_SERVICES.filter((name) => name !== "static")) {
    const text = Object.values(await filesFor(host, copy)).join("\n");
    expect([host, TRACES.exec(text)?.[0]]).toEqual([host, undefined]);
    expect([host, text.includes("/quay/")]).toEqual([host, true]);
  }
  const { out } = await run("redirects", "--root", copy, "--explain", "/?x=1", "--quiet");
  expect(out).toMatch(/302 +country +→ \/quay\/\?x=1/);
});

it("a form with an address of its own needs no content API", async () => {
  const copy = await copySite("bare");
  edit(
    join(copy, "countries/quay.yaml"),
    "pages:\n",
    "forms:\n  fields:\n    name: { type: text, label: Name, required: true }\n    phone: { type: tel, label: Phone, dialCodes: { label: Code } }\n  enquiry: { fields: [name, phone], send: { to: https://forms.example.com/k, as: json } }\npages:\n",
  );
  await build(copy, "--host", "netlify");
  const files = readTree(join(copy, "dist"));
  const html = files.get("quay/contact-us/index.html") ?? "";
  expect(html).toContain('action="https://forms.example.com/k"');
  expect(html).not.toContain("dialcode");
  const policy = /form-action ([^;]*)/.exec(files.get("_headers") ?? "")?.[1];
  expect(policy).toBe("'self' https://forms.example.com");
});
