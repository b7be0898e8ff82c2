import { describe, expect, it } from "vitest";
import { parseYaml } from "../../../../cli/config/yaml/parseYaml.ts";
import { COUNTRY_FILE, makeProject, NETWORK_FILE } from "../../project.ts";

const change = (piece: string, replacement: string) => makeProject().replace(COUNTRY_FILE, piece, replacement).report();
const append = (lines: string) => makeProject().append(COUNTRY_FILE, lines).report();
const whole = (text: string) => makeProject().write(COUNTRY_FILE, text).report();

it("the project that the tests change is clean", () => expect(makeProject().report()).toBe(""));

describe("broken YAML", () => {
  it("a tab as indentation", () => {
    expect(change("  menuId: 1", "\tmenuId: 1")).toMatchInlineSnapshot(`
      "countries/atlantis.yaml:7:1 error The line is indented with a tab [yaml-syntax]
        | �
        → YAML is indented with spaces. Replace the tab by two spaces."
    `);
  });

  it("a tab after a colon is none", () => expect(change("name: Atlantis", "name:\tAtlantis")).toBe(""));

  it("an unclosed double quotation mark", () => {
    expect(change('dialCode: "+99"', 'dialCode: "+99')).toMatchInlineSnapshot(`
      "countries/atlantis.yaml:4:11 error A quotation mark is not closed [yaml-syntax]
        | "
        → Add the closing quotation mark at the end of the value."
    `);
  });

  it("an unclosed single quotation mark", () => {
    expect(change("timeZone: UTC", "timeZone: 'UTC")).toMatchInlineSnapshot(`
      "countries/atlantis.yaml:5:11 error A quotation mark is not closed [yaml-syntax]
        | '
        → Add the closing quotation mark at the end of the value."
    `);
  });

  it("an unclosed quotation mark that takes in the lines up to the next one", () => {
    expect(
      change(
        '{ e164: "+9900000000", display: +99 0000 0000 }',
        '{ e164: "+9900000000, display: +99 0000 0000 }\n  whatsapp: { e164: "+9900000000", display: +99 }',
      ),
    ).toMatchInlineSnapshot(`
      "countries/atlantis.yaml:9:18 error A quotation mark is not closed [yaml-syntax]
        | "
        → Add the closing quotation mark at the end of the value."
    `);
  });

  it("an unclosed bracket", () => {
    expect(change("[Poseidonis]", "[Poseidonis")).toMatchInlineSnapshot(`
      "countries/atlantis.yaml:18:30 error The \`[\` is not closed [yaml-syntax]
        | [
        → Add a \`]\` where the list ends."
    `);
  });

  it("an unclosed brace", () => {
    expect(change("display: +99 0000 0000 }", "display: +99 0000 0000")).toMatchInlineSnapshot(`
      "countries/atlantis.yaml:9:10 error The \`{\` is not closed [yaml-syntax]
        | {
        → Add a \`}\` where the map ends."
    `);
  });

  it("a colour without quotation marks, which takes the brace with it", () => {
    expect(append("theme: { accent: #f00 }\n")).toMatchInlineSnapshot(`
      "countries/atlantis.yaml:19:8 error The \`{\` is not closed [yaml-syntax]
        | {
        → \`#\` begins a comment, and the comment contains the \`}\`. Put the value with \`#\` in quotation marks."
    `);
  });

  it("a colon in a text", () => {
    expect(append("notice: Closed: until Monday\n")).toMatchInlineSnapshot(`
      "countries/atlantis.yaml:19:9 error The value contains a colon [yaml-syntax]
        | C
        → Put the text in quotation marks, or indent the lines that belong to the key."
    `);
    expect(change("display: +99 0000 0000", "display: Call: +99 0000 0000")).toMatchInlineSnapshot(`
      "countries/atlantis.yaml:9:42 error The value contains a colon [yaml-syntax]
        | Call: +99 0000 0000
        → Put the text in quotation marks, or insert a comma before the next key."
    `);
  });

  it("a line without a colon", () => {
    expect(append("Greetings\n")).toMatchInlineSnapshot(`
      "countries/atlantis.yaml:19:1 error The line is not a key with a value [yaml-syntax]
        | Greetings
        → Write \`key: value\`. Either the colon is missing, or the line does not belong here."
    `);
  });

  it("wrong indentation", () => {
    expect(change("  email: ", "   email: ")).toMatchInlineSnapshot(`
      "countries/atlantis.yaml:10:4 error The line is indented too far [yaml-syntax]
        | email: atlantis@example.com
        All keys of a map begin in the same column, and so do all entries of a list.
        → Write \`  email: atlantis@example.com\`, with 2 spaces before it, not 3."
    `);
  });

  it("a value that begins with a character of YAML's own", () => {
    expect(change("name: Atlantis", "name: @Atlantis")).toMatchInlineSnapshot(`
      "countries/atlantis.yaml:1:7 error Plain value cannot start with reserved character @ [yaml-syntax]
        | @
        → Put the value in quotation marks. It begins with a character that is special in YAML."
    `);
  });

  it("a key that stands twice", () => {
    expect(append("name: Lemuria\n")).toMatchInlineSnapshot(`
      "countries/atlantis.yaml:19:1 error The map has the key \`name\` twice [yaml-duplicate-key]
        | name
        → Keep one of them. The first value would be lost."
    `);
  });

  it("a list as a key", () => {
    expect(append("? [a, b]\n: c\n")).toMatchInlineSnapshot(`
      "countries/atlantis.yaml:19:3 error A key is a list or map [yaml-syntax]
        | [a, b]
        → Write a name before the colon; text with braces needs quotation marks."
    `);
  });

  it("several documents", () => {
    expect(append("---\nname: Lemuria\n")).toMatchInlineSnapshot(`
      "countries/atlantis.yaml:19:1 error The file has several YAML documents [yaml-several-documents]
        | -
        → Keep one: remove the line \`---\` and what does not belong in this file."
    `);
  });

  it("several documents, the first of them empty", () => {
    expect(whole("---\n---\nname: Lemuria\n")).toMatchInlineSnapshot(`
      "countries/atlantis.yaml:2:1 error The file has several YAML documents [yaml-several-documents]
        | -
        → Keep one: remove the line \`---\` and what does not belong in this file."
    `);
  });

  it("an empty file", () => {
    expect(whole("")).toMatchInlineSnapshot(`
      "countries/atlantis.yaml:1:1 error The file is empty [empty-file]
        |
        → Write the settings, or delete the file."
    `);
  });

  it("a file of comments", () => {
    expect(whole("# Soon.\n")).toMatchInlineSnapshot(`
      "countries/atlantis.yaml:1:1 error The file is empty [empty-file]
        | #
        → Write the settings, or delete the file."
    `);
  });

  it("a text in place of a map", () => {
    expect(whole("Atlantis\n")).toMatchInlineSnapshot(`
      "countries/atlantis.yaml:1:1 error The file is text, but must be a map [wrong-type]
        | A
        → Write its keys indented below it, one \`key: value\` per line."
    `);
  });
});

describe("aliases", () => {
  const bomb = [
    "a: &a [x, x, x, x, x, x, x, x, x]",
    ...["b", "c", "d", "e"].map(
      (name, index) => `${name}: &${name} [${Array(9).fill(`*${"abcd"[index]}`).join(", ")}]`,
    ),
  ].join("\n");

  it("an alias bomb", () => {
    expect(append(`${bomb}\n`)).toMatchInlineSnapshot(`
      "countries/atlantis.yaml:20:8 error The aliases expand to too many values [yaml-alias]
        | *a
        → Write the values themselves, or use fewer aliases."
    `);
  });

  it("an anchor that refers to itself", () => {
    expect(change("groups:\n  services:\n    shared: true", "groups: &groups\n  services:\n    shared: *groups"))
      .toMatchInlineSnapshot(`
        "countries/atlantis.yaml:15:13 error The alias \`*groups\` refers to the value that contains it [yaml-alias]
          | *groups
          → Write the value itself."
      `);
  });

  it("an alias without an anchor", () => {
    expect(change("code: AT", "code: *nowhere")).toMatchInlineSnapshot(`
      "countries/atlantis.yaml:3:7 error The alias \`*nowhere\` has no anchor before it [yaml-alias]
        | *nowhere
        → Define \`&nowhere\` before it, or write the value itself."
    `);
  });

  it("aliases that mean something are resolved", () => {
    expect(change("  email:", "  whatsapp: *phone\n  email:").includes("yaml-alias")).toBe(true);
    expect(
      makeProject()
        .replace(COUNTRY_FILE, "phone: {", "phone: &phone {")
        .replace(COUNTRY_FILE, "  email:", "  whatsapp: *phone\n  email:")
        .report(),
    ).toBe("");
  });
});

describe("tags", () => {
  it("an unknown tag", () => {
    expect(change("name: Atlantis", "name: !secret Atlantis")).toMatchInlineSnapshot(`
      "countries/atlantis.yaml:1:7 error The value has a custom tag [yaml-tag]
        | !secret
        → Remove the tag. Plain text, numbers, lists and maps are enough."
    `);
  });

  it("a tag of another language", () => {
    expect(change("name: Atlantis", 'name: !!js/function "() => 1"')).toMatchInlineSnapshot(`
      "countries/atlantis.yaml:1:7 error The value has a custom tag [yaml-tag]
        | !!js/function
        → Remove the tag. Plain text, numbers, lists and maps are enough."
    `);
  });

  it("a type that no setting has", () => {
    expect(change("name: Atlantis", "name: !!binary QXRsYW50aXM=")).toMatchInlineSnapshot(`
      "countries/atlantis.yaml:1:16 error The value has the tag \`!!binary\` [yaml-tag]
        | QXRsYW50aXM=
        → Remove the tag. Plain text, numbers, lists and maps are enough."
    `);
  });

  it("YAML's own plain types are fine", () => expect(change("name: Atlantis", "name: !!str Atlantis")).toBe(""));
});

describe("keys that would change JavaScript's objects", () => {
  it("__proto__", () => {
    expect(append("__proto__:\n  polluted: true\n")).toMatchInlineSnapshot(`
      "countries/atlantis.yaml:19:1 error The key \`__proto__\` is not allowed [forbidden-key]
        | __proto__
        → Remove it."
    `);
    expect(({} as { polluted?: boolean }).polluted).toBeUndefined();
  });

  it("constructor and prototype, however deep", () => {
    expect(change("    shared: true", "    constructor: { prototype: { polluted: true } }")).toMatchInlineSnapshot(`
      "countries/atlantis.yaml:15:5 error The key \`constructor\` is not allowed [forbidden-key]
        | constructor
        → Remove it.
      countries/atlantis.yaml:15:20 error The key \`prototype\` is not allowed [forbidden-key]
        | prototype
        → Remove it."
    `);
  });

  it("__proto__ by way of an alias", () => {
    expect(
      makeProject()
        .replace(COUNTRY_FILE, "name: Atlantis", "name: &name __proto__")
        .append(COUNTRY_FILE, "*name : { polluted: true }\n")
        .report(),
    ).toMatchInlineSnapshot(`
      "countries/atlantis.yaml:19:1 error The key \`__proto__\` is not allowed [forbidden-key]
        | *name
        → Remove it."
    `);
  });

  it("__proto__ among the defaults", () => {
    expect(
      makeProject()
        .replace(NETWORK_FILE, "  languages: [en-AU]", "  languages: [en-AU]\n  __proto__: { layout: landing }")
        .report(),
    ).toMatchInlineSnapshot(`
      "countries/network.yaml:29:3 error The key \`__proto__\` is not allowed [forbidden-key]
        | __proto__
        → Remove it."
    `);
  });
});

describe("quotation marks that word processors write", () => {
  it("around a value", () =>
    expect(makeProject().replace(COUNTRY_FILE, "name: Atlantis", "name: “Atlantis”").report()).toMatchInlineSnapshot(`
      "countries/atlantis.yaml:1:7 error The quotation marks are part of the value [yaml-quotes]
        | “Atlantis”
        Only straight quotation marks (\`"\`, \`'\`) have a meaning in YAML. Others are part of the text, and would be shown.
        → Write \`"Atlantis"\`. To show other quotation marks, put straight ones around them."
    `));

  it.each(["a “b” c", '"“b”"', "“b” and “c”", "|\n    “b”", "“b"])("may be in a text: %j", (written) => {
    const { problems } = parseYaml({ file: "a.yaml", text: `x: ${written}\n` });
    expect(problems).toEqual([]);
  });
});

describe("nesting", () => {
  it("more than 50 levels", () => {
    expect(append(`x: ${"[".repeat(60)}${"]".repeat(60)}\n`)).toMatchInlineSnapshot(`
      "countries/atlantis.yaml:19:54 error Maps and lists are nested more than 50 deep [yaml-nesting]
        | [
        → Check the brackets. No setting is nested that deep."
    `);
  });

  it.each([
    ["brackets", "[".repeat(20_000)],
    ["braces", "{a: ".repeat(5000)],
    ["dashes", `\n${"- ".repeat(5000)}x`],
  ])("thousands of levels: %s", (_what, text) => {
    const { problems, value } = parseYaml({ file: "a.yaml", text: `x: ${text}` });
    expect(value).toBeUndefined();
    expect(problems.map(({ code }) => code)).toEqual(["yaml-nesting"]);
  });
});

describe("places", () => {
  const problems = (text: string) =>
    parseYaml({ file: "a.yaml", text }).problems.map(({ place: { line, column, length } }) => ({
      line,
      column,
      length,
    }));

  it("Windows line ends don't move them", () =>
    expect(problems("a: 1\r\nb: 2\r\na: 3\r\n")).toEqual(problems("a: 1\nb: 2\na: 3\n")));

  it("a place ends where its line ends", () => {
    expect(problems("a: !x\n  b: 1\n  c: 2\n")).toEqual([{ line: 1, column: 4, length: 2 }]);
    expect(parseYaml({ file: "a.yaml", text: "__proto__: 1" }).problems[0]?.place).toMatchObject({
      line: 1,
      column: 1,
      length: 9,
    });
  });

  it("front matter begins at the file's second line", () => {
    const whole = "---\na: 1\na: 2\n---\n";
    expect(parseYaml({ file: "a.md", text: "a: 1\na: 2\n", whole, firstLine: 2 }).problems[0]?.place).toEqual({
      file: "a.md",
      line: 3,
      column: 1,
      length: 1,
      text: whole,
    });
  });
});

it("a space that is missing after a colon is named where it is, with the line to write", () => {
  const text = "contacts:\n  phone: a\n  email:ask@example.com\n  offices: []\n";
  const [problem, ...others] = parseYaml({ file: "countries/atlantis.yaml", text }).problems;
  expect(others).toEqual([]);
  expect(problem).toMatchObject({
    message: "A space is missing after the colon of `email`",
    hint: "Write `email: ask@example.com`.",
    place: { line: 3, column: 3 },
  });
});

it("a line that is indented too deep is reported where it is", () => {
  const text = "contacts:\n  phone: a\n    email: ask@example.com\n  offices: []\n";
  expect(parseYaml({ file: "countries/atlantis.yaml", text }).problems).toMatchObject([
    { message: "The line is indented too far", place: { line: 3, column: 5 } },
  ]);
});
