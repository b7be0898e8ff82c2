import { describe, expect, it } from "vitest";
import { readPage } from "../content/readPage.ts";
import { copyOf, makeProject, NETWORK_FILE, pageOf, prose } from "../project.ts";

const OWN = "countries/content/atlantis/home.md";
const withFiles = (...names: string[]) => {
  const project = makeProject().addCountry("lemuria", "LI");
  for (const name of names) project.write(`countries/public/${name}`, "A file.\n");
  return project;
};
const mistakes = (...names: string[]) =>
  withFiles(...names)
    .problems()
    .map(({ code, place }) => `${place.file}: ${code}`);

describe("files in countries/public", () => {
  it("belong to a country by their first folder, or to none", () => {
    const plan = withFiles("ads.txt", ".well-known/security.txt", "atlantis/fees/2026.pdf", ".DS_Store").plan();
    expect(plan.publicFiles.map(({ path }) => path)).toEqual(["/.well-known/security.txt", "/ads.txt"]);
    expect(plan.sites.map(({ key, publicFiles }) => [key, publicFiles.map(({ path }) => path)])).toEqual([
      ["atlantis", ["/atlantis/fees/2026.pdf"]],
      ["lemuria", []],
    ]);
  });

  it.each([
    "robots.txt",
    "404.html",
    "_redirects",
    ".htaccess",
    "index.html",
    "atlantis/index.html",
    "atlantis/sitemap.xml",
    "atlantis/assets/logo.svg",
    "atlantis/services/visa-guidance/index.html",
    "atlantis/services",
    "lemuria",
    "sitemap.xml/old.xml",
    "atlantis/index.html.br",
  ])("can't be %s, which the build writes", (name) =>
    expect(mistakes(name)).toEqual([`countries/public/${name}: public-conflict`]),
  );

  it.each(["atlantis/services/fees.pdf", "services/index.html", "atlantis/index.htm", "a/b~1/c@2x+1.png"])(
    "can be %s",
    (name) => expect(mistakes(name)).toEqual([]),
  );

  it("can't be the compressed form of another", () =>
    expect(mistakes("ads.txt", "ads.txt.gz", "data.gz")).toEqual(["countries/public/ads.txt.gz: public-conflict"]));

  it("can't be hidden", () =>
    expect(mistakes("atlantis/.env", ".git/config", ".well-known/security.txt")).toEqual([
      "countries/public/.git/config: public-name",
      "countries/public/atlantis/.env: public-name",
    ]));

  it("say what is wrong with them", () => {
    expect(withFiles("atlantis/Brochüre 2026 (final).pdf", "robots.txt").report()).toMatchInlineSnapshot(`
      "countries/public/atlantis/Brochüre 2026 (final).pdf:1:1 error The name of \`countries/public/atlantis/Brochüre 2026 (final).pdf\` is not a valid address without encoding [public-name]
        Only letters without accents, digits and . _ ~ @ + - look the same in a file name and in an address.
        → Rename it to \`countries/public/atlantis/Brochure-2026-final.pdf\`.
      countries/public/robots.txt:1:1 error \`countries/public/robots.txt\` has an address that the build uses itself [public-conflict]
        The build writes index.html, 404.html, robots.txt, sitemap.xml, sitemap-root.xml, sitegen.json and the rule files of hosting services.
        → Rename it."
    `);
  });

  it("are not hidden by a redirect", () => {
    const project = withFiles("ads.txt").append(NETWORK_FILE, "redirects:\n  - { from: /ads.txt, to: /atlantis/ }\n");
    expect(project.problems().map(({ code, message }) => [code, message])).toEqual([
      ["redirect-hides-page", "The rule for `/ads.txt` hides `/ads.txt`"],
    ]);
  });

  it("are what copy links to: the country's own, or else that of no country", () => {
    const project = withFiles("fees.pdf", "terms.pdf", "atlantis/fees.pdf").write(
      OWN,
      copyOf("Home", `[a](/fees.pdf#page=2) [b](/terms.pdf)\n\n${prose()}`),
    );
    expect(readPage(project.root, pageOf(project.plan(), "/atlantis/")).html.split("\n")[0]).toBe(
      '<p><a href="/atlantis/fees.pdf#page=2">a</a> <a href="/terms.pdf">b</a></p>',
    );
    expect(
      project
        .remove("countries/public/terms.pdf")
        .problems()
        .map(({ code, hint }) => [code, hint]),
    ).toEqual([["broken-link", "Put the file into countries/public/atlantis/."]]);
  });
});
