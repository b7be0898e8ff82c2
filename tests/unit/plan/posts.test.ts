import { describe, expect, it } from "vitest";
import { readPage } from "../content/readPage.ts";
import {
  copyOf,
  COUNTRY_FILE,
  makeProject,
  NETWORK_FILE,
  pageOf,
  prose,
  siteOf,
  type TestProject,
} from "../project.ts";

const FOLDER = "countries/content/atlantis/news";

/** A post's Markdown. */
const post = (title: string, lines: string) => copyOf(title).replace("summary:", `${lines}\nsummary:`);

/** A project with a collection: two posts a page, two categories. */
function withNews(...posts: [slug: string, lines: string][]): TestProject {
  const project = makeProject()
    .replace(
      NETWORK_FILE,
      "    label: News",
      "    label: News\n    collection:\n      perPage: 2\n      categories: { visas: Visas, money: Money }",
    )
    .replace(COUNTRY_FILE, "  services:", "  news: {}\n  services:")
    .write("countries/content/shared/news/index.md", copyOf("News"));
  for (const [slug, lines] of posts) project.write(`${FOLDER}/${slug}.md`, post(slug.toUpperCase(), lines));
  return project;
}

const FIVE = (
  [
    ["a", "2026-01-05"],
    ["b", "2026-01-03", "visas"],
    ["c", "2026-01-04", "visas"],
    ["d", "2026-01-01", "visas"],
    ["e", "2026-01-02"],
  ] as const
).map(([slug, date, category]): [string, string] => [
  slug,
  `date: ${date}${category ? `\ncategory: ${category}` : ""}`,
]);

const newsPaths = (project: TestProject) =>
  siteOf(project.plan())
    .pages.map(({ page }) => page.path.replace("/atlantis/news/", ""))
    .filter((path) => !path.startsWith("/"));

describe("a collection", () => {
  it("makes a page of every file, and lists of all and of each category, in pages", () => {
    expect(newsPaths(withNews(...FIVE)).sort()).toEqual([
      "",
      "a/",
      "b/",
      "c/",
      "category/visas/",
      "category/visas/page/2/",
      "d/",
      "e/",
      "page/2/",
      "page/3/",
    ]);
  });

  it("without posts is one empty list", () => {
    const project = withNews();
    expect(newsPaths(project)).toEqual([""]);
    expect(pageOf(project.plan(), "/atlantis/news/").content.list).toMatchObject({
      posts: [],
      categories: [],
      page: 1,
    });
  });

  it("lists the newest first", () => {
    const plan = withNews(...FIVE).plan();
    const listed = (path: string) =>
      pageOf(plan, `/atlantis/news/${path}`).content.list?.posts.map(({ label }) => label);
    expect([listed(""), listed("page/2/"), listed("page/3/")]).toEqual([["A", "C"], ["B", "E"], ["D"]]);
    expect([listed("category/visas/"), listed("category/visas/page/2/")]).toEqual([["C", "B"], ["D"]]);
  });

  it("has a category bar of the categories that have posts", () => {
    const { list } = pageOf(withNews(...FIVE).plan(), "/atlantis/news/category/visas/page/2/").content;
    expect(list?.categories).toEqual([
      { label: "All", href: "/atlantis/news/", current: false },
      { label: "Visas", href: "/atlantis/news/category/visas/", current: true },
    ]);
    expect(list?.pages.map((link) => link?.href)).toEqual([
      "/atlantis/news/category/visas/",
      "/atlantis/news/category/visas/page/2/",
    ]);
  });

  it("each list has a title and an address of its own", () => {
    const heads = siteOf(withNews(...FIVE).plan()).pages.map(({ head }) => head);
    expect(new Set(heads.map(({ title }) => title)).size).toBe(heads.length);
    expect(new Set(heads.map(({ canonical }) => canonical)).size).toBe(heads.length);
  });
});

describe("a post", () => {
  it("says when, under what, how long, and what to read next: its own category first", () => {
    const project = withNews(...FIVE).write(
      `${FOLDER}/b.md`,
      post("B", "date: 2026-01-03\ncategory: visas").replace(prose(), prose(660)),
    );
    expect(pageOf(project.plan(), "/atlantis/news/b/").content.post).toMatchObject({
      date: "2026-01-03",
      category: { label: "Visas", href: "/atlantis/news/category/visas/" },
      minutes: 3,
      related: [{ label: "C" }, { label: "D" }, { label: "A" }],
    });
  });

  it("has the same drawing on its page and on its card", async () => {
    const project = withNews(
      ["visa-fees", "date: 2026-01-03\ncategory: money"],
      ["how-we-moved", "date: 2026-01-02\ncategory: money"],
      ["who-we-are", "date: 2026-01-01"],
    ).replace(
      NETWORK_FILE,
      "brand:\n",
      "brand:\n  illustrations: { subjects: { paper: [visa], coins: [money] }, other: generic }\n",
    );
    for (const name of ["paper", "coins", "generic"])
      project.write(
        `countries/brand/illustrations/${name}.svg`,
        `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"/>`,
      );
    const plan = (await project.measure()).plan();
    const list = [1, 2].flatMap(
      (page) => pageOf(plan, `/atlantis/news/${page > 1 ? `page/${page}/` : ""}`).content.list?.posts ?? [],
    );
    expect(list.map(({ art }) => art)).toEqual(["paper", "coins", "generic"]);
    expect(list.map(({ href }) => pageOf(plan, href).content.art)).toEqual(["paper", "coins", "generic"]);
  });

  it("the newest are on the home", () => {
    expect(pageOf(withNews(...FIVE).plan(), "/atlantis/").content.latest).toMatchObject({
      title: "News",
      href: "/atlantis/news/",
      posts: [{ label: "A" }, { label: "C" }, { label: "B" }],
    });
    expect(pageOf(withNews().plan(), "/atlantis/").content.latest).toBeUndefined();
  });

  it("without a date", () => {
    expect(withNews(["a", "label: A"]).report()).toMatchInlineSnapshot(`
      "countries/content/atlantis/news/a.md:2:8 error The post has no date [missing-key]
        | A
        Posts are sorted by date.
        → Add the day of publication, for example \`date: 2026-09-14\`."
    `);
  });

  it("under a category that does not exist", () => {
    expect(withNews(["a", "date: 2026-01-01\ncategory: visa"]).report()).toMatchInlineSnapshot(`
      "countries/content/atlantis/news/a.md:5:11 error There is no category \`visa\` [invalid-choice]
        | visa
        → Did you mean \`visas\`?"
    `);
  });

  it("under a category that is misspelt where it is defined, which is one mistake, also of links to its list", () => {
    const project = withNews(...FIVE)
      .replace(NETWORK_FILE, "visas: Visas", "vissa: Visas")
      .append(COUNTRY_FILE, "navigation: [{ title: Visas, to: /news/category/visas/ }]\n");
    expect(project.report()).toMatchInlineSnapshot(`
      "countries/network.yaml:24:21 error No post has the category \`vissa\` [invalid-choice]
        | vissa
        3 posts have the category \`visas\`, which is not defined.
        → Did you mean \`visas\`?"
    `);
  });

  it("under a category that is defined nowhere, which is one mistake", () => {
    expect(
      withNews(...FIVE)
        .replace(NETWORK_FILE, "{ visas: Visas, money: Money }", "{}")
        .report(),
    ).toMatchInlineSnapshot(`
      "countries/content/atlantis/news/b.md:5:11 error There is no category \`visas\` [invalid-choice]
        | visas
        2 more posts have it.
        → Add it to groups.news.collection.categories of network.yaml."
    `);
  });

  it("with a file name that is no slug", () => {
    expect(withNews(["My first post", "date: 2026-01-01"]).report()).toMatchInlineSnapshot(`
      "countries/content/atlantis/news/My first post.md:1:1 error The file name \`My first post\` is not a valid slug [invalid-slug]
        It becomes part of the URL and the name of a folder.
        → Rename the file to my-first-post.md."
    `);
  });

  it("may be called like the folder of a list", () => {
    const paths = newsPaths(withNews(...FIVE, ["page", "date: 2026-01-06"], ["category", "date: 2026-01-07"]));
    expect(paths).toEqual(expect.arrayContaining(["page/", "page/2/", "category/", "category/visas/"]));
    expect(new Set(paths).size).toBe(paths.length);
  });
});

describe("links to lists of posts", () => {
  /** A project whose menu, copy and redirects lead to a list. */
  const linking = (list: string) =>
    withNews(...FIVE)
      .replace(
        NETWORK_FILE,
        "    - group: services\n    - { title: Contact us",
        `    - { title: List, to: ${list} }\n    - { title: Contact us`,
      )
      .replace(NETWORK_FILE, "geoIp:", `redirects:\n  - { from: /old/, to: /atlantis${list} }\ngeoIp:`)
      .write("countries/content/atlantis/home.md", copyOf("Home", `[List](${list})\n\n${prose()}`));

  it.each(["/news/category/visas/", "/news/page/2/", "/news/category/visas/page/2/"])("%s is a page", (list) => {
    const project = linking(list);
    const { site } = siteOf(project.plan());
    expect(site.menu[0]?.url).toBe(`/atlantis${list}`);
    expect(readPage(project.root, pageOf(project.plan(), "/atlantis/")).html).toContain(`<a href="/atlantis${list}">`);
    expect(project.plan().hosts[0].redirects.map(({ to }) => to)).toEqual([`/atlantis${list}`]);
  });

  it("of another country than those that are built is not looked for", () => {
    const project = withNews(...FIVE)
      .addCountry("lemuria", "LI")
      .replace(NETWORK_FILE, "geoIp:", "redirects:\n  - { from: /old/, to: /atlantis/news/category/visas/ }\ngeoIp:");
    expect(project.plan({ countries: ["lemuria"] }).hosts[0].redirects.map(({ to }) => to)).toEqual([
      "/atlantis/news/category/visas/",
    ]);
  });

  it("a folder of them is a redirect's target too", () => {
    const moved = (folder: string) =>
      withNews(...FIVE).replace(
        NETWORK_FILE,
        "geoIp:",
        `redirects:\n  - { from: /old/*, to: /atlantis/news/${folder}/* }\ngeoIp:`,
      );
    expect(
      moved("category")
        .plan()
        .hosts[0].redirects.map(({ to }) => to),
    ).toEqual(["/atlantis/news/category/*"]);
    expect(moved("category/money").report()).toContain("There is no page `/atlantis/news/category/money/*`");
  });

  it("one that is not made is reported wherever it is written", () => {
    expect(linking("/news/category/money/").report()).toMatchInlineSnapshot(`
      "countries/content/atlantis/home.md:7:1 error Atlantis has no page \`/news/category/money/\` [broken-link]
        | [List](/news/category/money/)
        A list of posts only exists if it has posts.
        → Known: \`/\`, \`/contact-us/\`, \`/thank-you/\`, \`/news/\`, \`/news/a/\`, \`/news/b/\`, \`/news/c/\`, \`/news/d/\`, \`/news/e/\`, \`/services/\`, \`/services/visa-guidance/\`, \`/services/counseling/\`.
      countries/network.yaml:14:24 error There is no page \`/atlantis/news/category/money/\` [redirect-target]
        | /atlantis/news/category/money/
        A list of posts only exists if it has posts.
        → Known: \`/\`, \`/atlantis/\`, \`/atlantis/contact-us/\`, \`/atlantis/thank-you/\`, \`/atlantis/news/\`, \`/atlantis/news/a/\`, \`/atlantis/news/b/\`, \`/atlantis/news/c/\`, \`/atlantis/news/d/\`, \`/atlantis/news/e/\`, \`/atlantis/services/\`, \`/atlantis/services/visa-guidance/\`, and 17 more.
      countries/network.yaml:41:26 error Atlantis has no page \`/news/category/money/\` [broken-link]
        | /news/category/money/
        A list of posts only exists if it has posts.
        → Known: \`/\`, \`/contact-us/\`, \`/thank-you/\`, \`/news/\`, \`/news/a/\`, \`/news/b/\`, \`/news/c/\`, \`/news/d/\`, \`/news/e/\`, \`/services/\`, \`/services/visa-guidance/\`, \`/services/counseling/\`."
    `);
  });
});
