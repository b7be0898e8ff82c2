import { describe, expect, it } from "vitest";
import { FORMATS } from "../../../cli/report/formats/index.ts";
import { summary } from "../../../cli/report/formats/pretty.ts";
import { PROBLEM_CODES, sortProblems, type Problem } from "../../../cli/report/problem.ts";

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
      "countries/New Atlantis, old.yaml:2:3 error There is no key \`50%, a::b\` [unknown-key]

          1 | a: 1
        > 2 |   nmae: x
            |   ^^^^
          3 |

        It is, 100%, unknown.
        → Did you mean \`name\`?

      countries/content/a.md:1:1 warning No page shows this file [unused-content]

      1 error and 1 warning in 2 files"
    `);
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
    expect(FORMATS.json([error])).toMatchInlineSnapshot(`
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
            }
          }
        ]
      }"
    `);
  });

  it("nothing to report", () => expect(JSON.parse(FORMATS.json([]))).toEqual({ problems: [] }));
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
      tool: { driver: { name: string; rules: { id: string }[] } };
      results: {
        ruleId: string;
        level: string;
        locations: { physicalLocation: { artifactLocation: { uri: string } } }[];
      }[];
    }[];
  }
  const parse = (problems: Problem[]) => JSON.parse(FORMATS.sarif(problems)) as Sarif;

  it("results", () => {
    expect(parse([error]).runs[0]?.results).toMatchInlineSnapshot(`
      [
        {
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

  it("has a rule for every code", () => {
    const [run] = parse([warning]).runs;
    expect(run?.tool.driver.rules.map(({ id }) => id)).toEqual(Object.keys(PROBLEM_CODES));
    expect(run?.results[0]).toMatchObject({ ruleId: "unused-content", level: "warning" });
  });

  it("addresses are URIs", () => {
    const uri = parse([error]).runs[0]?.results[0]?.locations[0]?.physicalLocation.artifactLocation.uri ?? "";
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
