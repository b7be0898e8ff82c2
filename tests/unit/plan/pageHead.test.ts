import { describe, expect, it } from "vitest";
import { MAX_TITLE_LENGTH, pageTitle, titleLength } from "../../../cli/plan/seo/pageHead.ts";
import type { ShowText } from "../../../runtime/site/text.ts";
import { copyOf, COUNTRY_FILE, makeProject, NETWORK_FILE, pageOf, siteOf, type TestProject } from "../project.ts";

const VISA = "countries/content/shared/services/visa-guidance.md";
const social = (project: TestProject, path: string) =>
  pageOf(project.plan(), path).head.social.map(({ property, content }) => `${property} ${content}`);

/** A project with posts of two categories: four of visas, and one of money. */
function withNews(frontMatter = ""): TestProject {
  const project = makeProject()
    .replace(
      NETWORK_FILE,
      "    label: News",
      "    label: News\n    collection:\n      perPage: 2\n      categories: { visas: Visas, money: Money }",
    )
    .replace(COUNTRY_FILE, "  services:", "  news: {}\n  services:")
    .write("countries/content/shared/news/index.md", copyOf("News"));
  for (const [slug, category] of Object.entries({ a: "visas", b: "visas", c: "visas", d: "visas", e: "money" }))
    project.write(
      `countries/content/atlantis/news/${slug}.md`,
      copyOf(`Post ${slug}`).replace("summary:", `date: 2026-01-02\ncategory: ${category}\n${frontMatter}summary:`),
    );
  return project;
}

describe("a title", () => {
  const text = ((_key: string, { title, brand, country }: Record<string, string>) =>
    [title, country === undefined ? brand : `${brand} ${country}`].join(" | ")) as unknown as ShowText;
  const { brand, site } = {
    brand: { data: { name: "Example" } },
    site: { config: { name: "Atlantis" } },
  } as unknown as Parameters<typeof pageTitle>[0];
  const shown = (length: number) => pageTitle({ t: text, brand, site }, "x".repeat(length)).replace(/x+/, "…");

  it("has organisation and country behind it where they fit, else the organisation, else nothing", () => {
    expect(shown(MAX_TITLE_LENGTH - " | Example Atlantis".length)).toBe("… | Example Atlantis");
    expect(shown(MAX_TITLE_LENGTH - " | Example Atlantis".length + 1)).toBe("… | Example");
    expect(shown(MAX_TITLE_LENGTH - " | Example".length)).toBe("… | Example");
    expect(shown(MAX_TITLE_LENGTH - " | Example".length + 1)).toBe("…");
    expect(shown(MAX_TITLE_LENGTH + 20)).toBe("…");
  });

  it("is measured in what readers see as characters", () => {
    const hindi = "भारत के छात्रों के लिए विदेश में पढ़ाई की मुफ़्त सलाह | Farhaven भारत";
    expect(hindi.length).toBeGreaterThan(MAX_TITLE_LENGTH);
    expect(titleLength(hindi)).toBeLessThan(MAX_TITLE_LENGTH);
  });

  it("of the metadata stays as it is written", () => {
    const title = "A title of its own that is a good deal longer than search engines ever show";
    const project = makeProject().replace(VISA, "summary:", `metadata: { title: ${title} }\nsummary:`);
    expect(pageOf(project.plan(), "/atlantis/services/visa-guidance/").head.title).toBe(title);
  });
});

describe("a link preview", () => {
  it("is of a website, and of an article only where the page is a post", () => {
    const types = siteOf(withNews().plan()).pages.map(
      ({ page, head }) => [page.template, head.social.find(({ property }) => property === "og:type")?.content] as const,
    );
    for (const [template, type] of types) expect(type).toBe(template === "post" ? "article" : "website");
    expect(types.filter(([, type]) => type === "article")).toHaveLength(5);
  });

  it("of a post says when, in which section, and by whom", () => {
    expect(social(withNews(), "/atlantis/news/a/").filter((tag) => tag.startsWith("article:"))).toEqual([
      "article:published_time 2026-01-02",
      "article:section Visas",
      "article:author Example",
    ]);
    const written = withNews("updated: 2026-02-03\nauthor: Ina Example\n");
    expect(social(written, "/atlantis/news/a/").filter((tag) => /^article:|updated_time/.test(tag))).toEqual([
      "og:updated_time 2026-02-03",
      "article:published_time 2026-01-02",
      "article:modified_time 2026-02-03",
      "article:section Visas",
      "article:author Ina Example",
    ]);
    expect(pageOf(written.plan(), "/atlantis/news/a/").content.post).toMatchObject({
      author: "Ina Example",
      updated: "2026-02-03",
    });
  });

  it("says when a page was changed, also where its metadata don't", () => {
    const changed = (project: TestProject, path: string) =>
      social(project, path).filter((tag) => tag.startsWith("og:updated_time"));
    expect(changed(withNews(), "/atlantis/news/a/")).toEqual(["og:updated_time 2026-01-02"]);
    const page = copyOf("Home").replace("---\n", "---\nupdated: 2026-03-04\n");
    const project = makeProject().write("countries/content/atlantis/home.md", page);
    expect(changed(project, "/atlantis/")).toEqual(["og:updated_time 2026-03-04"]);
    const stated = page.replace("---\n", "---\nmetadata: { opengraph_updated_time: 2026-05-06 }\n");
    expect(changed(project.write("countries/content/atlantis/home.md", stated), "/atlantis/")).toEqual([
      "og:updated_time 2026-05-06",
    ]);
    expect(changed(makeProject(), "/atlantis/")).toEqual([]);
  });

  it("names the other languages that the country has the page in", () => {
    const project = makeProject()
      .append(COUNTRY_FILE, "languages: [en-AU, de-AT]\nuntranslated: show\n")
      .write("countries/content/atlantis/de/home.md", copyOf("Start"));
    const locales = (path: string) => social(project, path).filter((tag) => tag.startsWith("og:locale"));
    expect(locales("/atlantis/")).toEqual(["og:locale en_AU", "og:locale:alternate de_AT"]);
    expect(locales("/atlantis/de/")).toEqual(["og:locale de_AT", "og:locale:alternate en_AU"]);
    expect(locales("/atlantis/contact-us/")).toEqual(["og:locale en_AU"]);
  });

  it("has title and description for X as well", () =>
    expect(social(makeProject(), "/atlantis/").filter((tag) => tag.startsWith("twitter:"))).toEqual([
      "twitter:title Home",
      "twitter:description A description of Home that is long enough for a search engine to show.",
      "twitter:card summary",
    ]));
});

describe("lists of posts", () => {
  const head = (path: string) => pageOf(withNews().plan(), `/atlantis/news/${path}`).head;

  it("say which page of how many they are, and what is on it", () => {
    expect([head("page/2/").title, head("page/2/").description]).toEqual([
      "News, page 2 of 3 | Example Atlantis",
      "News, page 2 of 3, from Example Atlantis: Post c · Post d",
    ]);
    expect(head("category/visas/page/2/").title).toBe("News: Visas, page 2 of 2 | Example Atlantis");
    expect(head("category/visas/").description).toBe("News: Visas, from Example Atlantis: Post a · Post b");
    expect(head("page/2/").social).toContainEqual({ property: "og:title", content: "News, page 2 of 3" });
  });

  it("each have a description of their own", () => {
    const descriptions = siteOf(withNews().plan()).pages.map((page) => page.head.description);
    expect(new Set(descriptions).size).toBe(descriptions.length);
  });

  it("name whole titles, as many as search engines show", () => {
    const project = withNews().replace(NETWORK_FILE, "perPage: 2", "perPage: 5");
    for (const slug of "abcd")
      project.replace(
        `countries/content/atlantis/news/${slug}.md`,
        `title: Post ${slug}`,
        `title: Post ${slug}, which has a title of more than fifty characters`,
      );
    expect(pageOf(project.plan(), "/atlantis/news/category/visas/").head.description).toBe(
      "News: Visas, from Example Atlantis: Post a, which has a title of more than fifty characters · Post b, which has a title of more than fifty characters",
    );
  });

  it("of categories with few posts are kept out of search results and the sitemap; all others are listed", () => {
    const listed = (project: TestProject) =>
      siteOf(project.plan())
        .pages.filter(({ page, head: { noindex } }) => page.path.includes("/category/") && !noindex)
        .map(({ page }) => page.path.replace("/atlantis/news/category/", ""));
    expect(listed(withNews())).toEqual(["visas/", "visas/page/2/"]);
    expect(listed(withNews().replace(NETWORK_FILE, "perPage: 2", "perPage: 2\n      minPosts: 1"))).toEqual([
      "visas/",
      "visas/page/2/",
      "money/",
    ]);
    expect(head("page/3/").noindex).toBe(false);
  });
});

describe("descriptions", () => {
  const project = () => makeProject().addCountry("lemuria", "LI");
  const codes = (changed: TestProject) => changed.problems().map(({ code, place }) => `${code} ${place.file}`);
  const OTHER = "A description of Visa guidance that is long enough for a search engine to show.";

  it("may be the same in the versions of one page", () => expect(codes(project())).toEqual([]));

  it("of other pages are a warning", () =>
    expect(
      makeProject()
        .replace("countries/content/shared/services/counseling.md", "of Counseling", "of Visa guidance")
        .report(),
    ).toMatchInlineSnapshot(`
      "countries/content/shared/services/counseling.md:3:14 warning /atlantis/services/counseling/ has the same description as /atlantis/services/visa-guidance/ [duplicate-description]
        | A description of Visa guidance that is long enough for a search engine to show.
        Readers who see both in search results can't tell which page answers their question.
        → Describe what only this page contains. Counterparts in several countries may share a description: give them the same \`pair\`."
    `));

  it("of the metadata count as well, and pages that search engines are kept from don't", () => {
    expect(
      codes(
        makeProject().replace(
          `countries/content/shared/home.md`,
          "summary:",
          `metadata: { metadesc: ${OTHER} }\nsummary:`,
        ),
      ),
    ).toHaveLength(1);
    expect(
      codes(makeProject().replace("countries/content/shared/thank-you.md", "of Thank you", "of Visa guidance")),
    ).toEqual([]);
  });
});

describe("the root page", () => {
  it("says who the sites belong to", () => {
    const { rootHead } = makeProject().addCountry("lemuria", "LI").plan();
    expect(rootHead.social).toContainEqual({ property: "og:type", content: "website" });
    expect(rootHead.jsonLd.map((thing) => thing["@type"])).toEqual(["Organization", "WebSite"]);
    expect(rootHead).toMatchObject({ canonical: "https://www.example.com/", noindex: false });
  });

  it("of one country leads to it, and says no more but what link previews show", () =>
    expect(makeProject().plan().rootHead).toMatchObject({
      canonical: "https://www.example.com/atlantis/",
      social: [{ property: "twitter:card", content: "summary" }],
      jsonLd: [],
    }));
});
