import { distOf, type Dist } from "../../checker/dist.ts";

export const ORIGIN = "https://www.example.com";

const DATA = {
  home: `{"@context":"https://schema.org","@type":"Organization","@id":"${ORIGIN}/#organization","name":"Example"}`,
  post: `{"@context":"https://schema.org","@type":"Article","headline":"First post","datePublished":"2026-01-02","dateModified":"2026-01-03","image":["${ORIGIN}/share.png"],"mainEntityOfPage":"${ORIGIN}/news/","author":{"@type":"Person","name":"A. Writer"},"publisher":{"@id":"${ORIGIN}/#organization"}}`,
  crumbs: `{"@context":"https://schema.org","@type":"BreadcrumbList","itemListElement":[{"@type":"ListItem","position":1,"name":"Home","item":"${ORIGIN}/"},{"@type":"ListItem","position":2,"name":"News","item":"${ORIGIN}/news/"}]}`,
};

const page = (of: { path: string; language: string; title: string; head: string; body: string; isArticle?: boolean }) =>
  `<!DOCTYPE html><html lang="${of.language}"><head><title>${of.title} | Example</title>
<meta name="description" content="What ${of.title} in ${of.language} is about, said in one long sentence.">
<link rel="canonical" href="${ORIGIN}${of.path}">
<meta property="og:type" content="${of.isArticle ? "article" : "website"}">
<meta property="og:title" content="${of.title}"><meta property="og:description" content="About">
<meta property="og:url" content="${ORIGIN}${of.path}"><meta property="og:site_name" content="Example">
<meta property="og:locale" content="${of.language.replace("-", "_")}">
<meta property="og:image" content="${ORIGIN}/share.png"><meta property="og:image:type" content="image/png">
<meta property="og:image:width" content="1200"><meta property="og:image:height" content="630"><meta property="og:image:alt" content="Example">
<meta name="twitter:card" content="summary_large_image"><meta name="twitter:title" content="${of.title}">
<meta name="twitter:description" content="About"><meta name="twitter:image" content="${ORIGIN}/share.png"><meta name="twitter:image:alt" content="Example">
<link rel="alternate" type="application/rss+xml" href="/news/feed.xml"><link rel="alternate" type="application/atom+xml" href="/news/atom.xml">
${of.head}</head><body>${of.body}</body></html>`;

const versions = `<link rel="alternate" hreflang="en-AU" href="${ORIGIN}/"><link rel="alternate" hreflang="de-DE" href="${ORIGIN}/de/"><link rel="alternate" hreflang="x-default" href="${ORIGIN}/">`;
const links = versions.replaceAll("<link", "<xhtml:link").replaceAll('">', '"/>');
const script = (data: string) => `<script type="application/ld+json">${data}</script>`;

/** The head of a PNG file, as far as its size. */
function png(width: number, height: number): Uint8Array {
  const bytes = new Uint8Array(24);
  const view = new DataView(bytes.buffer);
  for (const [at, value] of [0x89504e47, 0x0d0a1a0a, 13, 0x49484452, width, height].entries())
    view.setUint32(at * 4, value);
  return bytes;
}

export const SMALL_PNG = png(600, 315);

/** An output of three pages in which nothing is wrong. */
const FILES: Readonly<Record<string, string | Uint8Array>> = {
  "index.html": page({
    path: "/",
    language: "en-AU",
    title: "Home",
    head: versions + script(DATA.home),
    body: "<h1>Home</h1>",
  }),
  "de/index.html": page({
    path: "/de/",
    language: "de-DE",
    title: "Start",
    head: versions,
    body: "<h1>Start</h1>",
  }),
  "news/index.html": page({
    path: "/news/",
    language: "en-AU",
    title: "First post",
    isArticle: true,
    head: `<meta property="article:published_time" content="2026-01-02">${script(DATA.post)}${script(DATA.crumbs)}`,
    body: `<nav class="crumbs"><ol><li><a href="/">Home</a></li><li>News</li></ol></nav><h1>First post</h1><img src="desk.jpg" alt="A desk">`,
  }),
  "404.html": `<!DOCTYPE html><html lang="en-AU"><head><title>Not found</title></head><body></body></html>`,
  "news/desk.jpg": new Uint8Array(30),
  "share.png": png(1200, 630),
  "robots.txt": `User-agent: *\nAllow: /\n\nSitemap: ${ORIGIN}/sitemap.xml\n`,
  "sitemap.xml": `<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"><sitemap><loc>${ORIGIN}/sitemap-all.xml</loc></sitemap></sitemapindex>`,
  "sitemap-all.xml": `<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1">
<url><loc>${ORIGIN}/</loc>${links}</url><url><loc>${ORIGIN}/de/</loc>${links}</url>
<url><loc>${ORIGIN}/news/</loc><lastmod>2026-01-03</lastmod><image:image><image:loc>${ORIGIN}/news/desk.jpg</image:loc></image:image></url></urlset>`,
  "news/feed.xml": `<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel><title>News</title><link>${ORIGIN}/news/</link><description>News</description>
<atom:link rel="self" href="${ORIGIN}/news/feed.xml"/><item><title>First</title><link>${ORIGIN}/news/</link><guid isPermaLink="false">tag:1</guid><pubDate>Fri, 02 Jan 2026 00:00:00 GMT</pubDate><description>One</description></item></channel></rss>`,
  "news/atom.xml": `<feed xmlns="http://www.w3.org/2005/Atom"><id>${ORIGIN}/news/</id><title>News</title><updated>2026-01-03T00:00:00Z</updated><author><name>Example</name></author>
<link rel="self" href="${ORIGIN}/news/atom.xml"/><link href="${ORIGIN}/news/"/><entry><id>tag:1</id><title>First</title><updated>2026-01-03T00:00:00Z</updated><published>2026-01-02T00:00:00Z</published><link href="${ORIGIN}/news/"/><summary>One</summary></entry></feed>`,
};

/** A change of one file: a text in it and what is there instead, or the whole file; `undefined` takes it away. */
export type Change = [file: string, from: string, to: string] | [file: string, whole: string | Uint8Array | undefined];

/** The output after a change. */
export function smallDist(change?: Change): Dist {
  const files = new Map(Object.entries(FILES));
  if (change) {
    const [file, ...how] = change;
    const old = String(files.get(file) ?? "");
    if (how.length === 2 && !old.includes(how[0])) throw new Error(`${file} has no ${how[0]}`);
    const changed = how.length === 2 ? old.replace(how[0], how[1]) : how[0];
    if (changed === undefined) files.delete(file);
    else files.set(file, changed);
  }
  const encoder = new TextEncoder();
  const read = (content: string | Uint8Array) => () =>
    typeof content === "string" ? encoder.encode(content) : content;
  return distOf(new Map([...files].map(([file, content]) => [file, read(content)])), { [ORIGIN]: "" });
}
