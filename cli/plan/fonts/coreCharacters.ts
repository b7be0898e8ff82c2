import { type FontRole, codePoints } from "../../content/fonts/fontFacts.ts";

/** No-break space, dashes, quotation marks, pound, euro, and letters of foreign names: École, Zürich. */
const COMMON =
  "U+00A0,U+00A3,U+00C9,U+00E0,U+00E4,U+00E7-00EA,U+00F1,U+00F6,U+00FC,U+2013-2014,U+2018-2019,U+201C-201D,U+2026,U+20AC";

/** ASCII without the characters that only code needs; for headings also without those of forms and addresses. */
const ASCII: Record<FontRole, string> = {
  body: "U+0020-0022,U+0024-003B,U+003F-005A,U+0061-007A,U+00A9,U+00B7",
  heading: "U+0020-0022,U+0024-0029,U+002B-003B,U+003F,U+0041-005A,U+0061-007A",
};

/** Quotation marks of languages other than English. */
const QUOTES = "«»‹›„‚";

/** Scripts that East Asian writing combines, by the ISO 15924 code of the combination. */
const MIXED: Record<string, string[]> = {
  Jpan: ["Hira", "Kana", "Hani"],
  Kore: ["Hang", "Hani"],
  Hans: ["Hani", "Bopo"],
  Hant: ["Hani", "Bopo"],
};

/** Those of them that are never loaded as a whole: browsers load the files that a page needs. */
const LARGE = new Set(["Hani", "Hang", "Bopo"]);

/** Zero-width non-joiner and joiner. */
const JOINERS = "\u200C\u200D";

/** Tests whether a character is core: every page in the language may show it and loads it at once. */
export function coreCharacters(role: FontRole, language: string): (code: number) => boolean {
  const { language: base, script = "Latn" } = new Intl.Locale(language).maximize();
  const isLatin = script === "Latn";
  const codes = new Set(codePoints(`${ASCII[role]},${COMMON}`));
  const own = LETTERS[base];
  const latin =
    own === undefined ? String.fromCodePoint(...codePoints("U+00A1-00FF")) : own + own.toLocaleUpperCase(base);
  for (const character of (isLatin ? latin : JOINERS) + (base === "en" ? "" : QUOTES))
    codes.add(character.codePointAt(0) ?? 0);
  const scripts = isLatin ? [] : (MIXED[script] ?? [script]).filter((part) => !LARGE.has(part));
  const patterns = scripts.map((part) => new RegExp(`\\p{scx=${part}}`, "u"));
  return (code) => codes.has(code) || patterns.some((pattern) => pattern.test(String.fromCodePoint(code)));
}

/** Whether a font file has letters of a script in which the language is written, or Latin ones for foreign names. */
export function isOfLanguage(codes: readonly number[], language: string): boolean {
  const { script = "Latn" } = new Intl.Locale(language).maximize();
  const patterns = ["Latn", ...(MIXED[script] ?? [script])].map((part) => new RegExp(`\\p{Script=${part}}`, "u"));
  return codes.some((code) => patterns.some((pattern) => pattern.test(String.fromCodePoint(code))));
}

/**
 * Letters beyond a to z of languages in Latin script, lower case: the main exemplar characters of the Unicode CLDR
 * (https://cldr.unicode.org/translation/core-data/exemplars). Other languages get all of Latin-1.
 */
const LETTERS: Record<string, string> = {
  af: "áâèéêëîïôöûü",
  az: "çəğıiöşü",
  bs: "čćđšž",
  ca: "àçèéíïòóúü·",
  cs: "áčďéěíňóřšťúůýž",
  cy: "âêîôûŵŷáéíóúàèìòùäëïöü",
  da: "æøå",
  de: "äöüß",
  en: "",
  es: "áéíñóúü¿¡",
  et: "äõöüšž",
  eu: "çñ",
  fi: "äåö",
  fil: "ñ",
  fr: "àâæçèéêëîïôœùûüÿ",
  ga: "áéíóú",
  gl: "áéíñóúü¿¡",
  hr: "čćđšž",
  hu: "áéíóöőúüű",
  id: "",
  is: "áðéíóúýþæö",
  it: "àèéìòóù",
  lt: "ąčęėįšųūž",
  lv: "āčēģīķļņšūž",
  ms: "",
  mt: "ċġħż",
  nb: "àéóòôæøå",
  nl: "áäéëíïóöúü",
  nn: "àéóòôæøå",
  no: "àéóòôæøå",
  pl: "ąćęłńóśźż",
  pt: "áâãàçéêíóôõú",
  ro: "ăâîșț",
  sk: "áäčďéíĺľňóôŕšťúýž",
  sl: "čšž",
  sq: "çë",
  sv: "åäö",
  sw: "",
  tr: "çğıiöşü",
  uz: "ʻʼ",
  vi: "àáãảạăằắẵẳặâầấẫẩậèéẽẻẹêềếễểệìíĩỉịòóõỏọôồốỗổộơờớỡởợùúũủụưừứữửựỳýỹỷỵđ",
};
