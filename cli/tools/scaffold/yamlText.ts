import { stringify } from "yaml";

/** A value as YAML on one line: maps and lists in braces and brackets. */
export function onOneLine(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(onOneLine).join(", ")}]`;
  if (typeof value !== "object" || value === null) return scalar(value);
  const entries = Object.entries(value).filter(([, inner]) => inner !== undefined);
  return entries.length === 0 ? "{}" : `{ ${entries.map(([key, inner]) => `${key}: ${onOneLine(inner)}`).join(", ")} }`;
}

/** Quoted as it has to be between braces, where more signs mean something. */
const scalar = (value: unknown): string =>
  stringify([value], { collectionStyle: "flow", lineWidth: 0, flowCollectionPadding: false }).trim().slice(1, -1);

/** Lines of a list, one item a line. */
export const itemLines = (items: readonly unknown[], indent: string): string[] =>
  items.map((item) => `${indent}- ${onOneLine(item)}`);

/** A comment, broken into lines that fit. */
export function comment(text: string, indent = ""): string[] {
  const lines: string[] = [];
  for (const word of text.split(" ")) {
    const last = lines.at(-1);
    if (last !== undefined && `${last} ${word}`.length <= 110 - indent.length)
      lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines.map((line) => `${indent}# ${line}`);
}
