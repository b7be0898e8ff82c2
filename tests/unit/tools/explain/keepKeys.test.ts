import { describe, expect, it } from "vitest";
import { keepKeys, type WantedKeys } from "../../../../cli/config/yaml/keepKeys.ts";

const TEXT = `name: Atlantis
# What people call it.
contacts:
  # The number.
  phone: { e164: "+99", display: 99 }
  offices:
    - name: Poseidonis
      lines: [1 Trident Square]

navigation:
- group: services
- title: Contact us
  to: /contact-us/
theme:
  accent: "#123456"
`;

const kept = (wanted: [string, string[] | "all"][], text = TEXT) => keepKeys(text, new Map(wanted) as WantedKeys);

describe("some keys of a file", () => {
  it("are cut out with the line at which they begin", () =>
    expect(kept([["navigation", "all"]])).toEqual({
      firstLine: 10,
      text: "navigation:\n- group: services\n- title: Contact us\n  to: /contact-us/",
    }));

  it("can be keys of keys", () =>
    expect(kept([["contacts", ["offices"]]])).toEqual({
      firstLine: 3,
      text: "contacts:\n  # The number.\n\n  offices:\n    - name: Poseidonis\n      lines: [1 Trident Square]",
    }));

  it("are not there as empty ones", () => expect(kept([["theme", ["deep"]]]).text).toBe(""));

  it("are not there as their comments", () =>
    expect(kept([["contacts", ["fax"]]])).toEqual({ firstLine: 1, text: "" }));

  it("keep the entries of a list", () => expect(kept([["navigation", ["0"]]]).text).toContain("- group: services"));

  it.each([
    ["an alias leads to another key", "a: &a { b: 1 }\nc: *a\n"],
    ["a key is in quotation marks", '"contacts": { phone: 1 }\nc: 1\n'],
    ["the file is one flow map", "{ contacts: { phone: 1 },\nc: 1 }\n"],
    ["there are several documents", "c: 1\n---\nd: 2\n"],
  ])("are the whole file where %s", (_why, text) => expect(kept([["c", "all"]], text)).toEqual({ firstLine: 1, text }));
});
