import { describe, expect, it } from "vitest";
import { initialValue, isEmpty, optionsOf, shownFields } from "../../../../runtime/forms/fields.ts";
import { enquiryConfig } from "./enquiryConfig.ts";

describe("shownFields", () => {
  it("keeps the country's order, without the extra fields", () => {
    const config = enquiryConfig({ fields: ["your-email", "textmessage", "your-name"] });
    expect(shownFields(config)).toEqual(["your-email", "your-name"]);
  });

  it("adds the extra fields in the expanded view, each once", () => {
    const config = enquiryConfig({ fields: ["textmessage", "your-name"], expanded: true });
    expect(shownFields(config)).toEqual([
      "textmessage",
      "your-name",
      "myquestion",
      "countrypassport",
      "currentlocation",
      "educationfunding",
      "preferreddestination",
    ]);
  });
});

describe("optionsOf", () => {
  it("takes the variant's choices before the country's", () => {
    expect(optionsOf(enquiryConfig(), "dreamcountry", "mbbs")).toEqual([{ label: "MEDICAL", value: "medical" }]);
    expect(optionsOf(enquiryConfig(), "interestedin", "mbbs")).toHaveLength(2);
  });

  it("takes the country's where the variant is unknown or absent", () => {
    expect(optionsOf(enquiryConfig(), "dreamcountry", "nothing")).toHaveLength(2);
    expect(optionsOf(enquiryConfig(), "dreamcountry")).toHaveLength(2);
    expect(optionsOf(enquiryConfig(), "your-name")).toBeUndefined();
  });
});

describe("initialValue", () => {
  it("preselects the only office", () => {
    const config = enquiryConfig({ options: { nearrestarea: [{ label: "Here", value: "4" }] } });
    expect(initialValue(config, "nearrestarea")).toBe("4");
    expect(initialValue(enquiryConfig(), "nearrestarea")).toBe("");
  });

  it("preselects no other field that has one choice", () => {
    expect(initialValue(enquiryConfig(), "dreamcountry", "mbbs")).toBe("");
  });

  it("takes the configured value only where it can be chosen", () => {
    expect(initialValue(enquiryConfig({ defaults: { dreamcountry: "far" } }), "dreamcountry")).toBe("far");
    expect(initialValue(enquiryConfig({ defaults: { dreamcountry: "far" } }), "dreamcountry", "mbbs")).toBe("");
    expect(initialValue(enquiryConfig({ defaults: { "your-name": "Ada" } }), "your-name")).toBe("Ada");
  });
});

it("isEmpty takes blanks, no choice and an unticked box as empty", () => {
  expect(["", "  \t", null, undefined, false].map(isEmpty)).toEqual([true, true, true, true, true]);
  expect(["a", " a ", true].map(isEmpty)).toEqual([false, false, false]);
});
