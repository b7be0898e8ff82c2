import { describe, expect, it } from "vitest";
import { makeLead, toFormData } from "../../../../runtime/forms/lead.ts";
import { DERIVED_FIELDS, ENQUIRY_FIELDS } from "../../../../runtime/site/enquiry.ts";
import { enquiryConfig } from "./enquiryConfig.ts";

const page = (search = "") => ({ host: "site.example", pathname: "/here/services/", search });
const values = {
  "your-name": "Ada Byron",
  "your-email": "ada@site.example",
  "your-phone": "5550100",
  nearrestarea: "north",
  interestedin: "call",
  dreamcountry: "far",
};
const keys = (lead: [string, string][]) => lead.map(([name]) => name);

describe("makeLead", () => {
  it("sends the form's fields and its address, in order", () => {
    expect(makeLead(values, { config: enquiryConfig(), location: page() })).toEqual([
      ["your-name", "Ada Byron"],
      ["your-email", "ada@site.example"],
      ["your-phone", "5550100"],
      ["nearrestarea", "north"],
      ["interestedin", "call"],
      ["dreamcountry", "far"],
      ["leadurl", "site.example/here/services/"],
      ["sourceby", "website"],
    ]);
  });

  it("never sends the dial code, the consent or the trap", () => {
    const held = { ...values, remember: true, dialcode: "+1", "your-website": "x", state: "not in this form" };
    expect(makeLead(held, { config: enquiryConfig(), location: page() })).toEqual(
      makeLead(values, { config: enquiryConfig(), location: page() }),
    );
  });

  it("sends no key outside the closed list, expanded and with everything derived", () => {
    const config = enquiryConfig({ fields: [...ENQUIRY_FIELDS], expanded: true });
    const lead = makeLead(values, { config, variant: "mbbs", location: page("?utm_campaign=spring") });
    expect(keys(lead)).toEqual([...ENQUIRY_FIELDS, ...DERIVED_FIELDS]);
  });

  it("sends an empty optional field as empty", () => {
    const config = enquiryConfig({ fields: ["textmessage"], expanded: true });
    expect(makeLead({}, { config, location: page() })[0]).toEqual(["textmessage", ""]);
  });

  it("trims what was typed", () => {
    expect(makeLead({ "your-name": "  Ada " }, { config: enquiryConfig(), location: page() })[0]).toEqual([
      "your-name",
      "Ada",
    ]);
  });

  it.each([
    ["always", "?utm_campaign=spring%20sale", "googleadwords", "spring sale"],
    ["campaign", "?utm_campaign=spring", "googleadwords", "spring"],
    ["always", "", "website", undefined],
    ["campaign", "", undefined, undefined],
    ["campaign", "?utm_source=mail", undefined, undefined],
    ["always", "?utm_campaign=", "website", undefined],
  ] as const)("with sourceby %s and query %j sends sourceby %j", (sourceby, search, source, campaign) => {
    const lead = Object.fromEntries(makeLead(values, { config: enquiryConfig({ sourceby }), location: page(search) }));
    expect(lead["sourceby"]).toBe(source);
    expect(lead["utm_campaign"]).toBe(campaign);
  });

  it("sends formtype with a variant only", () => {
    const typeOf = (variant?: string) =>
      Object.fromEntries(makeLead(values, { config: enquiryConfig(), location: page(), ...(variant && { variant }) }))[
        "formtype"
      ];
    expect([typeOf("mbbs"), typeOf("nothing"), typeOf()]).toEqual(["mbbs", undefined, undefined]);
  });
});

it("toFormData keeps names, values and order", () => {
  expect([
    ...toFormData([
      ["your-name", "Ada"],
      ["leadurl", "x/y"],
    ]),
  ]).toEqual([
    ["your-name", "Ada"],
    ["leadurl", "x/y"],
  ]);
});
