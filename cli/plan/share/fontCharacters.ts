import { codePoints } from "../../content/fonts/fontFacts.ts";
import { memoizeWeak } from "../../core/lookups.ts";
import type { ShareFont } from "./shareDrawing.ts";

/** Characters without a glyph, such as joiners. */
const INVISIBLE = /^\p{Default_Ignorable_Code_Point}$/u;

const codesOf = memoizeWeak(({ range }: ShareFont): ReadonlySet<number> => new Set(codePoints(range)));

export function hasCharacters(font: ShareFont, characters: string): boolean {
  const codes = codesOf(font);
  return [...characters].every((character) => INVISIBLE.test(character) || codes.has(character.codePointAt(0) ?? 0));
}

/** The distinct characters of a text that none of the fonts has. */
export function missingCharacters(fonts: readonly ShareFont[], text: string): string[] {
  return [...new Set(text)].filter((character) => !fonts.some((font) => hasCharacters(font, character)));
}
