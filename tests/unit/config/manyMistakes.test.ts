import { describe, expect, it } from "vitest";
import { COUNTRY_FILE, makeProject, NETWORK_FILE, printed } from "../project.ts";

const HOME = "countries/content/shared/home.md";
/** Behind what the lines are written. */
const GROUP = [COUNTRY_FILE, "    shared: true\n"] as const;
const END = [COUNTRY_FILE, "[Poseidonis] }\n"] as const;
const DEFAULTS = [NETWORK_FILE, "  languages: [en-AU]\n"] as const;
const FRONT_MATTER = [HOME, "---\n"] as const;

const key = (index: number) => `key-${index}: x\n`;

type Case = [name: string, ...mistakes: Parameters<typeof withLines>];

/** A file with many lines, and a problem in each. */
function withLines(
  [file, before]: readonly [file: string, before: string],
  line: (index: number) => string,
  { heading = "", count = 5_000 } = {},
) {
  const lines = Array.from({ length: count }, (_, index) => line(index)).join("");
  return makeProject().replace(file, before, `${before}${heading}${lines}`).problems();
}

describe("thousands of mistakes in a file are refused with the first of them", () => {
  it.each([
    ["unknown keys", END, key],
    ["unknown keys of a map", GROUP, (index) => `    ${key(index)}`],
    ["unknown keys of a map with named keys", END, (index) => `    ${key(index)}`, { heading: "  defaults:\n" }],
    ["unknown keys in the defaults", DEFAULTS, (index) => `  ${key(index)}`],
    ["unknown keys in front matter", FRONT_MATTER, key],
    ["unknown groups", GROUP, (index) => `  group-${index}: {}\n`],
    [
      "unknown pages, each of which is nearly another",
      GROUP,
      (index) => `      - { slug: page-${index}, after: pages-${index} }\n`,
      { heading: "    add:\n", count: 2_000 },
    ],
    ["values of another type", END, () => "  - 1\n", { heading: "redirects:\n" }],
    ["keys that are there twice", END, () => "key: x\n"],
    ["aliases without anchors", END, (index) => `key-${index}: *nowhere\n`],
    // The first lines are parsed again and again.
    ["broken lines", END, (index) => `key-${index}: a: b\n`, { count: 400 }],
    ["redirects to nowhere", END, (index) => `  - { from: /a${index}, to: /b${index} }\n`, { heading: "redirects:\n" }],
  ] satisfies Case[] as Case[])("%s", (_name, place, line, options) => {
    const problems = withLines(place, line, options);
    expect(problems.length).toBeGreaterThan(0);
    expect(problems.length).toBeLessThanOrEqual(101);
    expect(printed(problems).length).toBeLessThan(100_000);
  });

  it("and it is said how many more there are", () =>
    expect(
      withLines(END, key, { count: 60 })
        .slice(49)
        .map(({ message, place: { line } }) => ({ message, line })),
    ).toEqual([
      { message: "There is no key `key-49` at this level", line: 68 },
      { message: "There are 10 more problems from here on", line: 69 },
    ]));
});
