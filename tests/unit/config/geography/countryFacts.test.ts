import { describe, expect, test } from "vitest";
import { countryFacts, suggestCountry } from "../../../../cli/config/geography/countryFacts.ts";
import { countryData, isTimeZone, regionName } from "../../../../cli/config/geography/countryData.ts";

describe("facts of a country", () => {
  test("are those of public data", () => {
    const { nameIn, ...nepal } = countryFacts("nepal") ?? expect.fail();
    expect({ ...nepal, german: nameIn("de") }).toMatchInlineSnapshot(`
      {
        "code": "NP",
        "currencies": [
          "NPR",
        ],
        "currency": "NPR",
        "demonym": "Nepalese",
        "dialCode": "+977",
        "german": "Nepal",
        "languages": [
          "ne-NP",
          "mai-NP",
        ],
        "name": "Nepal",
        "regions": [
          {
            "code": "NP-P1",
            "name": "Koshi",
          },
          {
            "code": "NP-P2",
            "name": "Madhesh",
          },
          {
            "code": "NP-P3",
            "name": "Bagmati",
          },
          {
            "code": "NP-P4",
            "name": "Gandaki",
          },
          {
            "code": "NP-P5",
            "name": "Lumbini",
          },
          {
            "code": "NP-P6",
            "name": "Karnali",
          },
          {
            "code": "NP-P7",
            "name": "Sudurpashchim",
          },
        ],
        "timeZone": "Asia/Kathmandu",
        "timeZones": [
          "Asia/Kathmandu",
        ],
      }
    `);
  });

  test.each([
    ["NP", "NP"],
    ["np", "NP"],
    ["npl", "NP"],
    ["Nepal", "NP"],
    ["cote-divoire", "CI"],
    ["Côte d'Ivoire", "CI"],
    ["uk", "GB"],
    ["United Kingdom", "GB"],
    ["usa", "US"],
    ["United States", "US"],
    ["south-korea", "KR"],
    ["bosnia-and-herzegovina", "BA"],
    ["kosovo", "XK"],
  ])("%s is found", (written, code) => expect(countryFacts(written)?.code).toBe(code));

  test.each([
    ["nepall", "Nepal"],
    ["Philipines", "Philippines"],
    ["Zzyzx", undefined],
    ["", undefined],
  ])("%s is none, and may be %s", (written, name) => {
    expect(countryFacts(written)).toBeUndefined();
    expect(suggestCountry(written)).toBe(name);
  });

  test.each([
    ["US", "America/New_York", "USD", "+1"],
    ["CA", "America/Toronto", "CAD", "+1"],
    ["AU", "Australia/Sydney", "AUD", "+61"],
    ["RU", "Europe/Moscow", "RUB", "+7"],
    ["DE", "Europe/Berlin", "EUR", "+49"],
    ["KH", "Asia/Phnom_Penh", "KHR", "+855"],
    ["UA", "Europe/Kyiv", "UAH", "+380"],
    ["BT", "Asia/Thimphu", "BTN", "+975"],
    ["PA", "America/Panama", "PAB", "+507"],
  ])("%s has %s, %s and %s", (code, timeZone, currency, dialCode) =>
    expect(countryFacts(code)).toMatchObject({ timeZone, currency, dialCode }),
  );

  test("are what the settings take", () => {
    for (const [code, { languages, timeZones, demonym = "" }] of countryData().countries) {
      expect(regionName(code), code).toBeDefined();
      expect(
        timeZones.filter((zone) => !isTimeZone(zone)),
        code,
      ).toEqual([]);
      for (const language of languages) expect(language).toMatch(/^[a-z]{2,3}(?:-[A-Z][a-z]{3})?-[A-Z]{2}$/);
      expect(demonym).not.toMatch(/[,(]| and /);
    }
  });
});
