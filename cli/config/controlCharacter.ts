/** A control character in a text. */
interface ControlCharacter {
  index: number;
  /** `U+0007` */
  name: string;
}

/** Finds the first control character (C0, DEL or C1) of a text; tabs and line ends are allowed. */
export function controlCharacter(text: string): ControlCharacter | undefined {
  const found = /[^\P{Cc}\t\r\n]/u.exec(text);
  if (!found) return undefined;
  const code = found[0].charCodeAt(0).toString(16).toUpperCase().padStart(4, "0");
  return { index: found.index, name: `U+${code}` };
}

/** The problem of a text with a control character. */
export const controlMistake = (name: string) => ({
  code: "control-character" as const,
  message: `The text has the control character ${name}`,
  hint: "Remove it: it can't be seen, and pages, feeds and sitemaps can't hold it.",
});
