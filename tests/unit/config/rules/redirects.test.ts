import { describe, expect, it } from "vitest";
import { COUNTRY_FILE, makeProject, NETWORK_FILE } from "../../project.ts";

const redirects = (...rules: string[]) =>
  makeProject()
    .append(COUNTRY_FILE, `redirects:\n${rules.map((rule) => `  - ${rule}\n`).join("")}`)
    .report();

describe("redirects", () => {
  it("that are fine", () => {
    expect(
      redirects(
        "{ from: /old, to: /atlantis/services/ }",
        "{ from: /older, to: /old }",
        "{ from: /blog/*, to: /atlantis/services/* }",
        "{ from: /home, to: https://www.example.com/atlantis/ }",
      ),
    ).toBe("");
  });

  it("to a page that several countries have mean the own one", () => {
    const project = makeProject()
      .addCountry("lemuria", "DE")
      .append("countries/lemuria.yaml", "redirects: [{ from: /old, to: /contact-us/ }]\n")
      .append(NETWORK_FILE, "redirects: [{ from: /older, to: /contact-us/ }]\n");
    expect(project.problems().map(({ place, hint }) => [place.file, hint])).toEqual([
      ["countries/lemuria.yaml", "Did you mean `/lemuria/contact-us/`?"],
      [NETWORK_FILE, expect.stringMatching(/^Known: `\/atlantis\/contact-us\/`, `\/lemuria\/contact-us\/`/)],
    ]);
  });

  it("two from one path, the final slash notwithstanding", () => {
    expect(redirects("{ from: /old, to: /atlantis/ }", "{ from: /old/, to: /atlantis/services/ }"))
      .toMatchInlineSnapshot(`
        "countries/atlantis.yaml:21:13 error \`/old/\` has two rules [duplicate-redirect]
          | /old/
          Only the first rule has an effect.
          → Remove one of them."
      `);
  });

  it("one in network.yaml and one in a country's file", () => {
    const project = makeProject()
      .append(NETWORK_FILE, "redirects: [{ from: /old, to: /atlantis/ }]\n")
      .append(COUNTRY_FILE, "redirects: [{ from: /old, to: /atlantis/ }]\n");
    expect(project.report()).toMatchInlineSnapshot(`
      "countries/atlantis.yaml:19:21 error \`/old\` has two rules [duplicate-redirect]
        | /old
        Only the first rule has an effect.
        → Remove one of them."
    `);
  });

  it("one that hides a page", () => {
    expect(redirects("{ from: /atlantis/contact-us, to: /atlantis/ }")).toMatchInlineSnapshot(`
      "countries/atlantis.yaml:20:13 error The rule for \`/atlantis/contact-us\` hides the page /atlantis/contact-us/ [redirect-hides-page]
        | /atlantis/contact-us
        Visitors could not reach the page any more.
        → Remove the rule, or the page."
    `);
  });

  it("one that hides all pages of a folder", () => {
    expect(redirects("{ from: /atlantis/services/*, to: /atlantis/ }")).toMatchInlineSnapshot(`
      "countries/atlantis.yaml:20:13 error The rule for \`/atlantis/services/*\` hides the page /atlantis/services/ [redirect-hides-page]
        | /atlantis/services/*
        Visitors could not reach the page any more.
        → Remove the rule, or the page."
    `);
  });

  it("one that hides the root page", () => {
    expect(redirects("{ from: /, to: /atlantis/ }")).toMatchInlineSnapshot(`
      "countries/atlantis.yaml:20:13 error The rule for \`/\` hides the page / [redirect-hides-page]
        | /
        Visitors could not reach the page any more.
        → Remove the rule, or the page."
    `);
  });

  it("one to itself", () => {
    expect(redirects("{ from: /old, to: /old/ }")).toMatchInlineSnapshot(`
      "countries/atlantis.yaml:20:23 error The redirect from \`/old\` leads back to itself [redirect-loop]
        | /old/
        → Redirect it to a page."
    `);
  });

  it("a loop of three", () => {
    expect(redirects("{ from: /a, to: /b }", "{ from: /b, to: /c }", "{ from: /c, to: /a }")).toMatchInlineSnapshot(`
      "countries/atlantis.yaml:20:21 error The redirect from \`/a\` leads back to itself [redirect-loop]
        | /b
        → Redirect it to a page.
      countries/atlantis.yaml:21:21 error The redirect from \`/b\` leads back to itself [redirect-loop]
        | /c
        → Redirect it to a page.
      countries/atlantis.yaml:22:21 error The redirect from \`/c\` leads back to itself [redirect-loop]
        | /a
        → Redirect it to a page."
    `);
  });

  it("a loop by way of a pattern", () => {
    expect(redirects("{ from: /old/*, to: /old/page/ }")).toMatchInlineSnapshot(`
      "countries/atlantis.yaml:20:25 error The redirect from \`/old/*\` leads back to itself [redirect-loop]
        | /old/page/
        → Redirect it to a page."
    `);
  });

  it("a loop by way of the site's own host", () => {
    expect(redirects("{ from: /old, to: https://www.example.com/old }")).toMatchInlineSnapshot(`
      "countries/atlantis.yaml:20:23 error The redirect from \`/old\` leads back to itself [redirect-loop]
        | https://www.example.com/old
        → Redirect it to a page."
    `);
  });

  it("a target that does not exist", () => {
    expect(redirects("{ from: /old, to: /atlantis/service/ }")).toMatchInlineSnapshot(`
      "countries/atlantis.yaml:20:23 error There is no page \`/atlantis/service/\` [redirect-target]
        | /atlantis/service/
        → Did you mean \`/atlantis/services/\`?"
    `);
  });

  it("a chain that ends nowhere", () => {
    expect(redirects("{ from: /a, to: /b }", "{ from: /b, to: /nowhere/ }")).toMatchInlineSnapshot(`
      "countries/atlantis.yaml:20:21 error There is no page \`/nowhere/\` [redirect-target]
        | /b
        → Known: \`/atlantis/\`, \`/atlantis/contact-us/\`, \`/atlantis/thank-you/\`, \`/atlantis/services/\`, \`/atlantis/services/visa-guidance/\`, \`/atlantis/services/counseling/\`, \`/\`.
      countries/atlantis.yaml:21:21 error There is no page \`/nowhere/\` [redirect-target]
        | /nowhere/
        → Known: \`/atlantis/\`, \`/atlantis/contact-us/\`, \`/atlantis/thank-you/\`, \`/atlantis/services/\`, \`/atlantis/services/visa-guidance/\`, \`/atlantis/services/counseling/\`, \`/\`."
    `);
  });

  it("a page of the site's own host that does not exist", () => {
    expect(redirects("{ from: /old, to: https://example.com/nowhere/ }")).toMatchInlineSnapshot(`
      "countries/atlantis.yaml:20:23 error There is no page \`/nowhere/\` [redirect-target]
        | https://example.com/nowhere/
        → Known: \`/atlantis/\`, \`/atlantis/contact-us/\`, \`/atlantis/thank-you/\`, \`/atlantis/services/\`, \`/atlantis/services/visa-guidance/\`, \`/atlantis/services/counseling/\`, \`/\`."
    `);
  });

  it("a host that is not named", () => {
    expect(redirects("{ from: /old, to: https://evil.example/ }")).toMatchInlineSnapshot(`
      "countries/atlantis.yaml:20:23 error The redirect leads to \`evil.example\`, a host that is not in the configuration [redirect-target]
        | https://evil.example/
        → If this is intended, add it to host.redirectHosts in network.yaml."
    `);
  });

  it("a host that is named", () => {
    const project = makeProject().replace(
      NETWORK_FILE,
      "  aliases: [example.com]",
      "  aliases: [example.com]\n  redirectHosts: [shop.example.com]",
    );
    expect(
      project.append(COUNTRY_FILE, "redirects: [{ from: /shop, to: https://shop.example.com/a }]\n").report(),
    ).toBe("");
  });

  it("patterns that carry nothing, or carry it to the root", () => {
    expect(
      redirects("{ from: /a, to: /atlantis/services/* }", "{ from: /b/*, to: /* }", "{ from: /c/*, to: /nowhere/* }"),
    ).toMatchInlineSnapshot(`
      "countries/atlantis.yaml:20:21 error The target ends in \`*\`, but \`from\` does not [redirect-target]
        | /atlantis/services/*
        → Write the whole target path, without \`*\`.
      countries/atlantis.yaml:21:23 error Everything that \`*\` matched would be redirected to the root [redirect-target]
        | /*
        → Put a fixed folder before the \`*\`, for example \`/india/news/*\`.
      countries/atlantis.yaml:22:23 error There are no pages below \`/nowhere/\` [redirect-target]
        | /nowhere/*
        → Known: \`/atlantis/\`, \`/atlantis/contact-us/\`, \`/atlantis/thank-you/\`, \`/atlantis/services/\`, \`/atlantis/services/visa-guidance/\`, \`/atlantis/services/counseling/\`, \`/\`."
    `);
  });

  it("more redirects one after the other than browsers follow", () => {
    const chain = (length: number) =>
      redirects(
        ...Array.from(
          { length },
          (_, index) => `{ from: /${index}, to: ${index === length - 1 ? "/atlantis/" : `/${index + 1}`} }`,
        ),
      );
    expect(chain(20)).toBe("");
    expect(chain(21)).toMatchInlineSnapshot(`
      "countries/atlantis.yaml:20:21 error The redirect from \`/0\` passes through 20 other redirects [redirect-loop]
        | /1
        → Redirect it to the final page."
    `);
  });
});
