import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { headWithCopy } from "../../../cli/plan/seo/jsonLd/index.ts";
import { momentIn } from "../../../cli/plan/schedule/pageSchedule.ts";
import { copyOf, COUNTRY_FILE, makeProject, NETWORK_FILE, pageOf, type TestProject } from "../project.ts";
import { severityOf } from "../../../cli/core/problems/problem.ts";

const HOME = "countries/content/shared/home.md";
const VISA = "countries/content/shared/services/visa-guidance.md";
const VISA_PATH = "/atlantis/services/visa-guidance/";

const things = (project: TestProject, path: string) => pageOf(project.plan(), path).head.jsonLd;
const thing = (project: TestProject, path: string, type: string) =>
  things(project, path).find((one) => one["@type"] === type);
/** The visa page with further front matter. */
const withFrontMatter = (lines: string, project = makeProject()) =>
  project.replace(VISA, "summary:", `${lines}\nsummary:`);

// What is over depends on the day.
beforeEach(() => void vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-11-25T12:00:00Z") }));
afterEach(() => void vi.useRealTimers());

describe("the organisation", () => {
  it("is on homes, with logo and contact point", () =>
    expect(thing(makeProject(), "/atlantis/", "Organization")).toMatchObject({
      "@context": "https://schema.org",
      "@id": "https://www.example.com/#organization",
      url: "https://www.example.com/",
      contactPoint: [
        {
          "@type": "ContactPoint",
          contactType: "customer service",
          telephone: "+9900000000",
          email: "atlantis@example.com",
          areaServed: "AT",
          availableLanguage: ["en-AU"],
        },
      ],
    }));

  it("has no contact point while the contacts are placeholders", () =>
    expect(
      thing(
        makeProject().replace(COUNTRY_FILE, "contacts:", "contacts:\n  placeholder: true"),
        "/atlantis/",
        "Organization",
      ),
    ).not.toHaveProperty("contactPoint"));
});

describe("the site", () => {
  it("is on its home, without a search where it has none", () => {
    const site = thing(makeProject().append(COUNTRY_FILE, "search: false\n"), "/atlantis/", "WebSite");
    expect(site).toMatchObject({
      name: "Example Atlantis",
      url: "https://www.example.com/atlantis/",
      publisher: { "@id": "https://www.example.com/#organization" },
    });
    expect(site).not.toHaveProperty("potentialAction");
  });

  it("can be searched at its page of results", () =>
    expect(thing(makeProject(), "/atlantis/", "WebSite")?.["potentialAction"]).toEqual({
      "@type": "SearchAction",
      target: { "@type": "EntryPoint", urlTemplate: "https://www.example.com/atlantis/search/?q={search_term_string}" },
      "query-input": "required name=search_term_string",
    }));
});

it("breadcrumbs are told where the page shows them", () => {
  const typesOf = (path: string) => things(makeProject(), path).map((one) => one["@type"]);
  expect(typesOf("/atlantis/contact-us/")).toContain("BreadcrumbList");
  expect(typesOf("/atlantis/thank-you/")).not.toContain("BreadcrumbList");
});

describe("an office", () => {
  it("has hours and phone", () => {
    const project = makeProject().replace(
      COUNTRY_FILE,
      "lines: [1 Trident Square]",
      'lines: [1 Trident Square], opens: [Mo-Fr 09:00-17:00, "Sa,Su 10:00-14:00"]',
    );
    expect(thing(project, "/atlantis/contact-us/", "LocalBusiness")).toMatchObject({
      telephone: "+9900000000",
      openingHours: ["Mo-Fr 09:00-17:00", "Sa,Su 10:00-14:00"],
      address: { streetAddress: "1 Trident Square", addressLocality: "Poseidonis", addressCountry: "AT" },
    });
  });

  it.each(["Mon-Fri 9-5", "Mo-Fr 9:00-17:00", "09:00-17:00"])(
    "refuses hours as search engines don't read them: %s",
    (hours) =>
      expect(
        makeProject()
          .replace(COUNTRY_FILE, "lines: [1 Trident Square]", `lines: [1 Trident Square], opens: ["${hours}"]`)
          .problems()
          .map((problem) => [severityOf(problem), problem.hint]),
      ).toEqual([["error", expect.stringContaining("Mo-Fr 09:00-17:00")]]),
  );
});

describe("what a group's pages offer", () => {
  it.each([
    ["service", "Service"],
    ["course", "Course"],
  ])("%s", (offers, type) => {
    const project = makeProject().replace(
      NETWORK_FILE,
      "    label: Services",
      `    label: Services\n    offers: ${offers}`,
    );
    expect(thing(project, VISA_PATH, type)).toMatchObject({
      name: "Visa guidance",
      provider: { "@id": "https://www.example.com/#organization" },
    });
    expect(thing(project, "/atlantis/services/", type)).toBeUndefined();
  });

  it("is said of no group that does not say it", () =>
    expect(things(makeProject(), VISA_PATH).map((one) => one["@type"])).toEqual(["BreadcrumbList"]));
});

it("a group's list names its pages", () =>
  expect(thing(makeProject(), "/atlantis/services/", "ItemList")?.["itemListElement"]).toEqual([
    { "@type": "ListItem", position: 1, name: "Visa guidance", url: `https://www.example.com${VISA_PATH}` },
    {
      "@type": "ListItem",
      position: 2,
      name: "Counseling",
      url: "https://www.example.com/atlantis/services/counseling/",
    },
  ]));

describe("a post is an article", () => {
  const post = (lines: string) =>
    thing(
      makeProject()
        .replace(NETWORK_FILE, "    label: News", "    label: News\n    collection: { categories: { visas: Visas } }")
        .replace(COUNTRY_FILE, "  services:", "  news: {}\n  services:")
        .write("countries/content/shared/news/index.md", copyOf("News"))
        .write(
          "countries/content/atlantis/news/a.md",
          copyOf("A").replace("summary:", `date: 2026-01-02\n${lines}summary:`),
        ),
      "/atlantis/news/a/",
      "Article",
    );

  it("by the organisation", () =>
    expect(post("category: visas\n")).toMatchObject({
      headline: "A",
      datePublished: "2026-01-02",
      dateModified: "2026-01-02",
      articleSection: "Visas",
      author: { "@type": "Organization", name: "Example" },
      publisher: { "@type": "Organization", name: "Example" },
    }));

  it("or by a person", () =>
    expect(post("author: Ina Example\nupdated: 2026-02-03\n")).toMatchObject({
      author: { "@type": "Person", name: "Ina Example" },
      dateModified: "2026-02-03",
    }));
});

describe("a job", () => {
  const job = (keys: string) => withFrontMatter(`job: { ${keys} }`);
  const complete = "datePosted: 2026-11-01, validThrough: 2026-12-31, employmentType: [full-time]";

  it("is in the only office where none is named", () =>
    expect(thing(job(complete), VISA_PATH, "JobPosting")).toMatchObject({
      title: "Visa guidance",
      employmentType: ["FULL_TIME"],
      hiringOrganization: { name: "Example", sameAs: "https://www.example.com/atlantis/" },
      jobLocation: { "@type": "Place", name: "Poseidonis", address: { streetAddress: "1 Trident Square" } },
    }));

  it("may be done from home in the country", () => {
    const remote = thing(job(`${complete}, location: remote`), VISA_PATH, "JobPosting");
    expect(remote).toMatchObject({
      jobLocationType: "TELECOMMUTE",
      applicantLocationRequirements: { "@type": "Country", name: "Atlantis" },
    });
    expect(remote).not.toHaveProperty("jobLocation");
  });

  it("without what search engines require is a warning, and not told to them", () => {
    const project = job("datePosted: 2026-11-01, location: Elsewhere");
    expect(thing(project, VISA_PATH, "JobPosting")).toBeUndefined();
    expect(project.report()).toMatchInlineSnapshot(`
      "countries/content/shared/services/visa-guidance.md:4:1 warning The page's JobPosting lacks \`validThrough\` and \`jobLocation\` or \`applicantLocationRequirements\` [incomplete-data]
        | job
        Search engines would ignore it, so the page does not have it.
        → Write \`validThrough\` and \`location\` (the name of an office, else \`remote\`) below \`job\`."
    `);
  });

  it("is told to search engines up to its last day, and is a warning afterwards", () => {
    const until = (day: string) => job(`datePosted: 2026-11-01, validThrough: ${day}`);
    expect(thing(until("2026-11-25"), VISA_PATH, "JobPosting")).toBeDefined();
    expect(thing(until("2026-11-24"), VISA_PATH, "JobPosting")).toBeUndefined();
    expect(until("2026-11-24").report()).toMatchInlineSnapshot(`
      "countries/content/shared/services/visa-guidance.md:4:1 warning The application period of the job ended on 2026-11-24 [expired-data]
        | job
        The page no longer has its structured data. Visitors still read the page.
        → Write new days below \`job\`. Or remove it, and say on the page that it is over."
    `);
  });

  it("ends what a plan is true for", () => {
    expect(job(complete).plan().sites[0]?.lastDays).toEqual(["2026-12-31"]);
    expect(makeProject().plan().sites[0]?.lastDays).toEqual([]);
  });

  it("is none while the contacts are placeholders", () =>
    expect(
      thing(
        withFrontMatter(
          `job: { ${complete} }`,
          makeProject().replace(COUNTRY_FILE, "contacts:", "contacts:\n  placeholder: true"),
        ),
        VISA_PATH,
        "JobPosting",
      ),
    ).toBeUndefined());

  it("has the page's text as its description", () => {
    const { head, copy } = pageOf(job(complete).plan(), VISA_PATH);
    const { jsonLd } = headWithCopy(head, copy, { html: "<p>What you do.</p>" });
    expect(jsonLd.find((one) => one["@type"] === "JobPosting")?.["description"]).toBe("<p>What you do.</p>");
  });
});

describe("an event", () => {
  const event = (keys: string) =>
    withFrontMatter(
      `event: { ${keys} }`,
      makeProject().replace(COUNTRY_FILE, "timeZone: UTC", "timeZone: Europe/Vienna"),
    );

  it("is in an office, at a time of its country", () =>
    expect(
      thing(event("start: 2026-12-05T18:00, end: 2026-12-05T19:00, place: Poseidonis"), VISA_PATH, "Event"),
    ).toMatchObject({
      name: "Visa guidance",
      startDate: "2026-12-05T18:00+01:00",
      endDate: "2026-12-05T19:00+01:00",
      eventAttendanceMode: "https://schema.org/OfflineEventAttendanceMode",
      location: { "@type": "Place", address: { addressLocality: "Poseidonis" } },
    }));

  it("or online", () =>
    expect(thing(event("start: 2026-12-05, place: online"), VISA_PATH, "Event")).toMatchObject({
      startDate: "2026-12-05",
      location: { "@type": "VirtualLocation", url: `https://www.example.com${VISA_PATH}` },
    }));

  it("that is over, or says nothing of when, is a warning", () => {
    const codes = (keys: string) =>
      event(keys)
        .problems()
        .map(({ code, message }) => `${code}: ${message}`);
    expect(codes("start: 2026-11-20, end: 2026-11-24, place: online")).toEqual([
      "expired-data: The event ended on 2026-11-24",
    ]);
    expect(codes("place: online")).toEqual(["incomplete-data: The page's Event lacks `startDate`"]);
  });
});

describe("questions", () => {
  const asked = (lines: string) => {
    const { head, copy } = pageOf(makeProject().replace(HOME, "summary:", `${lines}\nsummary:`).plan(), "/atlantis/");
    return headWithCopy(head, copy, { html: "" }).jsonLd.find((one) => one["@type"] === "FAQPage");
  };

  it("of a page, with their answers as plain text", () =>
    expect(asked("faq: [{ question: Is it free?, answer: 'Yes, **all** of [it](/contact-us/).' }]")).toEqual({
      "@context": "https://schema.org",
      "@type": "FAQPage",
      mainEntity: [
        { "@type": "Question", name: "Is it free?", acceptedAnswer: { "@type": "Answer", text: "Yes, all of it." } },
      ],
    }));

  it("of its sections in their place", () =>
    expect(
      asked(
        "faq: [{ question: One?, answer: A. }]\nsections: [{ type: faq, items: [{ question: Two?, text: B. }] }]",
      )?.["mainEntity"],
    ).toMatchObject([{ name: "Two?" }]));

  it("are none where nothing is asked", () => expect(asked("label: Home")).toBeUndefined());
});

describe("a moment in a time zone", () => {
  it.each([
    ["Asia/Kolkata", "2026-12-05T18:00", "2026-12-05T18:00+05:30"],
    ["Europe/Vienna", "2026-07-05T18:00", "2026-07-05T18:00+02:00"],
    ["UTC", "2026-07-05T18:00", "2026-07-05T18:00+00:00"],
    ["Australia/Perth", "2026-07-05", "2026-07-05"],
    // The clocks go back at 3:00 on this day.
    ["Europe/Vienna", "2026-10-25T04:00", "2026-10-25T04:00+01:00"],
    ["Europe/Vienna", "2026-10-25T00:30", "2026-10-25T00:30+02:00"],
  ])("%s, %s", (zone, local, moment) => expect(momentIn(zone, local)).toBe(moment));

  it("without one stays as it is", () => expect(momentIn(undefined, "2026-12-05T18:00")).toBe("2026-12-05T18:00"));
});
