import { describe, expect, it } from "vitest";
import { resolveForm, usedFields } from "../../../cli/config/resolveForm.ts";
import { Forms } from "../../../cli/config/schema/forms/form.ts";

const text = (label: string, more: object = {}) => ({ type: "text", label, ...more });
const fields = { a: text("A"), b: text("B"), c: text("C"), d: text("D"), x: text("X", { extra: true }) };
const resolve = (forms: object, name: string) => resolveForm(Forms.parse({ fields, ...forms }), name);
const keys = (forms: object, name = "own") => resolve(forms, name).fields.map(({ key }) => key);

describe("the fields of a form", () => {
  const base = { fields: ["a", "b", "c"] };

  it("are those that it lists, less the omitted, with the added ones where they belong", () => {
    const own = { ...base, omit: ["b"], add: ["x", { field: "d", after: "a" }] };
    expect(keys({ own })).toEqual(["a", "d", "c", "x"]);
  });

  it("are those of the form that it extends, changed in turn", () => {
    const middle = { extends: "base", add: ["d"] };
    expect(keys({ base, middle, own: { extends: "middle", omit: ["a"], add: [{ field: "x", after: "b" }] } })).toEqual([
      "b",
      "x",
      "c",
      "d",
    ]);
  });

  it("can be put elsewhere", () => expect(keys({ own: { ...base, add: ["a"] } })).toEqual(["b", "c", "a"]));

  it("a field after one that is not there comes last", () =>
    expect(keys({ own: { ...base, add: [{ field: "d", after: "x" }] } })).toEqual(["a", "b", "c", "d"]));

  it("of forms that extend each other are those of the one that was asked for", () =>
    expect(keys({ own: { ...base, extends: "other" }, other: { extends: "own" } })).toEqual(["a", "b", "c"]));

  it("are sent under another key where they say so", () => {
    const { fields: placed } = resolve({ fields: { ...fields, a: text("A", { send: "_subject" }) }, own: base }, "own");
    expect(placed.map(({ name }) => name)).toEqual(["_subject", "b", "c"]);
  });

  it("the extra ones are used in the expanded view only", () => {
    const used = (expanded: boolean) =>
      usedFields(resolve({ own: { fields: ["x", "a"], expanded } }, "own")).map(({ key }) => key);
    expect([used(false), used(true)]).toEqual([["a"], ["x", "a"]]);
  });

  it("say what the form says differently about them", () => {
    const forms = {
      base: { ...base, override: { a: { label: "First", hint: "One" } } },
      own: { extends: "base", override: { a: { label: "Own" } } },
    };
    expect(resolve(forms, "own").fields[0]?.field).toMatchObject({ label: "Own", hint: "One" });
    expect(resolve(forms, "base").fields[0]?.field).toMatchObject({ label: "First", hint: "One" });
  });
});

describe("the settings of a form", () => {
  it("have defaults that lose no lead", () =>
    expect(resolve({ own: { fields: ["a"] } }, "own")).toMatchObject({
      expanded: false,
      onFailure: "message",
      errorSummary: false,
      keepUndelivered: true,
    }));

  it("are those of the form that it extends, but for what it says itself", () => {
    const base = {
      fields: ["a"],
      send: { to: "/send" },
      onFailure: "console",
      errorSummary: true,
      messages: { required: "R", email: "E" },
    };
    const own = { extends: "base", keepUndelivered: false, messages: { required: "Own" } };
    expect(resolve({ base, own }, "own")).toMatchObject({
      send: { to: "/send", as: "multipart", success: {} },
      onFailure: "console",
      errorSummary: true,
      keepUndelivered: false,
      messages: { required: "Own", email: "E" },
    });
  });
});

it("a form that a country does not have is none", () => {
  expect(keys({ own: false })).toEqual([]);
});
