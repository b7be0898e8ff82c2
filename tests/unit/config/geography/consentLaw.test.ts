import { expect, it } from "vitest";
import { consentLaw, consentLaws, defaultConsentModel } from "../../../../cli/config/geography/consentLaw.ts";

it("asks first in the European Union, the EEA, the United Kingdom and Switzerland, and where it knows of no law", () => {
  const codes = ["DE", "IE", "NO", "IS", "LI", "GB", "CH", "IN", "PH", "BT", undefined];
  expect(codes.map(defaultConsentModel)).toEqual(codes.map(() => "opt-in"));
});

it("counts until the visitor says no where the law is content with that", () =>
  expect(["AU", "NZ", "US"].map(defaultConsentModel)).toEqual(["opt-out", "opt-out", "opt-out"]));

it("names the law and where it can be read, for 27 members of the Union, three of the EEA and the others", () => {
  const laws = consentLaws();
  expect(laws.length).toBe(30 + 8);
  for (const [code, { law, source }] of laws) {
    expect(code).toMatch(/^[A-Z]{2}$/);
    expect(law.length).toBeGreaterThan(20);
    expect(source).toMatch(/^https:\/\//);
  }
  expect(consentLaw("BT")).toBeUndefined();
});
