// @vitest-environment happy-dom
import { beforeEach, expect, it } from "vitest";
import { syncHead } from "../../../../runtime/router/showPage.ts";

const COMMON = '<meta charset="utf-8"><link rel="preload" as="style" href="/a.css">';
const head = (own: string) =>
  COMMON + own + '<style>:root{--accent:red}</style><script type="speculationrules">{}</script>';

/** Elements of the head of another document. */
const elements = (html: string) => [
  ...new DOMParser().parseFromString(`<html><head>${html}</head></html>`, "text/html").head.children,
];

beforeEach(() => {
  document.head.innerHTML = head(
    '<title>Old</title><meta name="robots" content="noindex"><link rel="canonical" href="/old/">',
  );
});

it("makes the head that of the next page, in its order", () => {
  const own =
    '<title>New</title><meta name="description" content="New"><link rel="canonical" href="/new/"><script type="application/ld+json">{}</script>';
  syncHead(elements(head(own)));
  expect(document.head.innerHTML).toBe(head(own));
});

it("leaves what both have in its place: the very same elements", () => {
  const before = [...document.head.querySelectorAll("style, link[rel=preload], script")];
  syncHead(elements(head("<title>New</title>")));
  expect(before.map((element) => element.isConnected)).toEqual([true, true, true]);
  expect([...document.head.querySelectorAll("style, link[rel=preload], script")]).toEqual(before);
});

it("leaves what a script has put there, and adds no scripts and styles of another deploy", () => {
  document.head.insertAdjacentHTML(
    "beforeend",
    '<link rel="modulepreload" href="/chunk.js"><script src="/tag.js"></script>',
  );
  syncHead(elements(head("<title>New</title>").replace("/a.css", "/b.css")));
  expect(document.head.innerHTML).toContain(
    '<link rel="modulepreload" href="/chunk.js"><script src="/tag.js"></script>',
  );
  expect(document.head.innerHTML).not.toMatch(/\/b\.(js|css)/);
});

it("goes back to the first page with its own elements", () => {
  const first = [...document.head.children];
  syncHead(elements(head("<title>New</title>")));
  syncHead(first);
  expect(document.title).toBe("Old");
  expect(document.querySelector<HTMLLinkElement>("link[rel=canonical]")?.getAttribute("href")).toBe("/old/");
});
