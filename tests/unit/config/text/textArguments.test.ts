import { expect, it } from "vitest";
import { readCatalogue } from "../../../../cli/config/text/catalogue.ts";
import { readShippedText } from "../../../../cli/config/text/textFiles.ts";

/** The type of what each text takes, from the English catalogue. Written anew by `npm run test:unit -- textArguments -u`. */
it("textArguments.ts says what each text takes", async () => {
  const { catalogue } = readCatalogue(readShippedText("en")!);
  const texts = [...catalogue.messages].map(([key, { takes }]) => ({ key, takes: Object.entries(takes) }));
  const plain = texts.filter(({ takes }) => takes.length === 0).map(({ key }) => key);
  // Lines as wide as the formatter's, with indent and quotes.
  const lines = plain.join(" ").match(/\S.{0,113}(?= |$)/g) ?? [];
  await expect(
    [
      'import type { Words } from "./words.ts";',
      "",
      "/** What each text takes, by its key. Made from `runtime/text/en.yaml` (`npm run test:unit -- textArguments -u`). */",
      "export interface TextArguments extends Record<Plain, {}> {",
      ...texts
        .filter(({ takes }) => takes.length > 0)
        .map(({ key, takes }) => `  "${key}": { ${takes.map(([name, kind]) => `${name}: "${kind}"`).join("; ")} };`),
      "}",
      "",
      "/** The texts that take nothing. */",
      "type Plain = Words<",
      ...lines.map((line) => `  | "${line}"`),
      ">;",
      "",
    ].join("\n"),
  ).toMatchFileSnapshot("../../../../runtime/site/textArguments.ts");
});
