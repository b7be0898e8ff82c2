import { describe, expect, it } from "vitest";
import { renderCopy } from "../../../../cli/content/copy/renderCopy.ts";
import { copyOf, COUNTRY_FILE, makeProject, NETWORK_FILE, pageOf, prose, type TestProject } from "../../project.ts";
import { composedInMarkdown, composedInYaml } from "./composedPage.ts";
import { LABELS } from "../../englishTexts.ts";

const CONTACT = "/atlantis/contact-us/";
const SHARED = "countries/content/shared/contact-us.md";
const OWN = "countries/content/atlantis/contact-us.md";

const typesOf = (project: TestProject, path = CONTACT) =>
  pageOf(project.plan(), path).copy.sections.map(({ type }) => type);

/** Copy with more front matter. */
const copyWith = (title: string, lines: string) => copyOf(title).replace("summary:", `${lines}\nsummary:`);

describe("the page's own copy", () => {
  it("stands before the sections", () =>
    expect(typesOf(composedInMarkdown("- type: claims\n- type: call"))).toEqual(["copy", "claims", "call"]));

  it("stands where it is listed", () =>
    expect(typesOf(composedInMarkdown("- type: claims\n- type: copy\n- type: call"))).toEqual([
      "claims",
      "copy",
      "call",
    ]));

  it("stands below the banners of a home", () => {
    const sections = "sections:\n  - type: banners\n    slides: [{ heading: Visa }]\n  - type: call";
    const project = makeProject().write("countries/content/shared/home.md", copyWith("Home", sections));
    expect(typesOf(project, "/atlantis/")).toEqual(["banners", "copy", "call"]);
  });

  it("is no section of a template that shows it by itself", () =>
    expect(typesOf(composedInMarkdown("- type: claims", { template: "article" }))).toEqual(["claims"]));
});

describe("a home without sections", () => {
  it("shows claims, groups, posts and its copy", () => {
    const project = makeProject()
      .replace(NETWORK_FILE, "    label: News", "    label: News\n    collection: {}")
      .replace(COUNTRY_FILE, "    shared: true\n", "    shared: true\n  news: {}\n")
      .write("countries/content/shared/news/index.md", copyOf("News"))
      .write("countries/content/atlantis/news/first.md", copyWith("First", "date: 2026-01-05"));
    const { sections } = pageOf(project.plan(), "/atlantis/").copy;
    expect(sections.map(({ type, ground }) => [type, ground])).toEqual([
      ["claims", "deep"],
      ["cards", "paper"],
      ["posts", "tint"],
      ["copy", "paper"],
    ]);
  });

  it("leaves out groups without pages", () =>
    expect(typesOf(makeProject().replace(COUNTRY_FILE, "    shared: true", "    omit: []"), "/atlantis/")).toEqual([
      "claims",
      "copy",
    ]));
});

describe("a country's own file", () => {
  const shared = copyWith(
    "Contact us",
    "template: page\nfacts: [{ label: Place, value: Online }]\nsections: [{ type: claims }]",
  );

  it("takes template, facts and sections from the shared file of its name", () => {
    const project = makeProject().write(SHARED, shared).write(OWN, copyOf("Write to us"));
    const { page, content, copy, source } = pageOf(project.plan(), CONTACT);
    expect(page.template).toBe("page");
    expect(content.heading).toBe("Write to us");
    expect(content.facts).toEqual([{ label: "Place", value: "Online" }]);
    expect(copy.sections.map(({ type }) => type)).toEqual(["copy", "claims"]);
    expect(source).toBe(OWN);
    expect(copy.parts.map(({ file, part }) => [file, part])).toEqual([[OWN, "whole"]]);
  });

  it("what it says itself wins, key by key", () => {
    const project = makeProject().write(SHARED, shared).write(OWN, copyWith("Write", "sections: [{ type: call }]"));
    const { content, copy, page } = pageOf(project.plan(), CONTACT);
    expect(copy.sections.map(({ type }) => type)).toEqual(["copy", "call"]);
    expect(content.facts).toHaveLength(1);
    expect(page.template).toBe("page");
  });

  it("a mistake in what it takes over is found in the shared file", () => {
    const project = makeProject()
      .write(SHARED, shared.replace("{ type: claims }", "{ type: cards, group: servics }"))
      .write(OWN, copyOf("Write to us"));
    expect(project.report()).toContain(`${SHARED}:`);
    expect(project.report()).not.toContain(`${OWN}:`);
  });
});

describe("a page in YAML alone", () => {
  const SECTIONS = `- type: text
  heading: What it costs
  text: |
    Our advice is **free**. See [visa guidance](/services/visa-guidance/).
- type: steps
  heading: How to pay
  items:
    - { title: Ask, text: Write to us. }
    - { title: Pay, text: Pay the university. }
- type: form
  id: ask
  heading: Ask us
- type: cards
  group: services
  ground: tint`;

  it("is planned like any other", () => {
    const project = composedInYaml(SECTIONS);
    const plan = project.plan();
    const { page, content, source, copy, head } = pageOf(plan, "/atlantis/fees/");
    expect(source).toBe(COUNTRY_FILE);
    expect(page).toMatchObject({ template: "page", form: "enquiry" });
    expect(head.title).toContain("Fees");
    expect(content.crumbs.map(({ label }) => label)).toEqual(["Home", "Fees"]);
    expect(copy.sections.map(({ type, id }) => [type, id])).toEqual([
      ["copy", "copy-1"],
      ["text", "text-2"],
      ["steps", "steps-3"],
      ["form", "ask"],
      ["cards", "cards-5"],
    ]);
    expect(copy.sections[1]).toMatchObject({ html: { markdown: expect.stringContaining("Our advice is **free**.") } });
    const { sections, ...rest } = renderCopy(project.root, copy, { labels: LABELS });
    expect(sections[1]).toMatchObject({
      html: '<p>Our advice is <strong>free</strong>. See <a href="/atlantis/services/visa-guidance/">visa guidance</a>.</p>\n',
    });
    expect(rest).toEqual({ html: "", faq: [] });
  });

  it("can have questions", () => {
    const project = composedInYaml(SECTIONS).replace(
      COUNTRY_FILE,
      "      sections:\n",
      "      faq:\n        - { question: When?, answer: Each semester. }\n      sections:\n",
    );
    const { copy } = pageOf(project.plan(), "/atlantis/fees/");
    expect(renderCopy(project.root, copy, { labels: LABELS }).faq).toEqual([
      { question: "When?", html: "<p>Each semester.</p>\n" },
    ]);
  });

  it("a changed word changes what is planned", () => {
    const planned = (sections: string) => pageOf(composedInYaml(sections).plan(), "/atlantis/fees/").copy;
    expect(planned(SECTIONS)).toEqual(planned(SECTIONS));
    expect(planned(SECTIONS.replace("Write to us", "Call us"))).not.toEqual(planned(SECTIONS));
  });
});

it("short copy beside sections counts with their words", () =>
  expect(
    composedInMarkdown("- type: text\n  text: Twelve words more are what the copy wants to be long enough.")
      .replace(OWN, prose(), prose(240))
      .report(),
  ).not.toContain("thin-content"));
