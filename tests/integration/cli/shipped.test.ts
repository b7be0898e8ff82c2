import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it, onTestFinished } from "vitest";
import { checkProject } from "../../../cli/commands/checkProject.ts";
import { renderCopy } from "../../../cli/content/renderCopy.ts";
import { follow, meets } from "../../../cli/config/routes/redirects.ts";
import { pageOf, printed, siteOf, withoutGaps } from "../../unit/project.ts";
import { LABELS } from "../../unit/englishTexts.ts";

const ROOT = join(import.meta.dirname, "../../..");
const { project, problems } = await checkProject({ root: ROOT });
if (!project) throw new Error(printed(problems));
const { plan } = project;
const pages = plan.sites.flatMap((site) => site.pages.map((page) => ({ ...page, site })));
const paths = pages.map(({ page }) => page.path);

const DESTINATIONS = [
  "australia",
  "canada",
  "france",
  "germany",
  "ireland",
  "new-zealand",
  "singapore",
  "switzerland",
  "uk",
  "usa",
];

/** Addresses that visitors know, by country. */
const KNOWN_ROUTES: Record<string, string[]> = {
  india: [
    "",
    "thank-you",
    ...[
      "application-process",
      "education-loan-for-abroad-studies",
      "international-education-counseling",
      "scholarship-guidance",
      "visa-guidance",
      "overseas-student-health-cover",
      "student-accommodation",
    ].map((slug) => `services/${slug}`),
    ...DESTINATIONS.map((country) => `abroad/study-in-${country}`),
    "scholarships/scholarships-to-study-in-australia-for-indian-students",
    "scholarships/scholarships-to-study-in-canada-for-indian-students",
    "news",
    "exam/ielts",
    "ads/study-abroad-with-farhaven",
  ],
  australia: [
    "",
    "thank-you",
    ...[
      "career-counselling",
      "admission-assistance",
      "student-health-cover-insurance",
      "changes-of-course-college-university",
      "on-going-student-support",
      "student-visa-application-extension-renewal",
    ].map((slug) => `services/${slug}`),
    ...["employer-sponsored-visa", "family-visa", "student-visa", "visitor-visa", "work-visa"].map(
      (slug) => `visa/${slug}`,
    ),
    "contact-us",
  ],
  bhutan: [
    "",
    "thank-you",
    ...[
      "application-process",
      "scholarship-guidance",
      "student-accommodation",
      "overseas-student-health-cover",
      "visa-guidance",
      "international-education-counselling",
    ].map((slug) => `services/${slug}`),
    ...DESTINATIONS.map((country) => `abroad/study-in-${country}`),
    "scholarships/scholarships-to-study-in-canada-for-bhutanese-students",
    "scholarships/scholarships-to-study-in-australia-for-bhutanese-students",
    "contact-us",
  ],
  philippines: [
    "",
    "thank-you",
    ...[
      "application-process",
      "scholarship-guidance",
      "student-accommodation",
      "overseas-student-health-cover",
      "visa-guidance",
      "international-education-counseling",
    ].map((slug) => `services/${slug}`),
    ...DESTINATIONS.map((country) => `abroad/study-in-${country}`),
    "scholarships/scholarship-to-study-in-australia-for-philippines-students",
    "scholarships/scholarship-to-study-in-canada-for-philippines-students",
    "contact-us",
  ],
};
const GROUP_INDEXES = ["services", "abroad", "scholarships"];

describe("the shipped files", () => {
  it("have no problems but what only their owner can write", () => {
    expect(printed(withoutGaps(problems))).toBe("");
    expect(problems.map(({ code }) => code).sort()).toEqual([
      ...Array.from({ length: 4 }, () => "missing-owner"),
      ...Array.from({ length: 2 }, () => "missing-quotes"),
      ...Array.from({ length: 4 }, () => "placeholder-contacts"),
    ]);
  });

  it("are the four countries, India in two languages", () =>
    expect(plan.sites.map(({ key }) => key)).toEqual(["australia", "bhutan", "india", "india/hi", "philippines"]));

  it.each(Object.entries(KNOWN_ROUTES))("%s has every route that visitors know", (country, wanted) => {
    expect(
      wanted
        .map((route) => (route === "" ? `/${country}/` : `/${country}/${route}/`))
        .filter((path) => !paths.includes(path)),
    ).toEqual([]);
  });

  it("groups have pages of their own, campaigns do not", () => {
    for (const country of ["india", "bhutan", "philippines"])
      expect(paths).toEqual(expect.arrayContaining(GROUP_INDEXES.map((group) => `/${country}/${group}/`)));
    expect(paths).toEqual(expect.arrayContaining(["/australia/services/", "/australia/visa/", "/india/exam/"]));
    expect(paths).not.toContain("/india/ads/");
  });

  it("each country has a spelling of counselling of its own", () => {
    expect(paths).not.toContain("/bhutan/services/international-education-counseling/");
    expect(paths).not.toContain("/philippines/services/international-education-counselling/");
    expect(pageOf(plan, "/bhutan/services/international-education-counselling/").page.siblings).toEqual({
      india: "/india/services/international-education-counseling/",
      philippines: "/philippines/services/international-education-counseling/",
    });
  });

  it("every page of text has at least 250 words of copy", () => {
    // What these list is in the settings, or is short by its nature.
    const isList = ({ type }: { type: string }) => ["budget", "calendar", "comparison", "glossary"].includes(type);
    const copies = [...project.content].flatMap(([country, byKey]) =>
      [...byKey].flatMap(([key, { words, data }]) =>
        data.sections?.some(isList) ? [] : [{ page: `${country}/${key}`, words }],
      ),
    );
    expect(copies.length).toBeGreaterThan(85);
    expect(copies.filter(({ words }) => words < 250)).toEqual([]);
  });

  it("no two pages have one title, description or heading in a country", () => {
    for (const { key } of plan.sites) {
      for (const what of ["title", "description"] as const) {
        const texts = pages
          .filter(
            ({ site, content }) =>
              site.key === key && (content.list?.page ?? 1) === 1 && !content.list?.href.includes("/category/"),
          )
          .map(({ head }) => head[what]);
        expect(texts.filter((text, index) => texts.indexOf(text) !== index)).toEqual([]);
      }
    }
  });

  it("no id stands twice on a page, and no link leads to a page that does not exist", () => {
    const wrong = pages.flatMap(({ page, copy }) => {
      const { html, faq } = renderCopy(ROOT, copy, { labels: LABELS });
      const all = [html, ...faq.map((entry) => entry.html)].join("\n");
      const ids = [...all.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
      const links = [...all.matchAll(/ href="(\/[^"?#]*)/g)].map(([, href]) => href ?? "");
      return [
        ...ids.filter((id, index) => ids.indexOf(id) !== index),
        ...links.filter((href) => !paths.includes(href)),
      ].map((what) => `${page.path} ${what}`);
    });
    expect(wrong).toEqual([]);
  });

  it("menus and footers lead to pages", () => {
    const hrefs = plan.sites.flatMap(({ site }) => [
      ...site.menu.flatMap((entry) => [entry.url, ...(entry.child ?? []).map(({ url }) => url)]),
      ...site.footer.flatMap(({ links }) => links.map(({ href }) => href)),
      ...Object.values(site.forms).flatMap(({ thanks }) => ("page" in thanks ? thanks.page : [])),
      ...[site.enquiryPage ?? []].flat(),
    ]);
    expect(hrefs.filter((href) => href.startsWith("/") && !paths.includes(href))).toEqual([]);
  });

  it("menus, offices, states, sources of leads, homes by country code", () => {
    const facts = Object.fromEntries(
      plan.sites.map(({ key, site: { menuId, forms } }) => {
        const { fields = [] } = forms["enquiry"] ?? {};
        const named = Object.fromEntries(fields.map((field) => [field.name, field]));
        const [office, source] = [named["nearrestarea"], named["sourceby"]];
        return [
          key,
          {
            menuId,
            office: office?.type === "select" ? office.default : "none",
            state: "state" in named,
            sourceby: source?.type === "hidden" && typeof source.value === "object" ? source.value : undefined,
          },
        ];
      }),
    );
    const source = { query: "utm_campaign", present: "googleadwords" };
    const always = { ...source, absent: "website" };
    const campaign = { ...source, absent: "" };
    expect(facts).toEqual({
      india: { menuId: 6, office: undefined, state: true, sourceby: always },
      // Its menu is its own, in the file of its language.
      "india/hi": { menuId: undefined, office: undefined, state: true, sourceby: always },
      australia: { menuId: 10, office: "11", state: false, sourceby: always },
      bhutan: { menuId: 7, office: "4", state: false, sourceby: campaign },
      philippines: { menuId: 8, office: "3", state: false, sourceby: campaign },
    });
    const choices = (country: string, name: string, form = "enquiry") => {
      const field = siteOf(plan, country).site.forms[form]?.fields.find((candidate) => candidate.name === name);
      return field && "options" in field ? field.options.map(({ value }) => value) : [];
    };
    expect(choices("india", "state")).toHaveLength(36);
    expect(choices("india", "nearrestarea")).toEqual(["Chennai", "Delhi", "Jaipur"]);
    expect(choices("australia", "dreamcountry")).toEqual(["Australia", "Canada", "UK", "USA", "Other"]);
    expect(choices("bhutan", "dreamcountry", "mbbs")).toEqual([
      "Bangladesh",
      "Kazakhstan",
      "Kyrgyzstan",
      "Nepal",
      "Russia",
      "Uzbekistan",
      "Other",
    ]);
    expect(plan.network.geoIp).toMatchObject({
      homes: { IN: "/india/", PH: "/philippines/", BT: "/bhutan/" },
      fallback: "/australia/",
    });
  });

  it("a not-found page has its country's layout, but India's the default one", () => {
    expect(Object.fromEntries(plan.sites.map(({ key, notFound }) => [key, notFound.page.layout]))).toEqual({
      australia: "aus",
      bhutan: "bhu",
      india: "default",
      "india/hi": "default",
      philippines: "phil",
    });
  });

  it("the legacy campaign address leads to its page", () => {
    const rule = plan.hosts[0].redirects.find((candidate) => meets(candidate, "/study-abroad-with-farhaven"));
    expect(rule && follow(rule, "/study-abroad-with-farhaven")).toBe("/india/ads/study-abroad-with-farhaven/");
    expect(paths).toContain("/india/ads/study-abroad-with-farhaven/");
  });
});

it("a fifth country is one YAML file", async () => {
  const root = mkdtempSync(join(tmpdir(), "sitegen-"));
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  cpSync(join(ROOT, "countries"), join(root, "countries"), { recursive: true });
  const facts: [RegExp | string, string][] = [
    [/^name: .*/m, "name: Nepal"],
    [/^demonym: .*/m, "demonym: Nepali"],
    [/^code: .*/m, "code: NP"],
    [/^dialCode: .*/m, 'dialCode: "+977"'],
    // There are no rates of its own currency.
    [/^currency: .*\n/m, ""],
    [/^timeZone: .*/m, "timeZone: Asia/Kathmandu"],
    [/menuId: \d+/, "menuId: 11"],
    [/\+975\d+/g, "+9770000000"],
    [/\+975[ -][\d -]+\d/g, "+977 000 0000"],
    ["bhutan@", "nepal@"],
    [/Thimphu/g, "Kathmandu"],
    [/-bhutanese-students/g, "-nepali-students"],
    [/label: Bhutan, value: "4"/, 'label: Nepal, value: "12"'],
    [/default: "4"/, 'default: "12"'],
  ];
  let yaml = readFileSync(join(root, "countries/bhutan.yaml"), "utf8");
  for (const [piece, fact] of facts) {
    const changed = yaml.replace(piece, fact);
    expect(changed, `bhutan.yaml does not hold ${String(piece)}`).not.toBe(yaml);
    yaml = changed;
  }
  expect(yaml).not.toMatch(/bhutanese|thimphu/i);
  writeFileSync(join(root, "countries/nepal.yaml"), yaml);

  const checked = await checkProject({ root });
  expect(printed(withoutGaps(checked.problems))).toBe("");
  const nepal = checked.project && siteOf(checked.project.plan, "nepal");
  expect(nepal?.pages.map(({ page }) => page.path)).toEqual(
    expect.arrayContaining([
      "/nepal/",
      "/nepal/scholarships/scholarships-to-study-in-canada-for-nepali-students/",
      "/nepal/contact-us/",
      "/nepal/thank-you/",
      "/nepal/services/international-education-counselling/",
      ...DESTINATIONS.map((country) => `/nepal/abroad/study-in-${country}/`),
    ]),
  );
  expect(checked.project?.plan.network.sites.at(-1)).toEqual({
    key: "nepal",
    name: "Nepal",
    flag: "np",
    home: "/nepal/",
  });
});
