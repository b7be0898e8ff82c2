import { describe, expect, it } from "vitest";
import { compileMessage } from "../../../../cli/config/text/compileMessage.ts";
import { joinText, type Text } from "../../../../runtime/site/text.ts";

/** A message as a site shows it; tags are shown in brackets. */
function show(source: string, values: Record<string, string | number> = {}, language = "en"): string {
  const message = compileMessage(source);
  if (!("text" in message)) return message.mistake;
  return joinText<string>(message.text as Text, {
    language,
    value: (name) => values[name] ?? `(no ${name})`,
    tag: (name, inner) => `[${name} ${inner}]`,
    join: (parts) => parts.join(""),
  });
}

describe("a message", () => {
  it("without values is compiled to plain text", () => {
    expect(compileMessage("It's free")).toEqual({ text: "It's free", takes: {} });
  });
  it("is given values", () => expect(show("Now {country}!", { country: "India" })).toBe("Now India!"));
  it("can have braces between apostrophes", () => expect(show("Write '{name}'")).toBe("Write {name}"));
  it("writes numbers as its language does", () => {
    expect(show("{count, number}", { count: 12_345 }, "hi-IN")).toBe("12,345");
    expect(show("{count, number}", { count: 12_345 }, "de")).toBe("12.345");
    expect(show("{count, number}", { count: 7 }, "ar-EG")).toBe("٧");
  });
  it("has the forms of its language's plural", () => {
    const found = "{count, plural, zero {none} one {one} two {two} few {few #} many {many #} other {other #}}";
    expect([0, 1, 2, 5, 11, 100].map((count) => show(found, { count }, "ar"))).toEqual([
      "none",
      "one",
      "two",
      "few 5",
      "many 11",
      "other 100",
    ]);
    expect(show("{count, plural, =0 {nothing} one {# page} other {# pages}}", { count: 0 })).toBe("nothing");
    expect(show("{n, selectordinal, one {#st} two {#nd} few {#rd} other {#th}}", { n: 22 })).toBe("22nd");
  });
  it("chooses by a value", () => {
    const text = "{kind, select, visa {A visa} other {Something}}";
    expect([show(text, { kind: "visa" }), show(text, { kind: "mu" })]).toEqual(["A visa", "Something"]);
  });
  it("has tags, with values inside", () => {
    expect(show("See all<hidden>: {what}</hidden>", { what: "News" })).toBe("See all[hidden : News]");
  });
  it("can be put into lower case in languages that want it", () => {
    expect(show("All about <lower>{title}</lower>", { title: "Study Abroad" })).toBe("All about study abroad");
    expect(compileMessage("Alles über {title}")).toMatchObject({ takes: { title: "value" } });
    expect(compileMessage("All about <lower>{title}</lower>")).toMatchObject({ takes: { title: "value" } });
  });
  it("says what it takes", () => {
    expect(compileMessage("{a} <b>{c, plural, other {{d}}}</b>")).toMatchObject({
      takes: { a: "value", b: "tag", c: "number", d: "value" },
    });
  });
});

it.each([
  ["Skip {to", "a closing brace is missing"],
  ["Skip {}", "there is nothing between two braces"],
  ["Skip {to content}", "the content of the braces is not the name of a value"],
  ["{n, plural, one {#}}", "the form `other {…}` is missing"],
  ["<b>bold", "a tag is not closed"],
  ["bold</b>", "a tag is closed that was not opened"],
  ["{n, plural, offset:1 other {#}}", "`offset:` is not supported"],
  ["{n, number, percent}", "numbers have no style here: write `{count, number}`"],
  ["{d, date}", "dates and times are formatted before they are inserted: write `{name}` alone"],
])("%s: %s", (source, mistake) => expect(compileMessage(source)).toMatchObject({ mistake }));
