import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it, onTestFinished } from "vitest";
import { checkProject } from "../../../cli/build/checkProject.ts";
import { renderCopy } from "../../../cli/content/copy/renderCopy.ts";
import { shippedFile } from "../../../cli/build/assets/shippedBrand.ts";
import { followRule, matchesRule } from "../../../cli/config/routes/redirects.ts";
import { pageOf, printed, siteOf, withoutGaps } from "../../unit/project.ts";
import { LABELS } from "../../unit/englishTexts.ts";

const ROOT = join(import.meta.dirname, "../../..");
const { project, problems } = await checkProject({ root: ROOT, now: new Date("2026-11-26T12:00:00Z") });
if (!project) throw new Error(printed(problems));
const { plan, config } = project;
const pages = plan.sites.flatMap((site) => site.pages.map((page) => ({ ...page, site })));
const paths = pages.map(({ page }) => page.path);

const below = (folder: string, slugs: string): string[] => slugs.split(" ").map((slug) => `${folder}/${slug}`);
const DESTINATIONS = "australia canada france germany ireland new-zealand singapore switzerland uk usa"
  .split(" ")
  .map((country) => `abroad/study-in-${country}`);
const SERVICES =
  "application-process scholarship-guidance student-accommodation overseas-student-health-cover visa-guidance";

/** Addresses that visitors know, by country. */
const KNOWN_ROUTES: Record<string, string[]> = {
  india: [
    ...below("services", `${SERVICES} education-loan-for-abroad-studies international-education-counseling`),
    ...DESTINATIONS,
    "scholarships/scholarships-to-study-in-australia-for-indian-students",
    "scholarships/scholarships-to-study-in-canada-for-indian-students",
    "news",
    "exam/ielts",
    "ads/study-abroad-with-farhaven",
  ],
  australia: [
    ...below(
      "services",
      "career-counselling admission-assistance student-health-cover-insurance changes-of-course-college-university on-going-student-support student-visa-application-extension-renewal",
    ),
    ...below("visa", "employer-sponsored-visa family-visa student-visa visitor-visa work-visa"),
    "contact-us",
  ],
  bhutan: [
    ...below("services", `${SERVICES} international-education-counselling`),
    ...DESTINATIONS,
    "scholarships/scholarships-to-study-in-canada-for-bhutanese-students",
    "scholarships/scholarships-to-study-in-australia-for-bhutanese-students",
    "contact-us",
  ],
  philippines: [
    ...below("services", `${SERVICES} international-education-counseling`),
    ...DESTINATIONS,
    "scholarships/scholarship-to-study-in-australia-for-philippines-students",
    "scholarships/scholarship-to-study-in-canada-for-philippines-students",
    "contact-us",
  ],
};
const GROUP_INDEXES = ["services", "abroad", "scholarships"];

const fieldsOf = (country: string, form = "enquiry") => siteOf(plan, country).site.forms[form]?.fields ?? [];
const valuesOf = (country: string, name: string, form?: string) => {
  const field = fieldsOf(country, form).find((candidate) => candidate.name === name);
  return field && "options" in field ? field.options.map(({ value }) => value) : [];
};

describe("the shipped files", () => {
  it("are drawn with fonts and icons that the package has cut and drawn: a first build makes none", () => {
    const files = plan.sites.flatMap(({ fonts, icon }) => [
      ...fonts.subsets.map(({ hash }) => shippedFile(hash, "woff2")),
      ...icon.bitmaps.map(({ hash }) => shippedFile(hash, "png")),
    ]);
    expect(files.filter((file) => !existsSync(file))).toEqual([]);
  });

  it("have no problems but what only their owner can write", () => {
    expect(printed(withoutGaps(problems))).toBe("");
    expect(problems.map(({ code }) => code).sort()).toEqual([
      ...Array.from({ length: 4 }, () => "missing-owner"),
      ...Array.from({ length: 4 }, () => "placeholder-contacts"),
      ...Array.from({ length: 2 }, () => "placeholder-quotes"),
    ]);
  });

  it("are the four countries, India in two languages", () =>
    expect(plan.sites.map(({ key, site }) => `${key} ${site.country.language}`)).toEqual([
      "australia en-AU",
      "bhutan en-AU",
      "india en-AU",
      "india/hi hi-IN",
      "philippines en-AU",
    ]));

  it.each(Object.entries(KNOWN_ROUTES))("%s has every route that visitors know", (country, wanted) => {
    expect(
      ["", "thank-you/", ...wanted.map((route) => `${route}/`)]
        .map((route) => `/${country}/${route}`)
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

  it("no id stands twice on a page", () => {
    const wrong = pages.flatMap(({ page, copy }) => {
      const { html, faq } = renderCopy(ROOT, copy, { labels: LABELS });
      const all = [html, ...faq.map((entry) => entry.html)].join("\n");
      const ids = [...all.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
      return ids.filter((id, index) => ids.indexOf(id) !== index).map((id) => `${page.path} ${id}`);
    });
    expect(wrong).toEqual([]);
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
    const rule = plan.hosts[0].redirects.find((candidate) => matchesRule(candidate, "/study-abroad-with-farhaven"));
    expect(rule && followRule(rule, "/study-abroad-with-farhaven")).toBe("/india/ads/study-abroad-with-farhaven/");
    expect(paths).toContain("/india/ads/study-abroad-with-farhaven/");
  });

  it("choices: offices, destinations, states, and what is asked in the expanded view", () => {
    expect([valuesOf("india", "interestedin"), valuesOf("india", "nearrestarea")]).toEqual([
      ["Call Back", "Visit Office", "Video Meeting"],
      ["Chennai", "Delhi", "Jaipur"],
    ]);
    const offices = ["australia", "bhutan", "philippines"].flatMap((country) =>
      fieldsOf(country).flatMap((field) => (field.name === "nearrestarea" && "options" in field ? field.options : [])),
    );
    expect(offices.map(({ label, value }) => `${value} ${label}`)).toEqual(["11 Perth", "4 Bhutan", "3 Philippines"]);
    const standard = "Australia,Canada,France,Germany,Ireland,New Zealand,Singapore,Switzerland,UK,USA,Other";
    expect([
      ...["australia", "india", "bhutan", "philippines"].map((country) => valuesOf(country, "dreamcountry").join()),
      valuesOf("bhutan", "dreamcountry", "mbbs").join(),
    ]).toEqual([
      "Australia,Canada,UK,USA,Other",
      standard,
      standard,
      standard,
      "Bangladesh,Kazakhstan,Kyrgyzstan,Nepal,Russia,Uzbekistan,Other",
    ]);
    const states = ["andhra_pradesh", "tamil_nadu", "jammu_&_kashmir", "ladakh", "puducherry"];
    expect(valuesOf("india", "state")).toEqual(expect.arrayContaining(states));
    expect(valuesOf("india", "state")).toHaveLength(36);
    const { questions, funding, preferredDestinations } = config.network.optionLists;
    expect(
      [questions, funding, preferredDestinations].map((list) => list?.map(({ value }) => value).join("; ")),
    ).toEqual([
      "Course; Visa",
      "self-funded; funded by parents or relatives; government scholarship; looking for a partial scholarship; applied for a scholarship; have a student loan; applied for a student loan; no source of funds",
      "Australia; United Kingdom; Canada; USA; Ireland; Germany; New Zealand; Singapore; Help me decide",
    ]);
  });

  it("fields: in India two more, those of the expanded view in no form; none but the hidden ones may stay empty", () => {
    const shown = (country: string, form?: string) =>
      fieldsOf(country, form)
        .flatMap((field) => (field.type === "hidden" ? [] : [`${field.name}${field.required ? "" : "?"}`]))
        .join(" ");
    const [start, end] = ["your-name your-email your-phone", "nearrestarea interestedin dreamcountry remember"];
    expect(["australia", "bhutan", "philippines"].map((country) => shown(country))).toEqual(
      Array.from({ length: 3 }, () => `${start} ${end}`),
    );
    expect([shown("india"), shown("india", "mbbs")]).toEqual(
      Array.from({ length: 2 }, () => `${start} state city ${end}`),
    );
    expect(fieldsOf("india", "mbbs").map(({ name }) => name)).toContain("formtype");
    expect(fieldsOf("india").find(({ name }) => name === "remember")).toMatchObject({
      label: "I agree to receive news and events",
      checked: true,
    });
    const own = config.countries[0]?.config.forms;
    const extra = Object.entries(own?.fields ?? {}).filter(([, field]) => "extra" in field && field.extra);
    expect(extra.map(([name]) => name).join(" ")).toBe(
      "myquestion countrypassport currentlocation educationfunding preferreddestination textmessage",
    );
    expect(own?.forms["enquiry"]).toMatchObject({ expanded: false });
    const asked = plan.sites.flatMap(({ site }) => Object.values(site.forms).flatMap(({ fields }) => fields));
    expect(asked.filter(({ name }) => extra.some(([key]) => key === name))).toEqual([]);
  });

  it("nothing is asked of a field but to be filled in, and nobody signs in", () => {
    for (const { site, pages: ofSite } of plan.sites) {
      const fields = Object.values(site.forms).flatMap((form) => form.fields);
      const limits = ["minLength", "maxLength", "pattern", "checkFormat"];
      expect(fields.filter((field) => limits.some((limit) => field[limit as keyof typeof field]))).toEqual([]);
      expect(fields.filter(({ name, type }) => /password|login/.test(`${name} ${type}`))).toEqual([]);
      expect(ofSite.filter(({ page }) => /\/(sign-?in|log-?in|account|password)\//.test(page.path))).toEqual([]);
    }
  });

  it("the claims: free, no agent fees, 4300+ students", () =>
    expect(plan.network.brand.claims.map(({ text }) => text)).toEqual([
      expect.stringContaining("cost you nothing, because universities and colleges fund us"),
      expect.stringContaining("no agent fees"),
      expect.stringContaining("More than 4300 international students"),
    ]));

  it("the layouts: which country has which, what they differ in, and the modals' sizes", () => {
    const layouts = config.countries.map(({ key, config: { layout } }) => `${key}: ${layout}`);
    expect(layouts).toEqual(["australia: aus", "bhutan: bhu", "india: india", "philippines: phil"]);
    const differing = Object.entries(config.network.layouts).map(
      ([name, { headerPhone, modalDismissable, detectCountry, form, only }]) =>
        [name, headerPhone && "phone", !modalDismissable && "firm", detectCountry && "detects", form, only]
          .filter(Boolean)
          .join(" "),
    );
    expect(differing.sort()).toEqual([
      "aus phone",
      "bhu phone",
      "bhu-mbbs phone mbbs",
      "default",
      "india firm detects",
      "india-landing firm detects",
      "india-mbbs firm detects mbbs",
      "phil",
      "phil-mbbs mbbs",
      "test test layout",
    ]);
    expect(Object.entries(plan.network.modals).map(([id, { size }]) => `${id} ${size}`)).toEqual([
      "addstudentdata xl",
      "addstudentdata2 xl",
      "hoverpopuptop lg",
      "mbbsFormModal xl",
    ]);
  });

  it("templates, forms and sections of the other kinds of pages", () => {
    const shown = Object.fromEntries(
      siteOf(plan, "india").pages.map(({ page, copy }) => [
        page.path.slice("/india/".length),
        [page.template, page.form, copy.sections.map(({ type }) => type).join(" ")].filter(Boolean).join(": "),
      ]),
    );
    expect(shown).toMatchObject({
      "": expect.stringMatching(/^home: banners .*cards .*map .*institutions .*posts/) as string,
      "contact-us/": "contact: enquiry: offices",
      "careers/": "career-list",
      "careers/education-counsellor/": "career",
      "webinar/": "webinar: enquiry: steps",
      "register/": "register: enquiry: steps",
      "study-counsellor/": "form-aside: enquiry: facts",
      "mbbs/": "form-links: mbbs: tabs steps institutions steps",
      "news/": "post-list",
      "news/page/2/": "post-list",
      "ads/study-abroad-with-farhaven/": expect.stringMatching(/^landing: enquiry/) as string,
    });
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
      ...DESTINATIONS.map((route) => `/nepal/${route}/`),
    ]),
  );
  expect(checked.project?.plan.network.sites.at(-1)).toEqual({
    key: "nepal",
    name: "Nepal",
    flag: "np",
    home: "/nepal/",
  });
});
