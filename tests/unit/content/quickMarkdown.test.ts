import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { Marked } from "marked";
import { expect, it } from "vitest";
import { plainTokens } from "../../../cli/content/plainTokens.ts";
import { quickTokenizer } from "../../../cli/content/quickTokenizer.ts";

const CONTENT = join(import.meta.dirname, "../../../countries/content");

/** Pieces that mean something to Markdown, some of them only beside others. */
const PIECES =
  "a|b c|word |Word's|é—’|\n|\n\n|\n   |\t|  \n| \n|\r\n|---|===|- |-|* |*|**|_|__|~|~~|`|```\n|# |## |> |1. |12) |+ |[|](/x/)|[a]|[a]: /b\n|]|(|)|![|!|<|<b>|</b>|<pre>|</pre>|<!-- own -->|| a | b |\n|- | - |\n|:-:|:|@|a@b.example|www.|www.b.example|http|://|HTTPS://b.example/|mailto:a@b.example|xmpp:|&|&amp;|&#65;|&#x41;|\\|\\*|[ ] |[x] |    code\n|=|\u2028|.|**word**|**Two words.** |\n- word|\n1. word|\n\nWord |\u00a0|\n\n- ";

const plain = new Marked({ gfm: true });
const quick = quickTokenizer();
const spared = new Marked({ gfm: true }).use(plainTokens, { tokenizer: quick.tokenizer });

function tokens(markdown: string) {
  quick.begin(markdown);
  return { own: spared.lexer(markdown), usual: plain.lexer(markdown) };
}

/** The same numbers every time. */
function random(seed: number): (below: number) => number {
  let state = seed;
  return (below) => (state = (state * 48_271) % 2_147_483_647) % below;
}

it("makes the tokens that the parser makes of the shipped copy", () => {
  const files = readdirSync(CONTENT, { recursive: true, encoding: "utf8" }).filter((name) => name.endsWith(".md"));
  expect(files.length).toBeGreaterThan(100);
  for (const name of files) {
    const { own, usual } = tokens(readFileSync(join(CONTENT, name), "utf8"));
    expect(own, name).toEqual(usual);
  }
});

it("makes the tokens that the parser makes of anything", () => {
  const pieces = PIECES.split("|").map((piece) => piece || "|");
  const pick = random(7);
  for (let count = 0; count < 30_000; count++) {
    // Few kinds at a time: all together, every text would be one that is left to the parser.
    const few = Array.from({ length: 6 }, () => pieces[pick(pieces.length)]);
    const markdown = Array.from({ length: 1 + pick(14) }, () => few[pick(few.length)]).join("");
    const { own, usual } = tokens(markdown);
    expect(JSON.stringify(own), JSON.stringify(markdown)).toBe(JSON.stringify(usual));
  }
});
