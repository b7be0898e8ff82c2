/** A character that HTML, XML or JSON can't hold. */
interface ControlCharacter {
  index: number;
  /** `U+0007` */
  name: string;
}

/**
 * Finds the first character of a text that HTML, XML or JSON can't hold: a control character (C0, DEL or C1; tabs and line
 * ends are allowed), a noncharacter such as U+FFFE, or half of a surrogate pair (https://www.w3.org/TR/xml/#charsets,
 * https://infra.spec.whatwg.org/#noncharacter).
 */
export function controlCharacter(text: string): ControlCharacter | undefined {
  const found = /[^\P{Cc}\t\r\n]|[\p{Noncharacter_Code_Point}\p{Cs}]/u.exec(text);
  const code = found?.[0].codePointAt(0)?.toString(16).toUpperCase().padStart(4, "0");
  return found ? { index: found.index, name: `U+${code}` } : undefined;
}

/** The problem of a control character. */
export const controlMistake = (name: string) => ({
  code: "control-character" as const,
  message: `The text contains the ${/^U\+00[0-9A-F]{2}$/.test(name) ? "control " : ""}character ${name}`,
  hint: "Remove it: it is invisible, and pages, feeds and sitemaps can't contain it.",
});
