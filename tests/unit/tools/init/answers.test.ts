import { describe, expect, it } from "vitest";
import {
  checkCms,
  checkCountry,
  checkLanguage,
  checkName,
  chooseAnswers,
  titleOf,
  withDefaults,
} from "../../../../cli/tools/init/answers.ts";
import { searchCountries } from "../../../../cli/tools/init/askAnswers.ts";
import { UsageError } from "../../../../cli/core/problems/errors.ts";

/** Message and hint of the mistake that a function reports. */
function mistake(run: () => unknown): string {
  try {
    run();
  } catch (error) {
    if (error instanceof UsageError) return `${error.message} → ${error.hint}`;
    throw error;
  }
  throw new Error("There is no mistake");
}

describe("the name of the organisation", () => {
  it("is any text on one line", () => {
    expect(checkName("  Müller & “Söhne”: a <b> ")).toBe("Müller & “Söhne”: a <b>");
    expect(mistake(() => checkName(" "))).toMatchInlineSnapshot(
      `"The organisation has no name → Write it in quotation marks: "Example Ltd"."`,
    );
    expect(mistake(() => checkName("a\tb"))).toMatchInlineSnapshot(
      `"The name contains control characters → Write it on one line, without tabs."`,
    );
    expect(mistake(() => checkName("x".repeat(81)))).toMatchInlineSnapshot(
      `"The name has 81 characters → Write at most 80: the name is in the title of each page."`,
    );
  });

  it("is by default that of the folder", () => {
    expect(titleOf("/home/me/my-sites")).toBe("My sites");
    expect(titleOf("/")).toBe("My organisation");
  });
});

describe("the first country", () => {
  it.each(["Kenya", "kenya", "KE", "ke"])("is %s by its name or its code", (text) => {
    expect(checkCountry(text)).toMatchObject({ code: "KE", name: "Kenya", dialCode: "+254" });
  });

  it("is suggested when it is misspelt", () => {
    expect(mistake(() => checkCountry("Kenia"))).toMatchInlineSnapshot(
      `"There is no country \`Kenia\` → Did you mean \`Kenya\`? Write its English name or its ISO code, for example Kenya or KE."`,
    );
  });

  it("is found by the beginning of its name before others that hold it", () => {
    expect(searchCountries("india").map(({ label }) => label)[0]).toBe("India");
    expect(searchCountries("guin").map(({ label }) => label)[0]).toBe("Guinea");
    expect(searchCountries("gb").map(({ label }) => label)).toEqual(["United Kingdom"]);
    expect(searchCountries("reunion").map(({ value }) => value)).toEqual(["RE"]);
    expect(searchCountries("")).not.toHaveLength(0);
    expect(searchCountries("xyz")).toEqual([]);
  });
});

describe("the language", () => {
  it.each([
    ["en", "en-KE"],
    ["German", "de-KE"],
    ["Kiswahili", "sw-KE"],
    ["pt-br", "pt-BR"],
    ["zh-hant", "zh-Hant-KE"],
    ["es-419", "es-419"],
  ])("%s is %s in Kenya", (text, tag) => {
    expect(checkLanguage(text, "KE")).toBe(tag);
  });

  it.each(["", "e", "klingonish", "en_US", "xx", "en-x-private"])("is not %j", (text) => {
    expect(mistake(() => checkLanguage(text, "KE"))).toContain("Write a language tag");
  });
});

describe("the CMS", () => {
  it("is an address without a slash at its end", () => {
    expect(checkCms("https://cms.example.com/wp-json/")).toBe("https://cms.example.com/wp-json");
    for (const text of ["cms.example.com", "ftp://cms.example.com", "https://a.example/?x=1", "https://me@a.example"])
      expect(mistake(() => checkCms(text))).toContain("is not the address of a CMS");
  });
});

describe("answers on the command line", () => {
  it("that are missing are named, with what to write", () => {
    expect(mistake(() => chooseAnswers({ name: "Example" }))).toMatchInlineSnapshot(
      `"Answers are missing, and there is no terminal to ask for them → Add --country Kenya --language en --no-cms, or --yes for the defaults."`,
    );
  });

  it("that are wrong are explained", () => {
    const given = { name: "Example", country: "Kenya", language: "en" } as const;
    expect(mistake(() => chooseAnswers({ ...given, cms: "none" }))).toMatchInlineSnapshot(
      `"\`none\` is not the address of a CMS → Write the address of its REST API, for example https://cms.example.com/wp-json, or --no-cms."`,
    );
    expect(mistake(() => chooseAnswers({ ...given, cms: false, language: "Elvish" }))).toMatchInlineSnapshot(
      `"\`Elvish\` is not a language → Write a language tag: en, de, hi, ar, sw, or with a region, pt-BR."`,
    );
  });

  it("are completed by defaults with --yes", () => {
    const given = withDefaults({ country: "Austria" }, "/home/me/alpen-verein");
    expect(given).toEqual({ name: "Alpen verein", country: "Austria", language: "de-AT", cms: false });
    expect(chooseAnswers(withDefaults({}, "/home/me/x")).name).toBe("X");
    // sitegen has no Swahili words, and says so in English.
    expect(withDefaults({ country: "Tanzania" }, "/x").language).toBe("en-TZ");
  });
});
