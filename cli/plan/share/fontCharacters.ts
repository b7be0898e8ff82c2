import { codePoints } from "../../content/fonts/unicodeRange.ts";
import type { ShareFont } from "./shareDrawing.ts";

/** Characters that only join or separate others: no font has to draw them. */
const INVISIBLE = /^\p{Default_Ignorable_Code_Point}$/u;

const known = new WeakMap<ShareFont, ReadonlySet<number>>();

/** Whether a font has all of some characters. */
export function hasCharacters(font: ShareFont, characters: string): boolean {
  const codes = known.get(font) ?? new Set(codePoints(font.range));
  known.set(font, codes);
  return [...characters].every((character) => INVISIBLE.test(character) || codes.has(character.codePointAt(0) ?? 0));
}

/** The characters of a text that no font of a list has, each once. */
export function missingCharacters(fonts: readonly ShareFont[], text: string): string[] {
  return [...new Set(text)].filter((character) => !fonts.some((font) => hasCharacters(font, character)));
}
