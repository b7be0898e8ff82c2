import { describe, expect, it } from "vitest";
import { didYouMean, nameSome, suggest } from "../../../cli/core/problems/suggest.ts";

describe("suggest", () => {
  const keys = ["name", "timeZone", "language", "layout", "notFoundLayout"];

  it.each([
    ["nmae", "name"],
    ["timezone", "timeZone"],
    ["langauge", "language"],
    ["layouts", "layout"],
    ["LAYOUT", "layout"],
    ["notFoundLayuot", "notFoundLayout"],
  ])("%s means %s", (written, wanted) => expect(suggest(written, keys)).toBe(wanted));

  it.each(["currency", "", "x", "名前"])("%j means nothing", (written) =>
    expect(suggest(written, keys)).toBeUndefined(),
  );

  const paths = ["/portugal/marcar/", "/portugal/contact/", "/portugal/services/visa-guidance/", "/kenya/about/"];

  it.each([
    ["/portugal/services/visa-guidence/", "/portugal/services/visa-guidance/"],
    ["/portugl/contact/", "/portugal/contact/"],
    ["/contact/", "/portugal/contact/"],
    ["/portugal/nada/", undefined],
  ])("the path %s means %s", (written, wanted) => expect(suggest(written, paths)).toBe(wanted));

  it("the nearest wins, and of equals the first", () => {
    expect(suggest("cat", ["cart", "cats", "bat"])).toBe("cart");
    expect(suggest("visa-guidence", ["visa-guide", "visa-guidance"])).toBe("visa-guidance");
  });

  it("nothing to choose from", () => expect(suggest("name", [])).toBeUndefined());

  it("does not take for ever with long texts", () => {
    const candidates = ["b".repeat(5000), ...Array.from({ length: 50 }, (_, index) => "c".repeat(index))];
    expect(suggest("a".repeat(5000), candidates)).toBeUndefined();
  });
});

describe("didYouMean", () => {
  it("suggests", () => expect(didYouMean("nmae", ["name", "code"])).toBe("Did you mean `name`?"));
  it("lists a few choices", () => expect(didYouMean("x", ["name", "code"])).toBe("Known: `name`, `code`."));
  it("lists twelve of many", () =>
    expect(
      didYouMean(
        "?",
        Array.from({ length: 15 }, (_, index) => `key-${index}`),
      ),
    ).toMatch(/`key-11`, and 3 more\.$/));
  it("lists first what has the path as its last folders", () =>
    expect(didYouMean("/contact/", ["/a/", "/kenya/contact/", "/peru/contact/"])).toBe(
      "Known: `/kenya/contact/`, `/peru/contact/`, `/a/`.",
    ));
  it("says nothing of nothing", () => expect(didYouMean("x", [])).toBe(""));
});

it("names no more than it is to", () => {
  expect(nameSome(["a", "b", "c"], 3)).toBe("a, b, c");
  expect(nameSome(["a", "b", "c"], 2)).toBe("a, b, and 1 more");
});
