import { describe, expect, it } from "vitest";
import { parseMarkdownFile } from "../../../cli/content/markdown/parseMarkdownFile.ts";
import { copyOf, makeProject, prose } from "../project.ts";

const HOME = "countries/content/shared/home.md";
const whole = (text: string) => makeProject().write(HOME, text).report();
const frontMatter = (piece: string, replacement: string) => makeProject().replace(HOME, piece, replacement).report();
const body = (markdown: string) =>
  makeProject()
    .write(HOME, copyOf("Home", `${markdown}\n\n${prose()}`))
    .report();

it("control characters in the text are refused, wherever they are", () => {
  expect(body("A bell\u0007 and more.")).toMatchInlineSnapshot(`
    "countries/content/shared/home.md:7:7 error The text contains the control character U+0007 [control-character]
      | �
      → Remove it: it is invisible, and pages, feeds and sitemaps can't contain it."
  `);
  expect(body("`code\u001b[31m`")).toContain("home.md:7:6 error The text contains the control character U+001B");
});

describe("front matter", () => {
  it("none", () => {
    expect(whole("# Welcome\n")).toMatchInlineSnapshot(`
      "countries/content/shared/home.md:1:1 error The file does not begin with front matter [front-matter]
        | #
        → Begin with a line \`---\`, then \`title:\`, \`description:\` and \`summary:\`, then a line \`---\`."
    `);
  });

  it("not at the beginning", () => {
    expect(whole(`\n${copyOf("Home")}`)).toMatchInlineSnapshot(`
      "countries/content/shared/home.md:1:1 error The file does not begin with front matter [front-matter]
        |
        → Begin with a line \`---\`, then \`title:\`, \`description:\` and \`summary:\`, then a line \`---\`."
    `);
  });

  it("not closed", () => {
    expect(whole("---\ntitle: Home\n\nWelcome.\n")).toMatchInlineSnapshot(`
      "countries/content/shared/home.md:1:1 error The front matter is not closed [front-matter]
        | ---
        → Add a line \`---\` below its last key."
    `);
  });

  it("closed by a line further down in the copy", () => {
    expect(whole("---\ntitle: Home\n\nWelcome to us.\n\n---\n\nMore.\n")).toMatchInlineSnapshot(`
      "countries/content/shared/home.md:4:1 error The line is not a key with a value [yaml-syntax]
        | Welcome to us.
        → Write \`key: value\`. Either the colon is missing, or the line does not belong here."
    `);
  });

  it("empty", () => {
    expect(whole(`---\n---\n\n${prose()}\n`)).toMatchInlineSnapshot(`
      "countries/content/shared/home.md:2:1 error The front matter is empty [front-matter]
        | -
        → Write \`title:\`, \`description:\` and \`summary:\`."
    `);
  });

  it("a list", () => {
    expect(whole(`---\n- title\n---\n\n${prose()}\n`)).toMatchInlineSnapshot(`
      "countries/content/shared/home.md:2:1 error The file is a list, but must be a map [wrong-type]
        | -
        → Write its keys indented below it, one \`key: value\` per line."
    `);
  });

  it("broken YAML: the line is the file's", () => {
    expect(frontMatter("title: Home", 'title: "Home')).toMatchInlineSnapshot(`
      "countries/content/shared/home.md:2:8 error A quotation mark is not closed [yaml-syntax]
        | "
        → Add the closing quotation mark at the end of the value."
    `);
  });

  it("an unknown key", () => {
    expect(frontMatter("title: Home", "title: Home\nsubtitle: Welcome")).toMatchInlineSnapshot(`
      "countries/content/shared/home.md:3:1 error There is no key \`subtitle\` at this level [unknown-key]
        | subtitle
        → Known: \`title\`, \`heading\`, \`label\`, \`description\`, \`summary\`, \`date\`, \`draft\`, \`publishAt\`, \`expiresAt\`, \`afterwards\`, \`updated\`, \`author\`, and 14 more."
    `);
  });

  it("a missing key", () => {
    expect(frontMatter("title: Home\n", "")).toMatchInlineSnapshot(`
      "countries/content/shared/home.md:2:1 error The key \`title\` is missing [missing-key]
        | d
        \`title\`: Title of the page, without the organisation's name.
        → Add it: write text.

            title: A short text"
    `);
  });

  it("a day that is not in the calendar", () => {
    expect(frontMatter("title: Home", "title: Home\ndate: 2026-13-45")).toMatchInlineSnapshot(`
      "countries/content/shared/home.md:3:7 error The calendar has no day 2026-13-45 [invalid-value]
        | 2026-13-45
        → Months go from 01 to 12."
    `);
  });

  it("an image address that runs a script", () => {
    expect(frontMatter("title: Home", 'title: Home\nmetadata: { opengraph_image: "javascript:alert(1)" }'))
      .toMatchInlineSnapshot(`
        "countries/content/shared/home.md:3:30 error The value is not a web address [invalid-url]
          | "javascript:alert(1)"
          → Write an address that begins with https://, without user name, spaces or backslashes."
      `);
  });

  it("a question without an answer", () => {
    expect(frontMatter("title: Home", "title: Home\nfaq:\n  - question: Why?")).toMatchInlineSnapshot(`
      "countries/content/shared/home.md:4:5 error The key \`faq.0.answer\` is missing [missing-key]
        | question: Why?
        \`answer\`: The answer, as Markdown.
        → Add it: write text.

            answer: A short text"
    `);
  });

  it("a description that is too short for search engines is a warning", () => {
    expect(frontMatter("A description of Home that is long enough for a search engine to show.", "Welcome."))
      .toMatchInlineSnapshot(`
        "countries/content/shared/home.md:3:14 warning The description has 8 characters [description-length]
          | Welcome.
          Search engines cut longer descriptions, and replace very short ones.
          → Write 50 to 170 characters."
      `);
  });

  it("__proto__", () => {
    expect(frontMatter("title: Home", "title: Home\n__proto__: { extends: true }")).toMatchInlineSnapshot(`
      "countries/content/shared/home.md:3:1 error The key \`__proto__\` is not allowed [forbidden-key]
        | __proto__
        → Remove it."
    `);
  });

  it("a byte order mark and Windows line ends are read", () => {
    expect(whole(`\ufeff${copyOf("Home").replaceAll("\n", "\r\n")}`)).toBe("");
  });
});

describe("copy", () => {
  it("footnotes in answers, which are one mistake; not what is code", () => {
    const answer = (text: string) => frontMatter("summary:", `faq: [{ question: Why?, answer: '${text}' }]\nsummary:`);
    expect(answer("Free.[^fee] And `[^1]`. More.[^2]")).toMatchInlineSnapshot(`
      "countries/content/shared/home.md:4:33 error The text contains footnotes: \`[^fee]\` [footnote]
        | 'Free.[^fee] And \`[^1]\`. More.[^2]'
        Footnotes are only allowed in the text below the front matter, not in answers and sections.
        → Write the note into the text, or cite a fact with its source (node_modules/countrysites/docs/facts.md). To show the mark itself, put it in backticks."
    `);
    expect(answer("Write `[^1]`.")).toBe("");
  });

  it("footnotes whose mark and note are not a pair", () => {
    expect(body("Free.[^fee] More.[^fees]\n\n[^fee]: Ask us.")).toMatchInlineSnapshot(`
      "countries/content/shared/home.md:7:18 error The mark \`[^fees]\` has no note [broken-footnote]
        | [^fees]
        A footnote consists of a mark in the text and a note below it, in the same file.
        → Write the note below the text: \`[^fees]: …\`."
    `);
    expect(body("Free.\n\n[^fee]: Ask us.")).toContain("home.md:9:1 error The note `[^fee]` has no mark in the text");
    expect(body("Free.[^fee]\n\n[^fee]: A.\n\n[^fee]: B.")).toContain("There are two notes `[^fee]`");
    expect(body("Free.[^fee]\n\n<!-- own -->\n\n[^fee]: A.")).toContain("7:6 error The mark `[^fee]` has no note");
    expect(body("Free.[^fee]\n\n[^fee]: A.\n\n```\n[^x]: code [^y]\n```")).toBe("");
  });

  it("raw HTML, each piece of it", () => {
    expect(body("Click <b onclick=alert(1)>here</b>.\n\n<script>\nalert(1)\n</script>")).toMatchInlineSnapshot(`
      "countries/content/shared/home.md:7:7 error The Markdown contains raw HTML [unsafe-html]
        | <b onclick=alert(1)>
        It would bypass the checks of links, headings and scripts.
        → Write it as Markdown, or put it in backticks to show it. Words may be in \`<kbd>\`, \`<sub>\`, \`<sup>\` and similar elements (node_modules/countrysites/docs/markdown.md).
      countries/content/shared/home.md:7:31 error The Markdown contains raw HTML [unsafe-html]
        | </b>
        It would bypass the checks of links, headings and scripts.
        → Write it as Markdown, or put it in backticks to show it. Words may be in \`<kbd>\`, \`<sub>\`, \`<sup>\` and similar elements (node_modules/countrysites/docs/markdown.md).
      countries/content/shared/home.md:9:1 error The Markdown contains raw HTML [unsafe-html]
        | <script>
        It would bypass the checks of links, headings and scripts.
        → Write it as Markdown, or put it in backticks to show it. Words may be in \`<kbd>\`, \`<sub>\`, \`<sup>\` and similar elements (node_modules/countrysites/docs/markdown.md)."
    `);
  });

  it("raw HTML around the place for own copy", () => {
    expect(body("<div>\n<!-- own -->\n</div>")).toContain(`${HOME}:7:1 error The Markdown contains raw HTML`);
  });

  it("raw HTML behind an address in angle brackets", () => {
    expect(body("<https://example.com/> and <iframe src=x>")).toContain(
      `${HOME}:7:28 error The Markdown contains raw HTML`,
    );
  });

  it("raw HTML in an answer", () => {
    expect(frontMatter("title: Home", "title: Home\nfaq:\n  - question: Why?\n    answer: Because <b>we</b> say so."))
      .toMatchInlineSnapshot(`
        "countries/content/shared/home.md:5:13 error The Markdown contains raw HTML [unsafe-html]
          | Because <b>we</b> say so.
          It would bypass the checks of links, headings and scripts.
          → Write it as Markdown, put it in backticks to show it, or write \`markdown: { html: safe }\` in network.yaml (node_modules/countrysites/docs/markdown.md)."
      `);
  });

  it("HTML that is shown as code, and what only looks like HTML", () => {
    expect(
      body(
        "`<b>`, ``a `<i>` b``, 1 < 2 > 0 and <a@example.com>\n\n```html\n<script>\n```\n\n~~~\n<b>\n~~~\n\n    <indented>\n\n\\<b>",
      ),
    ).toBe("");
  });

  it("headings of level 1, however they are written: one mistake", () => {
    expect(body("# Welcome\n\nTo us\n===\n\n> # Quoted\n\n- # In a list\n\n#\n")).toMatchInlineSnapshot(`
      "countries/content/shared/home.md:7:1 error The copy has 5 headings of level 1 [heading-level]
        | # Welcome
        The page's title is its heading of level 1.
        → Move all headings of the text one level down: begin with \`##\`."
    `);
  });

  it.each([
    "> # Quoted",
    "- # In a list",
    "1. # In a list",
    "   # Indented",
    "#",
    "#\tTab",
    "Title\n=",
    "> Quoted\n> ===",
  ])("a heading of level 1 by itself: %j", (markdown) => {
    expect(body(markdown)).toContain("[heading-level]");
  });

  it("ids that are written twice, or that every page has", () => {
    expect(body("## Costs {#fees}\n\n## Other {#fees}\n\n## All {#main}")).toMatchInlineSnapshot(`
      "countries/content/shared/home.md:9:1 error The id \`fees\` is used twice [duplicate-value]
        | ## Other {#fees}
        Links would lead to the first heading with this id.
        → Give the heading another id.
      countries/content/shared/home.md:11:1 error The id \`main\` is used twice [duplicate-value]
        | ## All {#main}
        Every page has an element with this id, and links would lead to that.
        → Give the heading another id."
    `);
  });

  it("other headings, and what only looks like one", () =>
    expect(body("## Welcome\n\n### To us ###\n\n`# code`\n\n#hashtag\n\n```\n# comment\n===\n```")).toBe(""));

  it("a picture on another server", () => {
    expect(body("See ![a map](https://example.com/map.png) here.")).toMatchInlineSnapshot(`
      "countries/content/shared/home.md:7:5 error The picture is on another server [remote-picture]
        | ![a map](https://example.com/map.png)
        Its size would be unknown, it would have no small versions, and its server would learn of every visit.
        → Put the file beside the page's Markdown file, or into countries/images/<country>/ or countries/images/shared/, and write its name, for example \`office.jpg\`."
    `);
  });
});

describe("facts", () => {
  const parse = (markdown: string) => {
    const { value, problems } = parseMarkdownFile({ file: "a.md", text: copyOf("A", markdown) });
    if (!value) throw new Error(problems.map(({ message }) => message).join());
    return value;
  };

  it("links, whichever way they are written", () => {
    const markdown =
      "[a](/a/) [b](</b/> 'title') [c][c] [d](/d/?x=1#y) <https://e.example/> [f](/f\\_g/) [h](/h(1)/)\n\n> [i](/i/)\n\n[c]: /c/\n";
    expect(parse(markdown).body.links).toEqual(
      expect.arrayContaining(["/a/", "/b/", "/c/", "/d/?x=1#y", "/f_g/", "/h(1)/", "/i/"]),
    );
  });

  it("a link's place; what stands in code is none", () => {
    const file = parse("`[x](/a/)` and\n[x](/a/)\n\n```\n[y](/b/)\n```\n\n[z][z]\n\n[z]: /c/\n");
    expect(file.locateLink("/a/")).toMatchObject({ line: 8, column: 1, length: 8 });
    expect(file.locateLink("/b/")).toBeUndefined();
    expect(file.locateLink("/c/")).toMatchObject({ line: 14, column: 1, length: 6 });
  });

  it("words, without marks", () => {
    expect(parse("## Two words\n\n- it's **one** — and _more_\n").body.words).toBe(6);
  });
});
