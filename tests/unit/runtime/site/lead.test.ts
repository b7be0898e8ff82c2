import { describe, expect, it } from "vitest";
import { makeLead } from "../../../../runtime/site/lead.ts";
import type { Field, HiddenValue } from "../../../../runtime/site/forms.ts";
import { FIELDS } from "../forms/formConfig.ts";

const values = { "your-name": " Ada Byron ", "your-email": "ada@site.example", message: "Two\nlines", remember: true };

function lead(fields: readonly Field[], search = "", shown = fields.map(({ name }) => name)) {
  const location = { host: "site.example", origin: "https://site.example", pathname: "/here/services/", search };
  return makeLead(values, { fields, shown: new Set(shown), location, title: "Services" });
}

describe("makeLead", () => {
  it("sends the form's fields in order, trimmed, and its hidden ones in their place", () =>
    expect(lead([FIELDS["your-email"], FIELDS.leadurl, FIELDS["your-name"]])).toEqual([
      ["your-email", "ada@site.example"],
      ["leadurl", "site.example/here/services/"],
      ["your-name", "Ada Byron"],
    ]));

  it("sends an empty optional field as empty", () =>
    expect(lead([FIELDS["your-phone"]])).toEqual([["your-phone", ""]]));

  it("sends nothing that stays in the browser, and nothing that is not shown", () =>
    expect(lead([FIELDS.remember, FIELDS["your-name"], FIELDS.message], "", ["remember", "message"])).toEqual([
      ["message", "Two\nlines"],
    ]));

  it("sends a box's value while it is ticked, and nothing while it is not", () => {
    const box = { ...FIELDS.remember, unsent: undefined, value: "yes" };
    expect(lead([box, { ...box, name: "newsletter" }])).toEqual([["remember", "yes"]]);
  });
});

describe("a hidden field", () => {
  const sent = (value: HiddenValue, search?: string) => lead([{ type: "hidden", name: "h", value }], search)[0]?.[1];
  const source = { query: "utm_campaign", present: "googleadwords" };

  it.each([
    ["mbbs", "", "mbbs"],
    ["", "", undefined],
    [{ query: "utm_campaign" }, "?utm_campaign=spring%20sale", "spring sale"],
    [{ query: "utm_campaign" }, "?utm_source=mail", undefined],
    [source, "?utm_campaign=spring", "googleadwords"],
    [source, "", undefined],
    [{ ...source, absent: "website" }, "", "website"],
    [{ ...source, absent: "website" }, "?utm_campaign=", "website"],
    [{ ...source, absent: "" }, "", undefined],
    [{ page: "address" }, "?a=b", "site.example/here/services/"],
    [{ page: "url" }, "?a=b", "https://site.example/here/services/"],
    [{ page: "path" }, "?a=b", "/here/services/"],
    [{ page: "title" }, "", "Services"],
  ] as const)("of %j on a page with %j sends %j", (value, search, expected) =>
    expect(sent(value, search)).toBe(expected),
  );
});
