import { describe, expect, it } from "vitest";
import { COUNTRY_FILE, copyOf, makeProject, NETWORK_FILE, prose } from "../project.ts";

const SHARED = "countries/content/shared";
const VISA = `${SHARED}/services/visa-guidance.md`;

/** The same copy with further front matter. */
const withKeys = (keys: string, body?: string) => copyOf("Visa guidance", body).replace("---\n\n", `${keys}\n---\n\n`);

const thin = (project: ReturnType<typeof makeProject>) =>
  project
    .problems()
    .filter(({ code }) => code === "thin-content")
    .map(({ message, place }) => `${place.file}: ${message}`);

const withPage = (page: string) =>
  makeProject()
    .append(COUNTRY_FILE, `pages:\n  extra: ${page}\n`)
    .write(`${SHARED}/extra.md`, copyOf("Extra", prose(100)));

describe("a page whose text is the page", () => {
  it("has few words", () => {
    expect(
      makeProject()
        .write(VISA, copyOf("Visa guidance", prose(100)))
        .report(),
    ).toMatchInlineSnapshot(`
      "countries/content/shared/services/visa-guidance.md:6:1 warning The page has 100 words [thin-content]
        |
        Visitors and search engines find little information on it.
        → Write 250 words or more."
    `);
  });

  it("has one word", () =>
    expect(thin(makeProject().write(VISA, copyOf("Visa guidance", "Soon.")))).toEqual([
      `${VISA}: The page has 1 word`,
    ]));

  it.each(["page", "article", "career"])("has the template %s", (template) =>
    expect(thin(withPage(`{ template: ${template} }`))).toEqual([`${SHARED}/extra.md: The page has 100 words`]),
  );

  it("is a post", () =>
    expect(
      thin(
        makeProject()
          .replace(NETWORK_FILE, "  news:\n    label: News", "  news:\n    label: News\n    collection: {}")
          .replace(COUNTRY_FILE, "forms:\n", "  news: {}\nforms:\n")
          .write(`${SHARED}/news/index.md`, copyOf("News", ""))
          .write("countries/content/atlantis/news/flood.md", withKeys("date: 2026-01-02", "All is well.")),
      ),
    ).toEqual(["countries/content/atlantis/news/flood.md: The page has 3 words"]));

  it("has sections, whose texts are words too", () => {
    const section = (words: number) =>
      `sections:\n  - type: facts\n    heading: Short\n    items:\n      - { value: "3", label: ${prose(words).replaceAll("\n", " ")} }`;
    const words = (count: number) => thin(makeProject().write(VISA, withKeys(section(count), prose(100))));
    expect(words(50)).toEqual([`${VISA}: The page has 152 words`]);
    expect(words(150)).toEqual([]);
  });

  it("takes sections from the shared file", () => {
    const text = prose(200).replaceAll("\n", " ");
    const project = makeProject()
      .write(VISA, withKeys(`sections:\n  - { type: text, text: ${text} }`))
      .write("countries/content/atlantis/services/visa-guidance.md", copyOf("Visa guidance", prose(60)));
    expect(thin(project)).toEqual([]);
  });
});

describe("a page that shows something else than its text", () => {
  it("is a home, a list, a form or a thank-you page", () =>
    expect(
      thin(
        ["home", "contact-us", "thank-you", "services/index"].reduce(
          (project, key) => project.write(`${SHARED}/${key}.md`, copyOf("Short", "")),
          makeProject(),
        ),
      ),
    ).toEqual([]));

  it.each(["listing", "landing", "register", "webinar", "career-list"])("has the template %s", (template) =>
    expect(thin(withPage(`{ template: ${template} }`))).toEqual([]),
  );

  it("has the template of its front matter", () =>
    expect(thin(makeProject().write(VISA, withKeys("template: landing", prose(100))))).toEqual([]));

  it("is no page for search engines", () => expect(thin(withPage("{ template: page, noindex: true }"))).toEqual([]));

  it("consists of sections", () =>
    expect(
      thin(
        withPage("{ template: page }").write(
          `${SHARED}/extra.md`,
          withKeys("sections:\n  - { type: cards, group: services }", ""),
        ),
      ),
    ).toEqual([]));
});
