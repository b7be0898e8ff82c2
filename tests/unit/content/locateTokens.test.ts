import { expect, it } from "vitest";
import { addressOf, locateTokens } from "../../../cli/content/markdown/locateTokens.ts";

/** What is found in a text, as it is written there. */
const found = (markdown: string) =>
  locateTokens(markdown).map(({ offset, length }) => markdown.slice(offset, offset + length));

it.each([
  ["a link", "See [fees](/fees/).", ["[fees](/fees/)"]],
  ["a link with bold text", "See **[the *fees*](/fees/)**.", ["[the *fees*](/fees/)"]],
  ["a link behind its address as code", "`/fees/`\nand [fees](/fees/)", ["[fees](/fees/)"]],
  ["the same link twice", "[a](/a/)\n[b](/a/)", ["[a](/a/)", "[b](/a/)"]],
  ["a reference", "See [fees][1] here.\n\n[1]: /fees/", ["[fees][1]"]],
  [
    "addresses without brackets",
    "<https://a.example/> https://b.example/",
    ["https://a.example/", "https://b.example/"],
  ],
  ["a picture", "A ![campus](a.jpg) here", ["![campus](a.jpg)"]],
  ["raw HTML", "Some <b>bold</b>\ntext<hr>", ["<b>", "<hr>"]],
  ["a block of raw HTML, by its first line", "Text\n\n<div>\nx\n</div>", ["<div>"]],
  ["headings, by their lines", "## One ##\n\nTwo\n===", ["## One ##", "Two"]],
  ["what is in a quote in a list", "1. one\n   > a\n   > [b](/c/) `d`\n   > # e", ["[b](/c/)", "# e"]],
  ["what is in a table", "| a | b |\n|---|:-:|\n| c | [d](/e/) |\n| f | <i> |", ["[d](/e/)", "<i>"]],
  ["what is behind Windows line ends", "a\r\n\r\nb\r\n[c](/d/)\r\n", ["[c](/d/)"]],
])("finds %s", (_, markdown, written) => expect(found(markdown)).toEqual(written));

it("gives addresses as they are written, but for escapes", () => {
  const markdown = "[a](/a\\_b/?x=1&amp;y=ü) ![c](<d e.jpg> 'f') [g](javascript:alert(1))";
  expect(locateTokens(markdown).map(({ token }) => addressOf(token))).toEqual([
    "/a_b/?x=1&y=ü",
    "d e.jpg",
    "javascript:alert(1)",
  ]);
});
