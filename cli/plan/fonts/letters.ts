/**
 * Letters of languages in Latin script beyond a to z, lower case: the main exemplar characters of the Unicode CLDR
 * (https://cldr.unicode.org/translation/core-data/exemplars). A language that is not here has all of Latin-1.
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
};

/** The letters of Vietnamese: each vowel with each tone. */
const vietnamese = (): string =>
  [..."aăâeêioôơuưy"]
    .flatMap((vowel) =>
      ["", "\u0300", "\u0301", "\u0303", "\u0309", "\u0323"].map((tone) => (vowel + tone).normalize("NFC")),
    )
    .join("") + "đ";

/** Letters of a language in Latin script beyond those of English, in both cases; undefined when they are not known. */
export function latinLetters(language: string): string | undefined {
  const { language: base } = new Intl.Locale(language);
  const letters = base === "vi" ? vietnamese() : LETTERS[base];
  return letters === undefined ? undefined : letters + letters.toLocaleUpperCase(base);
}
