import { describe, expect, it } from "vitest";
import { FORMATS } from "../../../cli/core/problems/formats/index.ts";
import { summary } from "../../../cli/core/problems/formats/pretty.ts";
import { proposedFix } from "../../../cli/core/problems/applyFixes.ts";
import { PROBLEM_CODES, sortProblems, type Problem } from "../../../cli/core/problems/problem.ts";

const plain = { style: (_style: string, text: string) => text };
const error: Problem = {
  code: "unknown-key",
  severity: "error",
  message: "There is no key `50%, a::b`",
  why: "It is, 100%, unknown.",
  hint: "Did you mean `name`?",
  place: { file: "countries/New Atlantis, old.yaml", line: 2, column: 3, length: 4, text: "a: 1\n  nmae: x\n" },
};
const warning: Problem = {
  code: "unused-content",
  severity: "warning",
  message: "No page shows this file",
  place: { file: "countries/content/a.md", line: 1, column: 1, length: 1 },
};

describe("pretty", () => {
  it("an error with its frame, a warning without", () => {
    expect(FORMATS.pretty([error, warning], plain)).toMatchInlineSnapshot(`
      "countries/content/a.md:1:1 warning No page shows this file [unused-content]
      \`sitegen validate --verbose\` shows each warning and how to correct it.

      countries/New Atlantis, old.yaml:2:3 error There is no key \`50%, a::b\` [unknown-key]

          1 | a: 1
        > 2 |   nmae: x
            |   ^^^^
          3 |

        It is, 100%, unknown.
        → Did you mean \`name\`?

      1 error and 1 warning in 2 files"
    `);
  });

  describe("warnings", () => {
    const old = (line: number): Problem => ({
      code: "unused-language",
      severity: "warning",
      message: `There is no site in ${line}`,
      why: "Nobody reads it.",
      hint: "Remove the file.",
      place: { file: "countries/a.hi.yaml", line, column: 1, length: 4 },
    });

    it("are one line a kind, with the first and how many more there are; one alone is whole", () =>
      expect(FORMATS.pretty([old(1), warning, old(2), old(3)], plain)).toMatchInlineSnapshot(`
        "countries/a.hi.yaml:1:1 warning There is no site in 1 [unused-language] and 2 more
        \`sitegen validate --verbose\` shows each warning and how to correct it.

        countries/content/a.md:1:1 warning No page shows this file [unused-content]

        4 warnings in 2 files"
      `));

    it("are one line a kind beside an error, which is whole and last", () =>
      expect(FORMATS.pretty([{ ...error, why: "Because." }, old(1)], plain)).toMatchInlineSnapshot(`
        "countries/a.hi.yaml:1:1 warning There is no site in 1 [unused-language]
        \`sitegen validate --verbose\` shows each warning and how to correct it.

        countries/New Atlantis, old.yaml:2:3 error There is no key \`50%, a::b\` [unknown-key]

            1 | a: 1
          > 2 |   nmae: x
              |   ^^^^
            3 |

          Because.
          → Did you mean \`name\`?

        1 error and 1 warning in 2 files"
      `));

    it("are all whole when somebody asks for it", () => {
      const text = FORMATS.pretty([old(1), error, old(2)], plain, { verbose: true });
      expect(text.match(/Nobody reads it/g)).toHaveLength(2);
      expect(text).not.toContain("--verbose");
      expect(text.indexOf("[unknown-key]")).toBeGreaterThan(text.lastIndexOf("[unused-language]"));
    });
  });

  it("colours only where it is asked to", () => {
    const tagged = FORMATS.pretty([error], { style: (style, text) => `<${style}>${text}</${style}>` });
    expect(tagged).toContain("<red>error</red>");
    expect(tagged).toContain("<dim>[unknown-key]</dim>");
  });

  it("control characters can't reach the terminal", () => {
    const text = FORMATS.pretty(
      [
        {
          ...error,
          message: "a\u001b[2Jb\nc",
          why: "\u009b31m",
          hint: "\r",
          place: { ...error.place, file: "\u0007" },
        },
      ],
      plain,
    );
    expect(text.replaceAll("\n", "")).not.toMatch(/\p{Cc}/u);
    expect(text).toContain("a�[2Jb�c");
  });

  it("nothing to report", () => expect(FORMATS.pretty([], plain)).toBe(""));

  it("the summary counts", () => {
    expect(summary([error])).toBe("1 error in 1 file");
    expect(summary([error, error, warning])).toBe("2 errors and 1 warning in 2 files");
    expect(summary([warning, warning])).toBe("2 warnings in 1 file");
  });
});

describe("json", () => {
  it("has all but the files' texts", () => {
    expect(FORMATS.json([error], plain)).toMatchInlineSnapshot(`
      "{
        "problems": [
          {
            "code": "unknown-key",
            "severity": "error",
            "message": "There is no key \`50%, a::b\`",
            "why": "It is, 100%, unknown.",
            "hint": "Did you mean \`name\`?",
            "place": {
              "file": "countries/New Atlantis, old.yaml",
              "line": 2,
              "column": 3,
              "length": 4
            },
            "fix": {
              "edits": [
                {
                  "file": "countries/New Atlantis, old.yaml",
                  "line": 2,
                  "column": 3,
                  "length": 4,
                  "write": "name"
                }
              ]
            }
          }
        ]
      }"
    `);
  });

  it("nothing to report", () => expect(JSON.parse(FORMATS.json([], plain))).toEqual({ problems: [] }));
});

describe("github", () => {
  it("escapes what workflow commands give a meaning", () => {
    expect(FORMATS.github([error, warning])).toMatchInlineSnapshot(`
      "::error file=countries/New Atlantis%2C old.yaml,line=2,col=3,title=unknown-key::There is no key \`50%25, a::b\`. It is, 100%25, unknown. Did you mean \`name\`?
      ::warning file=countries/content/a.md,line=1,col=1,title=unused-content::No page shows this file"
    `);
  });

  it("is one line a problem", () => {
    expect(FORMATS.github([{ ...error, message: "a\r\nb" }, warning]).split("\n")).toHaveLength(2);
  });
  it("nothing to report", () => expect(FORMATS.github([])).toBe(""));
});

describe("sarif", () => {
  interface Sarif {
    version: string;
    runs: {
      tool: { driver: { name: string; rules: { id: string; help: { markdown: string } }[] } };
      results: {
        ruleId: string;
        level: string;
        locations: { physicalLocation: { artifactLocation: { uri: string } } }[];
      }[];
    }[];
  }
  const parse = async (problems: Problem[]) => JSON.parse(await FORMATS.sarif(problems, plain)) as Sarif;

  it("results", async () => {
    expect((await parse([error])).runs[0]?.results).toMatchInlineSnapshot(`
      [
        {
          "fixes": [
            {
              "artifactChanges": [
                {
                  "artifactLocation": {
                    "uri": "countries/New%20Atlantis,%20old.yaml",
                  },
                  "replacements": [
                    {
                      "deletedRegion": {
                        "endColumn": 7,
                        "startColumn": 3,
                        "startLine": 2,
                      },
                      "insertedContent": {
                        "text": "name",
                      },
                    },
                  ],
                },
              ],
              "description": {
                "text": "Did you mean \`name\`?",
              },
            },
          ],
          "level": "error",
          "locations": [
            {
              "physicalLocation": {
                "artifactLocation": {
                  "uri": "countries/New%20Atlantis,%20old.yaml",
                },
                "region": {
                  "endColumn": 7,
                  "startColumn": 3,
                  "startLine": 2,
                },
              },
            },
          ],
          "message": {
            "text": "There is no key \`50%, a::b\`. It is, 100%, unknown. Did you mean \`name\`?",
          },
          "ruleId": "unknown-key",
        },
      ]
    `);
  });

  it("has a rule for every code", async () => {
    const [run] = (await parse([warning])).runs;
    expect(run?.tool.driver.rules.map(({ id }) => id)).toEqual(Object.keys(PROBLEM_CODES));
    expect(run?.results[0]).toMatchObject({ ruleId: "unused-content", level: "warning" });
  });

  it("a rule says why, and shows a wrong and a right example", async () => {
    const [run] = (await parse([])).runs;
    expect(run?.tool.driver.rules.find(({ id }) => id === "unknown-key")).toMatchInlineSnapshot(`
      {
        "fullDescription": {
          "text": "The key would have no effect, and nobody would notice.",
        },
        "help": {
          "markdown": "**Only known keys are written.** The key would have no effect, and nobody would notice.

      Wrong: \`countries/india.yaml\`

      \`\`\`yaml
      langauges: [en-IN]
      ^^^^^^^^^
      \`\`\`

      Right: \`countries/india.yaml\`

      \`\`\`yaml
      languages: [en-IN]
      \`\`\`

      Correct the spelling, or the indentation if the key belongs to another level. With \`sitegen schema\`, editors complete keys.",
          "text": "Only known keys are written. The key would have no effect, and nobody would notice. Correct the spelling, or the indentation if the key belongs to another level. With \`sitegen schema\`, editors complete keys.",
        },
        "id": "unknown-key",
        "shortDescription": {
          "text": "Only known keys are written.",
        },
      }
    `);
    expect(run?.tool.driver.rules.filter(({ help }) => !/Wrong: [^]*Right: /.test(help.markdown))).toEqual([]);
  });

  it("addresses are URIs", async () => {
    const uri = (await parse([error])).runs[0]?.results[0]?.locations[0]?.physicalLocation.artifactLocation.uri ?? "";
    expect(new URL(uri, "file:///project/").pathname).toBe("/project/countries/New%20Atlantis,%20old.yaml");
  });
});

describe("sortProblems", () => {
  const at = (file: string, line: number, column: number, message = "m"): Problem => ({
    ...warning,
    message,
    place: { file, line, column, length: 1 },
  });

  it("by file, line and column", () => {
    const sorted = sortProblems([at("b", 1, 1), at("a", 10, 1), at("a", 2, 9), at("a", 2, 3)]);
    expect(sorted.map(({ place }) => `${place.file}:${place.line}:${place.column}`)).toEqual([
      "a:2:3",
      "a:2:9",
      "a:10:1",
      "b:1:1",
    ]);
  });

  it("the same twice is kept once; another message at the same place stays", () => {
    expect(sortProblems([at("a", 1, 1), at("a", 1, 1), at("a", 1, 1, "other")])).toHaveLength(2);
  });

  it("of a file with very many, the first are kept, and it is said how many more there are", () => {
    const many = Array.from({ length: 130 }, (_, index) => at("a", 130 - index, 1));
    const sorted = sortProblems([...many, at("b", 1, 1)]);
    expect(sorted.slice(99)).toMatchObject([
      { place: { file: "a", line: 100 } },
      { place: { file: "a", line: 101 }, message: "There are 30 more problems from here on", severity: "warning" },
      { place: { file: "b" } },
    ]);
  });

  it("an error among those that are not shown is not hidden by warnings", () => {
    const many = Array.from({ length: 110 }, (_, index) => at("a", index, 1));
    expect(sortProblems([...many, { ...at("a", 120, 1), severity: "error" }]).at(-1)).toMatchObject({
      severity: "error",
    });
  });
});

describe("warnings that are accepted", () => {
  const suppressed = [{ ...warning, justification: "It is a draft." }];

  it("are a list of their own in JSON", () =>
    expect(JSON.parse(FORMATS.json([error], plain, { suppressed }))).toMatchObject({
      problems: [{ code: "unknown-key" }],
      suppressed: [{ code: "unused-content", justification: "It is a draft." }],
    }));

  it("are suppressed results in SARIF", async () => {
    const { runs } = JSON.parse(await FORMATS.sarif([error], plain, { suppressed })) as {
      runs: { results: object[] }[];
    };
    expect(runs[0]?.results).toMatchObject([
      { ruleId: "unknown-key" },
      {
        ruleId: "unused-content",
        suppressions: [{ kind: "external", status: "accepted", justification: "It is a draft." }],
      },
    ]);
  });
});

describe("what mends a problem", () => {
  const at = (text: string, column: number, length: number) => ({ file: "a.yaml", line: 1, column, length, text });

  it.each([
    ["the word that is marked", "There is no key `nmae`", at("nmae: x", 1, 4), [1, 4]],
    ["the quoted part of what is marked", "There is no page `/fee/`", at("[Fees](/fee/)", 1, 13), [8, 5]],
    ["a key by the last part of its path", "`a.nmae` can't be `y`", at("  nmae", 3, 4), [3, 4]],
    ["all that is marked, when nothing of it is quoted", "The value is no code", at("code: in", 7, 2), [7, 2]],
  ])("%s", (_name, message, place, [column, length]) =>
    expect(proposedFix({ ...error, message, place, hint: "Did you mean `name`?" })).toEqual({
      edits: [{ file: "a.yaml", line: 1, column, length, write: "name" }],
    }),
  );

  it("is not known without a suggestion", () =>
    expect(proposedFix({ ...error, hint: "Known: `name`." })).toBeUndefined());

  it("is a fix in SARIF", async () => {
    const { runs } = JSON.parse(await FORMATS.sarif([error], plain)) as { runs: { results: object[] }[] };
    expect(runs[0]?.results[0]).toMatchObject({
      fixes: [
        {
          description: { text: "Did you mean `name`?" },
          artifactChanges: [
            {
              artifactLocation: { uri: "countries/New%20Atlantis,%20old.yaml" },
              replacements: [
                { deletedRegion: { startLine: 2, startColumn: 3, endColumn: 7 }, insertedContent: { text: "name" } },
              ],
            },
          ],
        },
      ],
    });
  });
});
