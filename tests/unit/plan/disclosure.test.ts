import { describe, expect, it } from "vitest";
import { COUNTRY_FILE, copyOf, makeProject, NETWORK_FILE, pageOf, siteOf, type TestProject } from "../project.ts";

const PRIVACY = "countries/content/shared/privacy.md";

const withPage = (sections: string) =>
  makeProject()
    .replace(NETWORK_FILE, "  pages:\n", "  pages:\n    privacy: { template: page }\n")
    .write(PRIVACY, copyOf("Privacy").replace("title:", `sections: [${sections}]\ntitle:`));

const showing = (show: string) => withPage(`{ type: disclosure, heading: What we do, show: ${show} }`);

/** What a disclosure says, line by line. */
function shown(project: TestProject): string {
  const { sections } = pageOf(project.plan(), "/atlantis/privacy/").copy;
  return sections
    .flatMap((section) => (section.type === "disclosure" ? section.entries : []))
    .map(({ name, text, facts }) =>
      [`${name}: ${text}`, ...facts.map(({ label, values }) => `  ${label}: ${values.join(" / ")}`)].join("\n"),
    )
    .join("\n");
}

describe("what forms send", () => {
  it("is what their fields are", () =>
    expect(shown(showing("forms"))).toMatchInlineSnapshot(`
    "cms.example.com: The forms of this site send what you write to cms.example.com.
      What you write or choose: Name, Email, Phone, Office, Interest, Dream country
      What is sent along: the address of the page with the form (leadurl)
      What is not sent: Country code, I agree"
  `));

  it("has a page that forms lead to", () => {
    expect(siteOf(showing("forms").plan()).site.privacyPage).toBe("/atlantis/privacy/");
    expect(siteOf(showing("storage").plan()).site.privacyPage).toBeUndefined();
  });
});

describe("what the browser keeps", () => {
  it("is what the configuration asks for", () =>
    expect(
      shown(
        showing("storage")
          .addCountry("lemuria", "LI")
          .append(NETWORK_FILE, "modals: { offer: {} }\n")
          .replace(
            NETWORK_FILE,
            "  default: { actions: [top] }",
            "  default: { popups: { scroll: { modal: offer, scrollDivisor: 2, cookie: seen, seconds: 864000 }, exitIntent: { modal: offer, cookie: left } } }",
          ),
      ),
    ).toMatchInlineSnapshot(`
      "country-choice: Remembers which country you chose, so that the start page leads there.
        What it is: Cookie
        Kept for: 365 days
      left: Remembers that a window that opens by itself has been shown, so that it opens only once.
        What it is: Cookie
        Kept for: Until you close the window or the browser
      seen: Remembers that a window that opens by itself has been shown, so that it opens only once.
        What it is: Cookie
        Kept for: 10 days
      enquiry-sent: Remembers that you have sent an enquiry, so that no window opens by itself any more.
        What it is: Cookie
        Kept for: Until you close the window or the browser
      places: Remembers how far down you were on pages that you go back to.
        What it is: Session storage of the browser
        Kept for: Until you close the window or the browser"
    `));

  it("is an enquiry that could not be sent, for as long as it is kept", () => {
    const said = shown(showing("storage").append(COUNTRY_FILE, "  enquiry: { keepUndelivered: true }\n"));
    expect(said).toMatch(/undelivered: Keeps an enquiry [^]*Kept for: 72 hours\nundelivered: Says that/);
  });

  it("is little where little is asked for", () => {
    const project = showing("storage")
      .append(NETWORK_FILE, "navigation: document\n")
      .append(COUNTRY_FILE, "  enquiry: { keepUndelivered: false }\n");
    expect(shown(project).split("\n")).toEqual([
      expect.stringMatching(/^enquiry-sent: /),
      "  What it is: Cookie",
      "  Kept for: Until you close the window or the browser",
    ]);
  });
});

describe("whom the browser contacts", () => {
  it("is what the configuration names", () =>
    expect(shown(showing("services").addCountry("lemuria", "LI"))).toMatchInlineSnapshot(`
      "www.example.com: Sends you the pages with their pictures, fonts and scripts.
        What it learns: Your IP address, and what your browser says about itself
      cms.example.com: Sends the menu of the header. Receives what you send with a form.
        What it learns: Your IP address, and what your browser says about itself
      geo.example.com: Is asked which country you are in when you open the start page of all countries.
        What it learns: Your IP address, and what your browser says about itself"
    `));

  it("is the content API also for what the store asks of it", () => {
    const said = (store: string) => shown(showing("services").append(COUNTRY_FILE, store));
    const asks = "cms.example.com: Sends the menu of the header. Sends further menus, and settings of the site.";
    expect(said("store: { options: true }\n")).toContain(asks);
    expect(said("store: { footerMenus: { other: { menuId: 12 } } }\n")).toContain(asks);
    expect(said("store: { parkingServices: [services] }\n")).not.toContain(asks);
  });

  it("has scripts of others, and no geo-IP service that nobody asks", () => {
    const said = shown(
      showing("services").append(NETWORK_FILE, 'head: [{ script: { src: "https://count.example/a.js" } }]\n'),
    );
    expect(said).toContain("count.example: A script of another organisation");
    expect(said).not.toContain("geo.example.com");
  });
});

it("licences are those of the packages", () =>
  expect(shown(showing("licences"))).toMatchInlineSnapshot(`
    "flag-icons: Drawings of flags
      Licence: MIT
    sitegen: The program that makes these pages, and their icons
      Licence: MIT
    @hookform/resolvers, dayjs, js-cookie, minisearch, react, react-dom, react-hook-form, react-router, rolldown, scheduler, swiper, zod: Programs that run in your browser
      Licence: MIT
    licences.txt: The whole text of each licence, with the names of the authors"
  `));

describe("the owner", () => {
  const OWNER = "{ type: owner, heading: Who we are, show: [name, privacy, permits] }";

  it("is described as far as the owner has written", () => {
    const project = withPage(OWNER).append(
      COUNTRY_FILE,
      'owner: { name: Atlantis Ltd, privacy: data@example.com, permits: [{ name: Guide, number: "7", url: "https://example.com/7" }] }\n',
    );
    expect(project.problems()).toEqual([]);
    const [, owner] = pageOf(project.plan(), "/atlantis/privacy/").copy.sections;
    expect(owner).toMatchObject({
      facts: [
        { label: "Responsible", lines: [{ text: "Atlantis Ltd" }] },
        { lines: [{ text: "data@example.com", href: "mailto:data@example.com" }] },
        { lines: [{ text: "Guide: 7", href: "https://example.com/7" }] },
      ],
    });
  });

  it("is asked for what is missing, once", () =>
    expect(
      withPage(`${OWNER}, { type: owner, heading: Again, show: [name] }`)
        .append(COUNTRY_FILE, "owner: { name: Atlantis Ltd }\n")
        .report(),
    ).toMatchInlineSnapshot(`
      "countries/atlantis.yaml:19:1 warning Atlantis lacks details of its owner: \`privacy\`, \`permits\` [missing-owner]
        | owner
        They are marked as to be completed on /atlantis/privacy/.
        → Write them below \`owner\`, here or in \`defaults\` of network.yaml. \`privacy\`: Email address for questions about personal data. \`permits\`: Registrations, licences and agreements."
    `));
});
