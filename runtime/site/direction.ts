/** Where lines begin: `dir` of HTML. */
export type Direction = "ltr" | "rtl";

/** Scripts that are written from right to left, by their ISO 15924 codes. */
const RIGHT_TO_LEFT = "Adlm Arab Aran Hebr Mand Mend Nkoo Rohg Samr Syrc Thaa Yezi".split(" ");

/**
 * The direction in which a language is written: that of its script, which tags seldom name and `Intl` knows. (The direction
 * itself, `textInfo`, is not in every engine, and wrong for some languages.)
 * @param language BCP 47 tag: `ar-AE`, `pa-Arab`.
 */
export function directionOf(language: string): Direction {
  const { script } = new Intl.Locale(language).maximize();
  return script !== undefined && RIGHT_TO_LEFT.includes(script) ? "rtl" : "ltr";
}

/** The attribute ` dir="rtl"`, with its space, for the start of a document; nothing where lines begin on the left, as they do by default. */
export function dirAttribute(language: string): string {
  return directionOf(language) === "rtl" ? ' dir="rtl"' : "";
}
