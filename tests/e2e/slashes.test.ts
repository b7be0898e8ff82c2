import { expect, inject, test } from "vitest";
import { visit } from "./visit.ts";

const ORIGIN = inject("origin");

/** Addresses with repeated slashes, and where they end; all on this origin. */
const CASES = [
  ["//india//services/", "/india/services/"],
  ["/india///services//?x=//1#a//b", "/india/services/?x=//1#a//b"],
  ["//", "/"],
  ["///india/", "/india/"],
  ["//evil.example", "/evil.example"],
  ["//evil.example/x//", "/evil.example/x/"],
  ["///evil.example//%2F/", "/evil.example/%2F/"],
  ["/\\evil.example/", "/evil.example/"],
  ["/\\\\evil.example", "/evil.example"],
  ["//me@evil.example/", "/me@evil.example/"],
  ["/india//\\evil.example/", "/india/evil.example/"],
];

/** Pages whose scripts clean the address where the host does not: a country's, and one of no country, with the same script. */
for (const [document, cases] of [
  ["/india/services/", CASES],
  ["/404.html", CASES.slice(0, 3)],
] as const) {
  test(`${document}: its script cleans repeated slashes and never leaves the origin`, async () => {
    const body = await fetch(ORIGIN + document).then((response) => response.text());
    const { page } = await visit("/?stay", { early: true });
    const left: string[] = [];
    await page.context().route(/^https?:/, (route) => {
      const request = route.request();
      if (!request.url().startsWith(`${ORIGIN}/`)) left.push(request.url());
      if (request.resourceType() !== "document") return route.continue();
      const { pathname } = new URL(request.url());
      return /[/\\]{2}/.test(pathname)
        ? route.fulfill({ contentType: "text/html", body })
        : route.fulfill({ contentType: "text/html", body: "<!doctype html><title>Clean</title>" });
    });
    for (const [from = "", to] of cases) {
      await page.goto(ORIGIN + from, { waitUntil: "commit" });
      await expect.poll(() => page.url(), { message: from }).toBe(ORIGIN + to);
    }
    expect(left).toEqual([]);
  });
}

test("the host does the same, without a script", async () => {
  for (const path of [
    "//india//services/",
    "//evil.example",
    "//evil.example/x//",
    "/\\evil.example",
    "/%5Cevil.example",
    "/%2F%2Fevil.example/",
  ]) {
    const response = await fetch(ORIGIN + path, { redirect: "manual" });
    const location = response.headers.get("location");
    expect([path, location === null || new URL(location, ORIGIN).origin === ORIGIN]).toEqual([path, true]);
  }
});

test("the campaign's legacy path leads to its page and keeps its query", async () => {
  const { page } = await visit("/?stay", { early: true });
  for (const path of ["/study-abroad-with-farhaven", "/study-abroad-with-farhaven/"]) {
    await page.goto(`${path}?utm_campaign=spring&a=%2F%2Fb`, { waitUntil: "commit" });
    const { pathname, search, origin } = new URL(page.url());
    expect([origin, pathname, search]).toEqual([
      ORIGIN,
      "/india/ads/study-abroad-with-farhaven/",
      "?utm_campaign=spring&a=%2F%2Fb",
    ]);
  }
});
