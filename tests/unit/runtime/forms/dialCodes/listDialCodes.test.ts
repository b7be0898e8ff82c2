import { describe, expect, it } from "vitest";
import { listDialCodes, searchDialCodes } from "../../../../../runtime/forms/dialCodes/listDialCodes.ts";

const ENGLISH = listDialCodes("en-AU");

describe("listDialCodes", () => {
  it("has all countries, by name, in the page's language", () => {
    expect(ENGLISH.length).toBeGreaterThan(240);
    expect(ENGLISH.slice(0, 3).map(({ name, code }) => `${name} ${code}`)).toEqual([
      "Afghanistan +93",
      "Åland Islands +358",
      "Albania +355",
    ]);
    expect(listDialCodes("hi-IN").find(({ country }) => country === "IN")?.name).toBe("भारत");
  });

  it("begins with the countries that are wanted first", () => {
    const first = listDialCodes("en", ["NP", undefined, "IN"]).slice(0, 3);
    expect(first.map(({ country }) => country)).toEqual(["NP", "IN", "AF"]);
  });

  it("gives every country a code that a telephone takes", () =>
    expect(ENGLISH.filter(({ code, trunk }) => !/^\+[1-9]\d{0,2}$/.test(code) || !/^\d*$/.test(trunk))).toEqual([]));
});

describe("searchDialCodes", () => {
  const found = (typed: string, entries = ENGLISH) =>
    searchDialCodes(entries, typed)
      .slice(0, 3)
      .map(({ country }) => country);

  it.each([
    ["ind", ["IN", "ID", "IO"]],
    ["nep", ["NP"]],
    ["states", ["US"]],
    ["reunion", ["RE"]],
    ["cote", ["CI"]],
    ["uk", ["GB", "UA"]],
    ["977", ["NP"]],
    ["+977", ["NP"]],
    ["00977", ["NP"]],
    ["1", ["US", "CA", "AG"]],
    ["44", ["GB", "GG", "IM"]],
    ["nowhere", []],
  ])("%s finds %j", (typed, countries) => expect(found(typed).slice(0, countries.length || 3)).toEqual(countries));

  it("finds a country by its English name on a page in another language", () =>
    expect(found("nepal", listDialCodes("hi-IN"))).toEqual(["NP"]));

  it("gives everything while nothing is typed", () => expect(searchDialCodes(ENGLISH, " ")).toEqual(ENGLISH));
});
