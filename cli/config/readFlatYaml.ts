/** `key: some plain text`, of signs that mean nothing to YAML where they stand here. */
const LINE = /^([a-zA-Z]{1,40}): ([a-zA-Z][^\p{Cc}\u{feff}:#]*[^\p{Cc}\u{feff}:# ]|\d{4}-\d{2}-\d{2})$/u;

/** Keys and texts that stand for something else. */
const SPECIAL = /^(?:true|false|null|constructor|prototype)$/i;

/**
 * Reads YAML that is nothing but lines of a key and a plain text, as most front matter is, twenty times faster than the
 * parser does. Undefined for any other, broken ones too.
 */
export function readFlatYaml(text: string): Record<string, string> | undefined {
  const values: Record<string, string> = {};
  for (const line of text.replace(/\n$/, "").split("\n")) {
    const [, key, value] = LINE.exec(line) ?? [];
    if (key === undefined || value === undefined || key in values || SPECIAL.test(key) || SPECIAL.test(value))
      return undefined;
    values[key] = value;
  }
  return values;
}
