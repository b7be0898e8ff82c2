import { expect, it } from "vitest";
import { checkMarkdown } from "../../../../cli/content/checks/checkMarkdown.ts";
import { parseMarkdownFile } from "../../../../cli/content/markdown/parseMarkdownFile.ts";
import { picturesOf, writeMarkdown } from "../../../../cli/tools/pull/copy/writeMarkdown.ts";
import { readHtml } from "../../../../cli/tools/pull/copy/readHtml.ts";
import { isError } from "../../../../cli/core/problems/problem.ts";

const CMS = "https://cms.example";

/** What is written for a piece of HTML; the page `/about/` of the CMS is there, and every picture. */
function convert(html: string) {
  const { tree, embedded } = readHtml(html);
  const written = writeMarkdown(
    tree,
    {
      link: (url) => (url.startsWith(`${CMS}/about/`) ? "/about-us/" : url.startsWith(CMS) ? undefined : url),
      picture: (url) => (url.startsWith(CMS) ? `pulled/${url.split("/").at(-1)}` : undefined),
    },
    "The title of the post",
  );
  const place = { file: "a.md", line: 1, column: 1, length: 1 };
  expect(checkMarkdown(written.markdown, () => place, { withNotes: true })).toEqual([]);
  return { ...written, embedded, pictures: picturesOf(tree) };
}

const markdown = (html: string): string => convert(html).markdown.trim();

it("writes what Markdown has words for", () => {
  const html = `<!-- wp:paragraph --><p>Tom &amp; <strong>Jerry </strong>&#8217;s <em>own</em> <s>old</s> <code>a*b</code></p>
<h2>One</h2><ul><li>One<ul><li>Two</li></ul></li><li><p>Three</p></li></ul><ol start="3"><li>c</li></ol>
<table><thead><tr><th>What</th><th>Cost</th></tr></thead><tbody><tr><td>a|b</td><td>c<br>d</td></tr></tbody></table>
<blockquote><p>Said</p></blockquote><hr><pre><code class="language-js">let a = "&lt;b&gt;";</code></pre>`;
  expect(markdown(html)).toMatchInlineSnapshot(`
    "Tom & **Jerry** ’s _own_ ~~old~~ \`a*b\`

    ## One

    - One
      - Two

    - Three

    3. c

    | What | Cost |
    | - | - |
    | a\\|b | c d |

    > Said

    ---

    \`\`\`js
    let a = "<b>";
    \`\`\`"
  `);
});

it("text that looks like Markdown stays text", () => {
  const html = `<p>a_b_c * d &lt;b&gt;x&lt;/b&gt; {{fact:au.visa.fee}} [sic] [^1]</p><p>: no definition<br>: again<br>~ x</p>
<p>- no list</p><p>1. no list</p><p># no heading</p><h2>Two {#x}</h2><blockquote><p>[!NOTE]<br>hi</p></blockquote><p>+ x</p><p>===</p>`;
  expect(markdown(html)).toMatchInlineSnapshot(`
    "a_b_c \\* d \\<b>x\\</b> {\\{fact:au.visa.fee}} \\[sic] \\[^1]

    \\: no definition\\
    \\: again\\
    \\~ x

    \\- no list

    1\\. no list

    \\# no heading

    ## Two \\{#x}

    > \\[!NOTE]\\
    > hi

    \\+ x

    \\==="
  `);
});

it("no text of a CMS cites a fact", () => {
  const body = markdown(
    "<p>{{fact:au.fee}} {{{fact:au.fee}}} {{ fact }}</p><pre>{{fact:au.fee}}</pre><p><code>{{fact:x}}</code></p>",
  );
  const text = `---\ntitle: A\ndescription: A\nsummary: A\n---\n\n${body}\n`;
  const { value, problems } = parseMarkdownFile({ file: "a.md", text });
  expect(problems.filter(isError)).toEqual([]);
  expect(value?.body.cites).toEqual([]);
});

it("what is not safe is not written", () => {
  const html = `<script>alert(1)</script><style>p{}</style><p onclick="alert(1)">A <a href="javascript:alert(1)">link</a>,
<a href="data:text/html,x">another</a></p><form><input value="x"><button>Send</button></form><svg><script>1</script></svg>
<img src="data:image/png;base64,x" alt="x"><object data="https://evil.example/x"></object><p>&lt;script&gt;alert(1)&lt;/script&gt;</p>`;
  expect(markdown(html)).toMatchInlineSnapshot(`
    "A link, another

    \\<script>alert(1)\\</script>"
  `);
});

it("pictures are their originals, with captions, and without links to themselves", () => {
  const html = `<figure class="wp-block-image"><a href="${CMS}/uploads/a.jpg"><img src="${CMS}/uploads/a-300x200.jpg"
srcset="${CMS}/uploads/a-300x200.jpg 300w, ${CMS}/uploads/a.jpg 1600w" alt="A library"></a><figcaption>The <em>main</em> one</figcaption></figure>
<p>See <img src="${CMS}/b.png"> <img class="wp-smiley" src="${CMS}/smile.png" alt="🙂"> and <img data-src="${CMS}/late.png" src="data:," alt="Late"></p>
<figure><figure><img src="${CMS}/1.png" alt="1"></figure><figure><img src="${CMS}/2.png" alt="2"></figure></figure><img src="https://elsewhere.example/x.png" alt="x">`;
  expect(convert(html)).toMatchInlineSnapshot(`
    {
      "embedded": [],
      "lost": [],
      "markdown": "![A library](pulled/a.jpg "The main one")

    See ![The title of the post](pulled/b.png) 🙂 and ![Late](pulled/late.png)

    ![1](pulled/1.png)

    ![2](pulled/2.png)
    ",
      "pictures": [
        "https://cms.example/uploads/a.jpg",
        "https://cms.example/b.png",
        "https://cms.example/late.png",
        "https://cms.example/1.png",
        "https://cms.example/2.png",
        "https://elsewhere.example/x.png",
      ],
      "shortcodes": [],
      "withoutAlt": [
        "https://cms.example/b.png",
      ],
    }
  `);
});

it("links lead to the site's pages, and what is embedded becomes a link", () => {
  const html = `<p><a href="${CMS}/about/#team">About</a>, <a href="${CMS}/gone/">gone</a>, <a href="https://other.example/">other</a></p>
<iframe src="https://video.example/embed/x" title="A film"></iframe><video><source src="//cdn.example/a.mp4"></video><iframe srcdoc="x"></iframe>`;
  expect(convert(html)).toMatchInlineSnapshot(`
    {
      "embedded": [
        "https://video.example/embed/x",
        "https://cdn.example/a.mp4",
      ],
      "lost": [
        "https://cms.example/gone/",
      ],
      "markdown": "[About](/about-us/), gone, [other](https://other.example/)

    [A film](https://video.example/embed/x)

    [cdn.example](https://cdn.example/a.mp4)
    ",
      "pictures": [],
      "shortcodes": [],
      "withoutAlt": [],
    }
  `);
});

it("shortcodes that nothing has replaced are taken out, and words in brackets are not", () => {
  const html = `<p>[gallery ids=&#8221;1,2&#8243;] [contact-form-7 id="3" title="x"] text [box]inner[/box] [sic] [1] […]</p><p>[my_form]</p>`;
  expect(convert(html)).toMatchObject({
    markdown: expect.stringContaining("text inner \\[sic] \\[1] \\[…]"),
    shortcodes: ["box", "contact-form-7", "gallery", "my_form"],
  });
});

it("a heading of level 1 moves all headings one down", () =>
  expect(markdown("<h1>One</h1><h2>Two</h2><h6>Six</h6>")).toBe("## One\n\n### Two\n\n###### Six"));

it("has no spaces at the ends of nested emphasis", () => {
  expect(markdown("<p>a<em>&nbsp;<strong> b </strong></em>c <strong>d<em> e </em></strong>f</p>")).toBe(
    "a _**b**_ c **d _e_** f",
  );
});

it("what is empty is not written", () =>
  expect(markdown("<p>&nbsp;</p><h2></h2><p><strong> </strong></p><ul><li></li></ul><p>a<strong></strong></p>")).toBe(
    "a",
  ));
