import { describe, expect, it } from "vitest";
import type { HostPlan } from "../../../../cli/plan/network/hostPlan.ts";
import { traceRedirects } from "../../../../cli/serve/preview/traceRedirects.ts";
import { createRouter } from "../../../../cli/hosts/route.ts";

const PLAN: HostPlan = {
  key: "",
  folder: "/",
  base: "/",
  allowedHost: "www.example.com",
  aliases: ["example.com"],
  homes: { at: "/atlantis/" },
  fallback: "/lemuria/",
  choices: { atlantis: "/atlantis/", lemuria: "/lemuria/" },
  choiceCookie: "country-choice",
  gone: [],
  redirects: [
    { from: "/old/", to: "/atlantis/news/", status: 301, source: () => "countries/network.yaml:3" },
    { from: "/blog/*", to: "/atlantis/news/*", status: 302, source: () => "countries/network.yaml:4" },
    { from: "/away/", to: "https://partner.example.org/", status: 307, source: () => "countries/network.yaml:5" },
  ],
  sites: ["/atlantis/", "/lemuria/"],
  folders: ["/atlantis/", "/lemuria/"],
  moved: { language: "en", title: "Moved", text: "Moved to \n." },
  headers: { all: {}, revalidate: "", immutable: "" },
};
const FILES = new Set([
  "index.html",
  "404.html",
  "atlantis/index.html",
  "atlantis/404.html",
  "atlantis/news/index.html",
  "atlantis/news/post/index.html",
  "robots.txt",
]);
const route = (url: string, more: { host?: string; country?: string; cookie?: string } = {}) =>
  createRouter(PLAN)({ url, ...more }, (file) => FILES.has(file));

describe("a request", () => {
  it.each([
    ["/old", "/atlantis/news/"],
    ["//old//?a=1", "/atlantis/news/?a=1"],
    ["/blog/post?a=//b", "/atlantis/news/post/?a=//b"],
    ["/blog", "/atlantis/news/"],
    ["/atlantis//news", "/atlantis/news/"],
    ["/atlantis/news?x", "/atlantis/news/?x"],
    ["//evil.example", "/evil.example"],
    ["//\\evil.example", "/evil.example"],
    ["//evil.example/a", "/evil.example/a/"],
  ])("for %s is led to %s", (url, location) => expect(route(url)).toMatchObject({ location }));

  it.each([
    "/%5Cevil.example",
    "//%5Cevil.example",
    "/\\evil.example",
    "/%2F%2Fevil.example",
    "//%2Fevil.example",
    "//%09/evil.example",
    "//a@evil.example",
    "/blog/%0d%0aX:1",
    "/blog//%5Cevil.example",
    "/atlantis/%2e%2e/%2e%2e/etc/passwd",
    "/..%2f..%2fetc%2fpasswd",
    "/.git/config",
    "/_headers",
    "/%",
    "/%00",
  ])("for %s is led nowhere", (url) => {
    expect(route(url)).toEqual({
      rule: "not-found",
      status: 404,
      file: url.startsWith("/atlantis/") ? "atlantis/404.html" : "404.html",
    });
  });

  it("for another host is led to the same URL of the allowed one", () => {
    expect(route("//evil.example//x?y", { host: "evil.example" })).toEqual({
      rule: "host",
      status: 301,
      location: "https://www.example.com//evil.example//x?y",
    });
  });

  it.each([
    [{}, undefined],
    [{ country: "AT" }, "/atlantis/"],
    [{ country: "US" }, "/lemuria/"],
    [{ country: "constructor" }, "/lemuria/"],
    [{ country: "AT", cookie: "country-choice=lemuria" }, "/lemuria/"],
    [{ cookie: "x=1; country-choice=lemuria" }, "/lemuria/"],
    [{ country: "AT", cookie: "country-choice=//evil.example" }, "/atlantis/"],
    [{ country: "AT", cookie: "xcountry-choice=lemuria" }, "/atlantis/"],
  ])("for the root with %j", (visitor, location) =>
    expect(route("/", visitor)).toMatchObject(
      location === undefined ? { status: 200, file: "index.html" } : { status: 302, location },
    ),
  );
});

describe("an explanation", () => {
  const hops = (url: string, country?: string) =>
    traceRedirects([PLAN], { url, country }, (file) => FILES.has(file)).map(
      (hop) => `${hop.url} ${hop.status} ${hop.rule}${hop.source ? ` ${hop.source()}` : ""}`,
    );

  it("follows a URL to its page", () => {
    expect(hops("http://example.com:8080//old?a=1#x")).toEqual([
      "http://example.com:8080//old?a=1#x 301 host",
      "https://www.example.com//old?a=1 301 redirect countries/network.yaml:3",
      "https://www.example.com/atlantis/news/?a=1 200 page",
    ]);
  });
  it("ends where the site ends", () =>
    expect(hops("/away")).toEqual(["https://www.example.com/away 307 redirect countries/network.yaml:5"]));
  it("knows the visitor's country", () =>
    expect(hops("https://www.example.com", "AT")).toEqual([
      "https://www.example.com 302 root",
      "https://www.example.com/atlantis/ 200 page",
    ]));
  it("says what is not there", () =>
    expect(hops("/atlantis/nothing/")).toEqual(["https://www.example.com/atlantis/nothing/ 404 not-found"]));
});
