import { controlCharacter, controlMistake } from "../config/controlCharacter.ts";
import { MISSING_ALT, pictureNameMistake } from "../config/pictureName.ts";
import type { Place, Problem } from "../report/problem.ts";
import { addressOf, locateTokens } from "./locateTokens.ts";
import { hasStrayMarker, pictureName } from "./markdownText.ts";

/** What is not allowed can be written only with one of these. Most copy has none, and need not be parsed to be checked. */
const isSuspicious = (markdown: string): boolean =>
  /<(?!!-- own -->)|!\[/.test(markdown) ||
  /(?:^|[^#])#(?:[ \t]|\r?$)/m.test(markdown) ||
  (markdown.includes("=") && /^[ \t>*+-]*=+[ \t]*\r?$/m.test(markdown));

/** What Markdown may not hold, by the token it becomes. */
export function checkMarkdown(markdown: string, placeAt: (offset: number, length: number) => Place): Problem[] {
  const control = controlCharacter(markdown);
  if (control) return [{ ...controlMistake(control.name), severity: "error", place: placeAt(control.index, 1) }];
  if (!isSuspicious(markdown) && !hasStrayMarker(markdown)) return [];
  return locateTokens(markdown).flatMap(({ token, offset, length }): Problem[] => {
    const report = (code: Problem["code"], message: string, why: string, hint: string): Problem[] => [
      { code, severity: "error", message, why, hint, place: placeAt(offset, length) },
    ];
    if (token.type.startsWith("html_") && token.content.trim() !== "<!-- own -->") {
      return report(
        "unsafe-html",
        "The Markdown holds raw HTML",
        "It would escape the checks for links, headings and scripts.",
        "Write it as Markdown, or put it in backticks to show it.",
      );
    }
    if (token.type === "heading_open" && token.tag === "h1") {
      return report(
        "heading-level",
        "The copy has a heading of level 1",
        "The page's h1 is made from its title.",
        "Begin headings with `##`.",
      );
    }
    if (token.type === "image") {
      const address = addressOf(token) ?? "";
      const name = pictureName(address);
      const mistake = pictureNameMistake(name);
      if (mistake) return [{ severity: "error", place: placeAt(offset, length), ...mistake }];
      if (token.content.trim() === "") {
        const hint = `Say in a few words what it shows: \`![Students in front of the library](${address})\`.`;
        return report("missing-alt", MISSING_ALT.message, MISSING_ALT.why, hint);
      }
    }
    return [];
  });
}
