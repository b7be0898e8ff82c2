import { describe, expect, it } from "vitest";
import { safeParse } from "zod/mini";
import { enquirySchema } from "../../../../runtime/forms/enquirySchema.ts";
import { ENQUIRY_FIELDS } from "../../../../runtime/site/enquiry.ts";

const REQUIRED = [
  "city",
  "dreamcountry",
  "interestedin",
  "nearrestarea",
  "remember",
  "state",
  "your-email",
  "your-name",
  "your-phone",
];

/** The message of each field that is refused. */
function messages(values: unknown): Record<string, string> {
  const result = safeParse(enquirySchema(ENQUIRY_FIELDS, "This is a required field."), values);
  return Object.fromEntries((result.error?.issues ?? []).map(({ path, message }) => [String(path[0]), message]));
}

describe("enquirySchema", () => {
  it("asks for the required fields with the one message, and for no other", () => {
    const refused = messages({});
    expect(Object.keys(refused).sort()).toEqual(REQUIRED);
    expect(new Set(Object.values(refused))).toEqual(new Set(["This is a required field."]));
  });

  it("takes blanks, no choice and an unticked consent as missing", () => {
    const blank = {
      ...Object.fromEntries(ENQUIRY_FIELDS.map((field) => [field, " "])),
      interestedin: null,
      remember: false,
    };
    expect(Object.keys(messages(blank)).sort()).toEqual(REQUIRED);
    expect(new Set(Object.values(messages(blank)))).toEqual(new Set(["This is a required field."]));
  });

  it("checks nothing beyond being filled in", () => {
    const odd = { ...Object.fromEntries(REQUIRED.map((field) => [field, "?"])), remember: true };
    expect(messages(odd)).toEqual({});
  });

  it("asks only for what the form shows", () => {
    expect(
      safeParse(enquirySchema(["your-name"], "This is a required field."), { "your-name": "Ada", remember: true })
        .success,
    ).toBe(true);
  });
});
