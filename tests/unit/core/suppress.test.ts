import { describe, expect, it } from "vitest";
import { checkTexts } from "../../checkTexts.ts";
import type { Problem } from "../../../cli/core/problems/problem.ts";
import { suppress } from "../../../cli/core/problems/suppress.ts";
import { copyOf, COUNTRY_FILE, makeProject, NETWORK_FILE, printed, type TestProject } from "../project.ts";

const DRAFT = "countries/content/atlantis/draft.md";
const OTHER = "countries/content/atlantis/other.md";

const suppressing = (...entries: string[]): TestProject =>
  makeProject()
    .write(DRAFT, copyOf("Draft"))
    .write(OTHER, copyOf("Other"))
    .append(NETWORK_FILE, `suppressions:\n${entries.map((entry) => `  - ${entry}\n`).join("")}`);

const found = ({ root }: TestProject, countries: string[] = []) => {
  const { problems, suppressed } = checkTexts({ root, countries });
  return {
    problems: problems.map(({ code, place: { file } }) => [code, file]),
    suppressed: suppressed.map(({ code, place: { file }, justification }) => [code, file, justification]),
  };
};

describe("a warning that is accepted", () => {
  it("is told apart from the others, with its reason, also from the caches of the last run", () => {
    const project = suppressing(`{ code: unused-content, in: ${DRAFT}, why: It is a draft. }`);
    const expected = {
      problems: [["unused-content", OTHER]],
      suppressed: [["unused-content", DRAFT, "It is a draft."]],
    };
    expect(found(project)).toEqual(expected);
    expect(found(project)).toEqual(expected);
    project.replace(NETWORK_FILE, DRAFT, OTHER);
    expect(found(project).problems).toEqual([["unused-content", DRAFT]]);
  });

  it("may be any of a folder", () =>
    expect(found(suppressing("{ code: unused-content, in: countries/content/atlantis/, why: Drafts. }"))).toMatchObject(
      { problems: [], suppressed: { length: 2 } },
    ));

  it("that the settings themselves have is one, too, also from the cache", () => {
    const project = makeProject()
      .replace(COUNTRY_FILE, "contacts:", "contacts:\n  placeholder: true")
      .append(NETWORK_FILE, `suppressions: [{ code: placeholder-contacts, in: ${COUNTRY_FILE}, why: A trial. }]\n`);
    const expected = { problems: [], suppressed: [["placeholder-contacts", COUNTRY_FILE, "A trial."]] };
    expect(found(project)).toEqual(expected);
    expect(found(project)).toEqual(expected);
  });

  it("that is no more is a warning itself, but only where all has been looked at", () => {
    const project = suppressing(
      "{ code: unused-content, in: countries/content/atlantis/, why: Drafts. }",
      `{ code: thin-content, in: ${DRAFT}, why: Short. }`,
    );
    expect(printed(checkTexts({ root: project.root }).problems)).toMatchInlineSnapshot(`
      "countries/network.yaml:65:5 warning There is no warning \`thin-content\` in countries/content/atlantis/draft.md [unused-suppression]
        | { code: thin-content, in: countries/content/atlantis/draft.md, why: Short. }
        A forgotten suppression would hide the next warning of this kind.
        → Remove it."
    `);
    expect(found(project, ["atlantis"]).problems).toEqual([]);
  });
});

describe("mistakes in suppressions", () => {
  it("are an error that is suppressed, a missing reason, an unknown code, and what is no path", () => {
    expect(
      printed(
        checkTexts({
          root: suppressing(
            "{ code: unused-content, in: countries/content/atlantis/, why: Drafts. }",
            "{ code: missing-content, in: countries/, why: Later. }",
          ).remove("countries/content/shared/home.md").root,
        }).problems,
      ),
    ).toMatchInlineSnapshot(`
      "countries/network.yaml:32:5 error The page /atlantis/ has no copy [missing-content]
        | home
        Neither countries/content/atlantis/home.md nor countries/content/shared/home.md exists.
        → Write countries/content/atlantis/home.md.
      countries/network.yaml:65:5 error \`missing-content\` is an error, and errors can't be suppressed [suppressed-error]
        | { code: missing-content, in: countries/, why: Later. }
        An error means that a page is missing or wrong. Accepting it would not change that.
        → Correct the error, and remove this suppression."
    `);
    expect(
      suppressing(
        `{ code: unused-content, in: ${DRAFT} }`,
        `{ code: unused-contents, in: ${OTHER}, why: x }`,
        "{ code: thin-content, in: content/*, why: x }",
      ).report(),
    ).toMatchInlineSnapshot(`
      "countries/network.yaml:64:5 error The key \`suppressions.0.why\` is missing [missing-key]
        | { code: unused-content, in: countries/content/atlantis/draft.md }
        \`why\`: Why the warnings are accepted, for later readers.
        → Add it: write text.

            why: A short text
      countries/network.yaml:65:13 error There is no code \`unused-contents\` [invalid-choice]
        | unused-contents
        → Did you mean \`unused-content\`?
      countries/network.yaml:66:31 error The value is not a file or folder of the project [invalid-value]
        | content/*
        → Write a file as problems name it, for example \`countries/india.yaml\`, or a folder with a final slash."
    `);
  });
});

it("what a host would drop can be accepted, though it is an error", () => {
  const place = { file: NETWORK_FILE, line: 1, column: 1, length: 1 };
  const problem: Problem = { code: "host-limit", severity: "error", message: "Too many", hint: "Join them.", place };
  const accepted = { code: "host-limit", in: NETWORK_FILE, why: "The rest are Bulk Redirects." };
  const settings = { network: { suppressions: [accepted] }, locateNetwork: () => place };
  expect(suppress([problem], settings)).toEqual({
    problems: [],
    suppressed: [{ ...problem, justification: accepted.why }],
  });
});
