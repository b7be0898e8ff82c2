import { describe, expect, it } from "vitest";
import { listDialCodes } from "../../../../../runtime/forms/phone/listDialCodes.ts";

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

  it("gives every country a code that a telephone takes", () =>
    expect(ENGLISH.filter(({ code, trunk }) => !/^\+[1-9]\d{0,2}$/.test(code) || !/^\d*$/.test(trunk ?? ""))).toEqual(
      [],
    ));
});
