import { expect, it } from "vitest";
import { readMarkup } from "../../../../cli/build/links/readMarkup.ts";

it("tells links of the main part from those around it, and both from files", () => {
  const html = `<head><link rel="canonical" href="/a/"><link rel="preconnect" href="https://cms.example.com">
    <link rel="alternate" hreflang="en" href="https://www.example.com/b/"><meta property="og:image" content="/share.png">
    <meta property="og:title" content="/no-address/"><script type="module" src="/boot.js"></script></head>
    <header><a href="/menu/">Menu</a><img src="data:image/svg+xml,x" alt=""></header>
    <main id="main"><h2 id="costs">Costs</h2><a href="/a/?x=1&amp;y=2#costs">Costs</a><a href="/a/">A</a><a href="/a/">A</a>
    <picture><source srcset="/p-480.avif 480w, /p-960.avif 960w"><img src="/p.jpg" alt=""></picture></main>
    <footer><form action="/search/"></form><form method="post" action="/api"></form><a href="">Here</a></footer>`;
  expect(readMarkup(html).links).toEqual({
    ids: ["main", "costs"],
    links: ["/a/?x=1&y=2#costs", "/a/"],
    around: ["/menu/", "/search/"],
    files: ["/a/", "https://www.example.com/b/", "/share.png", "/boot.js", "/p-480.avif", "/p-960.avif", "/p.jpg"],
  });
});

it("finds stylesheets, preloaded fonts, and each picture once in its largest file of the first format", () => {
  const html = `<!doctype html><link rel="stylesheet" href="/a/style.css"><link rel="preload" as="font" href="/a/x.woff2">
    <link rel="preload" as="image" href="/a/other.png"><link rel="icon" href="/a/icon.svg">
    <picture><source type="image/avif" srcset="/a/p-480.avif 480w, /a/p-960.avif 960w"><source type="image/webp" srcset="/a/p-960.webp 960w"><img src="/a/p.jpg" srcset="/a/p.jpg 480w"></picture>
    <img src="/a/flag.svg"><img src="/a/flag.svg"><img src="data:image/svg+xml,%3Csvg%3E"><img srcset="/a/q.png, /a/q-2.png 2x" src="/a/q.png">
    <video><source src="/a/film.mp4"></video>`;
  expect(readMarkup(html).loaded).toEqual({
    styles: ["/a/style.css"],
    fonts: ["/a/x.woff2"],
    images: ["/a/p-960.avif", "/a/flag.svg", "/a/q-2.png"],
  });
});

it("a page without any has none", () =>
  expect(readMarkup("<p>Hello").loaded).toEqual({ styles: [], fonts: [], images: [] }));
