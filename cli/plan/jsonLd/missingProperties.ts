import type { DataKind } from "./kind.ts";

type Required = DataKind["required"];

/** What an object and those in it lack of the required properties, as paths: `jobLocation.address`, `datePosted or validThrough`. */
export function missingProperties(value: unknown, required: Required): string[] {
  const missing: string[] = [];
  collect({ value, path: "" }, required, missing);
  return missing;
}

/** Every page has some objects: they are walked through without a list for each. */
function collect({ value, path }: { value: unknown; path: string }, required: Required, missing: string[]): void {
  if (typeof value !== "object" || value === null) return;
  if (Array.isArray(value)) {
    for (const item of value) collect({ value: item, path }, required, missing);
    return;
  }
  const values = value as Readonly<Record<string, unknown>>;
  for (const wanted of required[String(values["@type"])] ?? []) {
    const isThere =
      typeof wanted === "string" ? !isEmpty(values[wanted]) : wanted.some((name) => !isEmpty(values[name]));
    if (!isThere) missing.push(path + (typeof wanted === "string" ? wanted : wanted.join(" or ")));
  }
  for (const name in values) {
    const inner = values[name];
    if (typeof inner === "object") collect({ value: inner, path: `${path}${name}.` }, required, missing);
  }
}

/** True for what is not written. */
export const isEmpty = (value: unknown): boolean =>
  value === undefined || value === "" || (Array.isArray(value) && value.length === 0);
