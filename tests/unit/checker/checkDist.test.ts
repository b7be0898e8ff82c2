import { describe, expect, it } from "vitest";
import { checkDist, CHECKS } from "../../checker/checkDist.ts";
import { distOf } from "../../checker/dist.ts";
import { ORIGIN, SMALL_PNG, smallDist, type Change } from "./smallDist.ts";

/** For each subject: a change that breaks it, and what is said of it. */
const BROKEN: Record<keyof typeof CHECKS, [change: Change, fault: string][]> = {
  canonicals: [
    [
      ["news/index.html", `<link rel="canonical" href="${ORIGIN}/news/">`, ""],
      "news/index.html: has no canonical link",
    ],
    [
      ["news/index.html", `canonical" href="${ORIGIN}/news/`, `canonical" href="${ORIGIN}/`],
      `is served at ${ORIGIN}/news/`,
    ],
    [["news/index.html", `canonical" href="${ORIGIN}/news/`, `canonical" href="/news/`], "is no absolute address"],
    [
      ["404.html", "<title>", `<link rel="canonical" href="${ORIGIN}/"><title>`],
      "404.html: is not to be listed, and has",
    ],
  ],
  alternates: [
    [
      ["de/index.html", `hreflang="en-AU" href="${ORIGIN}/"`, `hreflang="en-AU" href="${ORIGIN}/news/"`],
      "names other versions",
    ],
    [["de/index.html", 'hreflang="x-default"', 'hreflang="fr-FR"'], "names no version for all other readers"],
    [
      ["index.html", `hreflang="en-AU" href="${ORIGIN}/"`, `hreflang="en-AU" href="${ORIGIN}/gone/"`],
      "which is no page",
    ],
    [["index.html", 'hreflang="de-DE"', 'hreflang="fr-FR"'], 'the page says `lang="de-DE"`'],
    [
      ["de/index.html", "<title>", '<meta name="robots" content="noindex"><title>'],
      "which search engines may not list",
    ],
    [["de/index.html", 'hreflang="en-AU"', 'hreflang="en-UK-x"'], "is no language with a region"],
  ],
  sitemaps: [
    [["robots.txt", `Sitemap: ${ORIGIN}/sitemap.xml`, ""], "robots.txt: names no sitemap"],
    [["robots.txt", "Allow: /", "Disallow: /news/"], "keeps crawlers from /news/"],
    [["robots.txt", undefined], `${ORIGIN} has none`],
    [["sitemap-old.xml", "<urlset/>"], "sitemap-old.xml: is a sitemap that neither"],
    [["sitemap-all.xml", `<loc>${ORIGIN}/de/</loc>`, `<loc>${ORIGIN}/</loc>`], "de/index.html: is in sitemaps 0 times"],
    [
      ["sitemap-all.xml", `<loc>${ORIGIN}/de/</loc>`, `<loc>${ORIGIN}/404.html</loc>`],
      "404.html, which is not to be listed",
    ],
    [["sitemap-all.xml", "2026-01-03", "2026-02-30"], "which is no date"],
    [["sitemap-all.xml", "2026-01-03", "2999-01-03"], "which is to come"],
    [["sitemap-all.xml", 'hreflang="de-DE"', 'hreflang="de-AT"'], "has other versions than the page says"],
    [["sitemap-all.xml", "desk.jpg", "chair.jpg"], "chair.jpg is not there"],
    [["news/index.html", '<img src="desk.jpg" alt="A desk">', ""], "does not show"],
    [["sitemap-all.xml", "</urlset>", ""], "is not well-formed"],
  ],
  feeds: [
    [["news/feed.xml", "<description>News</description>", ""], "news/feed.xml: `channel` has no `description`"],
    [["news/feed.xml", "Fri, 02", "Thu, 02"], "is no date of RFC 822"],
    [["news/feed.xml", "news/feed.xml", "feed.xml"], "and calls itself"],
    [
      ["news/feed.xml", `First</title><link>${ORIGIN}/news/`, `First</title><link>${ORIGIN}/gone/`],
      "gone/, which is not there",
    ],
    [["news/feed.xml", "</channel>", ""], "news/feed.xml: is not well-formed"],
    [["news/atom.xml", "<published>2026-01-02T00:00:00Z", "<published>2026-01-02"], "is no date of RFC 3339"],
    [["news/atom.xml", "<author><name>Example</name></author>", ""], "an entry has no author"],
    [["news/atom.xml", `<id>tag:1</id>`, ""], "`entry` has no `id`"],
    [["news/index.html", 'type="application/rss+xml"', 'type="text/xml"'], "news/index.html does not name it"],
  ],
  linkedFiles: [
    [
      ["index.html", "<title>", '<link rel="icon" href="/icon.svg"><title>'],
      "its head names /icon.svg (icon), which is not there",
    ],
    [["old/feed.xml", "<rss/>"], "old/feed.xml: is a feed that no page names"],
  ],
  headTexts: [
    [["de/index.html", "What Start in de-DE is about", "What"], "its description is short"],
    [["news/index.html", "<title>First post", `<title>${"A very long heading ".repeat(3)}`], "too long for the name"],
    [["news/index.html", "<title>First post", "<title>Home"], "has the title of index.html"],
    [["index.html", "<h1>Home</h1>", ""], "has 0 headings"],
  ],
  socialTags: [
    [["share.png", SMALL_PNG], "its picture is 600 × 315, not 1200 × 630"],
    [["share.png", undefined], "is no PNG or JPEG that is there"],
    [["index.html", '<meta name="twitter:title" content="Home">', ""], "has no twitter:title"],
    [
      ["index.html", 'og:url" content="https://www.example.com/', 'og:url" content="https://www.example.com/x'],
      "its og:url is",
    ],
    [["index.html", 'og:type" content="website', 'og:type" content="article'], "is no article by its data"],
    [["index.html", 'content="en_AU"', 'content="de_DE"'], "its og:locale is de_DE"],
  ],
  structuredData: [
    [["news/index.html", '"headline":"First post",', ""], "Article has no headline"],
    [
      ["news/index.html", '"dateModified":"2026-01-03"', '"dateModified":"yesterday"'],
      "dateModified of Article is no date",
    ],
    [
      ["news/index.html", `"image":["${ORIGIN}/share.png"]`, `"image":["${ORIGIN}/gone.png"]`],
      "gone.png, which is not there",
    ],
    [
      ["news/index.html", '"name":"News"', '"name":"Blog"'],
      "its breadcrumbs are Home › Blog, visitors see Home › News",
    ],
    [["news/index.html", '"position":2', '"position":3'], "the positions of BreadcrumbList"],
    [["index.html", `"@id":"${ORIGIN}/#organization",`, ""], "#organization, which nothing describes"],
    [["index.html", '"@type":"Organization"', '"@type":"Shop"'], "has a type that is not looked up: Shop"],
    [["index.html", '"name":"Example"}', '"name":"Example"'], "has data that are no JSON"],
  ],
};

it("has nothing to say of an output in which nothing is wrong", () => expect(checkDist(smallDist())).toEqual([]));

describe.each(Object.entries(BROKEN))("%s", (subject, cases) => {
  it.each(cases)("%s", (change, fault) =>
    expect(
      checkDist(smallDist(change))
        .filter((line) => line.startsWith(`${subject}: `))
        .join("\n"),
    ).toContain(fault),
  );
});

it("takes a folder for that of its own host alone", () => {
  const files = new Map(["index.html", "own/index.html"].map((file) => [file, () => new Uint8Array()]));
  const dist = distOf(files, { [ORIGIN]: "", "https://own.example": "own" });
  expect(dist.addressOf("own/index.html")).toBe("https://own.example/");
  expect(dist.fileAt("https://own.example/?a#b")).toBe("own/index.html");
  expect(dist.fileAt(`${ORIGIN}/own/`)).toBeUndefined();
});
