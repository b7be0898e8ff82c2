import { describe, expect, it } from "vitest";
import { COUNTRY_FILE, copyOf, makeProject, NETWORK_FILE } from "../project.ts";

const report = (rule: string) => makeProject().append(COUNTRY_FILE, `redirects:\n  - ${rule}\n`).report();

describe("a redirect's target", () => {
  it.each([
    "//evil.example",
    "///evil.example",
    "/\\\\evil.example",
    "\\\\\\\\evil.example",
    "/%5Cevil.example",
    "/%2Fevil.example",
    "/%09/evil.example",
    "/x%0d%0aSet-Cookie:a=1",
    "/x\\r\\nSet-Cookie: a=1",
    "/x\\ty",
    "/x y",
    "https://user@evil.example/",
    "https://evil.example\\\\@www.example.com/",
    "https://evil.example%2F@www.example.com/",
    "https://www.example.com:8443/atlantis/",
    "https://www.example.com/atlantis/?next=1",
    "https://www.example.com/atlantis/#x",
    "https://www.example.com/a%2F%2Fb",
    "javascript:alert(1)",
    "data:text/html,x",
    "ftp://www.example.com/",
    "HTTPS://www.example.com/atlantis/",
    "/atlantis/../../x",
    "atlantis/",
    "",
  ])("can't be %s", (to) =>
    expect(report(`{ from: /old, to: "${to}" }`)).toMatch(
      /countries\/atlantis\.yaml:\d+:\d+ error .*\[(?:invalid-url|redirect-target)\]/,
    ),
  );

  it("on a host that nothing names says where to name it", () =>
    expect(report('{ from: /old, to: "https://evil.example/" }')).toMatchInlineSnapshot(`
      "countries/atlantis.yaml:20:23 error The redirect leads to \`evil.example\`, a host that is not in the configuration [redirect-target]
        | "https://evil.example/"
        → If this is intended, add it to host.redirectHosts in network.yaml."
    `));
  it("with a query says what to leave out", () =>
    expect(report('{ from: /old, to: "https://www.example.com/atlantis/?a=1" }')).toMatchInlineSnapshot(`
      "countries/atlantis.yaml:20:23 error The redirect's target is more than a host and a path [invalid-url]
        | "https://www.example.com/atlantis/?a=1"
        The visitor's own query is passed on, and hosting services handle the other parts differently.
        → Leave out port, query, fragment, \`*\` and encoded slashes: https://www.example.com/path/."
    `));
  it("on the site's own hosts is a page like any other", () => {
    expect(report('{ from: /old, to: "https://example.com/atlantis/services" }')).toBe("");
    expect(report('{ from: /old, to: "https://www.example.com/atlantis/nothing/" }')).toContain("There is no page");
  });
  it("keeps no rest at the root", () =>
    expect(report("{ from: /old/*, to: /* }")).toContain("would be redirected to the root"));
  it("keeps no rest on another host", () =>
    expect(report('{ from: /old/*, to: "https://www.example.com/*" }')).toContain("invalid-url"));
});

describe("a redirect's source", () => {
  it.each(["//x", "/x%2Fy", "/x\\ny", "https://www.example.com/x", "x", "/x?y=1", "/x*", "/x*y", "/x/*/y"])(
    "can't be %s",
    (from) => expect(report(`{ from: "${from}", to: /atlantis/ }`)).toContain("[invalid-url]"),
  );
  it.each(["/", "/atlantis/", "/atlantis/services/visa-guidance", "/*", "/atlantis/*"])(
    "can't be the page at %s",
    (from) => expect(report(`{ from: "${from}", to: /atlantis/contact-us/ }`)).toContain("hides the page"),
  );
  it.each([
    "/index.html",
    "/404.html",
    "/robots.txt",
    "/sitemap.xml",
    "/atlantis/404.html",
    "/atlantis/sitemap.xml",
    "/atlantis/assets/x.js",
    "/atlantis/assets/*",
  ])("can't be the build's own %s", (from) =>
    expect(report(`{ from: "${from}", to: /atlantis/contact-us/ }`)).toContain("hides `"),
  );
  it("can't be the content API", () => {
    const project = makeProject()
      .replace(NETWORK_FILE, "  base: https://cms.example.com/wp-json", "  base: /wp-json")
      .append(COUNTRY_FILE, "redirects: [{ from: /wp-json/v1/*, to: /atlantis/ }]\n");
    expect(project.report()).toContain("hides `/wp-json/`");
  });
});

describe("an alias in front matter", () => {
  const withAlias = (alias: string) =>
    makeProject().write(
      "countries/content/shared/contact-us.md",
      copyOf("Contact us").replace("---\n", `---\naliases: [${alias}]\n`),
    );

  it("redirects to the page, in every country that has it", () => {
    expect(
      withAlias("/contact/, /reach-us")
        .addCountry("lemuria", "PT")
        .plan()
        .hosts[0].redirects.map(({ from, to, source }) => `${from} ${to} ${source?.()}`),
    ).toEqual([
      "/atlantis/contact/ /atlantis/contact-us/ countries/content/shared/contact-us.md:2",
      "/atlantis/reach-us/ /atlantis/contact-us/ countries/content/shared/contact-us.md:2",
      "/lemuria/contact/ /lemuria/contact-us/ countries/content/shared/contact-us.md:2",
      "/lemuria/reach-us/ /lemuria/contact-us/ countries/content/shared/contact-us.md:2",
    ]);
  });
  it("can't be a page", () =>
    expect(withAlias("/services/visa-guidance/").report()).toMatchInlineSnapshot(`
      "countries/content/shared/contact-us.md:2:11 error The rule for \`/atlantis/services/visa-guidance/\` hides the page /atlantis/services/visa-guidance/ [redirect-hides-page]
        | /services/visa-guidance/
        Visitors could not reach the page any more.
        → Remove the rule, or the page."
    `));
  it("can't be redirected elsewhere, too", () =>
    expect(
      withAlias("/old").append(COUNTRY_FILE, "redirects: [{ from: /atlantis/old, to: /atlantis/ }]\n").report(),
    ).toContain("has two rules"));
  it.each(["//evil.example", "/old/*", "https://www.example.com/x", "old"])("can't be %s", (alias) =>
    expect(withAlias(`"${alias}"`).report()).toContain("[invalid-url]"),
  );
});

describe("a pattern that leads into another rule", () => {
  it("leads to that rule's target, as temporary as that is", () => {
    const project = makeProject().append(
      COUNTRY_FILE,
      "redirects:\n  - { from: /old/*, to: /atlantis/services/* }\n  - { from: /atlantis/services/gone, to: /atlantis/, status: 302 }\n",
    );
    expect(project.plan().hosts[0].redirects.map(({ from, to, status }) => `${from} ${to} ${status}`)).toEqual([
      "/old/gone/ /atlantis/ 302",
      "/atlantis/services/gone/ /atlantis/ 302",
      "/old/* /atlantis/services/* 301",
    ]);
  });
});
