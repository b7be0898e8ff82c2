import { Marked } from "marked";
import { expect, it } from "vitest";
import { renderPlain } from "../../../cli/content/renderPlain.ts";

const SIGNS = " !\"#$%&'()*+,-./:;<=>?@[\\]^_`{|}~\t\n\r\u00a0\u2028é’–…中💡019aZ".match(/./gsu) ?? [];

const marked = new Marked({ gfm: true });

it.each([
  "Words and numbers: 12, 5% or more.",
  'A reader\'s "own" words – and more…',
  "A > b",
  "Why? Because! (Often.)",
])("renders %s as the parser does", (text) => expect(renderPlain(text)).toBe(marked.parse(text)));

it.each([
  "A *b*",
  "See www.example.com",
  "http://example.com",
  "a@example.com",
  "A\n\nb",
  "- a",
  "A & b",
  " A",
  "A ",
  "",
])("leaves %j to the parser", (text) => expect(renderPlain(text)).toBeUndefined());

it("renders as the parser does whatever is between the words", () => {
  let rendered = 0;
  for (const first of SIGNS) {
    for (const second of SIGNS) {
      for (const text of [
        `${first}${second}`,
        `Word${first}${second}word`,
        `A ${first} b${second}c`,
        `B${first}1 ${second}`,
      ]) {
        const plain = renderPlain(text);
        if (plain === undefined) continue;
        rendered += 1;
        expect(plain, JSON.stringify(text)).toBe(marked.parse(text));
      }
    }
  }
  expect(rendered).toBeGreaterThan(1000);
});
