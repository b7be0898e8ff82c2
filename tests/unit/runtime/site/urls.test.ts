import { describe, expect, it } from "vitest";
import { isSitePath, safeHref } from "../../../../runtime/site/safeHref.ts";
import { collapseSlashes, pathPrefix, whatsappUrl, withSlash } from "../../../../runtime/site/urls.ts";

const ORIGIN = "https://www.example.com";

/** What would leave the site, run a script, or be read differently by browsers than it looks. */
const ATTACKS = [
  "//evil.example",
  "///evil.example",
  "/\\evil.example",
  "\\/evil.example",
  "\\\\evil.example",
  "/\t/evil.example",
  "/\n/evil.example",
  "/\r\n/evil.example",
  "\t//evil.example",
  " //evil.example",
  "\u00a0//evil.example",
  "\u0000//evil.example",
  "javascript:alert(1)",
  " javascript:alert(1)",
  "JaVaScRiPt:alert(1)",
  "java\nscript:alert(1)",
  "javascript\t:alert(1)",
  "\u0001javascript:alert(1)",
  "data:text/html,<script>alert(1)</script>",
  "vbscript:msgbox(1)",
  "file:///etc/passwd",
  "blob:https://www.example.com/1",
  "about:blank",
  "filesystem:https://www.example.com/1",
  "intent://x#Intent;end",
  "https://www.example.com@evil.example/",
  "https://user:secret@www.example.com/",
  "https:\\\\evil.example",
  "https://",
  "http://[::1",
  "",
  " ",
  "contact-us/",
  "../x",
  "./x",
];

describe("isSitePath", () => {
  it.each(["/", "/india/", "/india/news/?page=2#top", "/a//b", "/%2F%2Fevil.example", "/@evil.example", "/:80/"])(
    "%s is one",
    (href) => {
      expect(isSitePath(href)).toBe(true);
      expect(new URL(href, ORIGIN).origin).toBe(ORIGIN);
    },
  );
  it.each(ATTACKS)("%j is none", (href) => expect(isSitePath(href)).toBe(false));
});

describe("safeHref", () => {
  it.each([
    "/",
    "/india/?a=b#c",
    "#top",
    "?page=2",
    "https://example.com/a b",
    "http://example.com",
    "tel:+61855500142",
    "mailto:a@example.com?subject=x",
    "HTTPS://EXAMPLE.COM/",
  ])("%s may be rendered", (href) => expect(safeHref(href)).toBe(href));

  it.each(ATTACKS)("%j may not", (href) => expect(safeHref(href)).toBeUndefined());

  it("white space around it is left out", () => expect(safeHref("  /india/ \n")).toBe("/india/"));
});

describe("collapseSlashes", () => {
  it.each([
    ["/india//news/", "/india/news/"],
    ["//india/news", "/india/news"],
    ["/india/news///", "/india/news/"],
    ["/", "/"],
    ["", "/"],
    ["//", "/"],
    ["india", "/india"],
    ["//evil.example/x", "/evil.example/x"],
    ["/\\evil.example", "/evil.example"],
    ["\\\\evil.example\\x", "/evil.example/x"],
    ["/a/%2F/b", "/a/%2F/b"],
  ])("%j becomes %j", (path, clean) => expect(collapseSlashes(path)).toBe(clean));

  // Tabs and line ends can't occur in a path that a browser or a server has parsed.
  it.each(ATTACKS.filter((path) => !/[\t\r\n]/.test(path)))("%j stays on this origin", (path) => {
    const clean = collapseSlashes(path);
    expect(clean).toMatch(/^\/(?![/\\])/);
    expect(new URL(clean, ORIGIN).origin).toBe(ORIGIN);
  });

  it("is done after one time", () => {
    for (const path of ATTACKS) expect(collapseSlashes(collapseSlashes(path))).toBe(collapseSlashes(path));
  });
});

it("withSlash", () => expect(["", "/", "/a", "/a/"].map(withSlash)).toEqual(["/", "/", "/a/", "/a/"]));

it("pathPrefix", () =>
  expect(["/india/news/", "/india", "//india/", "india/x", "/", ""].map(pathPrefix)).toEqual([
    "india",
    "india",
    "india",
    "india",
    "",
    "",
  ]));

it("whatsappUrl", () => expect(whatsappUrl("+61 491-570 156")).toBe("https://wa.me/61491570156"));
