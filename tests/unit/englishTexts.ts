import { loadTexts } from "../../cli/config/text/loadTexts.ts";
import type { Texts } from "../../runtime/site/text.ts";

const nowhere = { file: "", line: 1, column: 1, length: 1 };

/** The words of a site that has none of its own. */
export const ENGLISH: Texts =
  loadTexts([], [{ country: "here", language: "en", place: () => nowhere }]).texts["en"] ?? {};

/** What parts of a text that scroll are called. */
export const LABELS = { code: "Code", table: "Table" };
