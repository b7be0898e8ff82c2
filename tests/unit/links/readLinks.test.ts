import { expect, it } from "vitest";
import { readLinks } from "../../../cli/links/readLinks.ts";

it("tells links of the main part from those around it, and both from files", () => {
  const html = `<head><link rel="canonical" href="/a/"><link rel="preconnect" href="https://cms.example.com">
    <link rel="alternate" hreflang="en" href="https://www.example.com/b/"><meta property="og:image" content="/share.png">
    <meta property="og:title" content="/no-address/"><script type="module" src="/boot.js"></script></head>
    <header><a href="/menu/">Menu</a><img src="data:image/svg+xml,x" alt=""></header>
    <main id="main"><h2 id="costs">Costs</h2><a href="/a/?x=1&amp;y=2#costs">Costs</a><a href="/a/">A</a><a href="/a/">A</a>
    <picture><source srcset="/p-480.avif 480w, /p-960.avif 960w"><img src="/p.jpg" alt=""></picture></main>
    <footer><form action="/search/"></form><form method="post" action="/api"></form><a href="">Here</a></footer>`;
  expect(readLinks(html)).toEqual({
    ids: ["main", "costs"],
    links: ["/a/?x=1&y=2#costs", "/a/"],
    around: ["/menu/", "/search/"],
    files: ["/a/", "https://www.example.com/b/", "/share.png", "/boot.js", "/p-480.avif", "/p-960.avif", "/p.jpg"],
  });
});
