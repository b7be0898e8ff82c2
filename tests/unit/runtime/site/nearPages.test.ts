import { describe, expect, it } from "vitest";
import { nearPages, pathWords, type Suggestion } from "../../../../runtime/site/nearPages.ts";

const PAGES: Suggestion[] = [
  ["", "Study abroad, planned in plain words"],
  ["services/visa-guidance/", "Student visa guidance"],
  ["services/education-loan/", "Education loans"],
  ["abroad/study-in-canada/", "Study in Canada"],
  ["abroad/study-in-australia/", "Study in Australia"],
  ["news/visa-rules/", "What changed in visa rules"],
  ["hi/vija/", "वीज़ा मार्गदर्शन"],
];
const near = (path: string) => nearPages(path, PAGES).map(([found]) => found);

describe("the nearest pages", () => {
  it("of a path with a mistake, the page that was meant first", () => {
    expect(near("services/visa-guidence/")[0]).toBe("services/visa-guidance/");
    expect(near("abroad/study-in-cannada/").slice(0, 2)).toEqual([
      "abroad/study-in-canada/",
      "abroad/study-in-australia/",
    ]);
  });

  it("of a page in another folder, and of an address with another ending", () => {
    expect(near("visa-guidance.html")[0]).toBe("services/visa-guidance/");
    expect(near("old/blog/education_loans")[0]).toBe("services/education-loan/");
  });

  it("also by its title, in any script", () => expect(near(encodeURIComponent("वीज़ा-मार्गदर्शन"))).toEqual(["hi/vija/"]));

  it("none where nothing is like it", () => {
    expect(near("wp-login.php")).toEqual([]);
    expect(near("%E0%A4%A")).toEqual([]);
  });
});

describe("the words of a path", () => {
  it("are what a visitor would type", () => {
    expect(pathWords("services/visa_guidence.html")).toBe("services visa guidence");
    expect(pathWords("%E0%A4%B5%E0%A5%80%E0%A4%9C%E0%A4%BE/")).toBe("वीजा");
  });

  it("of an address that is encoded wrongly are those that can be read", () =>
    expect(pathWords("visa%/rules/")).toBe("visa rules"));
});
