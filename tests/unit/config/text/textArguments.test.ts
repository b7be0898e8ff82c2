import { expect, it } from "vitest";
import { readCatalogue } from "../../../../cli/config/text/catalogue.ts";
import { readShippedText } from "../../../../cli/config/text/textFiles.ts";

/** The type of what each text takes, from the English catalogue. Written anew by `npm run test:unit -- textArguments -u`. */
it("textArguments.ts says what each text takes", async () => {
  const { catalogue } = readCatalogue(readShippedText("en")!);
  const lines = [...catalogue.messages].map(([key, { takes }]) => {
    const names = Object.entries(takes).map(([name, kind]) => `${name}: "${kind}"`);
    return `  ${key.includes(".") ? `"${key}"` : key}: ${names.length > 0 ? `{ ${names.join("; ")} }` : "{}"};`;
  });
  await expect(
    [
      "/** What each text takes, by its key. Made from `runtime/text/en.yaml` (`npm run test:unit -- textArguments -u`). */",
      "export interface TextArguments {",
      ...lines,
      "}",
      "",
    ].join("\n"),
  ).toMatchFileSnapshot("../../../../runtime/site/textArguments.ts");
});
