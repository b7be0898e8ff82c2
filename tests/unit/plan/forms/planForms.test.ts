import { describe, expect, it } from "vitest";
import { COUNTRY_FILE, makeProject, NETWORK_FILE, siteOf, type TestProject } from "../../project.ts";

const formsOf = (project: TestProject, key = "atlantis") => siteOf(project.plan(), key).site.forms;
const append = (lines: string) => formsOf(makeProject().append(COUNTRY_FILE, lines));
const fieldOf = (project: TestProject, name: string, form = "enquiry") =>
  formsOf(project)[form]?.fields.find((field) => field.name === name);

describe("a form", () => {
  it("has its fields in order, and where it is sent", () => {
    const { enquiry } = formsOf(makeProject());
    expect(enquiry?.fields.map(({ name, type }) => `${name} ${type}`)).toEqual([
      "your-name text",
      "your-email email",
      "your-phone tel",
      "nearrestarea select",
      "interestedin radio",
      "dreamcountry select",
      "remember checkbox",
      "leadurl hidden",
    ]);
    expect(enquiry?.send).toEqual({
      url: "https://cms.example.com/wp-json/contact/v1/send",
      as: "multipart",
      success: { status: 200, message: "success" },
      action: "https://cms.example.com/wp-json/contact/v1/send?thanks=/atlantis/thank-you/",
    });
  });

  it("tells the service which page thanks, where a parameter is known for it and there is a page", () => {
    const own = (send: string) => append(`  webinar: { extends: enquiry, send: ${send} }\n`)["webinar"]?.send.action;
    expect(own("{ to: 'https://forms.example.org/f?id=1', thanksParameter: _next }")).toBe(
      "https://forms.example.org/f?id=1&_next=/atlantis/thank-you/",
    );
    expect(own("{ to: 'https://forms.example.org/f' }")).toBeUndefined();
    expect(own("{ thanksParameter: false }")).toBeUndefined();
    expect(append("  enquiry: { thanks: { message: Thanks. } }\n")["enquiry"]?.send.action).toBeUndefined();
  });

  it("is sent to an address of its own", () =>
    expect(
      append("  webinar: { extends: enquiry, send: { to: 'https://forms.example.org/f', as: json } }\n")["webinar"]
        ?.send,
    ).toEqual({ url: "https://forms.example.org/f", as: "json", success: {} }));

  it("is followed by the thank-you page, another page, or a message", () => {
    const thanks = makeProject().replace(NETWORK_FILE, "    thank-you: {", "    thank-you: { slug: thanks,");
    expect(formsOf(thanks)["enquiry"]?.thanks).toEqual({ page: "/atlantis/thanks/" });
    expect(append("  enquiry: { thanks: { page: /contact-us/ } }\n")["enquiry"]?.thanks).toEqual({
      page: "/atlantis/contact-us/",
    });
    expect(append("  enquiry: { thanks: { message: Thanks. } }\n")["enquiry"]?.thanks).toEqual({ message: "Thanks." });
  });

  it("is absent where the country does not have it", () =>
    expect(Object.keys(append("  enquiry: false\n  webinar: { fields: [your-name], send: {} }\n"))).toEqual([
      "webinar",
    ]));
});

describe("a field", () => {
  it("has named lists in full, and texts as options", () => {
    expect(fieldOf(makeProject(), "dreamcountry")).toMatchObject({
      options: [
        { label: "Near", value: "Near" },
        { label: "Far", value: "Far" },
      ],
    });
  });

  it("of one form has other choices, and no default that is none of them", () => {
    const project = makeProject()
      .replace(NETWORK_FILE, "options: destinations }", "options: destinations, default: Far }")
      .append(COUNTRY_FILE, "  other: { extends: enquiry, override: { dreamcountry: { options: [Elsewhere] } } }\n");
    expect(fieldOf(project, "dreamcountry")).toMatchObject({ default: "Far" });
    expect(JSON.stringify(fieldOf(project, "dreamcountry", "other"))).not.toContain("default");
  });

  it("is shown by names and values that are sent", () => {
    const more = "    more: { type: text, label: A, showWhen: { box: [true, false], pick: B } }\n";
    const box = "    box: { type: checkbox, label: B, value: ticked }\n";
    const pick = "    pick: { type: radio, label: C, options: [B], send: picked }\n";
    const project = makeProject()
      .replace(COUNTRY_FILE, "  fields:\n", `  fields:\n${more}${box}${pick}`)
      .append(COUNTRY_FILE, "  enquiry: { add: [box, pick, more] }\n");
    expect(fieldOf(project, "more")).toMatchObject({
      showWhen: [
        { name: "box", values: ["ticked", ""] },
        { name: "picked", values: ["B"] },
      ],
    });
  });

  it("that stays in the browser says so, and a box there has the browser's own value", () =>
    expect(fieldOf(makeProject(), "remember")).toEqual({
      type: "checkbox",
      name: "remember",
      label: "I agree",
      required: true,
      unsent: true,
      value: "on",
      checked: true,
    }));

  it("has dial codes, the country's own first", () => {
    const project = makeProject().addCountry("lemuria", "LI").replace("countries/lemuria.yaml", '"+99"', '"+423"');
    const codes = (key: string) => {
      const phone = formsOf(project, key)["enquiry"]?.fields.find(({ type }) => type === "tel");
      return phone?.type === "tel" ? phone.dialCodes?.options : undefined;
    };
    expect(codes("lemuria")).toEqual([
      { country: "LI", name: "Lemuria", code: "+423" },
      { country: "AT", name: "Atlantis", code: "+99" },
    ]);
    expect(codes("atlantis")?.map(({ code }) => code)).toEqual(["+99", "+423"]);
  });

  it("has each dial code once in a further language, with the countries' names in it", () => {
    const project = makeProject()
      .addCountry("lemuria", "LI")
      .replace("countries/lemuria.yaml", '"+99"', '"+423"')
      .append(COUNTRY_FILE, "names: { de: Atlantien }\n")
      .append("countries/lemuria.yaml", "languages: [en-AU, de]\nuntranslated: show\n");
    const phone = formsOf(project, "lemuria/de")["enquiry"]?.fields.find(({ type }) => type === "tel");
    expect(phone?.type === "tel" && phone.dialCodes?.options.map(({ name }) => name)).toEqual(["Lemuria", "Atlantien"]);
  });
});
