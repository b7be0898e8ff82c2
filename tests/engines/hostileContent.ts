import type { FakeData, FakeEntry } from "../fakeWordpress.js";

/** A host that nothing may ask for anything. */
export const EVIL = "http://evil.example";

/** Marks the page as taken over: in the document, where every browser's driver can see it. */
export const TAKE_OVER = "document.documentElement.dataset.taken=1";

/** Addresses that are not to be followed, as they stand in HTML. */
export const BAD_ADDRESSES = [
  `javascript:${TAKE_OVER}`,
  `JaVaScRiPt:${TAKE_OVER}`,
  `java\nscript:${TAKE_OVER}`,
  `java\tscript:${TAKE_OVER}`,
  ` javascript:${TAKE_OVER}`,
  `\u0001javascript:${TAKE_OVER}`,
  `javascript&colon;${TAKE_OVER}`,
  `&#106;avascript:${TAKE_OVER}`,
  `javascript:%64ocument.documentElement.dataset.taken=1`,
  `javascript://evil.example/%0a${TAKE_OVER}`,
  `data:text/html,<script>parent.${TAKE_OVER}</script>`,
  "data:text/html;base64,PHNjcmlwdD5hbGVydCgxKTwvc2NyaXB0Pg==",
  `vbscript:${TAKE_OVER}`,
  "blob:http://evil.example/0f0f",
  "file:///etc/passwd",
  `view-source:${EVIL}/`,
  "filesystem:http://evil.example/temporary/x",
];

/** Pieces of HTML that run something or load something, each in a way of its own; some end nowhere. */
const SCRIPTS = [
  `<script>${TAKE_OVER}</script>`,
  `<script src="${EVIL}/a.js"></script>`,
  `<img src="x" onerror="${TAKE_OVER}">`,
  `<img src="${EVIL}/a.png" srcset="${EVIL}/b.png 900w" loading="eager">`,
  `<svg onload="${TAKE_OVER}"><script>${TAKE_OVER}</script><image href="${EVIL}/c.png"></image></svg>`,
  `<iframe srcdoc="<script>parent.${TAKE_OVER}</script>"></iframe><iframe src="javascript:parent.${TAKE_OVER}"></iframe>`,
  `<iframe src="${EVIL}/frame"></iframe><object data="${EVIL}/object"></object><embed src="${EVIL}/embed">`,
  `<style>*{background:url(${EVIL}/d.png)}</style><link rel="stylesheet" href="${EVIL}/e.css"><p style="background:url(${EVIL}/f.png)">Styled.</p>`,
  `<meta http-equiv="refresh" content="0;url=${EVIL}/"><base href="${EVIL}/">`,
  `<form action="${EVIL}/"><input autofocus onfocus="${TAKE_OVER}"><button formaction="javascript:${TAKE_OVER}">Send</button></form>`,
  `<details open ontoggle="${TAKE_OVER}"><summary>More</summary>More.</details><marquee onstart="${TAKE_OVER}">Moving.</marquee>`,
  `<video src="${EVIL}/g.mp4" autoplay onerror="${TAKE_OVER}"><source onerror="${TAKE_OVER}"></video><audio src="${EVIL}/h.mp3" autoplay></audio>`,
  `<body onload="${TAKE_OVER}" onpageshow="${TAKE_OVER}"><p onclick="${TAKE_OVER}">Body.</p></body>`,
  // What a second parser reads otherwise than the first.
  `<noscript><p title="</noscript><img src=x onerror=${TAKE_OVER}>">`,
  `<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=${TAKE_OVER}&gt;">`,
  `<svg></p><style><a id="</style><img src=1 onerror=${TAKE_OVER}>">`,
  `<form><math><mtext></form><form><mglyph><style></math><img src=1 onerror=${TAKE_OVER}>`,
  // Words that Markdown or our own marks could take for more.
  `<p>&lt;script&gt;${TAKE_OVER}&lt;/script&gt; &lt;img src=x onerror=${TAKE_OVER}&gt; &amp;lt;script&amp;gt;</p>`,
  `<p>[press](javascript:${TAKE_OVER}) ![look](${EVIL}/i.png) &lt;javascript:${TAKE_OVER}&gt;</p><p>[x]: ${EVIL}/j.png</p><p>![x]</p>`,
  `<p>---</p><p>title: Taken</p><p>---</p><p>&lt;!-- section: costs --&gt; &lt;kbd onclick=${TAKE_OVER}&gt;k&lt;/kbd&gt; {{fact:site.phone}}</p>`,
  `<pre><code>\`\`\`\n&lt;script&gt;${TAKE_OVER}&lt;/script&gt;</code></pre><kbd onclick="${TAKE_OVER}">k</kbd>`,
  ...["<!-- ", "<textarea>", "<plaintext>", "<title>", "<template>", "<select><option>"].map(
    (open) => `${open}<img src="x" onerror="${TAKE_OVER}">`,
  ),
];

/** Texts of one line that end what they are put into: an element, an attribute, a script, JSON. */
export const BREAKING_OUT = [
  `<img src=x onerror=${TAKE_OVER}>`,
  `"><script>${TAKE_OVER}</script>`,
  `</script><script>${TAKE_OVER}</script>`,
  `</title><script>${TAKE_OVER}</script>`,
  `' onmouseover='${TAKE_OVER}`,
  `\\u003cscript\\u003e${TAKE_OVER}`,
  `]]><script>${TAKE_OVER}</script><!--`,
  `\${${TAKE_OVER}}{{${TAKE_OVER}}}`,
  "Tom &amp; Jerry &lt;b&gt; &#128512; &nosuch; &#xD800; &#0; \u202Eevil",
];

const PLAIN = "<p>Ten plain words make one line of this short text.</p>\n";
const links = BAD_ADDRESSES.map(
  (address, place) => `<p><a href="${address.replaceAll('"', "&quot;")}" id="${place}">Link ${place}</a></p>`,
);

/** Posts of somebody who has got into the CMS; each says what number it is. */
export const hostilePosts = (): FakeEntry[] =>
  [...SCRIPTS, links.join("\n"), ...BREAKING_OUT].map((html, index) => ({
    id: 100 + index,
    slug: `post-${index}`,
    title: `Post ${index} ${BREAKING_OUT[index % BREAKING_OUT.length]}`,
    excerpt: `<p>${BREAKING_OUT[(index + 1) % BREAKING_OUT.length]} What this post is about, in a sentence.</p>`,
    content: `${PLAIN.repeat(10)}${html}\n`,
    modified: "2026-10-01T10:00:00",
    categories: [1],
    more: {
      yoast_head_json: {
        title: BREAKING_OUT[(index + 2) % BREAKING_OUT.length],
        description: `${BREAKING_OUT[(index + 3) % BREAKING_OUT.length]} and a description that is long enough to be shown.`,
        og_title: BREAKING_OUT[(index + 4) % BREAKING_OUT.length],
        og_image: [{ url: `${EVIL}/share.png` }],
      },
    },
  }));

/** A CMS in bad hands. */
export const hostileData = (): FakeData => ({
  posts: hostilePosts(),
  pages: [],
  categories: [{ id: 1, slug: "visas", name: BREAKING_OUT[2] ?? "" }],
  users: [{ id: 1, name: BREAKING_OUT[1] ?? "", slug: "writer" }],
  media: [],
  menus: {
    6: [
      { title: "News", url: "{home}/news/" },
      ...BREAKING_OUT.map((title) => ({ title, url: "{home}/news/" })),
      ...BAD_ADDRESSES.map((url, place) => ({ title: `Bad ${place}`, url })),
    ],
  },
});
