import { describe, expect, it } from "vitest";
import { copyOf, COUNTRY_FILE, makeProject, NETWORK_FILE, printed, type TestProject } from "../project.ts";

const COUNT = 20_000;
const HOME = "countries/content/shared/home.md";
const lines = (line: (index: number) => string) => Array.from({ length: COUNT }, (_, index) => line(index)).join("");
const below = (key: string, line: (index: number) => string) => `${key}\n${lines(line)}`;

const CHANGES: [string, (project: TestProject) => unknown][] = [
  [
    "unknown keys",
    (project) =>
      project.append(
        COUNTRY_FILE,
        lines((index) => `key-${index}: x\n`),
      ),
  ],
  [
    "unknown keys of a map",
    (project) =>
      project.replace(
        COUNTRY_FILE,
        "    shared: true\n",
        below("    shared: true", (index) => `    key-${index}: x\n`),
      ),
  ],
  [
    "unknown keys of a map with named keys",
    (project) =>
      project.append(
        COUNTRY_FILE,
        below("  defaults:", (index) => `    key-${index}: x\n`),
      ),
  ],
  [
    "unknown keys in the defaults",
    (project) =>
      project.replace(
        NETWORK_FILE,
        "  languages: [en-AU]\n",
        below("  languages: [en-AU]", (index) => `  key-${index}: x\n`),
      ),
  ],
  [
    "unknown keys in front matter",
    (project) =>
      project.write(HOME, copyOf("Home").replace("title:", `${lines((index) => `key-${index}: x\n`)}title:`)),
  ],
  [
    "unknown groups",
    (project) =>
      project.replace(
        COUNTRY_FILE,
        "    shared: true\n",
        below("    shared: true", (index) => `  group-${index}: {}\n`),
      ),
  ],
  [
    "unknown pages, each of which is nearly another",
    (project) =>
      project.replace(
        COUNTRY_FILE,
        "    shared: true\n",
        below("    add:", (index) => `      - { slug: page-${index}, after: pages-${index} }\n`),
      ),
  ],
  ["values of another type", (project) => project.append(COUNTRY_FILE, `redirects: [${lines(() => "1, ")}]\n`)],
  [
    "keys that are there twice",
    (project) =>
      project.append(
        COUNTRY_FILE,
        lines(() => "key: x\n"),
      ),
  ],
  [
    "aliases without anchors",
    (project) =>
      project.append(
        COUNTRY_FILE,
        lines((index) => `key-${index}: *nowhere\n`),
      ),
  ],
  [
    "broken lines",
    (project) =>
      project.append(
        COUNTRY_FILE,
        lines((index) => `key-${index}: a: b\n`),
      ),
  ],
  [
    "redirects to nowhere",
    (project) =>
      project.append(
        COUNTRY_FILE,
        below("redirects:", (index) => `  - { from: /a${index}, to: /b${index} }\n`),
      ),
  ],
];

describe("20,000 mistakes in a file are refused with the first of them", () => {
  it.each(CHANGES)("%s", (_name, change) => {
    const project = makeProject();
    change(project);
    const problems = project.problems();
    expect(problems.length).toBeGreaterThan(0);
    expect(problems.length).toBeLessThanOrEqual(101);
    expect(printed(problems).length).toBeLessThan(100_000);
  });

  it("and it is said how many more there are", () => {
    const problems = makeProject()
      .append(
        COUNTRY_FILE,
        lines((index) => `key-${index}: x\n`),
      )
      .problems();
    expect(problems.slice(49).map(({ message, place: { line } }) => ({ message, line }))).toEqual([
      { message: "There is no key `key-49` at this level", line: 68 },
      { message: "There are 19950 more problems from here on", line: 69 },
    ]);
  });
});
