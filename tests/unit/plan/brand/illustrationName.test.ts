import { describe, expect, it } from "vitest";
import { illustrationName } from "../../../../cli/plan/brand/illustrations.ts";

const RULES = {
  subjects: {
    scholarship: ["scholarship"],
    visa: ["visa", "permit"],
    support: ["service"],
    abroad: ["abroad"],
    news: ["news"],
  },
  other: "generic",
};

describe("a page's illustration", () => {
  const has = (name: string) => !name.startsWith("places/") || name === "places/au";

  it.each([
    ["abroad/study-in-australia", "au", "places/au"],
    ["abroad/study-in-atlantis", "xx", "abroad"],
    ["services/visa-guidance", undefined, "visa"],
    ["services/scholarship-for-visa-fees", undefined, "scholarship"],
    ["news/how-we-moved", undefined, "news"],
    ["a-page-about-nothing", undefined, "generic"],
  ])("of %s with the flag %s is %s", (key, flag, name) => {
    expect(illustrationName(RULES, { key, flag }, has)).toBe(name);
  });

  it("of a post is that of its own subject, then of its category's, then of its group's", () => {
    const ofPost = (key: string, category?: string) => illustrationName(RULES, { key, category }, has);
    expect(ofPost("news/visa-fees", "scholarship-news")).toBe("visa");
    expect(ofPost("news/how-we-moved", "scholarship-news")).toBe("scholarship");
    expect(ofPost("news/how-we-moved", "team")).toBe("news");
    expect(ofPost("journal/how-we-moved", "team")).toBe("generic");
  });

  it("is one that there is", () => {
    const page = { key: "services/visa-guidance" };
    expect(illustrationName(RULES, page, (name) => name === "support")).toBe("support");
    expect(illustrationName(RULES, page, () => false)).toBe(undefined);
    expect(illustrationName({ subjects: {} }, page, has)).toBe(undefined);
  });
});
