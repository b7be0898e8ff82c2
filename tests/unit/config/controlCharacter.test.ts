import { describe, expect, it } from "vitest";
import { controlCharacter } from "../../../cli/config/yaml/mistakes.ts";
import { copyOf, COUNTRY_FILE, makeProject } from "../project.ts";

describe("controlCharacter", () => {
  it.each([
    ["a\u0000", 1, "U+0000"],
    ["\u0007b", 0, "U+0007"],
    ["ab\u001b[31m", 2, "U+001B"],
    ["a\u007f", 1, "U+007F"],
    ["a\u0085\u009b", 1, "U+0085"],
    ["a\ufffe", 1, "U+FFFE"],
    ["\ufdd0", 0, "U+FDD0"],
    ["a\u{1ffff}", 1, "U+1FFFF"],
    ["a\ud83db", 1, "U+D83D"],
  ])("%j has one", (text, index, name) => expect(controlCharacter(text)).toEqual({ index, name }));

  it.each(["", "a\tb\r\nc", "größer", "a\u00a0b", "👩‍🎓"])("%j has none", (text) =>
    expect(controlCharacter(text)).toBeUndefined(),
  );
});

describe("control characters in files", () => {
  const change = (piece: string, replacement: string) =>
    makeProject().replace(COUNTRY_FILE, piece, replacement).report();

  it("as an escape", () => {
    expect(change("name: Atlantis", 'name: "Atl\\u0007antis"')).toMatchInlineSnapshot(`
      "countries/atlantis.yaml:1:7 error The text contains the control character U+0007 [control-character]
        | "Atl\\u0007antis"
        → Remove it: it is invisible, and pages, feeds and sitemaps can't contain it."
    `);
  });
  it("as a character", () => {
    expect(change("name: Atlantis", "name: Atl\u009bantis")).toMatchInlineSnapshot(`
      "countries/atlantis.yaml:1:10 error The text contains the control character U+009B [control-character]
        | �
        → Remove it: it is invisible, and pages, feeds and sitemaps can't contain it."
    `);
  });
  it("in a key", () => {
    expect(change("name: Atlantis", '"na\\x7fme": Atlantis')).toMatchInlineSnapshot(`
      "countries/atlantis.yaml:1:1 error The text contains the control character U+007F [control-character]
        | "na\\x7fme"
        → Remove it: it is invisible, and pages, feeds and sitemaps can't contain it."
    `);
  });
  it("in front matter", () => {
    const copy = copyOf("Home").replace(/^title: .*$/m, 'title: "Home\\a"');
    expect(makeProject().write("countries/content/shared/home.md", copy).report()).toMatchInlineSnapshot(`
      "countries/content/shared/home.md:2:8 error The text contains the control character U+0007 [control-character]
        | "Home\\a"
        → Remove it: it is invisible, and pages, feeds and sitemaps can't contain it."
    `);
  });
  it("tabs and line ends are none", () => {
    expect(change("name: Atlantis", 'name:\t"Atlantis"\r')).toBe("");
    expect(change("[Poseidonis]", '["Posei\\tdonis"]')).toBe("");
  });
});
