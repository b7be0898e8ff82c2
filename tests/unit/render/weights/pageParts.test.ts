import { expect, it } from "vitest";
import { pageParts } from "../../../../cli/render/weights/pageParts.ts";

it("finds stylesheets, preloaded fonts, and each picture once in its largest file of the first format", () => {
  const html = `<!doctype html><link rel="stylesheet" href="/a/style.css"><link rel="preload" as="font" href="/a/x.woff2">
    <link rel="preload" as="image" href="/a/other.png"><link rel="icon" href="/a/icon.svg">
    <picture><source type="image/avif" srcset="/a/p-480.avif 480w, /a/p-960.avif 960w"><source type="image/webp" srcset="/a/p-960.webp 960w"><img src="/a/p.jpg" srcset="/a/p.jpg 480w"></picture>
    <img src="/a/flag.svg"><img src="/a/flag.svg"><img src="data:image/svg+xml,%3Csvg%3E"><img srcset="/a/q.png, /a/q-2.png 2x" src="/a/q.png">
    <video><source src="/a/film.mp4"></video>`;
  expect(pageParts(html)).toEqual({
    styles: ["/a/style.css"],
    fonts: ["/a/x.woff2"],
    images: ["/a/p-960.avif", "/a/flag.svg", "/a/q-2.png"],
  });
});

it("a page without any has none", () => expect(pageParts("<p>Hello")).toEqual({ styles: [], fonts: [], images: [] }));
