import { readFileSync } from "node:fs";
import { join } from "node:path";
import { onTestFinished, vi } from "vitest";
import { pull } from "../../../cli/commands/starting/pull.ts";
import { listFiles } from "../../../cli/core/files.ts";
import { ProblemsError } from "../../../cli/core/problems/errors.ts";
import { FORMATS } from "../../../cli/core/problems/formats/index.ts";
import { startWordpress, type FakeData, type FakeEntry, type FakeWordpress } from "../../fakeWordpress.js";
import { photo } from "../../unit/photo.ts";
import { makeProject, NETWORK_FILE, copyOf, type TestProject } from "../../unit/project.ts";

/** Words of a post. */
export const PROSE = "<p>Ten plain words make one line of this short text.</p>\n".repeat(30);

export const post = (id: number, more: Partial<FakeEntry> = {}): FakeEntry => ({
  id,
  slug: `post-${id}`,
  title: `Post ${id}`,
  excerpt: `<p>What post number ${id} is about, in one sentence that is long enough. [&hellip;]</p>`,
  content: PROSE,
  modified: `2026-10-0${(id % 9) + 1}T10:00:00`,
  ...more,
});

const CAMPUS = photo(900, 600);

/** A WordPress with something of each kind. */
export async function exampleData(): Promise<FakeData> {
  return {
    posts: [
      post(11, {
        slug: "visa-news",
        title: "Visa news &#8211; Tom &amp; Jerry",
        categories: [1],
        picture: 90,
        content: `<p>See <a href="{home}/about/#team">about us</a>, <a href="{home}/blog/post-12/">post 12</a>, <a href="{home}/category/visas/">visas</a> and <a href="{home}/nowhere/">nowhere</a>.</p>
<figure><img src="{home}/wp-content/uploads/campus-300x200.png" srcset="{home}/wp-content/uploads/campus.png 900w" alt="A campus"><figcaption>In autumn</figcaption></figure>${PROSE}[gallery ids=&#8221;1&#8243;]`,
        more: {
          yoast_head_json: {
            title: "Visa news for students - Example CMS",
            description: "What has changed for student visas this autumn, and what you have to do now.",
            og_title: "Visa news",
            og_site_name: "Example CMS",
            og_image: [{ url: "{home}/wp-content/uploads/campus.png" }],
          },
        },
      }),
      post(12, { categories: [2] }),
      post(13, { slug: "%e0%a4%b5%e0%a5%80%e0%a4%9c%e0%a4%be", title: "वीज़ा", more: { yoast_meta: { metadesc: "" } } }),
      post(14, { status: "draft", title: "Secret draft" }),
      post(15, { status: "private", title: "Secret private" }),
      post(16, { password: "x", title: "Secret protected" }),
    ],
    pages: [
      post(21, { slug: "about", title: "About us" }),
      post(22, { slug: "fees", title: "Fees", link: "{home}/services/fees/" }),
      post(23, { slug: "deep", title: "Deep", link: "{home}/a/b/c/" }),
      post(24, { slug: "cart", title: "Cart" }),
    ],
    categories: [
      { id: 1, slug: "visas", name: "Visas" },
      { id: 2, slug: "gossip", name: "Gossip" },
    ],
    users: [{ id: 1, name: "A. Writer", slug: "writer" }],
    media: [{ id: 90, source_url: "{home}/wp-content/uploads/campus.png", alt_text: "The campus in autumn" }],
    menus: {
      6: [
        {
          title: "About &amp; more",
          url: "{home}/about/",
          child: { 5: { title: "Fees", url: "{home}/services/fees/", child: null } },
        },
        { title: "News", url: "{home}/news/", child: [] },
        { title: "Visas", url: "{home}/category/visas/" },
        { title: "Bad", url: "javascript:alert(1)", child: false },
        { title: "Elsewhere", url: "https://www.example.org/", child: false },
        { title: "Gone", url: "{home}/gone/" },
      ],
    },
    options: { email: "hello@example.com", social: { phone: "" } },
    files: { "/wp-content/uploads/campus.png": { type: "image/png", bytes: await CAMPUS } },
  };
}

export const PULL = (base: string, more = ""): string => `pull:
  from: ${base}
  posts: { group: news }
  pages: { paths: { cart: false } }
  menu: { id: 6, route: menus/v1 }
  options: { contacts.email: email }
${more}`;

export interface PullTest {
  cms: FakeWordpress;
  project: TestProject;
  /** Pulls; gives what is printed. A problem is printed, too. */
  run(options?: Parameters<typeof pull>[1] | object): Promise<string>;
  /** A file below countries/, without what is another port in each test. */
  text(name: string): string;
  /** Every file of the project, with its contents. */
  files(): Map<string, string>;
}

/** A project that pulls from a WordPress of its own. */
export async function pullTest(data?: FakeData, settings = PULL): Promise<PullTest> {
  const cms = await startWordpress(data ?? (await exampleData()));
  onTestFinished(() => cms.close());
  const project = makeProject()
    .replace(
      NETWORK_FILE,
      "  news:\n    label: News\n",
      "  news:\n    label: News\n    collection: { categories: { visas: Visas } }\n",
    )
    .replace(
      "countries/atlantis.yaml",
      "  services:\n    shared: true\n",
      "  services:\n    shared: true\n  news: {}\n",
    )
    .replace("countries/atlantis.yaml", "  email: atlantis@example.com\n", "")
    .append("countries/atlantis.yaml", settings(cms.base))
    .write("countries/content/shared/news/index.md", copyOf("News"));
  return {
    cms,
    project,
    async run(options = {}) {
      let text = "";
      const write = (piece: string | Uint8Array) => ((text += String(piece)), true);
      const spies = [process.stdout, process.stderr].map((stream) =>
        vi.spyOn(stream, "write").mockImplementation(write as never),
      );
      try {
        await pull([], { root: project.root, ...options }, { retryDelayMs: 1 });
      } catch (error) {
        if (!(error instanceof ProblemsError)) throw error;
        text += FORMATS.pretty(error.problems, { style: (_style, shown) => shown });
      } finally {
        for (const spy of spies) spy.mockRestore();
      }
      return stable(cms, text);
    },
    text: (name) => stable(cms, Buffer.from(readFileSync(join(project.root, "countries", name))).toString()),
    files: () =>
      new Map(
        listFiles(join(project.root, "countries")).map((name) => [
          name,
          readFileSync(join(project.root, "countries", name), "latin1"),
        ]),
      ),
  };
}

/** The same text in each test: addresses have a port, and hashes are made of addresses. */
const stable = (cms: FakeWordpress, text: string): string =>
  text
    .replaceAll(cms.home, "http://cms.example")
    .replaceAll(/"[0-9a-f]{16}"/g, '"…"')
    .replaceAll(/-[0-9a-f]{8}\.png/g, "-….png")
    .replaceAll(/^(?:Ten plain.*\n+)+/gm, "…\n");
