/** Named entities that CMSs use in titles. They write all others as numbers. */
const NAMED: Record<string, string> = {
  amp: "&",
  lt: "<",
  gt: ">",
  quot: '"',
  apos: "'",
  nbsp: " ",
  ndash: "–",
  mdash: "—",
  lsquo: "‘",
  rsquo: "’",
  ldquo: "“",
  rdquo: "”",
  hellip: "…",
  laquo: "«",
  raquo: "»",
  bull: "•",
  middot: "·",
  copy: "©",
  reg: "®",
  trade: "™",
  eacute: "é",
  egrave: "è",
  uuml: "ü",
  ouml: "ö",
  auml: "ä",
  ccedil: "ç",
  ntilde: "ñ",
};

const LAST_CODE_POINT = 0x10_ff_ff;

/** Decodes HTML entities once; keeps unknown ones. Trusted Types forbid HTML parsers (`DOMParser`, `innerHTML`). */
export function decodeEntities(text: string): string {
  return text.replace(
    /&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]+));/gi,
    (entity, decimal?: string, hex?: string, name?: string) => {
      if (name) return NAMED[name] ?? entity;
      const code = hex ? parseInt(hex, 16) : Number(decimal);
      const isCharacter = code >= 32 && code <= LAST_CODE_POINT && !(code >= 0xd800 && code <= 0xdfff);
      return isCharacter ? String.fromCodePoint(code) : "";
    },
  );
}
