import { describe, expect, it } from "vitest";
import type { Problem } from "../../../../cli/core/problems/problem.ts";
import { copyOf, COUNTRY_FILE, makeProject } from "../../project.ts";

const said = (problems: Problem[]) => problems.map(({ place, message, hint }) => [place.line, message, hint]);

describe("a key that has fallen out of its map", () => {
  const changed = (piece: string, replacement: string) =>
    said(makeProject().replace(COUNTRY_FILE, piece, replacement).problems());

  it("is one mistake, at its line", () => {
    expect(changed("  offices:\n", "offices:\n")).toEqual([
      [
        11,
        "`offices` is indented too little",
        "Write `  offices:`, with 2 spaces before it, and indent the next line by as much.",
      ],
    ]);
  });

  it("leaves an empty map behind, as those that follow it do", () =>
    expect(
      changed(
        '  phone: { e164: "+9900000000", display: +99 0000 0000 }\n  email: atlantis@example.com\n  offices:\n    - { name: Poseidonis, lines: [1 Trident Square] }\n',
        "email: atlantis@example.com\noffices:\n  - { name: Poseidonis, lines: [1 Trident Square] }\n",
      ),
    ).toEqual([
      [9, "`email` is indented too little", "Write `  email: atlantis@example.com`, with 2 spaces before it."],
      [
        10,
        "`offices` is indented too little",
        "Write `  offices:`, with 2 spaces before it, and indent the next line by as much.",
      ],
    ]));

  it("is only unknown behind a map in braces, which can't be continued", () => {
    const page = copyOf("Home").replace("summary:", "metadata: {}\nmetadesc: A page\nsummary:");
    const file = "countries/content/shared/home.md";
    expect(
      makeProject()
        .write(file, page)
        .problems()
        .map(({ code }) => code),
    ).toEqual(["unknown-key"]);
  });

  it("also in front matter", () => {
    const page = copyOf("Home").replace("summary:", "metadata:\nmetadesc: A page\nsummary:");
    const file = "countries/content/shared/home.md";
    expect(makeProject().write(file, page).report()).toMatchInlineSnapshot(`
      "countries/content/shared/home.md:5:1 error \`metadesc\` is indented too little [indentation]
        | metadesc
        It is a key of \`metadata\`, the map above.
        → Write \`  metadesc: A page\`, with 2 spaces before it."
    `);
  });
});
