import { SaxesParser } from "saxes";
import { expect, it } from "vitest";
import { feedTextOf, feedTree } from "../../../cli/hosts/siteLists.ts";
import { photo } from "../photo.ts";
import { copyOf, COUNTRY_FILE, makeProject, NETWORK_FILE, prose, siteOf } from "../project.ts";

const FOLDER = "countries/content/atlantis/news";

/** A project with a collection of three posts, of which the feed takes two. */
async function withFeed(content: "summary" | "full") {
  const project = makeProject()
    .replace(
      NETWORK_FILE,
      "    label: News",
      `    label: News\n    collection:\n      feed: { content: ${content}, posts: 2 }\n      categories: { visas: Visas & more }`,
    )
    .replace(COUNTRY_FILE, "  services:", "  news: {}\n  services:")
    .write("countries/content/shared/news/index.md", copyOf("News"))
    .write(`${FOLDER}/first.md`, post("First", "date: 2026-01-01"))
    .write(
      `${FOLDER}/second.md`,
      post("Second <b>", "date: 2026-01-02\nupdated: 2026-02-03\naliases: [/news/2/]\nauthor: A. Writer"),
    )
    .write(
      `${FOLDER}/third.md`,
      post(
        "Third",
        "date: 2026-01-03\ncategory: visas\npicture: { file: desk.jpg, alt: A desk }",
        `See [visas](/services/visa-guidance/#fees), [below](#end) and ]]>.\n\n![A desk](desk.jpg)\n\n## End\n\n${prose()}`,
      ),
    )
    .write("countries/images/atlantis/desk.jpg", await photo(900, 600, (image) => image.jpeg()));
  await project.measure();
  const site = siteOf(project.plan());
  return { site, files: feedTree(site, feedTextOf(project.root, site)) };
}

const post = (title: string, lines: string, body?: string) =>
  copyOf(`"${title}"`, body).replace("summary:", `${lines}\nsummary:`);

/** Reads XML; throws where it is not well-formed. Gives the texts of elements by their names. */
function texts(xml: string): Map<string, string[]> {
  const found = new Map<string, string[]>();
  const open: string[] = [];
  const parser = new SaxesParser({ xmlns: true });
  parser.on("error", (error) => {
    throw error;
  });
  parser.on("opentag", ({ name }) => open.push(name));
  parser.on("closetag", () => void open.pop());
  parser.on("text", (text) => {
    const name = open.at(-1) ?? "";
    if (text.trim()) found.set(name, [...(found.get(name) ?? []), text]);
  });
  parser.write(xml).close();
  return found;
}

it("has the newest posts of a collection, as RSS and as Atom", async () => {
  const { files } = await withFeed("summary");
  expect([...files.keys()]).toEqual(["news/feed.xml", "news/atom.xml"]);
  expect(files.get("news/feed.xml")).toMatchInlineSnapshot(`
    "<?xml version="1.0" encoding="utf-8"?>
    <rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:media="http://search.yahoo.com/mrss/">
    <channel>
    <title>News | Example Atlantis</title>
    <link>https://www.example.com/atlantis/news/</link>
    <description>What News is, in one sentence.</description>
    <language>en-au</language>
    <lastBuildDate>Tue, 03 Feb 2026 00:00:00 GMT</lastBuildDate>
    <generator>sitegen</generator>
    <atom:link href="https://www.example.com/atlantis/news/feed.xml" rel="self" type="application/rss+xml"/>
    <atom:link href="https://www.example.com/atlantis/news/atom.xml" rel="alternate" type="application/atom+xml"/>
    <item>
    <title>Third</title>
    <link>https://www.example.com/atlantis/news/third/</link>
    <guid isPermaLink="false">tag:www.example.com,2026-01-03:/atlantis/news/third/</guid>
    <pubDate>Sat, 03 Jan 2026 00:00:00 GMT</pubDate>
    <dc:creator>Example</dc:creator>
    <category>Visas &amp; more</category>
    <description>What &quot;Third&quot; is, in one sentence.</description>
    <media:content url="https://www.example.com/atlantis/assets/pictures/desk-309436f6-900.jpg" medium="image" type="image/jpeg"/>
    </item>
    <item>
    <title>Second &lt;b&gt;</title>
    <link>https://www.example.com/atlantis/news/second/</link>
    <guid isPermaLink="false">tag:www.example.com,2026-01-02:/atlantis/news/2/</guid>
    <pubDate>Fri, 02 Jan 2026 00:00:00 GMT</pubDate>
    <dc:creator>A. Writer</dc:creator>
    <description>What &quot;Second &lt;b&gt;&quot; is, in one sentence.</description>
    </item>
    </channel>
    </rss>
    "
  `);
  expect(files.get("news/atom.xml")).toMatchInlineSnapshot(`
    "<?xml version="1.0" encoding="utf-8"?>
    <feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en-AU">
    <id>https://www.example.com/atlantis/news/</id>
    <title>News | Example Atlantis</title>
    <subtitle>What News is, in one sentence.</subtitle>
    <updated>2026-02-03T00:00:00Z</updated>
    <author><name>Example</name><uri>https://www.example.com/</uri></author>
    <link rel="alternate" type="text/html" href="https://www.example.com/atlantis/news/"/>
    <link rel="self" type="application/atom+xml" href="https://www.example.com/atlantis/news/atom.xml"/>
    <generator>sitegen</generator>
    <entry>
    <id>tag:www.example.com,2026-01-03:/atlantis/news/third/</id>
    <title>Third</title>
    <link rel="alternate" type="text/html" href="https://www.example.com/atlantis/news/third/"/>
    <published>2026-01-03T00:00:00Z</published>
    <updated>2026-01-03T00:00:00Z</updated>
    <category term="Visas &amp; more"/>
    <summary>What &quot;Third&quot; is, in one sentence.</summary>
    <link rel="enclosure" type="image/jpeg" href="https://www.example.com/atlantis/assets/pictures/desk-309436f6-900.jpg"/>
    </entry>
    <entry>
    <id>tag:www.example.com,2026-01-02:/atlantis/news/2/</id>
    <title>Second &lt;b&gt;</title>
    <link rel="alternate" type="text/html" href="https://www.example.com/atlantis/news/second/"/>
    <published>2026-01-02T00:00:00Z</published>
    <updated>2026-02-03T00:00:00Z</updated>
    <author><name>A. Writer</name></author>
    <summary>What &quot;Second &lt;b&gt;&quot; is, in one sentence.</summary>
    </entry>
    </feed>
    "
  `);
  for (const xml of files.values()) expect(() => texts(xml)).not.toThrow();
});

it("has whole texts where that is wanted, with absolute addresses", async () => {
  const { files } = await withFeed("full");
  const [third = ""] = texts(files.get("news/feed.xml") ?? "").get("content:encoded") ?? [];
  expect(third).toContain('href="https://www.example.com/atlantis/services/visa-guidance/#fees"');
  expect(third).toContain('href="https://www.example.com/atlantis/news/third/#end"');
  expect(third).toMatch(/<img [^>]*src="https:\/\/www\.example\.com\/atlantis\/assets\/[^"]+\.jpe?g"/);
  expect(third).not.toMatch(/srcset|<source/);
  expect(texts(files.get("news/atom.xml") ?? "").get("content")?.[0]).toBe(third);
});

it("is made for collections with posts only, and not where that is not wanted", () => {
  const project = makeProject();
  expect(siteOf(project.plan()).feeds).toEqual([]);
  project
    .replace(NETWORK_FILE, "    label: News", "    label: News\n    collection: { feed: false }")
    .replace(COUNTRY_FILE, "  services:", "  news: {}\n  services:")
    .write("countries/content/shared/news/index.md", copyOf("News"))
    .write(`${FOLDER}/first.md`, post("First", "date: 2026-01-01"));
  expect(siteOf(project.plan()).feeds).toEqual([]);
  project.replace(NETWORK_FILE, "{ feed: false }", "{}");
  expect(siteOf(project.plan()).feeds).toHaveLength(1);
});
