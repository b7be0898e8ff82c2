/** Pieces that mean something to Markdown, some of them only beside others; `¦` stands for the sign between them. */
const PIECES =
  "a|b c|word |Word's|é—’|\n|\n\n|\n   |\t|  \n| \n|\r\n|---|===|- |-|* |*|**|_|__|~|~~|`|```\n|# |## |> |1. |12) |+ |[|](/x/)|[a]|[a]: /b\n|]|(|)|![|!|<|<b>|</b>|<pre>|</pre>|<!-- own -->|¦ a ¦ b ¦\n|- ¦ - ¦\n|:-:|:|@|a@b.example|www.|www.b.example|http|://|HTTPS://b.example/|[b](https://b.example/) |mailto:a@b.example|xmpp:|&|&amp;|&#65;|&#x41;|\\|\\*|[ ] |[x] |    code\n|=|\u2028|.|**word**|**2 words** |[a](/b) |2 |12 words|\n\n¦ a ¦ b ¦\n¦ - ¦ --- ¦\n|¦ 1 ¦\n|¦ 2 ¦ **3** ¦ 4 ¦\n|**Two words.** |**Écoles** |**A. B, c:** |**[b](/x/)** |**[A. b](/)**|*word*|*2 words.* |*é× *|**÷ a**|\n- word|\n1. word|\n\nWord |\u00a0|\n\n- ";

/** The same numbers every time. */
function random(seed: number): (below: number) => number {
  let state = seed;
  return (below) => (state = (state * 48_271) % 2_147_483_647) % below;
}

/** Texts that hold anything of Markdown, the same ones every time. */
export function* randomMarkdown(count: number): Generator<string> {
  const pieces = PIECES.split("|").map((piece) => piece.replaceAll("¦", "|") || "|");
  const pick = random(7);
  for (let made = 0; made < count; made++) {
    // Few kinds at a time: all together, every text would be one that is left to the parser.
    const few = Array.from({ length: 6 }, () => pieces[pick(pieces.length)]);
    yield Array.from({ length: 1 + pick(14) }, () => few[pick(few.length)]).join("");
  }
}
