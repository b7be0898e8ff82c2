import { mkdirSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { copyOf, COUNTRY_FILE, makeProject, pageOf, prose } from "../project.ts";
import { readPage } from "./readPage.ts";
import { isError } from "../../../cli/core/problems/problem.ts";

const SHARED = "countries/content/shared";
const OWN = "countries/content/atlantis";
const VISA = "services/visa-guidance.md";

describe("a page's file", () => {
  it("is missing", () => {
    expect(makeProject().replace(COUNTRY_FILE, "    shared: true", "    shared: true\n    add: [loans]").report())
      .toMatchInlineSnapshot(`
        "countries/atlantis.yaml:16:11 error The page /atlantis/services/loans/ has no copy [missing-content]
          | loans
          Neither countries/content/atlantis/services/loans.md nor countries/content/shared/services/loans.md exists.
          → Write countries/content/atlantis/services/loans.md."
      `);
  });

  it("of each page is missing where the country's file was renamed: that is one mistake", () => {
    const project = makeProject()
      .write("countries/content/lemuria/services/loans.md", copyOf("Loans"))
      .replace(COUNTRY_FILE, "    shared: true", "    shared: true\n    add: [loans, insurance]");
    expect(project.report()).toMatchInlineSnapshot(`
      "countries/atlantis.yaml:1:7 error There is no folder countries/content/atlantis, so 2 pages of the country have no copy [missing-content]
        | Atlantis
        countries/content/lemuria exists, but there is no country lemuria. A country's file and its folder have the same name.
        → Rename countries/content/lemuria to countries/content/atlantis, or the file to lemuria.yaml."
    `);
  });

  it("is in a folder with the country's name in other letters, beside another of nobody", () => {
    const project = makeProject()
      .write("countries/content/Atlantis/services/loans.md", copyOf("Loans"))
      .write("countries/content/lemuria/home.md", copyOf("Lemuria"))
      .replace(COUNTRY_FILE, "    shared: true", "    shared: true\n    add: [loans]");
    expect(project.problems().find(isError)).toMatchObject({
      message: "There is no folder countries/content/atlantis, so a page of the country has no copy",
      hint: "Rename countries/content/Atlantis to countries/content/atlantis.",
    });
  });

  it("is nearly there", () => {
    const project = makeProject()
      .replace(COUNTRY_FILE, "    shared: true", "    shared: true\n    add: [loans]")
      .write(`${OWN}/services/loan.md`, copyOf("Loans"));
    expect(project.report()).toMatchInlineSnapshot(`
      "countries/atlantis.yaml:16:11 error The page /atlantis/services/loans/ has no copy [missing-content]
        | loans
        Neither countries/content/atlantis/services/loans.md nor countries/content/shared/services/loans.md exists.
        → Did you mean countries/content/atlantis/services/loan.md? Rename it, or set \`content\`.
      countries/content/atlantis/services/loan.md:1:1 warning No page shows this file [unused-content]
        → Did you mean countries/content/atlantis/services/loans.md? Rename it, or add a page for it to the country's file, or delete it."
    `);
  });

  it("and links to it are not judged where the key of pages is misspelled", () => {
    const project = makeProject()
      .append(COUNTRY_FILE, "footer: [{ title: More, links: [{ title: Us, to: /us/ }] }]\n")
      .append(COUNTRY_FILE, "page: { us: { template: page } }\n")
      .write(`${OWN}/us.md`, copyOf("Us", "[Us](/us/)"));
    expect(project.problems().map(({ code }) => code)).toEqual(["unknown-key"]);
  });

  it("is shown by no page", () => {
    expect(makeProject().write(`${OWN}/services/loans.md`, copyOf("Loans")).report()).toMatchInlineSnapshot(`
      "countries/content/atlantis/services/loans.md:1:1 warning No page shows this file [unused-content]
        → Add a page for it to the country's file, or delete it."
    `);
  });

  it("is a folder", () => {
    const project = makeProject().remove(`${SHARED}/home.md`);
    mkdirSync(join(project.root, SHARED, "home.md"));
    expect(project.problems().map(({ code }) => code)).toEqual(["missing-content"]);
  });

  it("is a link to another", () => {
    const project = makeProject();
    mkdirSync(join(project.root, OWN));
    symlinkSync("../shared/contact-us.md", join(project.root, OWN, "home.md"));
    expect(pageOf(project.plan(), "/atlantis/").content.heading).toBe("Contact us");
  });

  it("is not UTF-8", () => {
    expect(
      makeProject()
        .write(`${SHARED}/home.md`, Buffer.from(copyOf("Curaçao"), "latin1"))
        .report(),
    ).toMatchInlineSnapshot(`
      "countries/content/shared/home.md:1:1 error The file is not UTF-8 text [not-utf8]
        → Save it again with the encoding UTF-8."
    `);
  });

  it("is too large", () => {
    expect(
      makeProject()
        .write(`${SHARED}/home.md`, copyOf("Home", prose(210_000)))
        .report(),
    ).toMatchInlineSnapshot(`
      "countries/content/shared/home.md:1:1 error The file has 1.1 MB [file-too-large]
        → Split the file. A configuration or content file can have at most 1 MB."
    `);
  });

  it("content/ is a file", () => {
    const codes = makeProject()
      .remove("countries/content")
      .write("countries/content", "")
      .problems()
      .map(({ code }) => code);
    expect(new Set(codes)).toEqual(new Set(["missing-content"]));
  });
});

describe("a country's own file", () => {
  it("wins over the shared one", () => {
    const plan = makeProject()
      .addCountry("lemuria", "LI")
      .write(`${OWN}/${VISA}`, copyOf("Visas for Atlanteans"))
      .plan();
    expect(pageOf(plan, "/atlantis/services/visa-guidance/")).toMatchObject({
      source: `${OWN}/${VISA}`,
      content: { heading: "Visas for Atlanteans" },
    });
    expect(pageOf(plan, "/lemuria/services/visa-guidance/")).toMatchObject({
      source: `${SHARED}/${VISA}`,
      content: { heading: "Visa guidance" },
    });
  });

  const extending = () =>
    makeProject()
      .write(
        `${SHARED}/${VISA}`,
        copyOf("Visa guidance", `## Before\n\n${prose(130)}\n\n<!-- own -->\n\n## After\n\n${prose(130)}`).replace(
          "summary:",
          "faq: [{ question: Shared?, answer: Yes. }]\nsummary:",
        ),
      )
      .write(
        `${OWN}/${VISA}`,
        `---\nextends: true\ntitle: Visas for Atlanteans\nfaq: [{ question: Own?, answer: Yes. }]\n---\n\n## Own\n\n${prose(100)}\n`,
      );

  it("can stand in the middle of the shared one", () => {
    const project = extending();
    const page = pageOf(project.plan(), "/atlantis/services/visa-guidance/");
    const { html, faq } = readPage(project.root, page);
    expect(html.match(/<h2[^>]*>\w+/g)).toEqual(['<h2 id="before">Before', '<h2 id="own">Own', '<h2 id="after">After']);
    expect(faq.map(({ question }) => question)).toEqual(["Own?", "Shared?"]);
    expect(page.content).toMatchObject({
      heading: "Visas for Atlanteans",
      summary: "What Visa guidance is, in one sentence.",
    });
    expect(page.source).toBe(`${OWN}/${VISA}`);
  });

  it("can stand in shared copy with two places: nothing of it is lost", () => {
    const project = extending().replace(`${SHARED}/${VISA}`, "## After", "<!-- own -->\n\n## After");
    const { html } = readPage(project.root, pageOf(project.plan(), "/atlantis/services/visa-guidance/"));
    expect(html.match(/<h2 id="\w+"/g)).toEqual(['<h2 id="before"', '<h2 id="own"', '<h2 id="after"']);
  });

  it("leaves the shared one whole for others", () => {
    const project = extending().addCountry("lemuria", "LI");
    const { html } = readPage(project.root, pageOf(project.plan(), "/lemuria/services/visa-guidance/"));
    expect(html.match(/<h2 id="\w+"/g)).toEqual(['<h2 id="before"', '<h2 id="after"']);
    expect(html).not.toContain("own");
  });

  it("extends nothing", () => {
    expect(
      makeProject()
        .write(`${OWN}/home.md`, copyOf("Home").replace("title:", "extends: true\ntitle:"))
        .remove(`${SHARED}/home.md`)
        .report(),
    ).toMatchInlineSnapshot(`
      "countries/content/atlantis/home.md:2:10 error There is no shared file to extend [missing-shared-content]
        | true
        → Write countries/content/shared/home.md, or remove \`extends\`."
    `);
  });

  it("extends a shared one that has no place for it", () => {
    expect(makeProject().write(`${OWN}/home.md`, "---\nextends: true\n---\n\nMore.\n").report()).toMatchInlineSnapshot(`
      "countries/content/shared/home.md:6:1 error The shared copy has no line \`<!-- own -->\` [missing-marker]
        |
        countries/content/atlantis/home.md extends it.
        → Add the line \`<!-- own -->\` where a country's own copy is to be inserted."
    `);
  });

  it("extends a shared one that is broken: that is said once, there", () => {
    const problems = makeProject()
      .write(`${OWN}/home.md`, "---\nextends: true\n---\n\nMore.\n")
      .replace(`${SHARED}/home.md`, "title:", "titel:")
      .problems();
    expect(problems.map(({ code, place }) => `${place.file} ${code}`)).toEqual([`${SHARED}/home.md unknown-key`]);
  });

  it("shared copy extends itself", () => {
    expect(makeProject().replace(`${SHARED}/home.md`, "title: Home", "title: Home\nextends: true").report())
      .toMatchInlineSnapshot(`
        "countries/content/shared/home.md:3:10 error Shared copy can't extend itself [missing-shared-content]
          | true
          Only a country's own copy can extend shared copy.
          → Remove \`extends\`."
      `);
  });
});
