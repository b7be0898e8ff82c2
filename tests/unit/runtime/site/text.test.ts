import { describe, expect, it } from "vitest";
import { dirAttribute, directionOf } from "../../../../runtime/site/text.ts";

describe("directionOf", () => {
  it.each(["ar", "ar-AE", "AR-ae", "arz", "fa", "he-IL", "iw", "ur-PK", "dv", "ps", "ug-CN", "yi", "ckb", "sd", "nqo"])(
    "%s is written from right to left",
    (language) => expect(directionOf(language)).toBe("rtl"),
  );

  it.each(["en", "en-AU", "hi-IN", "de", "zh-Hant-TW", "ha", "arn", "fil", "tr", "pa", "az"])(
    "%s is written from left to right",
    (language) => expect(directionOf(language)).toBe("ltr"),
  );

  it("goes by the script that the tag names, or that the region writes", () => {
    expect(["pa-Arab", "pa-PK", "az-Arab-IR", "uz-AF", "ff-Adlm"].map(directionOf)).toEqual(Array(5).fill("rtl"));
    expect(["ar-Latn", "sd-Deva-IN", "ug-Cyrl"].map(directionOf)).toEqual(Array(3).fill("ltr"));
  });

  it("takes no variant and no private part for a script", () =>
    expect(["de-1996", "sl-nedis", "en-US-x-arab"].map(directionOf)).toEqual(Array(3).fill("ltr")));
});

it("dirAttribute is nothing where lines begin on the left", () =>
  expect(["ar", "en"].map(dirAttribute)).toEqual([' dir="rtl"', ""]));
