/** `key: some plain text` or a date: signs that mean nothing to YAML where they stand here. Indented ones belong to a list's item. */
const ENTRY =
  /^( {2}- | {4}|)([a-zA-Z]{1,40}): ([a-zA-Z](?:[^\p{Cc}\u{feff}:#]*[^\p{Cc}\u{feff}:# ])?|\d{4}-\d{2}(?:-\d{2})?)$/u;
const LIST = /^([a-zA-Z]{1,40}):$/;

/** Keys and texts that stand for something else. */
const SPECIAL = /^(?:true|false|null|constructor|prototype)$/i;

type Texts = Record<string, string>;

/**
 * Reads YAML that is nothing but keys with plain texts, and lists of such keys, as most front matter is, many times faster
 * than the parser does. Undefined for any other, broken ones too.
 */
export function readFlatYaml(text: string): Record<string, string | Texts[]> | undefined {
  const values: Record<string, string | Texts[]> = {};
  let list: Texts[] | undefined;
  const set = <T>(map: Record<string, T>, key: string, value: T): boolean => {
    if (SPECIAL.test(key) || Object.hasOwn(map, key)) return false;
    map[key] = value;
    return true;
  };
  for (const line of text.replace(/\n$/, "").split("\n")) {
    const [, indent, key = "", value = ""] = ENTRY.exec(line) ?? [];
    const name = indent === undefined ? LIST.exec(line)?.[1] : undefined;
    // A key with nothing below it is null.
    if ((indent === undefined && name === undefined) || SPECIAL.test(value)) return undefined;
    if (!indent && list?.length === 0) return undefined;
    if (indent === "  - ") list?.push({});
    const map = indent ? list?.at(-1) : values;
    if (!indent) list = name === undefined ? undefined : [];
    if (!map || !set<string | Texts[]>(map, name ?? key, list && !indent ? list : value)) return undefined;
  }
  return list?.length === 0 ? undefined : values;
}
