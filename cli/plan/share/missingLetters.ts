import type { Place, Problem } from "../../report/problem.ts";
import { count } from "../../report/count.ts";
import { nameSome } from "../../report/suggest.ts";

/** Scripts by their ISO 15924 codes, with the family of Noto that draws them. */
const FAMILIES: Record<string, string> = {
  Arab: "sans-arabic",
  Armn: "sans-armenian",
  Beng: "sans-bengali",
  Deva: "sans-devanagari",
  Ethi: "sans-ethiopic",
  Geor: "sans-georgian",
  Gujr: "sans-gujarati",
  Guru: "sans-gurmukhi",
  Hang: "sans-kr",
  Hani: "sans-sc",
  Hebr: "sans-hebrew",
  Hira: "sans-jp",
  Kana: "sans-jp",
  Khmr: "sans-khmer",
  Knda: "sans-kannada",
  Laoo: "sans-lao",
  Mlym: "sans-malayalam",
  Mymr: "sans-myanmar",
  Orya: "sans-oriya",
  Sinh: "sans-sinhala",
  Taml: "sans-tamil",
  Telu: "sans-telugu",
  Thai: "sans-thai",
  Tibt: "serif-tibetan",
};

/** A font that has a letter. */
function fontFor(letter: string): string {
  const script = Object.keys(FAMILIES).find((code) => new RegExp(`\\p{Script=${code}}`, "u").test(letter));
  return `@fontsource/noto-${FAMILIES[script ?? ""] ?? "sans"}`;
}

/** Which letters the texts of some share pictures have that no font can draw. `letters` are those of each; the place is looked up by need. */
export function missingLetters(letters: readonly (readonly string[])[], locate: () => Place): Problem[] {
  if (letters.length === 0) return [];
  const all = [...new Set(letters.flat())].sort();
  const fonts = [...new Set(all.map(fontFor))].sort();
  // A mark without its letter can't be read.
  const bases = all.filter((letter) => !/\p{Mark}/u.test(letter));
  const shown = nameSome(bases.length > 0 ? bases : all, 6);
  return [
    {
      code: "missing-letters",
      severity: "warning",
      message: `No font has ${shown} for ${count(letters.length, "share picture")}`,
      why: "A letter without a font would be an empty box. In its place the page has the picture of the whole site, if that can be drawn.",
      hint: `Run \`npm install ${fonts.join(" ")}\`, and add \`fonts: [${fonts.map((font) => `"${font}"`).join(", ")}]\` to \`sharePictures\` below \`brand\`.`,
      place: locate(),
    },
  ];
}
