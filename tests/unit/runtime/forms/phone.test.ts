import { describe, expect, it } from "vitest";
import { completePhone } from "../../../../runtime/forms/sendEnquiry.ts";
import { listDialCodes } from "../../../../runtime/forms/phone/listDialCodes.ts";

const CODES = {
  india: { code: "+91", trunk: "0" },
  australia: { code: "+61", trunk: "0" },
  bhutan: { code: "+975", trunk: "" },
  italy: { code: "+39", trunk: "" },
  russia: { code: "+7", trunk: "8" },
  usa: { code: "+1", trunk: "1" },
  hungary: { code: "+36", trunk: "06" },
  brazil: { code: "+55", trunk: "0" },
  emirates: { code: "+971", trunk: "0" },
};

it.each([
  ["98765 43210", "india", "+91 98765 43210"],
  ["098765 43210", "india", "+91 98765 43210"],
  ["0412 345 678", "australia", "+61 412 345 678"],
  ["(08) 5550 0142", "australia", "+61 8 5550 0142"],
  ["17 12 34 56", "bhutan", "+975 17 12 34 56"],
  ["06 1234 5678", "italy", "+39 06 1234 5678"],
  ["812 123 45 67", "russia", "+7 812 123 45 67"],
  ["8 812 123 45 67", "russia", "+7 812 123 45 67"],
  ["1 415 555 0100", "usa", "+1 415 555 0100"],
  ["06 20 123 4567", "hungary", "+36 20 123 4567"],
  // An area code with the digits of the country's.
  ["(55) 96944-5547", "brazil", "+55 (55) 96944-5547"],
  ["٠٥٠١٢٣٤٥٦٧", "emirates", "+971 501234567"],
  ["९८७६५ ४३२१०", "india", "+91 98765 43210"],
  ["+٩٧١ ٥٠ ١٢٣ ٤٥٦٧", "emirates", "+971 50 123 4567"],
] as const)("%s in %s becomes %s", (typed, country, complete) =>
  expect(completePhone(typed, CODES[country])).toBe(complete),
);

it.each(["+44 20 7946 0000", "0044 20 7946 0000", "", "call me"])("%s stays as it was typed", (typed) =>
  expect(completePhone(typed, CODES.india)).toBe(typed),
);

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
