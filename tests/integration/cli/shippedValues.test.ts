import { join } from "node:path";
import { expect, it } from "vitest";
import { checkProject } from "../../../cli/commands/checkProject.ts";
import { printed, siteOf } from "../../unit/project.ts";

const ROOT = join(import.meta.dirname, "../../..");
const { project, problems } = await checkProject({ root: ROOT });
if (!project) throw new Error(printed(problems));
const { plan, config } = project;
const COUNTRIES = ["india", "australia", "bhutan", "philippines"];
const layoutsOf = (country: string) => siteOf(plan, country).site.layouts;
const fieldsOf = (country: string, form = "enquiry") => siteOf(plan, country).site.forms[form]?.fields ?? [];
const fieldOf = (country: string, name: string) => fieldsOf(country).find((field) => field.name === name);
const optionsOf = (country: string, name: string) => {
  const field = fieldOf(country, name);
  return field && "options" in field ? field.options : [];
};
const DESTINATIONS = "Australia,Canada,France,Germany,Ireland,New Zealand,Singapore,Switzerland,UK,USA,Other".split(
  ",",
);
/** Fields of the expanded view. */
const EXTRA = [
  "myquestion",
  "countrypassport",
  "currentlocation",
  "educationfunding",
  "preferreddestination",
  "textmessage",
];

it("the claims: free, no agent fees, 4300+ students", () => {
  expect(plan.network.brand.claims.map(({ text }) => text)).toEqual([
    "Our services cost you nothing, because universities and colleges fund us.",
    "We charge no agent fees for applications, wherever you apply.",
    "More than 4300 international students started their journey through us, as stated by Farhaven in November 2026.",
  ]);
});

it("the orders of network bar and flag dropdown", () => {
  const { sites, flagOrder } = siteOf(plan, "india").site;
  expect([sites.map(({ key }) => key), flagOrder]).toEqual([
    COUNTRIES,
    ["bhutan", "philippines", "australia", "india"],
  ]);
});

it("the modals' ids and sizes", () => {
  expect(Object.entries(plan.network.modals).map(([id, { size }]) => [id, size])).toEqual([
    ["addstudentdata", "xl"],
    ["addstudentdata2", "xl"],
    ["hoverpopuptop", "lg"],
    ["mbbsFormModal", "xl"],
  ]);
});

it("the popups: how far, which cookie, how long, what the promo says", () => {
  const popups = (country: string, layout: string) => layoutsOf(country)[layout]?.popups;
  const exitIntent = { modal: "hoverpopuptop", cookie: "hoverpopuptop" };
  const promo = {
    title: "Study Anywhere In The World In Just A Few Steps With Us",
    action: "SCHEDULE A MEETING",
  };
  expect(popups("india", "india")).toMatchObject({
    scroll: { modal: "addstudentdata", scrollDivisor: 2.5, cookie: "modalShow", seconds: 864e5 },
    exitIntent,
    promo,
  });
  for (const [country, layout] of [
    ["india", "default"],
    ["australia", "aus"],
    ["bhutan", "bhu"],
    ["philippines", "phil"],
  ] as const)
    expect(popups(country, layout)).toMatchObject({
      scroll: { modal: "addstudentdata", scrollDivisor: 2, cookie: "modalShowNew", seconds: 86_400 },
      exitIntent,
      promo,
    });
});

it("the layouts: which country has which, and what they differ in", () => {
  expect(config.countries.map(({ key, config: { layout } }) => [key, layout])).toEqual([
    ["australia", "aus"],
    ["bhutan", "bhu"],
    ["india", "india"],
    ["philippines", "phil"],
  ]);
  const all = { ...config.network.layouts };
  const differing = Object.entries(all).map(([name, { headerPhone, modalDismissable, detectCountry, form }]) => [
    name,
    [headerPhone && "phone", !modalDismissable && "firm", detectCountry && "detects", form].filter(Boolean).join(" "),
  ]);
  expect(Object.fromEntries(differing)).toEqual({
    default: "",
    india: "firm detects",
    "india-landing": "firm detects",
    aus: "phone",
    bhu: "phone",
    phil: "",
    "india-mbbs": "firm detects mbbs",
    "bhu-mbbs": "phone mbbs",
    "phil-mbbs": "mbbs",
    test: "",
  });
  expect(all["test"]?.only).toBe("test layout");
});

it("what is sent: the names, and which of them stay in the browser", () => {
  const names = (country: string, form?: string) => fieldsOf(country, form).map(({ name }) => name);
  const end = ["remember", "utm_campaign", "leadurl", "sourceby"];
  const start = ["your-name", "your-email", "your-phone"];
  const chosen = ["nearrestarea", "interestedin", "dreamcountry"];
  for (const country of ["australia", "bhutan", "philippines"])
    expect([...names(country)].sort()).toEqual([...start, ...chosen, ...end].sort());
  expect([...names("india")].sort()).toEqual([...start, "state", "city", ...chosen, ...end].sort());
  expect([...names("india", "mbbs")].sort()).toEqual([...names("india"), "formtype"].sort());
  const label = "I agree to receive news and events";
  expect(fieldOf("india", "remember")).toMatchObject({ label, checked: true, required: true });
  expect(siteOf(plan, "india").site.forms["enquiry"]).toMatchObject({ onFailure: "console" });
});

it("the choices of the standard lists", () => {
  const values = (country: string, name: string) => optionsOf(country, name).map(({ value }) => value);
  expect(values("india", "interestedin")).toEqual(["Call Back", "Visit Office", "Video Meeting"]);
  for (const country of ["india", "bhutan", "philippines"])
    expect(values(country, "dreamcountry")).toEqual(DESTINATIONS);
  // Of the expanded view, which is off.
  expect(values("india", "myquestion")).toEqual([]);
  const { questions, funding, preferredDestinations } = config.network.optionLists;
  const listed = (list: typeof questions) => list?.map(({ value }) => value);
  expect(listed(questions)).toEqual(["Course", "Visa"]);
  expect(listed(funding)).toEqual([
    "self-funded",
    "funded by parents or relatives",
    "government scholarship",
    "looking for a partial scholarship",
    "applied for a scholarship",
    "have a student loan",
    "applied for a student loan",
    "no source of funds",
  ]);
  expect(listed(preferredDestinations)).toEqual(
    "Australia,United Kingdom,Canada,USA,Ireland,Germany,New Zealand,Singapore,Help me decide".split(","),
  );
  expect(values("india", "state")).toEqual(
    expect.arrayContaining(["andhra_pradesh", "tamil_nadu", "jammu_&_kashmir", "ladakh", "puducherry"]),
  );
  const offices = ["australia", "bhutan", "philippines"].map((country) => optionsOf(country, "nearrestarea"));
  expect(offices).toEqual([
    [{ label: "Perth", value: "11" }],
    [{ label: "Bhutan", value: "4" }],
    [{ label: "Philippines", value: "3" }],
  ]);
});

it("the calls: content API, menus' namespace, geo-IP service, allowed host", () => {
  const { contentApi, geoIp, host, redirects } = config.network;
  expect([contentApi?.base, contentApi?.navigation, geoIp?.url, geoIp?.fallback, host.allowed, redirects[0]]).toEqual([
    "https://cms.farhaven.example/wp-json",
    "menus/v1",
    "https://geoip.farhaven.example/json",
    "australia",
    "www.farhaven.example",
    expect.objectContaining({ from: "/study-abroad-with-farhaven" }),
  ]);
});

it("contacts: a number in each country, also for WhatsApp; Bhutan's in two spellings", () => {
  for (const { key, config: own } of config.countries)
    expect([key, own.contacts.phone?.alternate !== undefined, own.contacts.whatsapp !== undefined]).toEqual([
      key,
      key === "bhutan",
      true,
    ]);
});

it("the pages' language is en-AU", () => {
  for (const country of COUNTRIES) expect(siteOf(plan, country).site.country.language).toBe("en-AU");
});

it("other kinds of pages: register, webinar, counsellor, MBBS, careers, news", () => {
  const paths = siteOf(plan, "india").pages.map(({ page }) => page.path.slice("/india/".length));
  expect(paths).toEqual(
    expect.arrayContaining([
      "register/",
      "webinar/",
      "study-counsellor/",
      "mbbs/",
      "careers/",
      "news/",
      "news/page/2/",
    ]),
  );
  const medical = siteOf(plan, "india").pages.find(({ page }) => page.path === "/india/mbbs/");
  expect(medical?.page.form).toBe("mbbs");
  const typesOf = (path: string) =>
    siteOf(plan, "india")
      .pages.find(({ page }) => page.path === path)
      ?.copy.sections.map(({ type }) => type);
  expect(typesOf("/india/mbbs/")).toEqual(expect.arrayContaining(["tabs", "steps", "universities"]));
  expect(typesOf("/india/")).toEqual(expect.arrayContaining(["banners", "cards", "universities", "posts"]));
});

it("the fields of the expanded view, in no form while it is off", () => {
  const own = config.countries[0]?.config.forms;
  const extra = Object.entries(own?.fields ?? {}).filter(([, field]) => "extra" in field && field.extra);
  expect(extra.map(([name]) => name)).toEqual(EXTRA);
  expect(own?.forms["enquiry"]).toMatchObject({ expanded: false });
  for (const country of COUNTRIES)
    for (const form of ["enquiry", "mbbs"])
      expect(fieldsOf(country, form).filter(({ name }) => EXTRA.includes(name))).toEqual([]);
});

it("nothing is asked of a field but to be filled in: no length, no pattern, no format", () => {
  const limits = new Set(["minLength", "maxLength", "pattern", "checkFormat"]);
  for (const country of COUNTRIES) {
    const fields = Object.values(siteOf(plan, country).site.forms).flatMap((form) => form.fields);
    const limited = fields.filter((field) => Object.entries(field).some(([key, value]) => limits.has(key) && value));
    expect(limited).toEqual([]);
  }
});

it("which fields are required", () => {
  const requiredOf = (country: string) =>
    fieldsOf(country).flatMap((field) => ("required" in field && field.required ? [field.name] : []));
  const all = ["your-name", "your-email", "your-phone", "nearrestarea", "interestedin", "dreamcountry", "remember"];
  for (const country of ["australia", "bhutan", "philippines"]) expect(requiredOf(country)).toEqual(all);
  expect(requiredOf("india")).toEqual([...all.slice(0, 3), "state", "city", ...all.slice(3)]);
});

it("nobody signs in: there is no page and no field for it", () => {
  for (const country of COUNTRIES) {
    const { site, pages } = siteOf(plan, country);
    expect(pages.filter(({ page }) => /\/(sign-?in|log-?in|account|password)\//.test(page.path))).toEqual([]);
    const fields = Object.values(site.forms).flatMap((form) => form.fields);
    expect(fields.filter(({ name, type }) => /password|login/.test(`${name} ${type}`))).toEqual([]);
  }
});

it("templates, forms and sections of the other kinds of pages", () => {
  const pages = Object.fromEntries(
    siteOf(plan, "india").pages.map(({ page, copy }) => [
      page.path.slice("/india/".length),
      [page.template, page.form, copy.sections.map(({ type }) => type).join(" ")].filter(Boolean).join(": "),
    ]),
  );
  expect(pages).toMatchObject({
    "contact-us/": "contact: contact: offices",
    "careers/": "career-list",
    "careers/education-counsellor/": "career",
    "webinar/": "webinar: enquiry: steps",
    "register/": "register: enquiry: steps",
    "study-counsellor/": "form-aside: enquiry: facts",
    "mbbs/": "form-links: mbbs: tabs steps universities",
    "news/": "post-list",
    "ads/study-abroad-with-farhaven/": expect.stringMatching(/^landing: enquiry/) as string,
  });
  expect(pages[""]).toMatch(/^home: banners .*cards .*map .*universities .*posts/);
});

it("the contact icons, the footer's buttons and the booking button of each country", () => {
  const partsOf = (country: string, layout: string) => {
    const { floating, actions, bookingButton } = layoutsOf(country)[layout] ?? {};
    return [floating?.join(" "), actions?.join(" "), bookingButton];
  };
  const four = "video call enquiry whatsapp";
  expect(partsOf("india", "india")).toEqual([four, "top", "Book a FREE Virtual or F2F Counselling"]);
  expect(partsOf("australia", "aus")).toEqual([four, "call contact top", undefined]);
  expect(partsOf("bhutan", "bhu")).toEqual([four, "help top", undefined]);
  expect(partsOf("philippines", "phil")).toEqual([four, "help top", undefined]);
});
