import { z } from "zod";
import { PictureRef } from "../values/picture.ts";
import { CountryCode } from "../values/primitives.ts";
import { Action, Markdown } from "../sections/section.ts";

/**
 * What `countrysites/parts` provides to schemas of own sections while they are checked (`cli/parts`). The functions of
 * the same names in `runtime/parts/fields.ts` have their types. A field's output is tagged, so that it is checked and
 * planned like a field of shipped sections.
 */
export const PARTS_FIELDS = {
  z,
  markdown: () => Markdown.transform((text): Field => ({ markdown: text })),
  link: () => Action.transform((written): Field => ({ "own:link": written })),
  picture: () => PictureRef.transform((ref): Field => ({ "own:picture": ref })),
  flag: () => CountryCode.transform((code): Field => ({ "own:flag": code })),
};

/**
 * A field of an own section that is more than plain data (`fields.ts`). It is serializable, because values are cached
 * and sent to worker threads.
 */
export type Field =
  | { markdown: string }
  | { "own:link": { label: string; to: string } }
  | { "own:picture": PictureRef }
  | { "own:flag": string };

const isField = (value: object): value is Field => {
  const [name = "", ...others] = Object.keys(value);
  return others.length === 0 && ["markdown", "own:link", "own:picture", "own:flag"].includes(name);
};

/** Replaces the fields in values. Keys whose field becomes undefined are dropped. */
export function replaceFields(
  values: Record<string, unknown>,
  replace: (field: Field, path: PropertyKey[]) => unknown,
): Record<string, unknown> {
  const replaced = (value: unknown, path: PropertyKey[]): unknown => {
    if (typeof value !== "object" || value === null) return value;
    if (Array.isArray(value)) return value.map((item, index) => replaced(item, [...path, index]));
    return isField(value) ? replace(value, path) : entries(value, path);
  };
  const entries = (map: object, path: PropertyKey[]): Record<string, unknown> =>
    Object.fromEntries(
      Object.entries(map)
        .map(([key, value]) => [key, replaced(value, [...path, key])] as const)
        .filter(([, value]) => value !== undefined),
    );
  return entries(values, []);
}

/** The fields in a section's values, with their paths. */
export function listFields(values: Record<string, unknown>): { field: Field; path: PropertyKey[] }[] {
  const found: { field: Field; path: PropertyKey[] }[] = [];
  replaceFields(values, (field, path) => {
    found.push({ field, path });
    return undefined;
  });
  return found;
}

/** The parts of a value that JSON can't hold or would change, with what they are. A key without a value is dropped. */
export function notJson(value: unknown, path: PropertyKey[] = []): [path: PropertyKey[], what: string][] {
  if (value === null || value === undefined || typeof value === "string" || typeof value === "boolean") return [];
  if (typeof value === "number") return Number.isFinite(value) ? [] : [[path, `the number ${value}`]];
  if (typeof value !== "object") return [[path, `a ${typeof value}`]];
  if (Array.isArray(value)) return value.flatMap((item, index) => notJson(item, [...path, index]));
  const prototype = Object.getPrototypeOf(value) as { constructor: { name: string } } | null;
  if (prototype !== null && prototype !== Object.prototype) return [[path, `a ${prototype.constructor.name}`]];
  return Object.entries(value).flatMap(([key, item]) => notJson(item, [...path, key]));
}
