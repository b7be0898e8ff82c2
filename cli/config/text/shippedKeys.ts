import { readCatalogue } from "./catalogue.ts";
import { readShippedText } from "./textFiles.ts";

/** Keys of all texts. */
export function shippedKeys(): string[] {
  const source = readShippedText("en");
  return source ? [...readCatalogue(source).catalogue.messages.keys()] : [];
}
