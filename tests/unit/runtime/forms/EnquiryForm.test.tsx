import { renderToString } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { AppProvider } from "../../../../runtime/page/context.tsx";
import { EnquiryForm } from "../../../../runtime/forms/EnquiryForm.tsx";
import type { Field, FormConfig } from "../../../../runtime/site/forms.ts";
import type { PageData } from "../../../../runtime/site/page.ts";
import type { SiteData } from "../../../../runtime/site/site.ts";
import { ENGLISH } from "../../englishTexts.ts";
import { FIELDS, formConfig, options } from "./formConfig.ts";

const CODES = { label: "Code", options: [{ country: "US", name: "Here", code: "+1" }] };

/** A form as the document carries it: what works without scripts. */
function render(overrides: Partial<FormConfig> = {}, name = "enquiry"): string {
  const site = {
    forms: { enquiry: formConfig(overrides) } as SiteData["forms"],
    contacts: { phone: { e164: "+10000000000", display: "0" } },
    texts: ENGLISH,
    country: { language: "en" },
  } as SiteData;
  return renderToString(
    <AppProvider value={{ site, page: {} as PageData }}>
      <EnquiryForm idPrefix="page" form={name} />
    </AppProvider>,
  );
}

const all = (html: string, pattern: RegExp) => [...html.matchAll(pattern)].map((match) => match[1]);

describe("EnquiryForm in the document", () => {
  it("is sent by the browser itself as multipart", () => {
    const [tag] = /<form[^>]*>/.exec(render({ send: { url: "https://x.example/f", as: "json", success: {} } })) ?? [];
    expect(tag).toContain('action="https://x.example/f"');
    expect(tag).toContain('method="post"');
    expect(tag).toContain('encType="multipart/form-data"');
    expect(tag).toContain("data-enquiry");
  });

  it("is checked by the browser itself: what is asked of a field is in its element", () => {
    const written = { ...FIELDS["your-name"], minLength: 2, maxLength: 9, pattern: "[a-z]+" };
    const condition = { showWhen: [{ name: "interest", values: ["visit"] }] };
    const html = render({
      fields: [
        { ...written, messages: { pattern: "Small letters" } },
        { ...FIELDS.office, ...condition },
        FIELDS.interest,
        FIELDS.message,
        FIELDS.remember,
      ],
    });
    expect(html).not.toMatch(/noValidate/i);
    expect(html).toMatch(
      /<input(?=[^>]* required="")(?=[^>]* minLength="2")(?=[^>]* maxLength="9")(?=[^>]* pattern="\[a-z\]\+")(?=[^>]* title="Small letters")/,
    );
    // Who sees all of the fields need not have the other's answer.
    expect(html).not.toMatch(/<select[^>]* required/);
    expect(html.match(/<input(?=[^>]* type="radio")[^>]* required=""/g)?.length).toBe(2);
    expect(html).not.toMatch(/<textarea[^>]* required/);
    expect(html).toMatch(/<input(?=[^>]* type="checkbox")[^>]* required=""/);
  });

  it("has the field that robots fill in, where nobody sees it", () =>
    expect(render()).toMatch(/<div hidden=""><label>[^<]+<input[^>]* tabindex="-1"[^>]* name="your-website"/i));

  it("has the form's fields in order, and names nothing that must not be sent", () => {
    const fields = [FIELDS.interest, { ...FIELDS["your-phone"], dialCodes: CODES }, FIELDS.remember, FIELDS.leadurl];
    expect([...new Set(all(render({ fields }), / name="([^"]*)"/g))]).toEqual([
      "interest",
      "your-phone",
      "your-website",
    ]);
  });

  it("has unique ids with its prefix", () => {
    const ids = all(render(), / id="([^"]*)"/g);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.every((id) => id?.startsWith("page_"))).toBe(true);
  });

  it("ties every label and every hint to its control", () => {
    const fields = Object.values(FIELDS).map((field): Field =>
      field.type === "hidden" ? field : { ...field, hint: "A hint", required: undefined },
    );
    const html = render({ fields });
    const ids = new Set(all(html, / id="([^"]*)"/g));
    expect(all(html, / for="([^"]*)"/g).filter((id) => !ids.has(id))).toEqual([]);
    const described = all(html, / aria-describedby="([^"]*)"/g).flatMap((list) => list?.split(" ") ?? []);
    expect(described.filter((id) => !ids.has(id))).toEqual([]);
    expect(described.filter((id) => id.endsWith("_hint")).length).toBe(7);
    // A box is optional by its nature.
    expect(described.filter((id) => id.endsWith("_optional")).length).toBe(6);
  });

  it("has boxes ticked and values chosen as the form says", () => {
    const html = render({ fields: [FIELDS.remember, { ...FIELDS.office, default: "south" }] });
    expect(html).toMatch(/<input[^>]*type="checkbox"[^>]*checked=""/);
    expect(html).toContain('<option value="south" selected="">SOUTH</option>');
    expect(render({ fields: [{ ...FIELDS.remember, checked: undefined }] })).not.toContain("checked");
  });

  it("has all fields, and keeps back by styles those that are not shown", () => {
    const condition = [{ name: "interest", values: ["visit"] }];
    const html = render({ fields: [FIELDS.interest, { ...FIELDS.office, showWhen: condition }] });
    expect(html).toMatch(/<div class="field" data-away="">.*name="office"/);
    const chosen = { ...FIELDS.interest, default: "visit" };
    expect(render({ fields: [chosen, { ...FIELDS.office, showWhen: condition }] })).not.toContain("data-away");
  });

  it("is nothing where the site has no such form", () => expect(render({}, "webinar")).toBe(""));

  it("tells browsers what they can fill in, and keyboards what is wanted", () => {
    const fields: Field[] = [
      FIELDS["your-name"],
      FIELDS["your-email"],
      { ...FIELDS["your-phone"], dialCodes: CODES },
      { type: "select", name: "state", label: "State", options: options("a"), autocomplete: "address-level1" },
      { ...FIELDS["your-name"], name: "city", autocomplete: "address-level2" },
      { type: "date", name: "birthday", label: "Birthday" },
    ];
    const html = render({ fields });
    expect(all(html, / autoComplete="([^"]*)"/g)).toEqual([
      "name",
      "email",
      "off",
      "tel",
      "address-level1",
      "address-level2",
      "off",
    ]);
    expect(all(html, / inputMode="([^"]*)"/g)).toEqual(["email", "tel"]);
    expect(all(html, / autoCapitalize="([^"]*)"/g)).toEqual(["words", "none", "words"]);
    expect(html).toMatch(/<input type="date"[^>]*name="birthday"/);
  });
});
