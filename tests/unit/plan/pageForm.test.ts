import { describe, expect, it } from "vitest";
import { copyOf, COUNTRY_FILE, makeProject, NETWORK_FILE, siteOf, type TestProject } from "../project.ts";

const CONTACT = "countries/content/shared/contact-us.md";
const FORMS = "  webinar: { extends: enquiry }\n  short: { extends: enquiry }\n";

const project = () => makeProject().append(COUNTRY_FILE, FORMS);
const formOf = (changed: TestProject, path = "/atlantis/contact-us/") =>
  siteOf(changed.plan()).pages.find(({ page }) => page.path === path)?.page.form;
const withForm = (form: string, rest = "") => copyOf("Contact us").replace("title:", `form: ${form}${rest}\ntitle:`);

describe("the form of a page", () => {
  it("is the enquiry, where its template has one", () => {
    expect(formOf(project())).toBe("enquiry");
    expect(formOf(project(), "/atlantis/")).toBe(undefined);
  });

  it("is the layout's", () =>
    expect(formOf(project().replace(NETWORK_FILE, "{ actions: [top] }", "{ actions: [top], form: short }"))).toBe(
      "short",
    ));

  it("is the page's own, or what its front matter says", () => {
    const own = project().append(COUNTRY_FILE, "pages:\n  contact-us: { form: webinar }\n");
    expect(formOf(own)).toBe("webinar");
    expect(formOf(own.write(CONTACT, withForm("short")))).toBe("short");
  });

  it("is that of its section", () => {
    const section = "\ntemplate: page\nsections: [{ type: form, heading: Ask, form: webinar }]";
    expect(formOf(project().write(CONTACT, withForm("short", section)))).toBe("webinar");
  });

  it("is none on a site without forms, whose sections then have none either", () => {
    const none = makeProject().append(COUNTRY_FILE, "  enquiry: false\n");
    expect(formOf(none)).toBe(undefined);
    const section = "\ntemplate: page\nsections: [{ type: form, heading: Ask }]";
    const page = siteOf(none.write(CONTACT, withForm("enquiry", section)).plan()).pages[1];
    expect([page?.page.form, page?.copy.sections.map(({ type }) => type)]).toEqual([undefined, ["copy"]]);
  });
});
