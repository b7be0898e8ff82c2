import { describe, expect, test } from "vitest";
import { copyOf, makeProject, NETWORK_FILE } from "../project.ts";

const CONTENT = "countries/content";

describe("files that nothing reads", () => {
  test.each([
    [
      "a misspelt group",
      `${CONTENT}/atlantis/servcies/visa-guidance.md`,
      `${CONTENT}/atlantis/services/visa-guidance.md`,
    ],
    ["a misspelt country", `${CONTENT}/atlantic/home.md`, `${CONTENT}/atlantis/home.md`],
    ["a page at the wrong level", `${CONTENT}/atlantis/counseling.md`, `${CONTENT}/atlantis/services/counseling.md`],
    ["a misspelt page", `${CONTENT}/atlantis/services/counselling.md`, `${CONTENT}/atlantis/services/counseling.md`],
    ["a picture that is not read", "countries/images/shared/palm.heic", "countries/images/shared/palm.jpg"],
    ["a misspelt folder", "countries/contents/atlantis/home.md", "countries/content"],
  ])("%s: %s", (_what, file, meant) => {
    const problems = makeProject().write(file, copyOf("Page")).problems();
    expect(problems).toMatchObject([{ code: "unused-content", severity: "warning", place: { file } }]);
    expect(problems[0]?.hint).toMatch(new RegExp(`${meant.replaceAll(".", "\\.")}[?.]`));
  });

  test.each([
    ["MDX", `${CONTENT}/atlantis/home.mdx`, `${CONTENT}/atlantis/home.md`],
    ["another ending", `${CONTENT}/atlantis/home.markdown`, `${CONTENT}/atlantis/home.md`],
    ["an ending in capitals", `${CONTENT}/shared/about.MD`, `${CONTENT}/shared/about.md`],
    ["a country's file in capitals", "countries/lemuria.YAML", "countries/lemuria.yaml"],
  ])("%s is an error, because a page or a country would be missing: %s", (_what, file, meant) => {
    const problems = makeProject().write(file, copyOf("Page")).problems();
    expect(problems).toMatchObject([{ code: "file-name", place: { file } }]);
    expect(problems[0]?.hint).toContain(meant);
  });

  test("a copy in a misspelt folder, beside the right one", () => {
    const right = `${CONTENT}/atlantis/services/visa-guidance.md`;
    const wrong = right.replace("services", "servcies");
    const problems = makeProject().write(right, copyOf("Page")).write(wrong, copyOf("Page")).problems();
    expect(problems.map(({ place, hint }) => [place.file, hint])).toEqual([
      [wrong, `Did you mean ${right}? That file exists too: merge the two, or delete this one.`],
    ]);
  });

  test.each(["countries/notes/plan.txt", `${CONTENT}/atlantis/notes.txt`, "countries/content/.DS_Store"])(
    "%s is nobody's business",
    (file) => expect(makeProject().write(file, "Notes").problems()).toEqual([]),
  );
});

test("front matter that hides the template of the settings", () => {
  const project = makeProject()
    .replace(NETWORK_FILE, "    contact-us:", "    open-day: { template: register }\n    contact-us:")
    .write(`${CONTENT}/shared/open-day.md`, copyOf("Open day").replace("summary:", "template: webinar\nsummary:"));
  expect(project.report()).toMatchInlineSnapshot(`
    "countries/content/shared/open-day.md:4:11 warning The front matter has \`template: webinar\`, but countries/network.yaml:33 has \`register\` [overridden-template]
      | webinar
      The front matter has priority. A change in the other file has no effect.
      → Remove one of them."
  `);
  project.replace(NETWORK_FILE, "open-day: { template: register }", "open-day: {}");
  expect(project.report()).toBe("");
});
