import { describe, expect, it } from "vitest";
import { initialValue, isEmpty, listShown } from "../../../../runtime/site/fields.ts";
import type { Field } from "../../../../runtime/site/forms.ts";
import { FIELDS, options } from "../forms/formConfig.ts";

describe("initialValue", () => {
  it("is the default, or nothing", () => {
    expect(initialValue({ ...FIELDS.office, default: "south" })).toBe("south");
    expect(initialValue(FIELDS.office)).toBe("");
  });

  it("of a box is its value while it is ticked", () => {
    expect(initialValue(FIELDS.remember)).toBe("on");
    expect(initialValue({ ...FIELDS.remember, checked: undefined })).toBe("");
  });
});

describe("listShown", () => {
  const pet: Field = { type: "radio", name: "pet", label: "Pet", options: options("cat", "dog", "none") };
  const breed: Field = { ...FIELDS["your-name"], name: "breed", showWhen: [{ name: "pet", values: ["cat", "dog"] }] };
  const size: Field = { ...FIELDS["your-name"], name: "size", showWhen: [{ name: "breed", values: ["Great Dane"] }] };
  const shown = (values: Record<string, string>, fields: Field[] = [pet, breed, size, FIELDS.leadurl]) =>
    listShown(fields, ({ name }) => values[name] ?? "").map(({ name }) => name);

  it("lists what visitors see: no hidden field", () => expect(shown({}, [FIELDS.leadurl, pet])).toEqual(["pet"]));

  it("shows a field while another one has one of its values", () => {
    expect(shown({})).toEqual(["pet"]);
    expect(shown({ pet: "dog" })).toEqual(["pet", "breed"]);
    expect(shown({ pet: "cat", breed: "Great Dane" })).toEqual(["pet", "breed", "size"]);
  });

  it("what is not shown holds nothing for those that depend on it", () =>
    expect(shown({ pet: "none", breed: "Great Dane" })).toEqual(["pet"]));

  it("can wait for a box that is not ticked", () => {
    const why: Field = { ...FIELDS.message, name: "why", showWhen: [{ name: "remember", values: [""] }] };
    expect(shown({ remember: "on" }, [FIELDS.remember, why])).toEqual(["remember"]);
    expect(shown({}, [FIELDS.remember, why])).toEqual(["remember", "why"]);
  });
});

it("isEmpty takes blanks, no choice and an unticked box as empty", () => {
  expect(["", "  \t", null, undefined, false].map(isEmpty)).toEqual([true, true, true, true, true]);
  expect(["a", " a ", true].map(isEmpty)).toEqual([false, false, false]);
});
