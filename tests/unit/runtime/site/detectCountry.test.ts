import { describe, expect, it, vi } from "vitest";
import { countryCodeOf, detectCountry } from "../../../../runtime/site/detectCountry.ts";

it("countryCodeOf reads a two-letter code and nothing else", () => {
  expect([{ country_code: "xx" }, { country_code: "YY" }].map(countryCodeOf)).toEqual(["XX", "YY"]);
  const odd = [null, "XX", [], {}, { country_code: 1 }, { country_code: "XXX" }, { country_code: "" }];
  expect(odd.map(countryCodeOf)).toEqual(odd.map(() => null));
});

describe("detectCountry", () => {
  const answer = (body: string, status = 200) =>
    vi.stubGlobal("fetch", () => Promise.resolve(new Response(body, { status })));

  it("gives the code", async () => {
    answer('{"country_code":"XX"}');
    expect(await detectCountry("/geo", 100)).toBe("XX");
  });

  it.each([
    ["<html>", 200],
    ["null", 200],
    ['{"country_code":"XX"}', 503],
  ])("gives nothing for %s with HTTP %i", async (body, status) => {
    answer(body, status);
    expect(await detectCountry("/geo", 100)).toBeNull();
  });

  it("gives nothing without a network", async () => {
    vi.stubGlobal("fetch", () => Promise.reject(new TypeError("Failed to fetch")));
    expect(await detectCountry("/geo", 100)).toBeNull();
  });
});
