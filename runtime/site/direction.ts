/** Text direction: `dir` in HTML. */
export type Direction = "ltr" | "rtl";

/** ISO 15924 codes of scripts that are written from right to left. */
const RIGHT_TO_LEFT = "Adlm Arab Aran Hebr Mand Mend Nkoo Rohg Samr Syrc Thaa Yezi".split(" ");

/**
 * The direction of a language's script, which `Intl` adds to tags without a script. (`textInfo` would have the
 * direction, but some engines lack it, and it is wrong for some languages.)
 * @param language BCP 47 tag: `ar-AE`, `pa-Arab`.
 */
export function directionOf(language: string): Direction {
  const { script } = new Intl.Locale(language).maximize();
  return script !== undefined && RIGHT_TO_LEFT.includes(script) ? "rtl" : "ltr";
}

/** The attribute ` dir="rtl"`, with its space; empty for languages from left to right. */
export function dirAttribute(language: string): string {
  return directionOf(language) === "rtl" ? ' dir="rtl"' : "";
}
