import { describe, expect, it } from "vitest";
import { readPage } from "../content/readPage.ts";
import { copyOf, COUNTRY_FILE, makeProject, pageOf, prose } from "../project.ts";

const OWN = "countries/content/atlantis/home.md";
const SHARED = "countries/content/shared/home.md";
const copy = (markdown: string) => copyOf("Home", `${markdown}\n\n${prose()}`);
const report = (markdown: string) => makeProject().write(OWN, copy(markdown)).report();
const html = (markdown: string) => {
  const project = makeProject()
    .replace(COUNTRY_FILE, "    shared: true", "    shared: true\n    slugs: { counseling: counselling }")
    .write(SHARED, copy(markdown));
  return readPage(project.root, pageOf(project.plan(), "/atlantis/")).html.split("\n")[0];
};

describe("links in copy", () => {
  it("are written from the country's home", () => {
    expect(html("[a](/) [b](/services/) [c](/contact-us) [d](/contact-us/?x=1#form)")).toBe(
      '<p><a href="/atlantis/">a</a> <a href="/atlantis/services/">b</a> <a href="/atlantis/contact-us/">c</a> <a href="/atlantis/contact-us/?x=1#form">d</a></p>',
    );
  });

  it("find a page by its shared name", () =>
    expect(html("[a](/services/counseling/)")).toBe('<p><a href="/atlantis/services/counselling/">a</a></p>'));
  it("in shared copy to a page that the country does not have are plain text", () =>
    expect(html("[Loans](/services/loans/) here")).toBe("<p>Loans here</p>"));

  it("leave the site", () => {
    expect(html("[a](https://example.com/?a=1&b=2) [b](tel:+9900000000) [c](mailto:a@example.com) [d](#top)")).toBe(
      '<p><a href="https://example.com/?a=1&amp;b=2">a</a> <a href="tel:+9900000000">b</a> <a href="mailto:a@example.com">c</a> <a href="#top">d</a></p>',
    );
  });

  it("to a page that does not exist", () => {
    expect(report("See [our visas](/services/visa-guidence/).")).toMatchInlineSnapshot(`
      "countries/content/atlantis/home.md:7:5 error Atlantis has no page \`/services/visa-guidence/\` [broken-link]
        | [our visas](/services/visa-guidence/)
        Links are relative to the country's home.
        → Did you mean \`/services/visa-guidance/\`?"
    `);
  });

  it("written as a reference", () => {
    expect(report("See [our visas][visas].\n\n[visas]: /visas/")).toMatchInlineSnapshot(`
      "countries/content/atlantis/home.md:7:5 error Atlantis has no page \`/visas/\` [broken-link]
        | [our visas][visas]
        Links are relative to the country's home.
        → Known: \`/\`, \`/contact-us/\`, \`/thank-you/\`, \`/services/\`, \`/services/visa-guidance/\`, \`/services/counseling/\`."
    `);
  });

  it("in an answer", () => {
    expect(
      makeProject()
        .write(
          OWN,
          copyOf("Home").replace("summary:", "faq:\n  - question: Why?\n    answer: See [why](/why/).\nsummary:"),
        )
        .report(),
    ).toMatchInlineSnapshot(`
      "countries/content/atlantis/home.md:6:23 error Atlantis has no page \`/why/\` [broken-link]
        | /why/
        Links are relative to the country's home.
        → Known: \`/\`, \`/contact-us/\`, \`/thank-you/\`, \`/services/\`, \`/services/visa-guidance/\`, \`/services/counseling/\`."
    `);
  });

  it("to a page that neither the shared copy nor the own one may expect", () => {
    const project = makeProject()
      .write(SHARED, copy("[a](/loans/)\n\n<!-- own -->\n"))
      .write(OWN, "---\nextends: true\n---\n\n[b](/loans/)\n");
    expect(project.problems().map(({ code, place }) => `${place.file}:${place.line} ${code}`)).toEqual([
      `${OWN}:5 broken-link`,
    ]);
  });

  it("without a slash, or to a script, another host, with a user name", () => {
    expect(report("[a](services/) [b](javascript:alert(1)) [c](//evil.example/) [d](https://me:secret@example.com/)"))
      .toMatchInlineSnapshot(`
        "countries/content/atlantis/home.md:7:1 error The link \`services/\` is neither a page nor a web address [invalid-url]
          | [a](services/)
          → Begin with one slash for a page of this site, or with https://, without user name and backslashes.
        countries/content/atlantis/home.md:7:16 error The link \`javascript:alert(1)\` is neither a page nor a web address [invalid-url]
          | [b](javascript:alert(1))
          → Begin with one slash for a page of this site, or with https://, without user name and backslashes.
        countries/content/atlantis/home.md:7:41 error The link \`//evil.example/\` is neither a page nor a web address [invalid-url]
          | [c](//evil.example/)
          → Begin with one slash for a page of this site, or with https://, without user name and backslashes.
        countries/content/atlantis/home.md:7:62 error The link \`https://me:secret@example.com/\` is neither a page nor a web address [invalid-url]
          | [d](https://me:secret@example.com/)
          → Begin with one slash for a page of this site, or with https://, without user name and backslashes."
      `);
  });

  it("in code are none", () => expect(report("`[a](/nowhere/)`\n\n```\n[b](/nowhere/)\n```")).toBe(""));
});
