import { expect, it } from "vitest";
import { parseMarkdownFile } from "../../../../cli/content/markdown/parseMarkdownFile.ts";
import { entryFile, shorten } from "../../../../cli/tools/pull/copy/convertEntry.ts";
import { Entry, readList } from "../../../../cli/tools/pull/cms/readEntry.ts";
import { isError } from "../../../../cli/core/problems/problem.ts";

const LONG = "Some words that are long enough to be a description for search results. ";

/** The front matter of an entry as the REST API answers it. */
function front(more: object, around: Partial<Parameters<typeof entryFile>[1]> = {}): string {
  const written = {
    id: 1,
    slug: "a-post",
    status: "publish",
    link: "https://cms.example/a-post/",
    modified_gmt: "2026-10-01T10:00:00",
    title: { rendered: "Tom &amp; Jerry &#8211; <em>now</em>" },
    content: { rendered: `<p>${LONG}</p>` },
    ...more,
  };
  const [entry] = readList(Entry, { value: [written], url: "https://cms.example/wp-json/wp/v2/posts" });
  if (!entry) throw new Error("no entry");
  const text = entryFile(entry, { aliases: [], markdown: "Text.", ...around });
  expect(parseMarkdownFile({ file: "a.md", text }).problems.filter(isError)).toEqual([]);
  return text.slice(4, text.indexOf("\n---\n"));
}

it("titles lose HTML and entities, and texts take the place of what is not written", () =>
  expect(front({})).toMatchInlineSnapshot(`
    "title: Tom & Jerry – now
    description: Some words that are long enough to be a description for search results.
    summary: Some words that are long enough to be a description for search results."
  `));

it("metadata in flat keys", () => {
  const metadata = {
    title: "A title for &amp; search",
    metadesc: `${LONG}&hellip;`,
    opengraph_title: "A title for messengers",
    opengraph_updated_time: "1760000000",
    opengraph_image: false,
    twitter_image: "https://cms.example/x.png",
    twitter_title: "",
  };
  expect(front({ metadata })).toMatchInlineSnapshot(`
    "title: Tom & Jerry – now
    description: Some words that are long enough to be a description for search results. …
    summary: Some words that are long enough to be a description for search results. …
    metadata:
      title: A title for & search
      opengraph_title: A title for messengers
      opengraph_updated_time: "1760000000"
      twitter_image: https://cms.example/x.png"
  `);
  expect(front({ yoast_meta: metadata })).toBe(front({ metadata }));
});

it("metadata of Yoast, without what the page says anyway", () => {
  const head = {
    title: "Tom &amp; Jerry &#8211; now - The site",
    description: LONG,
    og_title: "For messengers",
    og_description: LONG,
    og_site_name: "The site",
    og_image: [{ url: "https://cms.example/x.png", width: 1200 }],
    article_modified_time: "2026-10-01T10:00:00+00:00",
    twitter_card: "summary_large_image",
  };
  expect(front({ yoast_head_json: head })).toMatchInlineSnapshot(`
    "title: Tom & Jerry – now
    description: Some words that are long enough to be a description for search results.
    summary: Some words that are long enough to be a description for search results.
    metadata:
      opengraph_title: For messengers
      opengraph_updated_time: 2026-10-01T10:00:00+00:00
      opengraph_image: https://cms.example/x.png"
  `);
  expect(front({ yoast_head_json: head }, { picture: { file: "pulled/x.png", alt: "" } })).not.toContain("image:");
});

it("an author who may not be seen, and one who may", () => {
  const date = { date: "2026-10-01" };
  const embedded = (author: object) => ({
    _embedded: { author: [author], "wp:featuredmedia": [{ code: "rest_forbidden" }] },
  });
  expect(front(embedded({ code: "rest_user_invalid_id" }), date)).not.toContain("author");
  expect(front(embedded({ name: "A. &amp; B." }), date)).toContain("author: A. & B.");
});

it("an entry without title and text has its slug for both", () =>
  expect(front({ title: { rendered: "" }, content: { rendered: "" } })).toMatchInlineSnapshot(`
    "title: A post
    description: A post
    summary: A post"
  `));

it("long texts are cut between words", () => {
  expect(shorten("One two three", 50)).toBe("One two three");
  expect(shorten("One two, three four", 10)).toBe("One two…");
  expect(shorten("x".repeat(30), 10)).toBe(`${"x".repeat(9)}…`);
});
