import { describe, expect, it } from "vitest";
import { copyOf, COUNTRY_FILE, makeProject, NETWORK_FILE, pageOf, siteOf, type TestProject } from "../project.ts";

const BRAND = "brand:\n  name: Example\n  description: A bakery that sells what it baked the same night.\n";
const HOST = "host:\n  allowed: www.example.com\n";

/** A project that says no more than it has to, of one country. */
const smallest = (country = "name: Atlantis\nlanguages: [en]\n"): TestProject => {
  const project = makeProject()
    .write(NETWORK_FILE, BRAND + HOST)
    .write(COUNTRY_FILE, country);
  for (const page of ["contact-us.md", "thank-you.md", "services"]) project.remove(`countries/content/shared/${page}`);
  return project;
};

/** The usual project without a key of the first level. */
function without(file: string, key: string, project = makeProject()): TestProject {
  const text = project.read(file).replace(new RegExp(`^${key}:.*\\n(?: .*\\n)*`, "m"), "");
  return project.write(file, text);
}

describe("a project that says no more than it has to", () => {
  it("is valid, and has a home", () => {
    const project = smallest();
    expect(project.report()).toBe("");
    expect(siteOf(project.plan()).pages.map(({ page }) => page.path)).toEqual(["/atlantis/"]);
  });

  it("has data of nothing that it does not have", () => {
    const { plan } = { plan: smallest().plan() };
    const { site } = siteOf(plan);
    for (const key of ["geoIp", "contentApi", "menuId", "enquiryPage"] as const) expect(site[key]).toBeUndefined();
    expect(site.country).toEqual({
      key: "atlantis",
      name: "Atlantis",
      home: "/atlantis/",
      language: "en",
      languages: [],
    });
    expect(site.contacts).toEqual({ offices: [] });
    expect([site.menu, site.footer, site.forms]).toEqual([[], [], {}]);
    expect(site.brand).toMatchObject({ name: "Example", claims: [], social: [] });
    expect(plan.network.sites).toEqual([{ key: "atlantis", name: "Atlantis", home: "/atlantis/" }]);
  });

  it("has a layout, in which everything that can be reached is shown", () => {
    const { layouts, notFoundLayout } = siteOf(smallest().plan()).site;
    expect(notFoundLayout).toBe("default");
    expect(layouts["default"]).toMatchObject({ headerPhone: true, floating: ["call", "whatsapp"] });
  });
});

it("a layout of one's own called `default` takes the place of the one that is there in any case", () =>
  expect(siteOf(makeProject().plan()).site.layouts["default"]).toMatchObject({ headerPhone: false, actions: ["top"] }));

it("the not-found page has the layout of the other pages", () => {
  const project = makeProject()
    .replace(NETWORK_FILE, "  notFoundLayout: default\n", "")
    .append(COUNTRY_FILE, "layout: landing\n");
  expect(siteOf(project.plan()).notFound.page.layout).toBe("landing");
});

describe("without a menu and columns of one's own", () => {
  const project = () =>
    makeProject()
      .replace(
        NETWORK_FILE,
        "  navigation:\n    - group: services\n    - { title: Contact us, to: /contact-us/ }\n",
        "",
      )
      .replace(NETWORK_FILE, "  footer:\n    - group: services\n", "");

  it("the menu has the groups and the single pages that search engines list", () =>
    expect(siteOf(project().plan()).site.menu).toMatchObject([
      { title: "Services", url: "/atlantis/services/", child: [{ title: "Visa guidance" }, { title: "Counseling" }] },
      { title: "Contact us", url: "/atlantis/contact-us/", child: null },
    ]));

  it("the footer has a column for each group", () =>
    expect(siteOf(project().plan()).site.footer).toMatchObject([
      { title: "Services", links: [{ label: "Visa guidance" }, { label: "Counseling" }] },
    ]));
});

describe("without geo-IP", () => {
  const two = () => without(NETWORK_FILE, "geoIp", makeProject().addCountry("lemuria", "LI"));
  const xDefault = (project: TestProject) =>
    pageOf(project.plan(), "/atlantis/contact-us/").head.alternates.find(({ hreflang }) => hreflang === "x-default")
      ?.href;

  it("the first country of the network bar stands for all", () => {
    expect(xDefault(two())).toBe("https://www.example.com/atlantis/contact-us/");
    const ordered = two().append(NETWORK_FILE, "order: { bar: [lemuria] }\n");
    expect(xDefault(ordered)).toBe("https://www.example.com/lemuria/contact-us/");
    expect(ordered.plan().network.geoIp).toBeUndefined();
  });

  it("a fallback that is not written is that country too", () => {
    const project = makeProject()
      .addCountry("lemuria", "LI")
      .replace(NETWORK_FILE, "  fallback: atlantis\n", "")
      .append(NETWORK_FILE, "order: { bar: [lemuria] }\n");
    expect(project.plan().network.geoIp?.fallback).toBe("/lemuria/");
  });
});

describe("without a code", () => {
  const project = () => without(COUNTRY_FILE, "code", makeProject().addCountry("lemuria", "LI"));

  it("nobody is sent there by where they are, and there is no flag", () => {
    const { network, sites } = project().plan();
    expect(network.geoIp?.homes).toEqual({ LI: "/lemuria/" });
    expect(network.sites.map(({ key, flag }) => [key, flag])).toEqual([
      ["atlantis", undefined],
      ["lemuria", "li"],
    ]);
    expect(sites[0]?.site.country.flag).toBeUndefined();
  });

  it("readers are told by the locale", () =>
    expect(pageOf(project().plan(), "/lemuria/contact-us/").head.alternates.map(({ hreflang }) => hreflang)).toEqual([
      "en-AU",
      "en-LI",
      "x-default",
    ]));

  it("pages for the same readers are no alternatives of each other", () => {
    const both = without("countries/lemuria.yaml", "code", project());
    expect(pageOf(both.plan(), "/lemuria/contact-us/").head.alternates).toEqual([]);
    const three = both.addCountry("mu", "MU").plan();
    expect(pageOf(three, "/mu/contact-us/").head.alternates).toEqual([]);
  });

  it("offices have no country in schema.org's data", () => {
    const [office] = pageOf(project().plan(), "/atlantis/contact-us/").head.jsonLd;
    expect(office).toMatchObject({ "@type": "LocalBusiness", telephone: "+9900000000" });
    expect(JSON.stringify(office)).not.toContain("addressCountry");
  });
});

describe("without a dial code", () => {
  const picker = (project: TestProject) => {
    const phone = siteOf(project.plan()).site.forms["enquiry"]?.fields.find(({ type }) => type === "tel");
    return phone?.type === "tel" ? phone.dialCodes : undefined;
  };

  it("none is preselected", () =>
    expect(picker(without(COUNTRY_FILE, "dialCode", makeProject().addCountry("lemuria", "LI")))).toEqual({
      label: "Country code",
      options: [{ country: "LI", name: "Lemuria", code: "+99" }],
      none: true,
    }));

  it("of any country there is no picker", () => expect(picker(without(COUNTRY_FILE, "dialCode"))).toBeUndefined());
});

describe("without contacts", () => {
  it("there are no offices in schema.org's data and in sections", () => {
    const project = without(COUNTRY_FILE, "contacts").replace(
      "countries/content/shared/contact-us.md",
      "---\n\n",
      "sections: [{ type: offices }]\n---\n\n",
    );
    const { head, copy } = pageOf(project.plan(), "/atlantis/contact-us/");
    expect(head.jsonLd.map((thing) => thing["@type"])).toEqual(["BreadcrumbList"]);
    expect(copy.sections).toEqual([]);
  });

  it("an office has what there is", () => {
    const project = makeProject()
      .replace(COUNTRY_FILE, '  phone: { e164: "+9900000000", display: +99 0000 0000 }\n', "")
      .replace(COUNTRY_FILE, "  email: atlantis@example.com\n", "");
    const [office] = pageOf(project.plan(), "/atlantis/contact-us/").head.jsonLd;
    expect(office).toMatchObject({ name: "Example Poseidonis" });
    for (const key of ["telephone", "email"]) expect(office).not.toHaveProperty(key);
  });
});

describe("where a link to the enquiry leads", () => {
  const contact = "    contact-us: { template: contact }\n";
  const enquiryPage = (project: TestProject) => siteOf(project.plan()).site.enquiryPage;
  const noContact = () =>
    makeProject()
      .replace(NETWORK_FILE, contact, "")
      .replace(NETWORK_FILE, "    - { title: Contact us, to: /contact-us/ }\n", "")
      .remove("countries/content/shared/contact-us.md");
  const noForm = (project: TestProject) => project.append(COUNTRY_FILE, "  enquiry: false\n");

  it("to the contact page, with a form or without", () => {
    expect(enquiryPage(makeProject())).toBe("/atlantis/contact-us/");
    expect(enquiryPage(noForm(makeProject()))).toBe("/atlantis/contact-us/");
  });

  it("to a page with the form where there is no contact page", () => {
    const project = noContact()
      .append(COUNTRY_FILE, "pages:\n  register: { template: register }\n")
      .write("countries/content/shared/register.md", copyOf("Register"));
    expect(enquiryPage(project)).toBe("/atlantis/register/");
  });

  it("to the home where only modals have the form", () => expect(enquiryPage(noContact())).toBe("/atlantis/"));
  it("nowhere without form and contact page", () => expect(enquiryPage(noForm(noContact()))).toBeUndefined());
});
