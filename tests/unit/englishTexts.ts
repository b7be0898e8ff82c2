import { markdownLabels } from "../../cli/content/markdown/markdownParser.ts";
import { loadTexts } from "../../cli/config/text/loadTexts.ts";
import { textsOf, type Texts } from "../../runtime/site/text.ts";

const nowhere = { file: "", line: 1, column: 1, length: 1 };

/** The words of a site that has none of its own. */
export const ENGLISH: Texts =
  loadTexts([], [{ country: "here", language: "en", place: () => nowhere }]).texts["en"] ?? {};

/** The words that rendered Markdown has besides its own. */
export const LABELS = markdownLabels(textsOf(ENGLISH, "en"));
