import { describe, expect, it } from "vitest";
import { copyOf, COUNTRY_FILE, makeProject, NETWORK_FILE, siteOf, type TestProject } from "../project.ts";

const siteData = (project: TestProject) => siteOf(project.plan()).site;
const append = (lines: string) => siteData(makeProject().append(COUNTRY_FILE, lines));

describe("the menu that stands until the server's replaces it", () => {
  it("a group with its pages, and a link", () => {
    expect(siteData(makeProject()).menu).toEqual([
      {
        title: "Services",
        url: "/atlantis/services/",
        child: [
          { title: "Visa guidance", url: "/atlantis/services/visa-guidance/", child: null },
          { title: "Counseling", url: "/atlantis/services/counseling/", child: null },
        ],
      },
      { title: "Contact us", url: "/atlantis/contact-us/", child: null },
    ]);
  });

  it("own titles, three levels, links to elsewhere", () => {
    const { menu } = append(
      "navigation:\n  - { group: services, title: What we do }\n  - title: A\n    to: /\n    children:\n      - { title: B, to: /contact-us, children: [{ title: C, to: 'https://example.com/c' }] }\n      - { group: services }\n",
    );
    expect(menu.map(({ title }) => title)).toEqual(["What we do", "A"]);
    expect(menu[1]).toMatchObject({
      url: "/atlantis/",
      child: [
        {
          title: "B",
          url: "/atlantis/contact-us/",
          child: [{ title: "C", url: "https://example.com/c", child: null }],
        },
        { title: "Services" },
      ],
    });
  });

  it("a group without pages is a plain link", () => {
    const project = makeProject()
      .replace(COUNTRY_FILE, "  services:", "  news: {}\n  services:")
      .write("countries/content/shared/news/index.md", copyOf("News"))
      .append(COUNTRY_FILE, "navigation:\n  - group: news\n");
    expect(siteData(project).menu).toEqual([{ title: "News", url: "/atlantis/news/", child: null }]);
  });
});

it("footer columns: a group, own links, both", () => {
  const { footer } = append(
    "footer:\n  - group: services\n  - { title: More, links: [{ title: Write to us, to: /contact-us/ }, { title: Elsewhere, to: 'https://example.com/' }] }\n  - { group: services, title: Help, links: [{ title: Home, to: / }] }\n",
  );
  expect(footer.map(({ title, links }) => [title, ...links.map(({ label, href }) => `${label} ${href}`)])).toEqual([
    ["Services", "Visa guidance /atlantis/services/visa-guidance/", "Counseling /atlantis/services/counseling/"],
    ["More", "Write to us /atlantis/contact-us/", "Elsewhere https://example.com/"],
    [
      "Help",
      "Visa guidance /atlantis/services/visa-guidance/",
      "Counseling /atlantis/services/counseling/",
      "Home /atlantis/",
    ],
  ]);
});

describe("the store", () => {
  const STORE = `store:
  options: true
  footerMenus: { parking: { menuId: 12 }, other: { group: services, menuId: 13 } }
  parkingServices: [services]
`;

  it("has what is configured: options, footer menus of groups and of the content API, services", () => {
    const items = ["visa-guidance", "counseling"].map((slug) => ({
      title: { "visa-guidance": "Visa guidance", counseling: "Counseling" }[slug],
      url: `/atlantis/services/${slug}/`,
      child: null,
    }));
    expect(append(STORE).store).toMatchObject({
      options: true,
      footerMenus: { parking: { menuId: 12, items: [] }, other: { menuId: 13, items } },
      parkingServices: [{ key: "services", title: "Services", cards: [{ label: "Visa guidance" }, {}] }],
      storageServices: [],
    });
  });

  it("has menus of the content API in their own language only", () => {
    const project = makeProject().append(COUNTRY_FILE, `languages: [en, de]\nuntranslated: show\n${STORE}`);
    const { sites } = project.plan();
    expect(
      sites.map(({ site: { store } }) => Object.values(store?.footerMenus ?? {}).map(({ menuId }) => menuId)),
    ).toEqual([
      [12, 13],
      [undefined, undefined],
    ]);
  });

  it("is absent where nothing is", () => expect(siteData(makeProject()).store).toBeUndefined());
});

it("where the enquiry is without scripts", () =>
  expect(siteData(makeProject()).enquiryPage).toBe("/atlantis/contact-us/"));

it("what a country is", () => {
  const { country, contacts, menuId } = append("languages: [en]\n");
  expect(country).toMatchObject({
    key: "atlantis",
    name: "Atlantis",
    demonym: "Atlantean",
    flag: "at",
    home: "/atlantis/",
    language: "en",
  });
  expect(contacts).toEqual({
    phone: { e164: "+9900000000", display: "+99 0000 0000" },
    email: "atlantis@example.com",
    offices: [{ name: "Poseidonis", lines: ["1 Trident Square"] }],
  });
  expect(menuId).toBe(1);
});

describe("what all countries share", () => {
  const network = (change: (project: TestProject) => TestProject) =>
    change(makeProject().addCountry("lemuria", "LI").addCountry("mu", "MU")).plan().network;

  it("the network bar and the flags, each in its order, the unnamed at the end", () => {
    const { sites, flagOrder } = network((project) =>
      project.append(NETWORK_FILE, "order: { bar: [mu], flags: [lemuria, mu] }\n"),
    );
    expect(sites.map(({ key, flag, home }) => `${key} ${flag} ${home}`)).toEqual([
      "mu mu /mu/",
      "atlantis at /atlantis/",
      "lemuria li /lemuria/",
    ]);
    expect(flagOrder).toEqual(["lemuria", "mu", "atlantis"]);
  });

  it("where visitors of the root page are sent", () => {
    const { geoIp } = network((project) =>
      project.replace(NETWORK_FILE, "  fallback: atlantis", "  fallback: mu\n  countries: { NP: lemuria }"),
    );
    expect(geoIp).toMatchObject({
      homes: { AT: "/atlantis/", LI: "/lemuria/", MU: "/mu/", NP: "/lemuria/" },
      fallback: "/mu/",
      timeoutMs: 1500,
    });
  });

  it("hosts whose menu URLs are rewritten", () => {
    expect(network((project) => project).contentApi).toEqual({
      base: "https://cms.example.com/wp-json",
      navigation: "menus/v1",
      hosts: ["cms.example.com", "www.example.com", "example.com"],
    });
    expect(
      network((project) => project.replace(NETWORK_FILE, "https://cms.example.com/wp-json", "/wp-json")).contentApi
        ?.hosts,
    ).toEqual(["www.example.com", "example.com"]);
  });
});
