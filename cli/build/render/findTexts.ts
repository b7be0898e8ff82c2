import { readFileSync } from "node:fs";
import { join } from "node:path";
import { shippedMessages } from "../../config/text/catalogue.ts";
import { listFiles } from "../../core/files.ts";

/** File of a bundle that lists the keys of the texts that its scripts show. */
export const TEXTS_FILE = "texts.json";

/** Keys of the texts that the scripts in a folder show, found as string literals. */
export function findTexts(folder: string): string[] {
  const scripts = listFiles(folder)
    .filter((name) => name.endsWith(".js"))
    .map((name) => readFileSync(join(folder, name), "utf8"));
  const isNamed = (key: string) =>
    QUOTES.some((quote) => scripts.some((script) => script.includes(quote + key + quote)));
  return [...shippedMessages("en").keys()].filter(isNamed);
}

const QUOTES = ['"', "'", "`"];
