import { expect, it } from "vitest";
import { readCatalogue } from "../../../../cli/config/text/catalogue.ts";
import { readShippedText } from "../../../../cli/config/text/textFiles.ts";

/** Width of the generated lines, as the formatter's. */
const WIDTH = 120;

/** The type of what each text takes, from the English catalogue. Written anew by `npm run test:unit -- textArguments -u`. */
it("textArguments.ts says what each text takes", async () => {
  const { catalogue } = readCatalogue(readShippedText("en")!);
  const texts = [...catalogue.messages].map(([key, { takes }]) => ({ key, takes: Object.entries(takes) }));
  const plain = texts.filter(({ takes }) => takes.length === 0).map(({ key }) => key);
  const lines = plain.reduce<string[]>((written, key) => {
    const longer = `${written.at(-1)} ${key}`;
    return written.length > 0 && `  | "${longer}"`.length <= WIDTH
      ? [...written.slice(0, -1), longer]
      : [...written, key];
  }, []);
  await expect(
    [
      "/** What each text takes, by its key. Made from `runtime/text/en.yaml` (`npm run test:unit -- textArguments -u`). */",
      "export interface TextArguments extends Record<Plain, {}> {",
      ...texts
        .filter(({ takes }) => takes.length > 0)
        .map(({ key, takes }) => `  "${key}": { ${takes.map(([name, kind]) => `${name}: "${kind}"`).join("; ")} };`),
      "}",
      "",
      "/** The words of a list. */",
      "type Words<List extends string> = List extends `${infer Word} ${infer Rest}` ? Word | Words<Rest> : List;",
      "",
      "/** The texts that take nothing. */",
      "type Plain = Words<",
      ...lines.map((line) => `  | "${line}"`),
      ">;",
      "",
    ].join("\n"),
  ).toMatchFileSnapshot("../../../../runtime/site/textArguments.ts");
});
