import { expect, it } from "vitest";
import { isTimeZone, regionName } from "../../../cli/config/geography/countryData.ts";

it("regions are known by their code in upper case", () => {
  expect(["IN", "AU", "BT", "PH", "CH"].map((code) => regionName(code))).toEqual([
    "India",
    "Australia",
    "Bhutan",
    "Philippines",
    "Switzerland",
  ]);
  expect(["in", "QX", "IND", "", "constructor"].map((code) => regionName(code))).toEqual(Array(5).fill(undefined));
});

it("regions have names in other languages", () => {
  expect(regionName("CH", "de")).toBe("Schweiz");
  expect(regionName("IN", "hi-IN")).toBe("भारत");
  expect(regionName("QX", "de")).toBeUndefined();
});

it("time zones are known by their names in the IANA database, old ones too", () => {
  for (const name of ["Asia/Kolkata", "Asia/Calcutta", "Australia/Sydney", "Asia/Thimphu", "Asia/Manila", "US/Eastern"])
    expect([name, isTimeZone(name)]).toEqual([name, true]);
  for (const name of ["Asia/Atlantis", "", "IST?"]) expect([name, isTimeZone(name)]).toEqual([name, false]);
});
