import { renderToString } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { AppProvider } from "../../../../runtime/page/context.tsx";
import { EnquiryForm } from "../../../../runtime/forms/EnquiryForm.tsx";
import type { EnquiryConfig } from "../../../../runtime/site/enquiry.ts";
import type { PageData } from "../../../../runtime/site/page.ts";
import type { SiteData } from "../../../../runtime/site/site.ts";
import { ENGLISH } from "../../englishTexts.ts";
import { enquiryConfig } from "./enquiryConfig.ts";

/** The form as the document carries it: what works without scripts. */
function render(overrides: Partial<EnquiryConfig> = {}, variant?: string): string {
  const site = {
    enquiry: enquiryConfig(overrides),
    contentApi: { base: "https://cms.example/wp-json" },
    contacts: { phone: { e164: "+10000000000", display: "0" } },
    texts: ENGLISH,
    country: { language: "en" },
  } as SiteData;
  return renderToString(
    <AppProvider value={{ site, page: {} as PageData }}>
      <EnquiryForm idPrefix="page" variant={variant} />
    </AppProvider>,
  );
}

const all = (html: string, pattern: RegExp) => [...html.matchAll(pattern)].map((match) => match[1]);

describe("EnquiryForm in the document", () => {
  it("posts to the content API as multipart, without the browser's own validation", () => {
    const [tag] = /<form[^>]*>/.exec(render()) ?? [];
    expect(tag).toContain('action="https://cms.example/wp-json/contact/v1/send"');
    expect(tag).toContain('method="post"');
    expect(tag).toContain('encType="multipart/form-data"');
    expect(tag).toContain("noValidate");
    expect(tag).toContain("data-enquiry");
    expect(render()).not.toMatch(/ required[ =>]/);
  });

  it("has the country's fields in order, and names nothing that must not be sent", () => {
    const names = new Set(
      all(render({ dialCodes: [{ country: "US", label: "Here (+1)", value: "+1" }] }), / name="([^"]*)"/g),
    );
    expect([...names]).toEqual([
      "your-name",
      "your-email",
      "your-phone",
      "nearrestarea",
      "interestedin",
      "dreamcountry",
    ]);
  });

  it("has unique ids with its prefix", () => {
    const ids = all(render({ expanded: true }), / id="([^"]*)"/g);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.every((id) => id?.startsWith("page-"))).toBe(true);
  });

  it("ties every label to its control", () => {
    const html = render({ expanded: true, fields: ["your-name", "state", "city", "nearrestarea"] });
    const ids = new Set(all(html, / id="([^"]*)"/g));
    expect(all(html, / for="([^"]*)"/g).filter((id) => !ids.has(id))).toEqual([]);
    expect(all(html, / aria-describedby="([^"]*)"/g).filter((id) => !ids.has(id))).toEqual([]);
  });

  it("has the consent ticked and the only office chosen", () => {
    const html = render({ options: { nearrestarea: [{ label: "Here", value: "4" }] } });
    expect(html).toMatch(/<input[^>]*type="checkbox"[^>]*checked=""/);
    expect(html).toContain('<option value="4" selected="">Here</option>');
  });

  it("shows the variant's choices", () => {
    expect(render({}, "mbbs")).toContain('value="medical"');
    expect(render()).not.toContain('value="medical"');
  });

  it("tells browsers what they can fill in", () => {
    const html = render({
      fields: ["your-name", "your-email", "your-phone", "state", "city"],
      dialCodes: [{ country: "US", label: "Here (+1)", value: "+1" }],
    });
    expect(all(html, / autoComplete="([^"]*)"/g)).toEqual([
      "name",
      "email",
      "tel-country-code",
      "tel",
      "address-level1",
      "address-level2",
    ]);
  });
});
