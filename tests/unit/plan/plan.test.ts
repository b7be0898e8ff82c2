import { describe, expect, it } from "vitest";
import { copyOf, COUNTRY_FILE, makeProject, NETWORK_FILE, pageOf, siteOf } from "../project.ts";

/** Two countries that spell one page differently. */
const twoCountries = () =>
  makeProject()
    .addCountry("lemuria", "LI")
    .replace("countries/lemuria.yaml", "    shared: true", "    shared: true\n    slugs: { counseling: counselling }");

describe("pages", () => {
  it("are those of the routes, with template, layout and source", () => {
    const site = siteOf(makeProject().plan());
    expect(
      site.pages.map(({ page: { path, template, layout }, source }) =>
        [path, template, layout, source.replace("countries/content/", "")].join(" "),
      ),
    ).toMatchInlineSnapshot(`
      [
        "/atlantis/ home default shared/home.md",
        "/atlantis/contact-us/ contact default shared/contact-us.md",
        "/atlantis/thank-you/ thank-you default shared/thank-you.md",
        "/atlantis/services/ listing default shared/services/index.md",
        "/atlantis/services/visa-guidance/ article default shared/services/visa-guidance.md",
        "/atlantis/services/counseling/ article default shared/services/counseling.md",
      ]
    `);
  });

  it("of the countries that are asked for; links and counterparts know all", () => {
    const plan = twoCountries().plan({ countries: ["lemuria"] });
    expect(plan.sites.map(({ key }) => key)).toEqual(["lemuria"]);
    expect(pageOf(plan, "/lemuria/services/counselling/").page.siblings).toEqual({
      atlantis: "/atlantis/services/counseling/",
    });
  });

  it("a layout of a page's own", () => {
    const plan = makeProject().append(COUNTRY_FILE, "pages:\n  contact-us: { layout: landing }\n").plan();
    expect(pageOf(plan, "/atlantis/contact-us/").page.layout).toBe("landing");
    expect(Object.keys(siteOf(plan).site.layouts)).toEqual(["default", "landing"]);
    expect(Object.keys(siteOf(makeProject().plan()).site.layouts)).toEqual(["default"]);
  });

  it("the not-found page has a layout of its own and stays out of search results", () => {
    const { notFound } = siteOf(makeProject().append(COUNTRY_FILE, "notFoundLayout: landing\n").plan());
    expect(notFound.page).toEqual({
      path: "/atlantis/404.html",
      template: "not-found",
      layout: "landing",
      siblings: {},
    });
    expect(notFound.head).toMatchObject({ title: "Page not found | Example Atlantis", noindex: true, alternates: [] });
  });
});

describe("head", () => {
  it("of a page", () => {
    expect(pageOf(makeProject().plan(), "/atlantis/services/visa-guidance/").head).toMatchInlineSnapshot(`
      {
        "alternates": [],
        "canonical": "https://www.example.com/atlantis/services/visa-guidance/",
        "description": "A description of Visa guidance that is long enough for a search engine to show.",
        "jsonLd": [
          {
            "@context": "https://schema.org",
            "@type": "BreadcrumbList",
            "itemListElement": [
              {
                "@type": "ListItem",
                "item": "https://www.example.com/atlantis/",
                "name": "Home",
                "position": 1,
              },
              {
                "@type": "ListItem",
                "item": "https://www.example.com/atlantis/services/",
                "name": "Services",
                "position": 2,
              },
              {
                "@type": "ListItem",
                "item": "https://www.example.com/atlantis/services/visa-guidance/",
                "name": "Visa guidance",
                "position": 3,
              },
            ],
          },
        ],
        "noindex": false,
        "social": [
          {
            "content": "website",
            "property": "og:type",
          },
          {
            "content": "Example",
            "property": "og:site_name",
          },
          {
            "content": "en_AU",
            "property": "og:locale",
          },
          {
            "content": "https://www.example.com/atlantis/services/visa-guidance/",
            "property": "og:url",
          },
          {
            "content": "Visa guidance",
            "property": "og:title",
          },
          {
            "content": "A description of Visa guidance that is long enough for a search engine to show.",
            "property": "og:description",
          },
          {
            "content": "Visa guidance",
            "property": "twitter:title",
          },
          {
            "content": "A description of Visa guidance that is long enough for a search engine to show.",
            "property": "twitter:description",
          },
          {
            "content": "summary",
            "property": "twitter:card",
          },
        ],
        "title": "Visa guidance | Example Atlantis",
      }
    `);
  });

  it("title and descriptions from the metadata", () => {
    const metadata =
      "metadata:\n  title: Own title\n  metadesc: Own description\n  opengraph_title: Preview\n  opengraph_image: https://example.com/a.png\n  twitter_title: Card\n  twitter_image: https://example.com/b.png\n";
    const { head } = pageOf(
      makeProject().replace("countries/content/shared/home.md", "summary:", `${metadata}summary:`).plan(),
      "/atlantis/",
    );
    expect(head.title).toBe("Own title");
    expect(head.description).toBe("Own description");
    expect(Object.fromEntries(head.social.map(({ property, content }) => [property, content]))).toMatchObject({
      "og:title": "Preview",
      "og:description": "Own description",
      "og:image": "https://example.com/a.png",
      "twitter:card": "summary_large_image",
      "twitter:title": "Card",
      "twitter:image": "https://example.com/b.png",
    });
  });

  it.each([
    ["opengraph_title", "og:title"],
    ["opengraph_description", "og:description"],
    ["opengraph_updated_time", "og:updated_time"],
    ["opengraph_image", "og:image"],
    ["twitter_title", "twitter:title"],
    ["twitter_description", "twitter:description"],
    ["twitter_image", "twitter:image"],
  ])("%s of the metadata is %s", (key, property) => {
    const content = key.endsWith("image") ? "https://example.com/a.png" : "2026-11-05";
    const project = makeProject().replace(
      "countries/content/shared/home.md",
      "summary:",
      `metadata: { ${key}: "${content}" }\nsummary:`,
    );
    expect(pageOf(project.plan(), "/atlantis/").head.social).toContainEqual({ property, content });
  });

  it("canonical URLs begin with the allowed host, or with what is asked for", () => {
    const canonical = (baseUrl?: string) =>
      pageOf(makeProject().plan(baseUrl === undefined ? {} : { baseUrl }), "/atlantis/services/").head.canonical;
    expect(canonical()).toBe("https://www.example.com/atlantis/services/");
    expect(canonical("https://preview.example.com")).toBe("https://preview.example.com/atlantis/services/");
  });

  it("a page that search engines are kept from", () => {
    expect(pageOf(twoCountries().plan(), "/atlantis/thank-you/").head).toMatchObject({ noindex: true, alternates: [] });
  });
});

describe("counterparts in other countries", () => {
  it("are paired by content, however their slugs are spelled, the page itself among them", () => {
    const plan = twoCountries().plan();
    const alternates = [
      { hreflang: "en-AT", href: "https://www.example.com/atlantis/services/counseling/" },
      { hreflang: "en-LI", href: "https://www.example.com/lemuria/services/counselling/" },
      { hreflang: "x-default", href: "https://www.example.com/atlantis/services/counseling/" },
    ];
    expect(pageOf(plan, "/atlantis/services/counseling/").head.alternates).toEqual(alternates);
    expect(pageOf(plan, "/lemuria/services/counselling/").head.alternates).toEqual(alternates);
    expect(pageOf(plan, "/atlantis/services/counseling/").page.siblings).toEqual({
      lemuria: "/lemuria/services/counselling/",
    });
    expect(pageOf(plan, "/lemuria/services/counselling/").page.siblings).toEqual({
      atlantis: "/atlantis/services/counseling/",
    });
  });

  it("are paired by a key of their own", () => {
    const project = makeProject().addCountry("lemuria", "LI");
    for (const [key, slug] of [
      ["atlantis", "for-atlanteans"],
      ["lemuria", "for-lemurians"],
    ]) {
      project
        .replace(
          `countries/${key}.yaml`,
          "    shared: true",
          `    shared: true\n    add: [{ slug: ${slug}, pair: services/own }]`,
        )
        .write(`countries/content/${key}/services/${slug}.md`, copyOf("Own"));
    }
    expect(
      pageOf(project.plan(), "/atlantis/services/for-atlanteans/").head.alternates.map(({ href }) => href),
    ).toContain("https://www.example.com/lemuria/services/for-lemurians/");
  });

  it("homes lead to the root page by default, and are no siblings: the country switch leads there anyway", () => {
    const { head, page } = pageOf(twoCountries().plan(), "/lemuria/");
    expect(head.alternates).toEqual([
      { hreflang: "en-AT", href: "https://www.example.com/atlantis/" },
      { hreflang: "en-LI", href: "https://www.example.com/lemuria/" },
      { hreflang: "x-default", href: "https://www.example.com/" },
    ]);
    expect(page.siblings).toEqual({});
  });

  it("a page that search engines are kept from names none, and is named by none", () => {
    const plan = twoCountries()
      .addCountry("mu", "MU")
      .append("countries/mu.yaml", "pages:\n  contact-us: { noindex: true }\n")
      .plan();
    expect(pageOf(plan, "/mu/contact-us/").head.alternates).toEqual([]);
    expect(pageOf(plan, "/lemuria/contact-us/").head.alternates.map(({ hreflang }) => hreflang)).toEqual([
      "en-AT",
      "en-LI",
      "x-default",
    ]);
  });

  it("a page that only one country has names none", () => {
    const project = twoCountries().replace(
      "countries/lemuria.yaml",
      "    slugs:",
      "    omit: [visa-guidance]\n    slugs:",
    );
    expect(pageOf(project.plan(), "/atlantis/services/visa-guidance/")).toMatchObject({
      head: { alternates: [] },
      page: { siblings: {} },
    });
  });

  it("a page that the fallback country does not have is stood for by the first country of the network bar", () => {
    const project = twoCountries()
      .addCountry("mu", "MU")
      .replace(COUNTRY_FILE, "    shared: true", "    shared: true\n    omit: [counseling]");
    expect(pageOf(project.plan(), "/mu/services/counseling/").head.alternates.map(({ hreflang }) => hreflang)).toEqual([
      "en-LI",
      "en-MU",
      "x-default",
    ]);
    expect(pageOf(project.plan(), "/mu/services/counseling/").head.alternates.at(-1)?.href).toBe(
      "https://www.example.com/lemuria/services/counselling/",
    );
  });

  it("`xDefault` names the country whose page stands for all others", () => {
    const project = twoCountries().append(NETWORK_FILE, "xDefault: lemuria\n");
    const { alternates } = pageOf(project.plan(), "/atlantis/services/counseling/").head;
    expect(alternates.at(-1)).toEqual({
      hreflang: "x-default",
      href: "https://www.example.com/lemuria/services/counselling/",
    });
    // The root page stands for the homes.
    expect(pageOf(project.plan(), "/lemuria/").head.alternates.at(-1)?.href).toBe("https://www.example.com/");
  });

  it("the root page names the homes that it stands for, and itself", () => {
    const plan = twoCountries().plan();
    expect(plan.rootHead.alternates).toEqual(pageOf(plan, "/lemuria/").head.alternates);
    const alone = makeProject().append(COUNTRY_FILE, "languages: [en-AU, de-AT]\n");
    alone.write("countries/content/atlantis/de/home.md", copyOf("Start"));
    // It leads to the only country, whose home stands for the one in its other languages.
    expect(alone.plan().rootHead.alternates).toEqual([]);
    expect(pageOf(alone.plan(), "/atlantis/").head.alternates.at(-1)?.href).toBe("https://www.example.com/atlantis/");
  });

  it("no two counterparts of a page speak to the same visitors", () => {
    const { sites } = twoCountries().plan();
    for (const { head } of sites.flatMap(({ pages }) => pages)) {
      const tags = head.alternates.map(({ hreflang }) => hreflang);
      expect(new Set(tags).size).toBe(tags.length);
    }
  });
});

describe("breadcrumbs", () => {
  const crumbs = (path: string, project = makeProject()) =>
    pageOf(project.plan(), path).content.crumbs.map(({ label, href }) => `${label} ${href}`);

  it("a home has none", () => expect(crumbs("/atlantis/")).toEqual([]));
  it("a single page", () =>
    expect(crumbs("/atlantis/contact-us/")).toEqual(["Home /atlantis/", "Contact us /atlantis/contact-us/"]));
  it("a group", () =>
    expect(crumbs("/atlantis/services/")).toEqual(["Home /atlantis/", "Services /atlantis/services/"]));

  it("a page of a group, by its short name", () => {
    const project = makeProject().replace(
      "countries/content/shared/services/visa-guidance.md",
      "title: Visa guidance",
      "title: Visa guidance for everyone\nheading: We guide you\nlabel: Visas",
    );
    expect(crumbs("/atlantis/services/visa-guidance/", project)).toEqual([
      "Home /atlantis/",
      "Services /atlantis/services/",
      "Visas /atlantis/services/visa-guidance/",
    ]);
    expect(pageOf(project.plan(), "/atlantis/services/visa-guidance/").content.heading).toBe("We guide you");
  });

  it("a page of a group without an index page", () => {
    const project = makeProject()
      .replace(NETWORK_FILE, "    label: Services", "    label: Services\n    index: false")
      .append(COUNTRY_FILE, "navigation: []\n");
    expect(crumbs("/atlantis/services/visa-guidance/", project)).toEqual([
      "Home /atlantis/",
      "Visa guidance /atlantis/services/visa-guidance/",
    ]);
  });
});

describe("cards", () => {
  const groups = (path: string, project = makeProject()) =>
    pageOf(project.plan(), path).content.groups.map(({ key, cards }) => [key, ...cards.map(({ label }) => label)]);
  const many = () => {
    const project = makeProject().replace(
      COUNTRY_FILE,
      "    shared: true",
      "    add: [a, b, c, { slug: d, flag: AU }, e]",
    );
    for (const slug of "abcde")
      project.write(`countries/content/atlantis/services/${slug}.md`, copyOf(slug.toUpperCase()));
    return project;
  };

  it("a home shows every group that has pages", () => {
    expect(groups("/atlantis/")).toEqual([["services", "Visa guidance", "Counseling"]]);
    const empty = makeProject()
      .replace(COUNTRY_FILE, "  services:", "  news: {}\n  services:")
      .write("countries/content/shared/news/index.md", copyOf("News"));
    expect(groups("/atlantis/", empty)).toEqual([["services", "Visa guidance", "Counseling"]]);
  });

  it("a group's index shows its own pages, other pages show none", () => {
    expect(groups("/atlantis/services/")).toEqual([["services", "Visa guidance", "Counseling"]]);
    expect(groups("/atlantis/contact-us/")).toEqual([]);
  });

  it("a page shows the next three of its group, from the beginning after the last", () => {
    expect(groups("/atlantis/services/a/", many())).toEqual([["services", "B", "C", "D"]]);
    expect(groups("/atlantis/services/d/", many())).toEqual([["services", "E", "A", "B"]]);
    expect(groups("/atlantis/services/e/", many())).toEqual([["services", "A", "B", "C"]]);
  });

  it("a card", () => {
    expect(pageOf(many().plan(), "/atlantis/services/").content.groups[0]?.cards[3]).toEqual({
      label: "D",
      href: "/atlantis/services/d/",
      summary: "What D is, in one sentence.",
      flag: "au",
    });
  });
});
