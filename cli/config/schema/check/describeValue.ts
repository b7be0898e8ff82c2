const TYPE_NAMES: Record<string, string> = {
  string: "text",
  object: "a map",
  record: "a map",
  array: "a list",
  int: "a whole number",
  number: "a number",
  boolean: "true or false",
};

/** What zod's name of a type is called in problems. */
export const typeName = (expected: string): string => TYPE_NAMES[expected] ?? expected;

/** A value as it was written where it is one word, else its type. */
export const quoteValue = (value: unknown): string =>
  typeof value === "object" ? describeValue(value) : `\`${String(value)}\``;

/** The type of a value, and the value where it can't be taken for another. */
export function describeValue(value: unknown): string {
  if (value === null) return "empty";
  if (Array.isArray(value)) return "a list";
  if (typeof value === "object") return "a map";
  return typeof value === "string" ? "text" : `the ${typeof value} \`${String(value)}\``;
}

const TYPE_HINTS: Record<string, string> = {
  string: "Write one text.",
  object: "Write its keys indented below it, one `key: value` a line.",
  record: "Write its keys indented below it, one `key: value` a line.",
  array: "Write `[a, b]`, or one entry a line after `- `.",
  int: "Write a number without point and quotation marks.",
  number: "Write a number without quotation marks.",
  boolean: "Write `true` or `false`, without quotation marks.",
};

/** What to write where a value of another type is expected. */
export function typeHint(expected: string, written: unknown): string {
  if (expected === "string" && (typeof written === "number" || typeof written === "boolean"))
    return "Put it in quotation marks.";
  if (written === null) return "Write a value, or remove the key.";
  return TYPE_HINTS[expected] ?? `Write ${typeName(expected)}.`;
}
