import type { DataKind } from "./kind.ts";

type Required = DataKind["required"];

/** Paths of missing required properties, also in inner objects: `jobLocation.address`, `datePosted or validThrough`. */
export function missingProperties(value: unknown, required: Required): string[] {
  const missing: string[] = [];
  collect({ value, path: "" }, required, missing);
  return missing;
}

/** Appends to one list, for speed: this runs for every object of every page. */
function collect({ value, path }: { value: unknown; path: string }, required: Required, missing: string[]): void {
  if (typeof value !== "object" || value === null) return;
  if (Array.isArray(value)) {
    for (const item of value) collect({ value: item, path }, required, missing);
    return;
  }
  const values = value as Readonly<Record<string, unknown>>;
  for (const property of required[String(values["@type"])] ?? []) {
    const isPresent =
      typeof property === "string" ? !isEmpty(values[property]) : property.some((name) => !isEmpty(values[name]));
    if (!isPresent) missing.push(path + (typeof property === "string" ? property : property.join(" or ")));
  }
  for (const name in values) {
    const inner = values[name];
    if (typeof inner === "object") collect({ value: inner, path: `${path}${name}.` }, required, missing);
  }
}

/** Whether a value is left out of the output. */
export const isEmpty = (value: unknown): boolean =>
  value === undefined || value === "" || (Array.isArray(value) && value.length === 0);
