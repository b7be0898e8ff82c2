import { describe, expect, it } from "vitest";
import type { Plan } from "../../../cli/model/plan.ts";
import { COUNTRY_FILE, copyOf, makeProject, NETWORK_FILE } from "../project.ts";

/** Atlantis has a host of its own, with a further language; Lemuria and Mu are on the network's. */
const makeHosts = () =>
  makeProject()
    .append(
      COUNTRY_FILE,
      "languages: [en-AU, de-AT]\nhost: { allowed: atlantis.example, aliases: [www.atlantis.example] }\n",
    )
    .write("countries/content/atlantis/de/home.md", copyOf("Start").replace("---\n", '---\nsourceHash: "db97060e"\n'))
    .addCountry("lemuria", "LI")
    .addCountry("mu", "MT");

const pageAt = ({ sites }: Plan, site: string, content: string) => {
  const page = sites.find(({ key }) => key === site)?.pages.find(({ route }) => route.content === content);
  if (!page) throw new Error(`no page ${content} of ${site}`);
  return page;
};

const urlsOf = ({ sites }: Plan) =>
  sites.flatMap(({ pages }) => pages.filter(({ head }) => !head.noindex).map(({ head }) => head.canonical));

describe("a country with a host of its own", () => {
  const plan = () => makeHosts().plan();

  it("has its home at the root, and further languages below it", () => {
    const { sites } = plan();
    expect(sites.map(({ key, site }) => [key, site.country.home])).toEqual([
      ["atlantis", "/"],
      ["atlantis/de", "/de/"],
      ["lemuria", "/lemuria/"],
      ["mu", "/mu/"],
    ]);
    expect(pageAt({ ...plan() }, "atlantis", "contact-us").head.canonical).toBe("https://atlantis.example/contact-us/");
  });

  it("links to other countries with their host, and they to it", () => {
    const made = plan();
    const { page } = pageAt(made, "atlantis", "services/visa-guidance");
    expect(page.siblings).toEqual({
      lemuria: "https://www.example.com/lemuria/services/visa-guidance/",
      mu: "https://www.example.com/mu/services/visa-guidance/",
    });
    expect(pageAt(made, "lemuria", "services/visa-guidance").page.siblings).toEqual({
      atlantis: "https://atlantis.example/services/visa-guidance/",
      mu: "/mu/services/visa-guidance/",
    });
    expect(made.network.geoIp).toMatchObject({
      homes: { AT: "https://atlantis.example/", LI: "/lemuria/", MT: "/mu/" },
      fallback: "https://atlantis.example/",
    });
    const own = made.sites[0]?.site;
    expect(own?.sites.map(({ home }) => home)).toEqual([
      "/",
      "https://www.example.com/lemuria/",
      "https://www.example.com/mu/",
    ]);
    expect(own?.country.languages.map(({ home }) => home)).toEqual(["/", "/de/"]);
  });

  it("is named by every counterpart of its pages, and names them: all alternates are pages of the plan", () => {
    const made = plan();
    const urls = new Set([...urlsOf(made), "https://www.example.com/"]);
    for (const { pages } of made.sites)
      for (const { head } of pages) {
        expect(head.alternates.filter(({ href }) => !urls.has(href))).toEqual([]);
        if (head.alternates.length > 0) expect(head.alternates.map(({ href }) => href)).toContain(head.canonical);
      }
    expect(pageAt(made, "mu", "home").head.alternates.map(({ href }) => href)).toEqual([
      "https://atlantis.example/",
      "https://atlantis.example/de/",
      "https://www.example.com/lemuria/",
      "https://www.example.com/mu/",
      "https://www.example.com/",
    ]);
  });

  it("takes its former addresses along", () => {
    const project = makeHosts()
      .append(
        NETWORK_FILE,
        "redirects:\n  - { from: /old, to: /atlantis/services/visa-guidance/ }\n  - { from: /past/*, to: /atlantis/services/* }\n",
      )
      .append(
        COUNTRY_FILE,
        "redirects:\n  - { from: /visas, to: /services/visa-guidance }\n  - { from: /atlantis/mu, to: /mu/contact-us }\n",
      );
    const rules = project
      .plan()
      .hosts.map(({ key, redirects }) => [key, ...redirects.map(({ from, to, status }) => `${from} ${to} ${status}`)]);
    expect(rules).toEqual([
      [
        "",
        "/old/ https://atlantis.example/services/visa-guidance/ 301",
        "/atlantis/visas/ https://atlantis.example/services/visa-guidance/ 301",
        "/atlantis/mu/ /mu/contact-us/ 301",
        "/atlantis/* https://atlantis.example/* 301",
        "/past/* https://atlantis.example/services/* 301",
      ],
      ["atlantis", "/visas/ /services/visa-guidance/ 301", "/mu/ https://www.example.com/mu/contact-us/ 301"],
    ]);
  });

  it("can be linked to from the copy of others by its path of the network", () => {
    const project = makeHosts()
      .write(
        "countries/content/lemuria/contact-us.md",
        copyOf("Contact", "[One](/atlantis/services/) [two](/mu/) " + "word ".repeat(260)),
      )
      .plan();
    expect(pageAt(project, "lemuria", "contact-us").copy.links).toEqual({
      "/atlantis/services/": "https://atlantis.example/services/",
      "/mu/": "/mu/",
    });
  });

  it("is below the one address of a staging build like all others", () => {
    const made = makeHosts().plan({ baseUrl: "https://staging.example/sub" });
    expect(made.hosts.map(({ key, origin, base, redirects }) => [key, origin, base, redirects])).toEqual([
      ["", "https://staging.example", "/sub/", []],
    ]);
    expect(made.sites.map(({ site }) => site.country.home)).toEqual([
      "/sub/atlantis/",
      "/sub/atlantis/de/",
      "/sub/lemuria/",
      "/sub/mu/",
    ]);
    expect(urlsOf(made)).toEqual([]);
  });
});

it("a network below a path has that path before every address", () => {
  const made = makeHosts().replace(NETWORK_FILE, "  aliases:", "  path: /sub/\n  aliases:").plan();
  const [network] = made.hosts;
  expect(network).toMatchObject({
    homes: ["/sub/lemuria/", "/sub/mu/"],
    folders: ["/sub/lemuria/", "/sub/mu/"],
    redirects: [{ from: "/sub/atlantis/*", to: "https://atlantis.example/*" }],
  });
  const { notFound, site, pages } = made.sites[3] ?? { pages: [] };
  expect(notFound?.page.path).toBe("/sub/mu/404.html");
  const local = JSON.stringify([site, pages.map(({ page, content, copy }) => [page, content, copy])]).match(
    /"\/(?!sub\/)[^" ]*"/g,
  );
  // What the site's own paths are named by in its copy, and where the network's are in this place.
  expect([...new Set(local)]).toEqual(['"/"']);
});
