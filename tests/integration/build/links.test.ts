import { rmSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { copyOf, COUNTRY_FILE, makeProject, prose } from "../../unit/project.ts";
import { run } from "./inProcess.ts";
import { snapshot } from "./sitegen.ts";

const VISA = "countries/content/shared/services/visa-guidance.md";
const COUNSELING = "countries/content/shared/services/counseling.md";

const build = (root: string, ...args: string[]) => run("build", "--root", root, "--host", "netlify", ...args);

it("a fragment that is gone fails the build where the link is written, whether or not its page was rendered anew", async () => {
  const project = makeProject();
  const { root } = project;
  project.append(VISA, "\n## What it costs\n\nNothing.\n");
  project.write(
    COUNSELING,
    copyOf("Counseling", `${prose()}\n\nSee [what it costs](/services/visa-guidance/#what-it-costs).`),
  );
  expect((await build(root)).code).toBe(0);
  const before = snapshot(root);

  project.replace(VISA, "## What it costs", "## Costs");
  const line =
    project
      .read(COUNSELING)
      .split("\n")
      .findIndex((text) => text.startsWith("See")) + 1;
  const said = `${COUNSELING}:${line}:21 error /atlantis/services/counseling/ leads to \`/atlantis/services/visa-guidance/#what-it-costs\``;
  for (const forget of [() => {}, () => rmSync(join(root, ".sitegen/cache"), { recursive: true })]) {
    forget();
    const { code, err } = await build(root);
    expect(code).toBe(1);
    expect(err).toContain(said);
    expect(err).toContain("[broken-fragment]");
    expect(snapshot(root)).toEqual(before);
  }
  project.replace(COUNSELING, "#what-it-costs", "#costs");
  expect((await build(root)).code).toBe(0);
});

it("links to countries that are not built yet are not called broken; those that are built are looked into", async () => {
  const project = makeProject().addCountry("lemuria", "LS");
  project.write(COUNSELING, copyOf("Counseling", `${prose()}\n\nSee [Lemuria](/lemuria/contact-us/#map).`));
  expect((await build(project.root, "atlantis")).code).toBe(0);
  const { code, err } = await build(project.root);
  expect(code).toBe(1);
  expect(err).toContain("leads to `/lemuria/contact-us/#map`, but that page has no element with the id `map`");
});

it("says which pages visitors hardly find, until a text leads there or the page is for advertisements only", async () => {
  const project = makeProject();
  const page = "countries/content/shared/offer.md";
  project.append(COUNTRY_FILE, "pages:\n  offer: { template: page }\n").write(page, copyOf("Offer"));
  expect(await build(project.root)).toMatchObject({ code: 0, err: expect.stringContaining("[orphan-page]") });
  project.append(COUNTRY_FILE, "navigation:\n  - { title: Offer, to: /offer/ }\n  - group: services\n");
  expect(await build(project.root)).toMatchObject({ code: 0, err: expect.stringContaining("[menu-only-page]") });
  // What was found is also said by a build that has nothing to do.
  expect(await build(project.root)).toMatchObject({ code: 0, err: expect.stringContaining("[menu-only-page]") });
  project.append(COUNSELING, "\nSee [our offer](/offer/).\n");
  expect((await build(project.root)).err).not.toContain("/atlantis/offer/");
  project.replace(COUNSELING, "See [our offer](/offer/).", "");
  project.replace(COUNTRY_FILE, "{ template: page }", "{ template: page, noindex: true }");
  expect((await build(project.root)).err).not.toContain("/atlantis/offer/");
});

it("a site that is not built again is checked against those that are, and keeps pages of theirs from being orphans", async () => {
  const project = makeProject().addCountry("lemuria", "LS");
  const [visa, links] = [
    "countries/content/lemuria/services/visa-guidance.md",
    "countries/content/atlantis/services/counseling.md",
  ];
  project.write(visa, copyOf("Visa", `${prose()}\n\n## Costs\n\nNothing.`));
  project.append("countries/lemuria.yaml", "pages:\n  offer: { template: page }\n");
  project.write("countries/content/lemuria/offer.md", copyOf("Offer"));
  const linked = "See [costs](/lemuria/services/visa-guidance/#costs) and [our offer](/lemuria/offer/).";
  project.write(links, copyOf("Counseling", `${prose()}\n\n${linked}`));
  const first = await build(project.root);
  expect(first.err).not.toContain("/lemuria/offer/");
  expect(first.code).toBe(0);

  project.replace(visa, "## Costs", "## Fees");
  expect(await build(project.root)).toMatchObject({
    code: 1,
    err: expect.stringContaining("leads to `/lemuria/services/visa-guidance/#costs`, but that page has no element"),
  });
  project.replace(visa, "## Fees", "## Costs").append(visa, "\nMore.\n");
  const again = await build(project.root);
  expect(again.code).toBe(0);
  expect(again.err).not.toContain("/lemuria/offer/");
  project.replace(links, " and [our offer](/lemuria/offer/)", "");
  expect(await build(project.root)).toMatchObject({
    code: 0,
    err: expect.stringMatching(/No page links to \/lemuria\/offer\/.*\[orphan-page\]/),
  });
});
