import { describe, expect, it } from "vitest";
import { parseMenu } from "../../../../runtime/site/menu.ts";

const urlOf = (url: string, place: { folder: string; base: string }) =>
  parseMenu([{ title: "A page", url }], { hosts: ["cms.example.com"], place })?.[0]?.url;

describe("an address of the CMS, where the site is served at another path than the network's,", () => {
  it.each([
    ["https://cms.example.com/atlantis/services", "/services/"],
    ["/atlantis/", "/"],
    ["https://cms.example.com/services/", "/services/"],
    ["https://elsewhere.example/atlantis/", "https://elsewhere.example/atlantis/"],
  ])("%s leads to %s of a country's own host", (url, expected) =>
    expect(urlOf(url, { folder: "/atlantis/", base: "/" })).toBe(expected),
  );

  it.each([
    ["https://cms.example.com/atlantis/services", "/sub/atlantis/services/"],
    ["/sub/atlantis/", "/sub/atlantis/"],
  ])("%s leads to %s below a path", (url, expected) =>
    expect(urlOf(url, { folder: "/", base: "/sub/" })).toBe(expected),
  );
});
