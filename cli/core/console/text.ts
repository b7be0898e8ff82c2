/** Rows as lines with aligned columns. Columns with an index in `right` are right-aligned. */
export function alignedLines(rows: readonly (readonly string[])[], right: readonly number[] = []): string[] {
  const widths: number[] = [];
  for (const row of rows)
    for (const [column, { length }] of row.entries()) widths[column] = Math.max(widths[column] ?? 0, length);
  const line = (row: readonly string[]) =>
    row.map((cell, column) =>
      right.includes(column) ? cell.padStart(widths[column] ?? 0) : cell.padEnd(widths[column] ?? 0),
    );
  return rows.map((row) => line(row).join("  ").trimEnd());
}

/** A table as text. Columns named in `right` are right-aligned. */
export function table(head: string[], rows: string[][], right: string[] = []): string {
  const numbers = right.map((name) => head.indexOf(name));
  return alignedLines([head, ...rows], numbers).join("\n");
}

/** Truncates a text to `max` characters. */
export const cut = (text: string, max: number): string => (text.length > max ? `${text.slice(0, max - 1)}…` : text);

/** A number of bytes for display, in decimal units. */
export function bytes(count: number): string {
  if (count < 1000) return `${count} B`;
  if (count < 1e6) return `${(count / 1e3).toFixed(1)} kB`;
  return count < 1e9 ? `${(count / 1e6).toFixed(1)} MB` : `${(count / 1e9).toFixed(1)} GB`;
}

/** A number with its noun: `1 page`, `2 pages`. */
export const count = (number: number, one: string, many = `${one}s`): string =>
  `${number} ${number === 1 ? one : many}`;

/** Control characters, which could move the cursor or change colours, and marks of text direction. */
const UNPRINTABLE = /[\p{Cc}\u2028\u2029\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/gu;

/** Replaces unprintable characters by one visible character each, which keeps columns aligned. */
export const printable = (text: string): string => text.replace(UNPRINTABLE, "�");

/** Escapes unprintable characters as `\\u{1b}`, for text from outside. */
export const escaped = (text: string): string =>
  text.replace(UNPRINTABLE, (character) => `\\u{${character.codePointAt(0)?.toString(16) ?? ""}}`);
