import { parse, TYPE, type MessageFormatElement } from "@formatjs/icu-messageformat-parser";
import { printAST } from "@formatjs/icu-messageformat-parser/printer.js";
import { nestTexts, readCatalogue } from "../../cli/config/text/catalogue.ts";
import { readShippedText } from "../../cli/config/text/textFiles.ts";

/** Every text of the pseudo-language begins with this. */
export const PSEUDO = "[!!";

const ACCENTED: Record<string, string> = Object.fromEntries(
  [..."aáeéiíoóuúcçnñsšyýAÁEÉIÍOÓUÚCÇNÑSŠYÝ".matchAll(/(.)(.)/gu)].map(([, plain = "", accent = ""]) => [
    plain,
    accent,
  ]),
);

/** All texts in a language that nobody speaks, `[!! Ópéñ méñú !!]`: what is shown without its marks does not come from them. */
export function pseudoTexts(): Record<string, unknown> {
  const source = readShippedText("en");
  if (!source) throw new Error("no English texts");
  const texts = [...readCatalogue(source).catalogue.messages].map(([key, message]) => {
    const elements = parse(message.source).map(accent);
    return [key, `${PSEUDO} ${printAST(elements)} !!]`] as const;
  });
  return nestTexts(texts);
}

function accent(element: MessageFormatElement): MessageFormatElement {
  switch (element.type) {
    case TYPE.literal:
      return { ...element, value: element.value.replace(/\p{L}/gu, (letter) => ACCENTED[letter] ?? letter) };
    case TYPE.tag:
      return { ...element, children: element.children.map(accent) };
    case TYPE.plural:
    case TYPE.select:
      return {
        ...element,
        options: Object.fromEntries(
          Object.entries(element.options).map(([form, { value }]) => [form, { value: value.map(accent) }]),
        ),
      };
    default:
      return element;
  }
}
