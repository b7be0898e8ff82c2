import { expect, it } from "vitest";
import { readCatalogue } from "../../../../cli/config/text/catalogue.ts";
import { readShippedText } from "../../../../cli/config/text/textFiles.ts";

/** The texts and what each takes, from the English catalogue. Written anew by `npm run test:unit -- textArguments -u`. */
it("textArguments.ts says what each text takes", async () => {
  const { catalogue } = readCatalogue(readShippedText("en")!);
  const texts = [...catalogue.messages].map(([key, { takes }]) => {
    const names = Object.entries(takes).map(([name, kind]) => (kind === "tag" ? `${name}>` : name));
    return names.length === 0 ? key : `${key}(${names.join(",")})`;
  });
  // Lines as wide as the formatter's, with indent and quotes.
  const lines = texts.join(" ").match(/\S.{0,113}(?= |$)/g) ?? [];
  await expect(
    [
      'import type { Words } from "./words.ts";',
      "",
      "/** The texts with what each takes: values, and tags with `>`. From `en.yaml` (`npm run test:unit -- textArguments -u`). */",
      "export type TextSignature = Words<",
      ...lines.map((line) => `  | "${line}"`),
      ">;",
      "",
    ].join("\n"),
  ).toMatchFileSnapshot("../../../../runtime/site/textArguments.ts");
});
