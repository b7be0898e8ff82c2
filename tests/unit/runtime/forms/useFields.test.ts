import { describe, expect, it } from "vitest";
import { fieldErrorSchema } from "../../../../runtime/forms/useFields.ts";
import type { FormValues } from "../../../../runtime/site/lead.ts";
import type { FormConfig, Messages, ShownField } from "../../../../runtime/site/forms.ts";
import { FIELDS } from "./formConfig.ts";

const ALL: ShownField[] = Object.values(FIELDS).filter((field) => field.type !== "hidden");
const REQUIRED = ["interest", "office", "remember", "your-email", "your-name", "your-phone"];

const MESSAGES: Messages = {
  required: "This is a required field.",
  email: "Write an email address, like name@example.com.",
  pattern: "This is not in the form that is wanted.",
  tooShort: "Write at least {min} characters.",
  tooLong: "Write at most {max} characters.",
};

/** The message of each field that is refused. */
function messages(values: FormValues, fields = ALL, own?: FormConfig["messages"]): Record<string, string> {
  const { error } = fieldErrorSchema(fields, { ...MESSAGES, ...own }).safeParse(values);
  // The form's library shows the first of each field.
  const issues = error?.issues.toReversed() ?? [];
  return Object.fromEntries(issues.map(({ path: [name], message }) => [name, message]));
}

/** The message for one value of a field like the name, but for what the test is about. */
const messageFor = (value: string, changes: Partial<ShownField>): string | undefined =>
  messages({ "your-name": value }, [{ ...FIELDS["your-name"], ...changes } as ShownField])["your-name"];

describe("fieldErrorSchema", () => {
  it("asks for the required fields with the one message, and for no other", () => {
    const refused = messages({});
    expect(Object.keys(refused).sort()).toEqual(REQUIRED);
    expect(new Set(Object.values(refused))).toEqual(new Set(["This is a required field."]));
  });

  it("takes blanks, no choice and an unticked box as missing", () => {
    const blank = { ...Object.fromEntries(ALL.map(({ name }) => [name, " "])), interest: null, remember: false };
    expect(Object.keys(messages(blank)).sort()).toEqual(REQUIRED);
  });

  it("checks nothing beyond being filled in", () => {
    const odd = { ...Object.fromEntries(REQUIRED.map((name) => [name, "?"])), remember: true };
    expect(messages(odd)).toEqual({});
  });

  it("asks only for what is shown", () => expect(messages({ "your-name": "Ada" }, [FIELDS["your-name"]])).toEqual({}));

  it("says what the form says, or the field itself", () => {
    const field: ShownField = { ...FIELDS["your-name"], messages: { required: "Your name?" } };
    const own = { required: "Please." };
    expect(messages({}, [field, FIELDS["your-phone"]], own)).toEqual({
      "your-name": "Your name?",
      "your-phone": "Please.",
    });
  });
});

describe("what a definition asks for", () => {
  it.each([
    ["ada", { minLength: 4 }, "Write at least 4 characters."],
    ["Ada B", { minLength: 4 }, undefined],
    ["😀😀", { maxLength: 2 }, undefined],
    ["😀😀😀", { maxLength: 2 }, "Write at most 2 characters."],
    ["12345", { pattern: "[0-9]{6}" }, "This is not in the form that is wanted."],
    ["1234567", { pattern: "[0-9]{6}" }, "This is not in the form that is wanted."],
    [" 123456 ", { pattern: "[0-9]{6}" }, undefined],
    ["a|b", { pattern: "a|b" }, "This is not in the form that is wanted."],
    ["ada@site", { type: "email", checkFormat: true }, "Write an email address, like name@example.com."],
    ["ada@site.example", { type: "email", checkFormat: true }, undefined],
    ["ada@site", { type: "email" }, undefined],
  ] as const)("of %j with %j: %j", (value, changes, expected) => expect(messageFor(value, changes)).toBe(expected));

  it("is not asked of an optional field that is empty", () => {
    expect(messageFor("", { required: undefined, minLength: 4, pattern: "x" } as Partial<ShownField>)).toBe(undefined);
    expect(messageFor("ada", { required: undefined, minLength: 4 } as Partial<ShownField>)).toBe(
      "Write at least 4 characters.",
    );
  });
});
