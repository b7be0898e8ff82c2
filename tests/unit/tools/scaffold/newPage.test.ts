import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { newCountry, newPage, newPost, newSection } from "../../../../cli/commands/starting/new.ts";
import { copyOf, makeProject, printed } from "../../project.ts";
import { isError } from "../../../../cli/core/problems/problem.ts";

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"], now: Date.UTC(2026, 8, 14) });
  vi.spyOn(process.stdout, "write").mockReturnValue(true);
});
afterEach(() => void vi.useRealTimers());

const quiet = true;
const at = (root: string) => (file: string) => readFileSync(join(root, file), "utf8");
const message = (text: string, hint: string) => ({
  message: expect.stringContaining(text) as string,
  hint: expect.stringContaining(hint) as string,
});

describe("a new page", () => {
  test("is named in the country's file, complete and marked", async () => {
    const project = makeProject();
    const read = at(project.root);
    await newPage("atlantis", "services/visa-review", {
      root: project.root,
      quiet,
      title: "Visa review: before you send it",
    });
    expect(read("countries/atlantis.yaml")).toContain("    shared: true\n    add:\n      - visa-review\nforms:");
    expect(read("countries/content/atlantis/services/visa-review.md")).toMatchInlineSnapshot(`
      "---
      title: "Visa review: before you send it"
      description: "[Write here: what readers find here, in one or two sentences of 50 to 170 characters, for search results]"
      summary: "[Write here: one sentence, shown under the heading and on cards]"
      # Further keys (sections, faq, picture, aliases, metadata): node_modules/countrysites/docs/writing-pages.md.
      ---

      [Write here: the first paragraph, which answers what brought readers here]

      ## [Write here: a heading, as a question or a statement]

      [Write here: what there is to know, in short paragraphs]
      "
    `);
    expect(printed(project.problems())).toMatchInlineSnapshot(`
      "countries/content/atlantis/services/visa-review.md:3:15 warning 5 placeholders have to be replaced by your texts [placeholder-copy]
        | [Write here: what readers find here, in one or two sentences of 50 to 170 characters, for search results]
        Visitors would see the placeholder in brackets.
        → Write your own words in place of \`[Write here: …]\`, or remove what you don't need."
    `);
  });

  test("outside of groups is a single page, with a template", async () => {
    const project = makeProject();
    await newPage("atlantis", "/atlantis/open-day/", { root: project.root, quiet, template: "webinar" });
    expect(at(project.root)("countries/atlantis.yaml")).toMatch(/\npages:\n {2}open-day: \{ template: webinar \}\n$/);
    expect(project.problems().map(({ code }) => code)).toEqual(["placeholder-copy"]);
  });

  test("of a country that had nothing but its home leaves it that", async () => {
    const project = makeProject()
      .write(
        "countries/network.yaml",
        "brand: { name: A, description: A bakery. }\nhost: { allowed: www.example.com }\n",
      )
      .write("countries/atlantis.yaml", "name: Atlantis\nlanguages: [en]\n");
    await newPage("atlantis", "bread", { root: project.root, quiet });
    expect(at(project.root)("countries/atlantis.yaml")).toMatch(
      /\npages:\n {2}home: \{ slug: "", template: home \}\n {2}bread: \{ template: page \}\n$/,
    );
    await newCountry("Belgium", { root: project.root, quiet });
    expect(project.problems().filter(isError)).toEqual([]);
  });

  test("that the country has already gets copy of its own", async () => {
    const project = makeProject();
    const before = at(project.root)("countries/atlantis.yaml");
    await newPage("atlantis", "services/visa-guidance", { root: project.root, quiet });
    expect(at(project.root)("countries/atlantis.yaml")).toBe(before);
    await expect(newPage("atlantis", "services/visa-guidance", { root: project.root, quiet })).rejects.toMatchObject(
      message("countries/content/atlantis/services/visa-guidance.md already exists", "another name"),
    );
  });

  test("of a group that is new to the country comes with the group's own page", async () => {
    const project = makeProject().replace("countries/network.yaml", "groups:\n", "groups:\n  exam: { label: Exams }\n");
    await newPage("atlantis", "exam/ielts", { root: project.root, quiet });
    expect(existsSync(join(project.root, "countries/content/atlantis/exam/index.md"))).toBe(true);
    expect(project.problems().filter(isError)).toEqual([]);
  });

  test.each([
    ["atlantic", "services/a", {}, "There is no country `atlantic`", "Did you mean `atlantis`?"],
    ["atlantis", "servcies/a", {}, "There is no group `servcies`", "Did you mean `services`?"],
    ["atlantis", "services/Visa Review", {}, "`Visa Review` is not a valid slug", "visa-review"],
    ["atlantis", "../../etc/passwd", {}, "`..` is not a valid slug", "hyphens"],
    ["atlantis", "a/b/c", {}, "`a/b/c` has 3 segments", "group/name"],
    ["atlantis", "a", { template: "pag" }, "the template `pag`", "Did you mean `page`?"],
  ])("%s %s %o is refused", async (country, path, options, text, hint) => {
    const { root } = makeProject();
    await expect(newPage(country, path, { root, quiet, ...options })).rejects.toMatchObject(message(text, hint));
  });
});

describe("a new post", () => {
  const withNews = () =>
    makeProject()
      .replace(
        "countries/network.yaml",
        "  news:\n    label: News\n",
        "  news:\n    label: News\n    collection: { categories: { visas: Visas } }\n",
      )
      .replace("countries/atlantis.yaml", "groups:\n", "groups:\n  news: {}\n")
      .write("countries/content/shared/news/index.md", copyOf("News"));

  test("is of today, with a slug from its title", async () => {
    const project = withNews();
    await newPost("atlantis", "What does it cost? Two answers", { root: project.root, quiet });
    const text = at(project.root)("countries/content/atlantis/news/what-does-it-cost-two-answers.md");
    expect(text).toContain("title: What does it cost? Two answers\n");
    expect(text).toContain("date: 2026-09-14\n# category: visas\n");
    expect(project.problems().map(({ code }) => code)).toEqual(["placeholder-copy"]);
  });

  test.each([
    ["a", { category: "visa" }, "There is no category `visa`", "Did you mean `visas`?"],
    ["a", { group: "new" }, "Atlantis has no collection `new`", "Did you mean `news`?"],
    ["🙁", {}, "can't be turned into a slug", "Write the slug"],
  ])("%s %o is refused", async (title, options, text, hint) => {
    const { root } = withNews();
    await expect(newPost("atlantis", title, { root, quiet, ...options })).rejects.toMatchObject(message(text, hint));
  });

  test("needs a collection, and says how one is made", async () => {
    const { root } = makeProject();
    await expect(newPost("atlantis", "We are open", { root, quiet })).rejects.toMatchObject(
      message(
        "Atlantis has no collection of posts",
        'To create `posts`: sitegen new post atlantis "We are open" --create-group',
      ),
    );
    await expect(newPost("atlantis", "a", { root, quiet, group: "log" })).rejects.toMatchObject(
      message("Atlantis has no collection `log`", "--group log --create-group"),
    );
  });

  test("makes its collection, in the network and in the country", async () => {
    const project = makeProject();
    await newPost("atlantis", "We are open", { root: project.root, quiet, createGroup: true });
    const read = at(project.root);
    expect(read("countries/network.yaml")).toContain("  posts:\n    label: Posts\n    collection: {}\n");
    expect(read("countries/atlantis.yaml")).toContain("  posts: {}\n");
    expect(read("countries/content/atlantis/posts/index.md")).toContain("title: Posts\n");
    const codes = project.problems().map(({ code }) => code);
    expect(codes).toEqual(["placeholder-copy", "placeholder-copy"]);
    await newPost("atlantis", "A second one", { root: project.root, quiet, createGroup: true });
    expect(read("countries/content/atlantis/posts/a-second-one.md")).toContain("title: A second one\n");
  });

  test("takes the network's collection where the country has none of it yet", async () => {
    const project = withNews().replace("countries/atlantis.yaml", "groups:\n  news: {}\n", "groups:\n");
    await newPost("atlantis", "a", { root: project.root, quiet, createGroup: true });
    expect(at(project.root)("countries/atlantis.yaml")).toContain("  news: {}\n");
    expect(project.problems().map(({ code }) => code)).toEqual(["placeholder-copy"]);
  });

  test("does not make posts of a group of pages", async () => {
    const { root } = makeProject();
    await expect(newPost("atlantis", "a", { root, quiet, group: "services", createGroup: true })).rejects.toMatchObject(
      message("`services` is a group of pages, not of posts", "Choose another name"),
    );
  });
});

describe("a new section", () => {
  test("is one that pages can show", async () => {
    const project = makeProject();
    await newSection("price-list", { root: project.root, quiet });
    await project.measure();
    const home = at(project.root)("countries/content/shared/home.md");
    project.write(
      "countries/content/shared/home.md",
      home.replace(
        "summary:",
        "sections:\n  - type: price-list\n    heading: Prices\n    items:\n      - { title: First, text: What it is. }\nsummary:",
      ),
    );
    expect(project.report()).toBe("");
  });

  test.each([
    ["faq", "`faq` is one of sitegen's own kinds of sections", "own-faq"],
    ["Price List", "`Price List` is not a valid slug", "price-list"],
  ])("%s is refused", async (kind, text, hint) => {
    const { root } = makeProject();
    await expect(newSection(kind, { root, quiet })).rejects.toMatchObject(message(text, hint));
  });
});
