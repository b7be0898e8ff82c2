import { describe, expect, it } from "vitest";
import { COUNTRY_FILE, makeProject, NETWORK_FILE } from "../project.ts";

const plan = (...rules: string[]) =>
  makeProject()
    .append(COUNTRY_FILE, `redirects:\n${rules.map((rule) => `  - ${rule}\n`).join("")}`)
    .plan()
    .hosts[0].redirects.map(({ from, to, status }) => `${from} ${to} ${status}`);

describe("redirects in the plan", () => {
  it("have final slashes and are permanent by default", () =>
    expect(plan("{ from: /old, to: /atlantis/services }")).toEqual(["/old/ /atlantis/services/ 301"]));

  it("in letters beyond ASCII have one form, however they are written", () =>
    expect(
      plan(
        `{ from: /पुराना पता/, to: ${encodeURI("/पढ़ाई").toLowerCase()} }`,
        `{ from: ${"/preços".normalize("NFD")}, to: /पुराना%20पता }`,
        `{ from: ${encodeURI("/प\u095dाई")}, to: /atlantis/ }`,
      ),
    ).toEqual(["/पुराना पता/", "/preços/", "/पढ़ाई/"].map((from) => `${from.normalize("NFC")} /atlantis/ 301`)));

  it.each(["/a%2Fb", "/a%2A", "/a%0d", "/a%zz", "/a%ff", "/100%25", "/a?b", "/a%20\u202eb"])("not from %s", (from) =>
    expect(
      makeProject().append(COUNTRY_FILE, `redirects:\n  - { from: '${from}', to: /atlantis/ }\n`).report(),
    ).toContain("The value is not a path of the site"),
  );

  it("two spellings of one address are one too many", () =>
    expect(
      makeProject()
        .append(
          COUNTRY_FILE,
          `redirects:\n  - { from: /ç, to: /atlantis/ }\n  - { from: /c%cc%a7/, to: /atlantis/services/ }\n`,
        )
        .report(),
    ).toContain("`/ç/` has two rules"));

  it("lead in one step to where their chain ends", () => {
    expect(plan("{ from: /a, to: /b }", "{ from: /b/, to: /c }", "{ from: /c, to: /atlantis/services/ }")).toEqual([
      "/a/ /atlantis/services/ 301",
      "/b/ /atlantis/services/ 301",
      "/c/ /atlantis/services/ 301",
    ]);
  });

  it("lead through patterns, keeping what they match", () => {
    expect(plan("{ from: /blog/*, to: /atlantis/services/* }", "{ from: /visa, to: /blog/visa-guidance }")).toEqual([
      "/visa/ /atlantis/services/visa-guidance/ 301",
      "/blog/* /atlantis/services/* 301",
    ]);
  });

  it("a chain with a temporary part is temporary", () => {
    expect(plan("{ from: /a, to: /b }", "{ from: /b, to: /atlantis/, status: 302 }")).toEqual([
      "/a/ /atlantis/ 302",
      "/b/ /atlantis/ 302",
    ]);
  });

  it("to another host end there", () => {
    const project = makeProject()
      .replace(
        NETWORK_FILE,
        "  aliases: [example.com]",
        "  aliases: [example.com]\n  redirectHosts: [shop.example.com]",
      )
      .append(
        COUNTRY_FILE,
        "redirects: [{ from: /a, to: /b }, { from: /b, to: 'https://shop.example.com/x', status: 307 }]\n",
      );
    expect(project.plan().hosts[0].redirects.map(({ from, to }) => `${from} ${to}`)).toEqual([
      "/a/ https://shop.example.com/x",
      "/b/ https://shop.example.com/x",
    ]);
  });

  it("no target of a plain rule is redirected again", () => {
    const { redirects } = makeProject()
      .append(
        COUNTRY_FILE,
        "redirects:\n  - { from: /a/*, to: /b }\n  - { from: /b, to: /c/d }\n  - { from: /c/*, to: /atlantis/ }\n",
      )
      .plan().hosts[0];
    const sources = redirects.map(({ from }) => from.replace("*", ""));
    expect(redirects.filter(({ to }) => sources.some((from) => to.startsWith(from)))).toEqual([]);
  });
});

describe("aliases in front matter", () => {
  const VISA = "countries/content/shared/services/visa-guidance.md";
  const alias = (path: string) => makeProject().replace(VISA, "summary:", `aliases: [${path}]\nsummary:`);

  it("lead to the page, in each country that shows it", () => {
    const { redirects } = alias("/visas").addCountry("lemuria", "LI").plan().hosts[0];
    expect(redirects.map(({ from, to, status }) => `${from} ${to} ${status}`)).toEqual([
      "/atlantis/visas/ /atlantis/services/visa-guidance/ 301",
      "/lemuria/visas/ /lemuria/services/visa-guidance/ 301",
    ]);
  });

  it("that are a page, a pattern or no path", () => {
    expect(alias("/contact-us/").report()).toMatchInlineSnapshot(`
      "countries/content/shared/services/visa-guidance.md:4:11 error The rule for \`/atlantis/contact-us/\` hides the page /atlantis/contact-us/ [redirect-hides-page]
        | /contact-us/
        Visitors could not reach the page any more.
        → Remove the rule, or the page."
    `);
    expect(alias("/visas/*").report()).toMatchInlineSnapshot(`
      "countries/content/shared/services/visa-guidance.md:4:11 error An alias must be a single path [invalid-url]
        | /visas/*
        → Write patterns with \`*\` as \`redirects\` in the country's file."
    `);
    expect(alias("//evil.example/").report()).toMatchInlineSnapshot(`
      "countries/content/shared/services/visa-guidance.md:4:11 error The value is not a path of the site [invalid-url]
        | //evil.example/
        → Begin with one slash, and write the path as browsers show or copy it, without \`?\` and \`#\`, for example \`/old-page\`, \`/old/*\` or \`/पुराना-पता/\`."
    `);
  });
});
